"""The look of a report: readable, narrow enough, light or dark as the reader's system is."""

STYLE = """
:root{color-scheme:light dark;--ground:#fff;--ink:#1b1f24;--quiet:#5b6570;--line:#d8dde3;
--accent:#0072B2;--good:#00704f;--bad:#b04300;--panel:#f5f7f9;--warn:#fff4e0}
@media (prefers-color-scheme:dark){:root{--ground:#14171a;--ink:#e6e9ec;--quiet:#9aa5b0;
--line:#333a41;--accent:#56B4E9;--good:#3fcf9d;--bad:#ff9256;--panel:#1c2024;--warn:#3a2d14}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 4px;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:40px 0 8px}
h3{font-size:1rem;margin:20px 0 6px}
.quiet,figcaption{color:var(--quiet);font-size:.9rem}
.lead{font-size:1.15rem}
.warnings{background:var(--warn);border-left:4px solid #E69F00;
margin:16px 0;padding:10px 14px 10px 34px}
figure{margin:0}
figcaption{margin-top:6px}
svg{display:block;width:100%;height:auto;color:var(--ink);
font:12px system-ui,"DejaVu Sans",sans-serif}
svg text{fill:currentColor}
svg .tick,svg .axis{fill:var(--quiet)}
svg .grid{stroke:var(--line);stroke-width:1}
svg .range{stroke:var(--accent);stroke-width:3;stroke-opacity:.45;stroke-linecap:round}
svg .dot{fill:var(--accent)}
svg .cell{fill:var(--panel)}
svg .strong{fill:#fff}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;
margin:8px 0 0;padding:0;font-size:.9rem}
.legend i{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:6px}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
th,td{padding:5px 14px 5px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{border-bottom-width:2px;white-space:nowrap}
td.number{text-align:right;white-space:nowrap}
td.superior{color:var(--good);font-weight:600}
td.inferior{color:var(--bad)}
pre{background:var(--panel);padding:14px;overflow-x:auto;font-size:.85rem;border-radius:6px}
.notes{white-space:pre-wrap}
summary{cursor:pointer;font-weight:600}
@media print{details>pre{white-space:pre-wrap}main{max-width:none}}
"""
