var reviews = [
 {
  "text": "The bank reported quarterly profit without a doubt.",
  "label": "finance"
 },
 {
  "text": "The referee defended an away match as expected.",
  "label": "sport"
 },
 {
  "text": "The midfielder lost the league game quite suddenly.",
  "label": "sport"
 },
 {
  "text": "The captain lost an away match in the rain.",
  "label": "sport"
 },
 {
  "text": "The shareholder delayed quarterly profit after a long wait.",
  "label": "finance"
 },
 {
  "text": "The shareholder cut the share price this week.",
  "label": "finance"
 },
 {
  "text": "The midfielder defended a late goal for the third time.",
  "label": "sport"
 },
 {
  "text": "The referee saved an away match for the third time.",
  "label": "sport"
 },
 {
  "text": "The bank forecast the share price on Monday.",
  "label": "finance"
 },
 {
  "text": "The treasury taxed the bond market for the third time.",
  "label": "finance"
 },
 {
  "text": "The referee scored a late goal before noon.",
  "label": "sport"
 },
 {
  "text": "The bank reported interest rates this week.",
  "label": "finance"
 },
 {
  "text": "The team kicked the league game before noon.",
  "label": "sport"
 },
 {
  "text": "The broker delayed the share price once again.",
  "label": "finance"
 }
];
