<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>AffinityView</name>
        <message>
            <source>Documents by class</source>
            <translation>Dokumente nach Klasse</translation>
        </message>
        <message>
            <source>Affinity matrix</source>
            <translation>Affinitätsmatrix</translation>
        </message>
    </context>
    <context>
        <name>CellDocuments</name>
        <message>
            <source>Documents of the cell</source>
            <translation>Dokumente der Zelle</translation>
        </message>
        <message>
            <source>Text with the decisive terms highlighted</source>
            <translation>Text mit hervorgehobenen ausschlaggebenden Termen</translation>
        </message>
        <message>
            <source>Click a cell to see its documents and the decisive terms.</source>
            <translation>Klicken Sie auf eine Zelle, um ihre Dokumente und die ausschlaggebenden Terme zu sehen.</translation>
        </message>
        <message>
            <source>Words for {}: {}</source>
            <translation>Wörter für {}: {}</translation>
        </message>
        <message>
            <source>Underlined orange words indicate {}, blue words others. Source: {}.</source>
            <translation>Unterstrichene orange Wörter sprechen für {}, blaue für andere Klassen. Quelle: {}.</translation>
        </message>
        <message>
            <source>Words for {}: {}
Words for {}: {}</source>
            <translation>Wörter für {}: {}
Wörter für {}: {}</translation>
        </message>
        <message>
            <source>Underlined orange words indicate {}, blue words {}. Source: {}.</source>
            <translation>Unterstrichene orange Wörter sprechen für {}, blaue für {}. Quelle: {}.</translation>
        </message>
        <message>
            <source>{} classified as {}</source>
            <translation>{} als {} klassifiziert</translation>
        </message>
        <message>
            <source>{} classified correctly</source>
            <translation>{} richtig klassifiziert</translation>
        </message>
        <message>
            <source> {:,} times in {:,} splits</source>
            <translation> {:,}-mal in {:,} Aufteilungen</translation>
        </message>
        <message>
            <source>, the first {:,} listed</source>
            <translation>, die ersten {:,} aufgeführt</translation>
        </message>
        <message>
            <source>This corpus contains term counts without text.</source>
            <translation>Dieser Korpus enthält Termhäufigkeiten ohne Text.</translation>
        </message>
    </context>
    <context>
        <name>CharacteristicTermsView</name>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Stärke</translation>
        </message>
        <message>
            <source>Strongest terms</source>
            <translation>Stärkste Terme</translation>
        </message>
        <message>
            <source>This class has no characteristic terms.</source>
            <translation>Diese Klasse hat keine kennzeichnenden Terme.</translation>
        </message>
        <message>
            <source>Strength: {}</source>
            <translation>Stärke: {}</translation>
        </message>
        <message>
            <source>{} (counted as {})</source>
            <translation>{} (gezählt als {})</translation>
        </message>
    </context>
    <context>
        <name>CheckUpPanel</name>
        <message>
            <source>Un&amp;do the last cure</source>
            <translation>Letzte Abhilfe &amp;zurücknehmen</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Befunde</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>Beispiele</translation>
        </message>
        <message>
            <source>Double-click or press Enter to read the document</source>
            <translation>Doppelklick oder Eingabetaste öffnet das Dokument</translation>
        </message>
        <message>
            <source>Examining the corpus …</source>
            <translation>Korpus wird untersucht …</translation>
        </message>
        <message>
            <source>Examining the corpus … {:.0%}</source>
            <translation>Korpus wird untersucht … {:.0%}</translation>
        </message>
        <message>
            <source>Cures in the plan: {}.</source>
            <translation>Abhilfen im Plan: {}.</translation>
        </message>
        <message>
            <source>Effect: {}</source>
            <translation>Wirkung: {}</translation>
        </message>
        <message>
            <source>No findings</source>
            <translation>Keine Befunde</translation>
        </message>
        <message>
            <source>Nothing was found that would make results worthless.</source>
            <translation>Nichts gefunden, was Ergebnisse wertlos machen würde.</translation>
        </message>
    </context>
    <context>
        <name>ChoiceField</name>
        <message>
            <source>Try several values: {}</source>
            <translation>Mehrere Werte versuchen: {}</translation>
        </message>
        <message>
            <source>Try several values</source>
            <translation>Mehrere Werte versuchen</translation>
        </message>
    </context>
    <context>
        <name>ChosenMethods</name>
        <message>
            <source>Methods of this experiment</source>
            <translation>Verfahren dieses Experiments</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplizieren</translation>
        </message>
        <message>
            <source>Re&amp;move</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <source> (× {})</source>
            <translation> (× {})</translation>
        </message>
    </context>
    <context>
        <name>ClassButton</name>
        <message>
            <source>{}, {} labels</source>
            <translation>{}, {} Labels</translation>
        </message>
        <message>
            <source>{} (right-click or F2 to change it)</source>
            <translation>{} (Rechtsklick oder F2 zum Ändern)</translation>
        </message>
    </context>
    <context>
        <name>ClassCards</name>
        <message>
            <source>Name of a class</source>
            <translation>Name einer Klasse</translation>
        </message>
        <message>
            <source>Another name for {}; the name of another class merges the two.</source>
            <translation>Ein anderer Name für {}; der Name einer anderen Klasse vereinigt die beiden.</translation>
        </message>
        <message>
            <source>Name at least two classes to begin.</source>
            <translation>Benennen Sie zuerst mindestens zwei Klassen.</translation>
        </message>
        <message>
            <source>Another class, or Enter to begin labelling</source>
            <translation>Weitere Klasse, oder Eingabetaste zum Beginnen</translation>
        </message>
        <message>
            <source>New class: type its name, then Enter (N)</source>
            <translation>Neue Klasse: Namen eingeben, dann Eingabetaste (N)</translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Umbenennen …</translation>
        </message>
        <message>
            <source>Merge into</source>
            <translation>Vereinigen mit</translation>
        </message>
        <message>
            <source>Split …</source>
            <translation>Teilen …</translation>
        </message>
        <message>
            <source>Review its documents</source>
            <translation>Ihre Dokumente durchsehen</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Other …</source>
            <translation>Andere …</translation>
        </message>
        <message>
            <source>Note …</source>
            <translation>Notiz …</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Orange</source>
            <translation>Orange</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Pink</source>
            <translation>Rosa</translation>
        </message>
        <message>
            <source>Sky blue</source>
            <translation>Himmelblau</translation>
        </message>
        <message>
            <source>Vermilion</source>
            <translation>Zinnoberrot</translation>
        </message>
        <message>
            <source>Olive</source>
            <translation>Oliv</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Violett</translation>
        </message>
    </context>
    <context>
        <name>ClassTermsPanel</name>
        <message>
            <source>with “{}”</source>
            <translation>mit „{}“</translation>
        </message>
        <message>
            <source>{} with “{}” selected; the map and the lists show them.</source>
            <translation>{} mit „{}“ ausgewählt; Karte und Listen zeigen sie.</translation>
        </message>
    </context>
    <context>
        <name>ClassifiedDocuments</name>
        <message>
            <source>Text with marked words</source>
            <translation>Text mit markierten Wörtern</translation>
        </message>
        <message>
            <source>Copy the &amp;table</source>
            <translation>&amp;Tabelle kopieren</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Second class</source>
            <translation>Zweite Klasse</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>Lead</source>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>How far the score of the class is above that of the second class</source>
            <translation>Wie weit der Wert der Klasse über dem der zweiten liegt</translation>
        </message>
        <message>
            <source>The class and the words that decided it appear here.</source>
            <translation>Hier erscheinen die Klasse und die Wörter, die sie entschieden haben.</translation>
        </message>
        <message>
            <source>No class</source>
            <translation>Keine Klasse</translation>
        </message>
        <message>
            <source>None of these words occurs in the corpus that the method learnt from, so the class is a guess.</source>
            <translation>Keines dieser Wörter kommt in dem Korpus vor, aus dem das Verfahren gelernt hat; die Klasse ist geraten.</translation>
        </message>
        <message>
            <source>Probability of the class: {}</source>
            <translation>Wahrscheinlichkeit der Klasse: {}</translation>
        </message>
        <message>
            <source>Scores: {}</source>
            <translation>Werte: {}</translation>
        </message>
        <message>
            <source>Scores above 0 are for a class, below 0 against it; the highest decides.</source>
            <translation>Werte über 0 sprechen für eine Klasse, unter 0 gegen sie; der höchste entscheidet.</translation>
        </message>
        <message>
            <source>Underlined orange words support {}, blue words {}. Source: {}.</source>
            <translation>Unterstrichene orange Wörter stützen {}, blaue {}. Quelle: {}.</translation>
        </message>
        <message>
            <source>Strongest words: {}</source>
            <translation>Stärkste Wörter: {}</translation>
        </message>
        <message>
            <source>Documents and their classes</source>
            <translation>Dokumente und ihre Klassen</translation>
        </message>
    </context>
    <context>
        <name>ClusterMapView</name>
        <message>
            <source>Term clusters</source>
            <translation>Termcluster</translation>
        </message>
    </context>
    <context>
        <name>ClustersPanel</name>
        <message>
            <source>Clusters</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Select a cluster to list its documents here.</source>
            <translation>Wählen Sie einen Cluster, um seine Dokumente hier aufzulisten.</translation>
        </message>
        <message>
            <source>Save as &amp;labels …</source>
            <translation>Als &amp;Labels speichern …</translation>
        </message>
        <message>
            <source>Write a labelling: each document gets the name of its cluster</source>
            <translation>Eine Annotation schreiben: jedes Dokument bekommt den Namen seines Clusters</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Umbenennen</translation>
        </message>
        <message>
            <source>Give the selected cluster a name of your own (F2)</source>
            <translation>Dem ausgewählten Cluster einen eigenen Namen geben (F2)</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Gespeichert: {}</translation>
        </message>
        <message>
            <source>Save labels</source>
            <translation>Labels speichern</translation>
        </message>
    </context>
    <context>
        <name>CodersPanel</name>
        <message>
            <source>Open another person's labelling of these documents (.jsonl or .csv) to see how far you agree.</source>
            <translation>Öffnen Sie die Annotation einer anderen Person für diese Dokumente (.jsonl oder .csv), um zu sehen, wie weit Sie übereinstimmen.</translation>
        </message>
        <message>
            <source>Disagreements</source>
            <translation>Abweichungen</translation>
        </message>
        <message>
            <source>Decide these next</source>
            <translation>Diese als Nächstes entscheiden</translation>
        </message>
        <message>
            <source>Open labelling …</source>
            <translation>Annotation öffnen …</translation>
        </message>
        <message>
            <source>Labellings (*.jsonl *.csv)</source>
            <translation>Annotationen (*.jsonl *.csv)</translation>
        </message>
        <message>
            <source>Open labelling</source>
            <translation>Annotation öffnen</translation>
        </message>
        <message>
            <source>Cohen's κ {:.3f}, Krippendorff's α {:.3f}; {:,} documents were labelled by both, {:.1f} % alike.</source>
            <translation>Cohens κ {:.3f}, Krippendorffs α {:.3f}; {:,} Dokumente von beiden annotiert, {:.1f} % gleich.</translation>
        </message>
        <message>
            <source>No document was labelled by both.</source>
            <translation>Kein Dokument wurde von beiden annotiert.</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>you</source>
            <translation>Sie</translation>
        </message>
    </context>
    <context>
        <name>ColumnChooser</name>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Identifier</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Aufteilung</translation>
        </message>
        <message>
            <source>{} column</source>
            <translation>Spalte: {}</translation>
        </message>
        <message>
            <source>Separate several columns with commas to join them</source>
            <translation>Mehrere Spalten durch Kommas trennen, um sie zu verbinden</translation>
        </message>
        <message>
            <source>detected: {}</source>
            <translation>erkannt: {}</translation>
        </message>
        <message>
            <source>row number</source>
            <translation>Zeilennummer</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not detected</source>
            <translation>nicht erkannt</translation>
        </message>
    </context>
    <context>
        <name>Commands</name>
        <message>
            <source>There is no file {}.</source>
            <translation>Es gibt keine Datei {}.</translation>
        </message>
        <message>
            <source>Import run</source>
            <translation>Lauf importieren</translation>
        </message>
        <message>
            <source>The language changes at the next start of the program.</source>
            <translation>Die Sprache wechselt beim nächsten Start des Programms.</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Über</translation>
        </message>
        <message>
            <source>Text-classification experiments with corpus-based semantics. MIT licence.
Runs are stored in {}</source>
            <translation>Experimente zur Textklassifikation mit korpusbasierter Semantik. MIT-Lizenz.
Läufe werden gespeichert in {}</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPage</name>
        <message>
            <source>Metric</source>
            <translation>Metrik</translation>
        </message>
        <message>
            <source>Training size</source>
            <translation>Trainingsgröße</translation>
        </message>
        <message>
            <source>First method</source>
            <translation>Erstes Verfahren</translation>
        </message>
        <message>
            <source>Second method</source>
            <translation>Zweites Verfahren</translation>
        </message>
        <message>
            <source>Compare runs</source>
            <translation>Läufe vergleichen</translation>
        </message>
        <message>
            <source>Largest size</source>
            <translation>Größte Trainingsgröße</translation>
        </message>
        <message>
            <source>Tick one or more runs on the left.</source>
            <translation>Haken Sie links einen oder mehrere Läufe an.</translation>
        </message>
        <message>
            <source>compared with</source>
            <translation>verglichen mit</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Tick one or more runs to see their methods side by side</source>
            <translation>Haken Sie Läufe an, um ihre Verfahren nebeneinander zu sehen</translation>
        </message>
        <message>
            <source>No run has results yet</source>
            <translation>Noch kein Lauf hat Ergebnisse</translation>
        </message>
        <message>
            <source>Compare methods, settings or corpora once two experiments have run.</source>
            <translation>Vergleichen Sie Verfahren, Einstellungen oder Korpora, sobald zwei Experimente gelaufen sind.</translation>
        </message>
        <message>
            <source>Set up an experiment</source>
            <translation>Experiment einrichten</translation>
        </message>
    </context>
    <context>
        <name>ComparisonTableView</name>
        <message>
            <source>Compared scores</source>
            <translation>Verglichene Werte</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95-%-Intervall</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Draws</source>
            <translation>Unentschieden</translation>
        </message>
        <message>
            <source>Losses</source>
            <translation>Niederlagen</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>{} trials</source>
            <translation>{} Versuche</translation>
        </message>
    </context>
    <context>
        <name>ConfusionPanel</name>
        <message>
            <source>Row percentages</source>
            <translation>Zeilenprozente</translation>
        </message>
        <message>
            <source>Group similar classes</source>
            <translation>Ähnliche Klassen gruppieren</translation>
        </message>
        <message>
            <source>Totals and scale</source>
            <translation>Summen und Skala</translation>
        </message>
        <message>
            <source>Compare with</source>
            <translation>Vergleichen mit</translation>
        </message>
        <message>
            <source>After sprinkling</source>
            <translation>Nach dem Sprinkling</translation>
        </message>
        <message>
            <source>Before sprinkling</source>
            <translation>Vor dem Sprinkling</translation>
        </message>
        <message>
            <source>Change due to sprinkling</source>
            <translation>Änderung durch Sprinkling</translation>
        </message>
        <message>
            <source>No comparison</source>
            <translation>Kein Vergleich</translation>
        </message>
        <message>
            <source>Difference from {}</source>
            <translation>Unterschied zu {}</translation>
        </message>
        <message>
            <source>Click a cell to see its documents and the decisive terms.</source>
            <translation>Klicken Sie auf eine Zelle, um ihre Dokumente und die ausschlaggebenden Terme zu sehen.</translation>
        </message>
        <message>
            <source>These predictions were counted during training; their documents are not stored. Choose “After sprinkling” to read documents.</source>
            <translation>Diese Vorhersagen wurden beim Training gezählt; ihre Dokumente sind nicht gespeichert. Wählen Sie „Nach dem Sprinkling“, um Dokumente zu lesen.</translation>
        </message>
        <message>
            <source>Finding the decisive terms …</source>
            <translation>Ausschlaggebende Terme werden gesucht …</translation>
        </message>
        <message>
            <source>Percentage points gained (+) or lost (−); blue on the diagonal is a gain.</source>
            <translation>Gewonnene (+) oder verlorene (−) Prozentpunkte; Blau auf der Diagonale ist ein Gewinn.</translation>
        </message>
        <message>
            <source>The matrix before sprinkling counts training documents, that after it test documents.</source>
            <translation>Die Matrix vor dem Sprinkling zählt Trainingsdokumente, die danach Testdokumente.</translation>
        </message>
        <message>
            <source>Clusters do not correspond to classes, so the diagonal has no meaning.</source>
            <translation>Cluster entsprechen keinen Klassen, daher hat die Diagonale keine Bedeutung.</translation>
        </message>
    </context>
    <context>
        <name>ConfusionView</name>
        <message>
            <source>Predicted class</source>
            <translation>Vorhergesagte Klasse</translation>
        </message>
        <message>
            <source>Actual class</source>
            <translation>Tatsächliche Klasse</translation>
        </message>
        <message>
            <source>Confusion matrix</source>
            <translation>Konfusionsmatrix</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>correct</source>
            <translation>richtig</translation>
        </message>
    </context>
    <context>
        <name>CorpusLine</name>
        <message>
            <source>Use the open corpus instead</source>
            <translation>Stattdessen den geöffneten Korpus verwenden</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>Corpus: {}</source>
            <translation>Korpus: {}</translation>
        </message>
    </context>
    <context>
        <name>CorpusPage</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Open &amp;another corpus</source>
            <translation>&amp;Anderen Korpus öffnen</translation>
        </message>
        <message>
            <source>&amp;Label documents</source>
            <translation>Dokumente ann&amp;otieren</translation>
        </message>
        <message>
            <source>&amp;Set up an experiment</source>
            <translation>&amp;Experiment einrichten</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Check-up</source>
            <translation>Untersuchung</translation>
        </message>
        <message>
            <source>Wrong labels</source>
            <translation>Falsche Labels</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <source>Counting terms …</source>
            <translation>Terme werden gezählt …</translation>
        </message>
        <message>
            <source>Check-up ({})</source>
            <translation>Untersuchung ({})</translation>
        </message>
        <message>
            <source>Overview ({} warnings)</source>
            <translation>Übersicht ({} Warnungen)</translation>
        </message>
        <message>
            <source>Overview ({} warning)</source>
            <translation>Übersicht ({} Warnung)</translation>
        </message>
    </context>
    <context>
        <name>CureBox</name>
        <message>
            <source>Cure</source>
            <translation>Abhilfe</translation>
        </message>
        <message>
            <source>Previe&amp;w</source>
            <translation>&amp;Vorschau</translation>
        </message>
        <message>
            <source>Show what the cure changes, without changing anything</source>
            <translation>Zeigt, was die Abhilfe ändert, ohne etwas zu ändern</translation>
        </message>
        <message>
            <source>Appl&amp;y</source>
            <translation>An&amp;wenden</translation>
        </message>
        <message>
            <source>Open the corpus with this cure; the plan will record it</source>
            <translation>Den Korpus mit dieser Abhilfe öffnen; der Plan hält sie fest</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <source>After</source>
            <translation>Nachher</translation>
        </message>
        <message>
            <source>No setting helps.</source>
            <translation>Keine Einstellung hilft.</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <source> Left out: {} …</source>
            <translation> Ausgelassen: {} …</translation>
        </message>
    </context>
    <context>
        <name>CurveView</name>
        <message>
            <source>Curves</source>
            <translation>Kurven</translation>
        </message>
        <message>
            <source>{}, %</source>
            <translation>{}, %</translation>
        </message>
        <message>
            <source>{}, logarithmic scale</source>
            <translation>{}, logarithmische Skala</translation>
        </message>
    </context>
    <context>
        <name>DendrogramPanel</name>
        <message>
            <source>a leaf of the tree</source>
            <translation>ein Blatt des Baums</translation>
        </message>
    </context>
    <context>
        <name>DendrogramView</name>
        <message>
            <source>Most frequent class in the leaf (documents)</source>
            <translation>Häufigste Klasse im Blatt (Dokumente)</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <source>Tree of the clustering</source>
            <translation>Baum der Clusterung</translation>
        </message>
        <message>
            <source>Number of clusters</source>
            <translation>Anzahl der Cluster</translation>
        </message>
        <message>
            <source>Number of clusters:</source>
            <translation>Anzahl der Cluster:</translation>
        </message>
        <message>
            <source>no class</source>
            <translation>keine Klasse</translation>
        </message>
    </context>
    <context>
        <name>DetailsPanel</name>
        <message>
            <source>Details of the selected run</source>
            <translation>Einzelheiten des ausgewählten Laufs</translation>
        </message>
        <message>
            <source>Select a run to see its details.</source>
            <translation>Wählen Sie einen Lauf, um Einzelheiten zu sehen.</translation>
        </message>
        <message>
            <source>{} runs selected.</source>
            <translation>{} Läufe ausgewählt.</translation>
        </message>
        <message>
            <source>{} trials failed:</source>
            <translation>{} Versuche gescheitert:</translation>
        </message>
        <message>
            <source>Warning: {}</source>
            <translation>Warnung: {}</translation>
        </message>
    </context>
    <context>
        <name>DifferencePanel</name>
        <message>
            <source>From {} to {}: percentage points gained (+) or lost (−) in each cell</source>
            <translation>Von {} zu {}: gewonnene (+) oder verlorene (−) Prozentpunkte je Zelle</translation>
        </message>
    </context>
    <context>
        <name>DisagreementPanel</name>
        <message>
            <source>Both correct: {}; both wrong: {:,}. McNemar's test on the other documents: p = {:.3g}.</source>
            <translation>Beide richtig: {}; beide falsch: {:,}. McNemar-Test auf den übrigen Dokumenten: p = {:.3g}.</translation>
        </message>
        <message>
            <source>Only {} is correct: {}</source>
            <translation>Nur {} richtig: {}</translation>
        </message>
    </context>
    <context>
        <name>DocumentList</name>
        <message>
            <source>Copy</source>
            <translation>Kopieren</translation>
        </message>
        <message>
            <source>Copy the names of these documents</source>
            <translation>Die Namen dieser Dokumente kopieren</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Text des Dokuments</translation>
        </message>
        <message>
            <source>Select a document in the list to read it.</source>
            <translation>Wählen Sie ein Dokument der Liste, um es zu lesen.</translation>
        </message>
        <message>
            <source>This corpus consists of term counts without text.</source>
            <translation>Dieser Korpus besteht aus Termhäufigkeiten ohne Text.</translation>
        </message>
    </context>
    <context>
        <name>DocumentReader</name>
        <message>
            <source>Text of the document</source>
            <translation>Text des Dokuments</translation>
        </message>
        <message>
            <source>Terms of the document</source>
            <translation>Terme des Dokuments</translation>
        </message>
        <message>
            <source>Preprocessing steps</source>
            <translation>Schritte der Vorverarbeitung</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Terme</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>What each preprocessing step removed or changed</source>
            <translation>Was jeder Schritt der Vorverarbeitung entfernt oder geändert hat</translation>
        </message>
        <message>
            <source>Select a document to read it.</source>
            <translation>Wählen Sie ein Dokument, um es zu lesen.</translation>
        </message>
        <message>
            <source>Counting terms …</source>
            <translation>Terme werden gezählt …</translation>
        </message>
        <message>
            <source>First {:,} characters only.</source>
            <translation>Nur die ersten {:,} Zeichen.</translation>
        </message>
        <message>
            <source>… and {:,} more</source>
            <translation>… und {:,} weitere</translation>
        </message>
        <message>
            <source>This corpus contains term counts without text.</source>
            <translation>Dieser Korpus enthält Termhäufigkeiten ohne Text.</translation>
        </message>
    </context>
    <context>
        <name>DocumentTable</name>
        <message>
            <source>(term counts without text)</source>
            <translation>(Termhäufigkeiten ohne Text)</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPanel</name>
        <message>
            <source>Search texts and identifiers</source>
            <translation>Texte und Kennungen durchsuchen</translation>
        </message>
        <message>
            <source>Search documents</source>
            <translation>Dokumente suchen</translation>
        </message>
        <message>
            <source>Filter by class</source>
            <translation>Nach Klasse filtern</translation>
        </message>
        <message>
            <source>All classes</source>
            <translation>Alle Klassen</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Searching …</source>
            <translation>Suche läuft …</translation>
        </message>
        <message>
            <source>{:,} of {:,}</source>
            <translation>{:,} von {:,}</translation>
        </message>
    </context>
    <context>
        <name>EstimateCard</name>
        <message>
            <source>Learning curve</source>
            <translation>Lernkurve</translation>
        </message>
        <message>
            <source>Estimated accuracy</source>
            <translation>Geschätzte Genauigkeit</translation>
        </message>
        <message>
            <source>Every {}th question is a random check that nothing is learnt from.</source>
            <translation>Jede {}. Frage ist eine Zufallsprobe, aus der nichts gelernt wird.</translation>
        </message>
        <message>
            <source>1 random check</source>
            <translation>1 Zufallsprobe</translation>
        </message>
        <message>
            <source>{} random checks</source>
            <translation>{} Zufallsproben</translation>
        </message>
        <message>
            <source>{} more labels: about {:.0f} % ({:.0f} – {:.0f})</source>
            <translation>{} weitere Labels: etwa {:.0f} % ({:.0f} – {:.0f})</translation>
        </message>
    </context>
    <context>
        <name>EvaluationPanel</name>
        <message>
            <source>Protocol</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Tick at least one metric.</source>
            <translation>Haken Sie mindestens eine Metrik an.</translation>
        </message>
        <message>
            <source>Metrics</source>
            <translation>Metriken</translation>
        </message>
    </context>
    <context>
        <name>ExperimentPage</name>
        <message>
            <source>Name of the experiment</source>
            <translation>Name des Experiments</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Terms and features</source>
            <translation>Terme und Merkmale</translation>
        </message>
        <message>
            <source>Protocol and metrics</source>
            <translation>Protokoll und Metriken</translation>
        </message>
        <message>
            <source>Open a corpus first, on the Corpus page.</source>
            <translation>Öffnen Sie zuerst einen Korpus auf der Seite Korpus.</translation>
        </message>
        <message>
            <source>Give the experiment a name.</source>
            <translation>Geben Sie dem Experiment einen Namen.</translation>
        </message>
        <message>
            <source>Add at least one method.</source>
            <translation>Fügen Sie mindestens ein Verfahren hinzu.</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (Kopie)</translation>
        </message>
        <message>
            <source>{} was restored.</source>
            <translation>{} ist wiederhergestellt.</translation>
        </message>
        <message>
            <source>Unknown methods were left out: {}</source>
            <translation>Unbekannte Verfahren wurden ausgelassen: {}</translation>
        </message>
        <message>
            <source>{} ({} to correct)</source>
            <translation>{} ({} zu korrigieren)</translation>
        </message>
        <message>
            <source>{} was removed.</source>
            <translation>{} wurde entfernt.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>FeatureForm</name>
        <message>
            <source>{} for the chosen methods</source>
            <translation>{} für die gewählten Verfahren</translation>
        </message>
        <message>
            <source>{} for {}</source>
            <translation>{} für {}</translation>
        </message>
        <message>
            <source>The same holds for {} more.</source>
            <translation>Dasselbe gilt für {} weitere.</translation>
        </message>
    </context>
    <context>
        <name>FigureTab</name>
        <message>
            <source>Select a run on the Runs page.</source>
            <translation>Wählen Sie auf der Seite Läufe einen Lauf.</translation>
        </message>
        <message>
            <source>Computing …</source>
            <translation>Wird berechnet …</translation>
        </message>
        <message>
            <source>Show {}</source>
            <translation>{} zeigen</translation>
        </message>
    </context>
    <context>
        <name>ForestView</name>
        <message>
            <source>Methods with their 95 % intervals</source>
            <translation>Verfahren mit ihren 95-%-Intervallen</translation>
        </message>
        <message>
            <source>, 95 % interval {} to {}</source>
            <translation>, 95-%-Intervall {} bis {}</translation>
        </message>
        <message>
            <source>; not significantly worse than the best</source>
            <translation>; nicht signifikant schlechter als das beste</translation>
        </message>
        <message>
            <source>; significantly worse than the best</source>
            <translation>; signifikant schlechter als das beste</translation>
        </message>
        <message>
            <source>{}, %</source>
            <translation>{}, %</translation>
        </message>
    </context>
    <context>
        <name>GroupedTabs</name>
        <message>
            <source>Groups of views</source>
            <translation>Gruppen von Ansichten</translation>
        </message>
        <message>
            <source>Views of the group</source>
            <translation>Ansichten der Gruppe</translation>
        </message>
    </context>
    <context>
        <name>HelpDock</name>
        <message>
            <source>Help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>Search the help</source>
            <translation>Hilfe durchsuchen</translation>
        </message>
        <message>
            <source>Help pages</source>
            <translation>Hilfeseiten</translation>
        </message>
        <message>
            <source>No page contains these words.</source>
            <translation>Keine Seite enthält diese Wörter.</translation>
        </message>
        <message>
            <source>Loading the settings …</source>
            <translation>Einstellungen werden geladen …</translation>
        </message>
        <message>
            <source>Close the help (Esc)</source>
            <translation>Hilfe schließen (Esc)</translation>
        </message>
    </context>
    <context>
        <name>HelpText</name>
        <message>
            <source>Help page</source>
            <translation>Hilfeseite</translation>
        </message>
    </context>
    <context>
        <name>HistoryActions</name>
        <message>
            <source>&amp;Open</source>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <source>Show its results (Enter)</source>
            <translation>Ergebnisse zeigen (Eingabetaste)</translation>
        </message>
        <message>
            <source>Co&amp;mpare</source>
            <translation>&amp;Vergleichen</translation>
        </message>
        <message>
            <source>&amp;Resume</source>
            <translation>Fo&amp;rtsetzen</translation>
        </message>
        <message>
            <source>Re&amp;try failed trials</source>
            <translation>Gescheiterte &amp;wiederholen</translation>
        </message>
        <message>
            <source>D&amp;uplicate</source>
            <translation>D&amp;uplizieren</translation>
        </message>
        <message>
            <source>Delete the selected runs (Delete)</source>
            <translation>Die ausgewählten Läufe löschen (Entf)</translation>
        </message>
        <message>
            <source>De&amp;lete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>&amp;Import run …</source>
            <translation>Lauf &amp;importieren …</translation>
        </message>
        <message>
            <source>Compare two or more selected runs</source>
            <translation>Zwei oder mehr ausgewählte Läufe vergleichen</translation>
        </message>
        <message>
            <source>Run the failed trials again; successful trials are kept</source>
            <translation>Gescheiterte Versuche wiederholen; erfolgreiche bleiben erhalten</translation>
        </message>
        <message>
            <source>Copy its plan to the Experiment page (Ctrl+D)</source>
            <translation>Den Plan auf die Seite Experiment kopieren (Strg+D)</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>Search names, methods, corpora, tags and notes</source>
            <translation>Namen, Verfahren, Korpora, Stichwörter und Notizen durchsuchen</translation>
        </message>
        <message>
            <source>Search runs</source>
            <translation>Läufe suchen</translation>
        </message>
        <message>
            <source>Loading runs …</source>
            <translation>Läufe werden geladen …</translation>
        </message>
        <message>
            <source>Set up an experiment</source>
            <translation>Experiment einrichten</translation>
        </message>
        <message>
            <source>No run matches the search.</source>
            <translation>Kein Lauf passt zur Suche.</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Nichts gefunden</translation>
        </message>
        <message>
            <source>No runs yet</source>
            <translation>Noch keine Läufe</translation>
        </message>
        <message>
            <source>Set up an experiment and press Run, or drop an exported run (.zip) here.</source>
            <translation>Richten Sie ein Experiment ein und drücken Sie Start, oder ziehen Sie einen exportierten Lauf (.zip) hierher.</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <source>Import {}</source>
            <translation>{} importieren</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Read as {}.</source>
            <translation>Gelesen als {}.</translation>
        </message>
        <message>
            <source>Encoding: {}.</source>
            <translation>Zeichencodierung: {}.</translation>
        </message>
        <message>
            <source>Delimiter: {}.</source>
            <translation>Trennzeichen: {}.</translation>
        </message>
        <message>
            <source>Quotation mark: {}.</source>
            <translation>Anführungszeichen: {}.</translation>
        </message>
        <message>
            <source>Sheet: {}.</source>
            <translation>Tabellenblatt: {}.</translation>
        </message>
        <message>
            <source>The columns are numbers; there is no text.</source>
            <translation>Die Spalten sind Zahlen; es gibt keinen Text.</translation>
        </message>
        <message>
            <source>Choose the column that contains the text.</source>
            <translation>Wählen Sie die Spalte, die den Text enthält.</translation>
        </message>
        <message>
            <source>More settings</source>
            <translation>Weitere Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>ImportResult</name>
        <message>
            <source>Class instead:</source>
            <translation>Klasse stattdessen:</translation>
        </message>
        <message>
            <source>Text instead:</source>
            <translation>Text stattdessen:</translation>
        </message>
    </context>
    <context>
        <name>KeyLine</name>
        <message>
            <source>class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>class by first letter</source>
            <translation>Klasse nach Anfangsbuchstaben</translation>
        </message>
        <message>
            <source>accept the suggestion</source>
            <translation>Vorschlag annehmen</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>skip</source>
            <translation>überspringen</translation>
        </message>
        <message>
            <source>cannot be decided</source>
            <translation>nicht zu entscheiden</translation>
        </message>
        <message>
            <source>new class</source>
            <translation>neue Klasse</translation>
        </message>
        <message>
            <source>rename or merge</source>
            <translation>umbenennen oder zusammenlegen</translation>
        </message>
        <message>
            <source>similar documents</source>
            <translation>ähnliche Dokumente</translation>
        </message>
        <message>
            <source>back</source>
            <translation>zurück</translation>
        </message>
        <message>
            <source>undo</source>
            <translation>rückgängig</translation>
        </message>
        <message>
            <source>redo</source>
            <translation>wiederholen</translation>
        </message>
        <message>
            <source>further class</source>
            <translation>weitere Klasse</translation>
        </message>
        <message>
            <source>which documents next</source>
            <translation>welche Dokumente folgen</translation>
        </message>
        <message>
            <source>review the cluster</source>
            <translation>Cluster durchsehen</translation>
        </message>
        <message>
            <source>lasso by keys</source>
            <translation>Lasso mit Tasten</translation>
        </message>
        <message>
            <source>must-link, at both</source>
            <translation>Must-Link, bei beiden</translation>
        </message>
        <message>
            <source>cannot-link, at both</source>
            <translation>Cannot-Link, bei beiden</translation>
        </message>
        <message>
            <source>rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>spectral space</source>
            <translation>Spektralraum</translation>
        </message>
        <message>
            <source>two people</source>
            <translation>zwei Personen</translation>
        </message>
        <message>
            <source>export</source>
            <translation>exportieren</translation>
        </message>
        <message>
            <source>search</source>
            <translation>suchen</translation>
        </message>
        <message>
            <source>scroll</source>
            <translation>blättern</translation>
        </message>
        <message>
            <source>back to the document</source>
            <translation>zurück zum Dokument</translation>
        </message>
        <message>
            <source>fewer keys</source>
            <translation>weniger Tasten</translation>
        </message>
        <message>
            <source>all keys</source>
            <translation>alle Tasten</translation>
        </message>
    </context>
    <context>
        <name>LabelActions</name>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Strg+Z</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Shift+R</source>
            <translation>Umschalt+R</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Labelled corpus and predictions …</source>
            <translation>Annotierter Korpus und Vorhersagen …</translation>
        </message>
        <message>
            <source>Model for new texts …</source>
            <translation>Modell für neue Texte …</translation>
        </message>
        <message>
            <source>Report of the labelling …</source>
            <translation>Bericht über die Annotation …</translation>
        </message>
        <message>
            <source>Plan for an experiment …</source>
            <translation>Plan für ein Experiment …</translation>
        </message>
        <message>
            <source>My decisions …</source>
            <translation>Meine Entscheidungen …</translation>
        </message>
        <message>
            <source>Import decisions …</source>
            <translation>Entscheidungen importieren …</translation>
        </message>
        <message>
            <source>Finish and evaluate</source>
            <translation>Beenden und bewerten</translation>
        </message>
        <message>
            <source>Open the corpus with your labels and propose an experiment</source>
            <translation>Den Korpus mit Ihren Labels öffnen und ein Experiment vorschlagen</translation>
        </message>
        <message>
            <source>{} exists already; choose it in the list to replace it.</source>
            <translation>{} gibt es bereits; zum Ersetzen in der Liste auswählen.</translation>
        </message>
        <message>
            <source>Writing {} …</source>
            <translation>{} wird geschrieben …</translation>
        </message>
    </context>
    <context>
        <name>LabelGuide</name>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Tour beenden</translation>
        </message>
        <message>
            <source>Tour, {} of {}: {}</source>
            <translation>Tour, {} von {}: {}</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Fertig</translation>
        </message>
    </context>
    <context>
        <name>LabelPage</name>
        <message>
            <source>Label documents</source>
            <translation>Dokumente annotieren</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Annotieren</translation>
        </message>
        <message>
            <source>There is no class {} yet; press N to name one.</source>
            <translation>Es gibt noch keine Klasse {}; N benennt eine.</translation>
        </message>
        <message>
            <source>There is no suggestion here; press the key of a class.</source>
            <translation>Hier gibt es keinen Vorschlag; drücken Sie die Taste einer Klasse.</translation>
        </message>
        <message>
            <source>Reading the documents; classes can be named meanwhile …</source>
            <translation>Dokumente werden gelesen; Klassen können schon benannt werden …</translation>
        </message>
        <message>
            <source>All documents are done.</source>
            <translation>Alle Dokumente sind erledigt.</translation>
        </message>
        <message>
            <source>{:,} labelled by you</source>
            <translation>{:,} von Ihnen annotiert</translation>
        </message>
        <message>
            <source>{} classes</source>
            <translation>{} Klassen</translation>
        </message>
        <message>
            <source>answer in {:.2f} s</source>
            <translation>Antwort in {:.2f} s</translation>
        </message>
        <message>
            <source>Label: {}, {:,} documents</source>
            <translation>Annotieren: {}, {:,} Dokumente</translation>
        </message>
        <message>
            <source>Note:</source>
            <translation>Notiz:</translation>
        </message>
        <message>
            <source>Name of the new class:</source>
            <translation>Name der neuen Klasse:</translation>
        </message>
    </context>
    <context>
        <name>LabellingState</name>
        <message>
            <source>The documents have changed since this labelling began.</source>
            <translation>Die Dokumente haben sich geändert, seit diese Annotation begonnen wurde.</translation>
        </message>
        <message>
            <source>Documents from the results come next: {:,} ({}).</source>
            <translation>Dokumente aus den Ergebnissen kommen als Nächstes: {:,} ({}).</translation>
        </message>
        <message>
            <source>The open corpus contains none of these documents.</source>
            <translation>Der geöffnete Korpus enthält keines dieser Dokumente.</translation>
        </message>
        <message>
            <source>The chosen documents are done; the most useful ones come next.</source>
            <translation>Die gewählten Dokumente sind erledigt; nun kommen die nützlichsten.</translation>
        </message>
        <message>
            <source>There is no such document left; the most useful ones come next.</source>
            <translation>Davon ist kein Dokument mehr übrig; es folgen die nützlichsten.</translation>
        </message>
    </context>
    <context>
        <name>LassoedRow</name>
        <message>
            <source>Label …</source>
            <translation>Annotieren …</translation>
        </message>
        <message>
            <source>1–9 or a letter labels all of these documents</source>
            <translation>1–9 oder ein Buchstabe annotiert alle diese Dokumente</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Durchsicht</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Verbinden</translation>
        </message>
        <message>
            <source>Clear the selection</source>
            <translation>Auswahl aufheben</translation>
        </message>
        <message>
            <source>1 document</source>
            <translation>1 Dokument</translation>
        </message>
        <message>
            <source>{:,} documents</source>
            <translation>{:,} Dokumente</translation>
        </message>
    </context>
    <context>
        <name>LearningPanel</name>
        <message>
            <source>Dotted: accuracy on the selection, {}.</source>
            <translation>Gepunktet: Genauigkeit auf der Auswahl, {}.</translation>
        </message>
    </context>
    <context>
        <name>LimitsRow</name>
        <message>
            <source>automatic ({})</source>
            <translation>automatisch ({})</translation>
        </message>
        <message>
            <source>Worker processes</source>
            <translation>Arbeitsprozesse</translation>
        </message>
        <message>
            <source>Simultaneous runs</source>
            <translation>Läufe zugleich</translation>
        </message>
        <message>
            <source>Memory of a worker</source>
            <translation>Speicher je Prozess</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <source> MB</source>
            <translation> MB</translation>
        </message>
    </context>
    <context>
        <name>LinkGraphView</name>
        <message>
            <source>Links between the terms of the cluster</source>
            <translation>Verbindungen zwischen den Termen des Clusters</translation>
        </message>
    </context>
    <context>
        <name>LiveCurves</name>
        <message>
            <source>Results so far</source>
            <translation>Bisherige Ergebnisse</translation>
        </message>
    </context>
    <context>
        <name>LongText</name>
        <message>
            <source>Part of the document</source>
            <translation>Teil des Dokuments</translation>
        </message>
        <message>
            <source>Previous part</source>
            <translation>Vorheriger Teil</translation>
        </message>
        <message>
            <source>Next part</source>
            <translation>Nächster Teil</translation>
        </message>
        <message>
            <source>of {:,}</source>
            <translation>von {:,}</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Teil</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Semantic Text Workbench</source>
            <translation>Semantic Text Workbench</translation>
        </message>
        <message>
            <source>Runs are in progress</source>
            <translation>Läufe sind in Gang</translation>
        </message>
        <message>
            <source>Finished trials are kept. The runs can be resumed at the next start. Close now?</source>
            <translation>Beendete Versuche bleiben erhalten. Die Läufe können beim nächsten Start fortgesetzt werden. Jetzt schließen?</translation>
        </message>
    </context>
    <context>
        <name>MapSearch</name>
        <message>
            <source>Find documents with a word</source>
            <translation>Dokumente mit einem Wort suchen</translation>
        </message>
        <message>
            <source>with “{}”</source>
            <translation>mit „{}“</translation>
        </message>
        <message>
            <source>No document contains “{}”.</source>
            <translation>Kein Dokument enthält „{}“.</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;Continue the run</source>
            <translation>Lauf &amp;fortsetzen</translation>
        </message>
        <message>
            <source>&amp;Pause the run</source>
            <translation>Lauf a&amp;nhalten</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>Open corpus &amp;file …</source>
            <translation>Korpus&amp;datei öffnen …</translation>
        </message>
        <message>
            <source>Open corpus f&amp;older …</source>
            <translation>Korpus&amp;ordner öffnen …</translation>
        </message>
        <message>
            <source>&amp;New experiment</source>
            <translation>&amp;Neues Experiment</translation>
        </message>
        <message>
            <source>Open p&amp;lan …</source>
            <translation>&amp;Plan öffnen …</translation>
        </message>
        <message>
            <source>&amp;Save plan …</source>
            <translation>Plan &amp;speichern …</translation>
        </message>
        <message>
            <source>&amp;Import run …</source>
            <translation>Lauf &amp;importieren …</translation>
        </message>
        <message>
            <source>&amp;Preferences …</source>
            <translation>&amp;Einstellungen …</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>&amp;Gehe zu</translation>
        </message>
        <message>
            <source>R&amp;un</source>
            <translation>&amp;Lauf</translation>
        </message>
        <message>
            <source>C&amp;ancel the run</source>
            <translation>Lauf &amp;abbrechen</translation>
        </message>
        <message>
            <source>&amp;New documents …</source>
            <translation>&amp;Neue Dokumente …</translation>
        </message>
        <message>
            <source>Classify a text or a file with a method of the current run</source>
            <translation>Einen Text oder eine Datei mit einem Verfahren des aktuellen Laufs klassifizieren</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;System colours</source>
            <translation>&amp;Systemfarben</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Help on this page</source>
            <translation>&amp;Hilfe zu dieser Seite</translation>
        </message>
        <message>
            <source>&amp;Contents</source>
            <translation>&amp;Inhalt</translation>
        </message>
        <message>
            <source>Take the &amp;tour</source>
            <translation>&amp;Tour beginnen</translation>
        </message>
        <message>
            <source>Tour of &amp;labelling</source>
            <translation>Tour zum &amp;Annotieren</translation>
        </message>
        <message>
            <source>&amp;About</source>
            <translation>&amp;Über</translation>
        </message>
    </context>
    <context>
        <name>MethodCatalogue</name>
        <message>
            <source>Search: name, acronym, setting</source>
            <translation>Suchen: Name, Abkürzung, Einstellung</translation>
        </message>
        <message>
            <source>Search methods</source>
            <translation>Verfahren suchen</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Alle Verfahren</translation>
        </message>
        <message>
            <source>{} (clustering)</source>
            <translation>{} (Clusterung)</translation>
        </message>
    </context>
    <context>
        <name>MethodEditor</name>
        <message>
            <source>Name in tables</source>
            <translation>Name in Tabellen</translation>
        </message>
        <message>
            <source>Name of this method in tables and pictures</source>
            <translation>Name dieses Verfahrens in Tabellen und Bildern</translation>
        </message>
        <message>
            <source>Loading settings …</source>
            <translation>Einstellungen werden geladen …</translation>
        </message>
        <message>
            <source>Use other features for this method</source>
            <translation>Andere Merkmale für dieses Verfahren verwenden</translation>
        </message>
        <message>
            <source>This method has no settings.</source>
            <translation>Dieses Verfahren hat keine Einstellungen.</translation>
        </message>
        <message>
            <source>&amp;Name in tables</source>
            <translation>&amp;Name in Tabellen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Merkmale</translation>
        </message>
    </context>
    <context>
        <name>MethodHelp</name>
        <message>
            <source>Help for the method</source>
            <translation>Hilfe zum Verfahren</translation>
        </message>
        <message>
            <source>From the package {}.</source>
            <translation>Aus dem Paket {}.</translation>
        </message>
    </context>
    <context>
        <name>MethodsPanel</name>
        <message>
            <source>&amp;Add to the experiment</source>
            <translation>Zum Experiment &amp;hinzufügen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>About the method</source>
            <translation>Über das Verfahren</translation>
        </message>
        <message>
            <source>In this experiment</source>
            <translation>In diesem Experiment</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Alle Verfahren</translation>
        </message>
    </context>
    <context>
        <name>MetricList</name>
        <message>
            <source>Metrics</source>
            <translation>Metriken</translation>
        </message>
        <message>
            <source>Classification</source>
            <translation>Klassifikation</translation>
        </message>
        <message>
            <source>Clustering</source>
            <translation>Clusterung</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Raum</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Aufwand</translation>
        </message>
    </context>
    <context>
        <name>MetricTableView</name>
        <message>
            <source>Scores</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modus</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Gescheitert</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>{} trials</source>
            <translation>{} Versuche</translation>
        </message>
        <message>
            <source>p = {:.3g}; {:+.1f} % compared with the reference</source>
            <translation>p = {:.3g}; {:+.1f} % gegenüber dem Bezugsverfahren</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Pages</source>
            <translation>Seiten</translation>
        </message>
        <message>
            <source>Text Workbench</source>
            <translation>Text Workbench</translation>
        </message>
    </context>
    <context>
        <name>NewDocumentsDialog</name>
        <message>
            <source>New documents</source>
            <translation>Neue Dokumente</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Text to classify</source>
            <translation>Zu klassifizierender Text</translation>
        </message>
        <message>
            <source>Paste or type a text here, or open a file.</source>
            <translation>Text hier einfügen oder eingeben, oder eine Datei öffnen.</translation>
        </message>
        <message>
            <source>&amp;Open file …</source>
            <translation>Datei ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>&amp;Classify</source>
            <translation>&amp;Klassifizieren</translation>
        </message>
        <message>
            <source>Predict the class of the text (Ctrl+Enter)</source>
            <translation>Die Klasse des Textes vorhersagen (Strg+Eingabe)</translation>
        </message>
        <message>
            <source>Your text</source>
            <translation>Ihr Text</translation>
        </message>
        <message>
            <source>Reading {} …</source>
            <translation>{} wird gelesen …</translation>
        </message>
        <message>
            <source>New documents: {}</source>
            <translation>Neue Dokumente: {}</translation>
        </message>
        <message>
            <source>{}: {:,} documents. Type here to classify a text instead.</source>
            <translation>{}: {:,} Dokumente. Hier tippen, um stattdessen einen Text zu klassifizieren.</translation>
        </message>
        <message>
            <source>{} is learning from the run's corpus …</source>
            <translation>{} lernt aus dem Korpus des Laufs …</translation>
        </message>
        <message>
            <source>Only the first {:,} documents of the file are shown.</source>
            <translation>Nur die ersten {:,} Dokumente der Datei werden gezeigt.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Angehalten.</translation>
        </message>
        <message>
            <source>Open documents</source>
            <translation>Dokumente öffnen</translation>
        </message>
        <message>
            <source>&amp;Method</source>
            <translation>&amp;Verfahren</translation>
        </message>
    </context>
    <context>
        <name>NltkDownload</name>
        <message>
            <source>Download NLTK's data for “{}”</source>
            <translation>NLTK-Daten für „{}“ herunterladen</translation>
        </message>
        <message>
            <source>Downloading …</source>
            <translation>Wird heruntergeladen …</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>Less: {}</source>
            <translation>Weniger: {}</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Mehr: {}</translation>
        </message>
        <message>
            <source>Try several values: {}</source>
            <translation>Mehrere Werte versuchen: {}</translation>
        </message>
        <message>
            <source>Try several values, separated by commas</source>
            <translation>Mehrere Werte versuchen, durch Kommas getrennt</translation>
        </message>
    </context>
    <context>
        <name>OverviewLinks</name>
        <message>
            <source>errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>{} selected ({}); the map and the lists show them.</source>
            <translation>{} ausgewählt ({}); Karte und Listen zeigen sie.</translation>
        </message>
        <message>
            <source>mislabelled?</source>
            <translation>falsch annotiert?</translation>
        </message>
        <message>
            <source>every method gives them the same other class</source>
            <translation>alle Verfahren geben ihnen dieselbe andere Klasse</translation>
        </message>
    </context>
    <context>
        <name>OverviewPanel</name>
        <message>
            <source>Warnings</source>
            <translation>Warnungen</translation>
        </message>
        <message>
            <source>Documents per class</source>
            <translation>Dokumente je Klasse</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>terms (the last bar contains the longest 1 %)</source>
            <translation>Terme (der letzte Balken enthält das längste 1 %)</translation>
        </message>
        <message>
            <source>Document length</source>
            <translation>Länge der Dokumente</translation>
        </message>
        <message>
            <source>Vocabulary growth</source>
            <translation>Wachstum des Vokabulars</translation>
        </message>
        <message>
            <source>terms</source>
            <translation>Terme</translation>
        </message>
        <message>
            <source>Counting terms … {:.0%}</source>
            <translation>Terme werden gezählt … {:.0%}</translation>
        </message>
        <message>
            <source>{} · {} · {} · language {} · encoding {} · split: {}</source>
            <translation>{} · {} · {} · Sprache {} · Zeichencodierung {} · Aufteilung: {}</translation>
        </message>
        <message>
            <source>{}
Preprocessing: {}</source>
            <translation>{}
Vorverarbeitung: {}</translation>
        </message>
        <message>
            <source>Documents per class, the {} largest of {}</source>
            <translation>Dokumente je Klasse, die {} größten von {}</translation>
        </message>
    </context>
    <context>
        <name>OverviewView</name>
        <message>
            <source>All methods and sizes</source>
            <translation>Alle Verfahren und Größen</translation>
        </message>
        <message>
            <source>{}, 95 % interval</source>
            <translation>{}, 95-%-Intervall</translation>
        </message>
        <message>
            <source>{} with {} labelled, 95 % interval</source>
            <translation>{}, {} mit Klasse, 95-%-Intervall</translation>
        </message>
        <message>
            <source>Best {}</source>
            <translation>Beste {}</translation>
        </message>
        <message>
            <source>Best {metric} with {number} labelled documents</source>
            <translation>{metric}: das Beste mit {number} Dokumenten mit Klasse</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>per fit</source>
            <translation>je Lernen</translation>
        </message>
        <message>
            <source>Click a cell for its confusions.</source>
            <translation>Eine Zelle anklicken, um ihre Verwechslungen zu sehen.</translation>
        </message>
        <message>
            <source>{} trials</source>
            <translation>{} Versuche</translation>
        </message>
        <message>
            <source>{}; the best at this size</source>
            <translation>{}; das beste bei dieser Größe</translation>
        </message>
        <message>
            <source>{}; not tested</source>
            <translation>{}; nicht getestet</translation>
        </message>
        <message>
            <source>not significantly worse than the best</source>
            <translation>nicht signifikant schlechter als das beste</translation>
        </message>
        <message>
            <source>significantly worse than the best</source>
            <translation>signifikant schlechter als das beste</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Alle Verfahren</translation>
        </message>
        <message>
            <source>What more labels bring</source>
            <translation>Was mehr Labels bringen</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Was gefunden wurde</translation>
        </message>
        <message>
            <source>What goes wrong</source>
            <translation>Was schiefgeht</translation>
        </message>
        <message>
            <source>What to try next</source>
            <translation>Was als Nächstes zu versuchen ist</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Übersicht</translation>
        </message>
    </context>
    <context>
        <name>PairwiseView</name>
        <message>
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Pairwise significance</source>
            <translation>Paarweise Signifikanz</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>Reproduce a paper</source>
            <translation>Veröffentlichung reproduzieren</translation>
        </message>
        <message>
            <source>Details of the selected row</source>
            <translation>Einzelheiten der ausgewählten Zeile</translation>
        </message>
        <message>
            <source>Why the numbers differ</source>
            <translation>Warum die Zahlen abweichen</translation>
        </message>
        <message>
            <source>Open the &amp;page</source>
            <translation>&amp;Seite öffnen</translation>
        </message>
        <message>
            <source>All numbers, with pictures and reasons, in a web browser</source>
            <translation>Alle Zahlen mit Bildern und Gründen im Browser</translation>
        </message>
        <message>
            <source>Preparing the runs …</source>
            <translation>Läufe werden vorbereitet …</translation>
        </message>
        <message>
            <source>{} of {} runs have ended.</source>
            <translation>{} von {} Läufen sind beendet.</translation>
        </message>
        <message>
            <source> Runs continue after this window is closed; open the recipe again to see the numbers.</source>
            <translation> Läufe gehen weiter, wenn dieses Fenster geschlossen ist; öffnen Sie das Rezept erneut, um die Zahlen zu sehen.</translation>
        </message>
        <message>
            <source>{} ({}) Published: {}. Ours: {}. {}{}</source>
            <translation>{} ({}) Veröffentlicht: {}. Unser Wert: {}. {}{}</translation>
        </message>
        <message>
            <source>Why they differ</source>
            <translation>Warum sie abweichen</translation>
        </message>
        <message>
            <source>What the paper leaves open</source>
            <translation>Was die Veröffentlichung offenlässt</translation>
        </message>
        <message>
            <source>Claim</source>
            <translation>Behauptung</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Quelle</translation>
        </message>
        <message>
            <source>Published</source>
            <translation>Veröffentlicht</translation>
        </message>
        <message>
            <source>Ours</source>
            <translation>Unser Wert</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Urteil</translation>
        </message>
        <message>
            <source>Published numbers beside ours</source>
            <translation>Veröffentlichte Zahlen neben unseren</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Numbers</source>
            <translation>&amp;Zahlen</translation>
        </message>
        <message>
            <source>&amp;Why they differ</source>
            <translation>&amp;Warum sie abweichen</translation>
        </message>
    </context>
    <context>
        <name>ParameterPanel</name>
        <message>
            <source>Swept setting</source>
            <translation>Variierte Einstellung</translation>
        </message>
        <message>
            <source>Score against</source>
            <translation>Wert gegen</translation>
        </message>
    </context>
    <context>
        <name>PictureDialog</name>
        <message>
            <source>Save picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source> mm</source>
            <translation> mm</translation>
        </message>
        <message>
            <source> pt</source>
            <translation> pt</translation>
        </message>
        <message>
            <source>Write the title above the picture</source>
            <translation>Titel über das Bild schreiben</translation>
        </message>
        <message>
            <source>Made for</source>
            <translation>Bestimmt für</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
    </context>
    <context>
        <name>PlanActions</name>
        <message>
            <source>Ready-made experiments, and papers to reproduce</source>
            <translation>Fertige Experimente und Veröffentlichungen zum Reproduzieren</translation>
        </message>
        <message>
            <source>Re&amp;cipes …</source>
            <translation>Re&amp;zepte …</translation>
        </message>
        <message>
            <source>&amp;Plan</source>
            <translation>&amp;Plan</translation>
        </message>
        <message>
            <source>&amp;New experiment</source>
            <translation>&amp;Neues Experiment</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Duplizieren</translation>
        </message>
        <message>
            <source>&amp;Open …</source>
            <translation>Ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>&amp;Save …</source>
            <translation>&amp;Speichern …</translation>
        </message>
        <message>
            <source>Di&amp;fferences from a saved plan …</source>
            <translation>&amp;Unterschiede zu einem gespeicherten Plan …</translation>
        </message>
        <message>
            <source>Copy as &amp;TOML</source>
            <translation>Als &amp;TOML kopieren</translation>
        </message>
        <message>
            <source>Copy &amp;command for the terminal</source>
            <translation>&amp;Befehl für das Terminal kopieren</translation>
        </message>
        <message>
            <source>Compare with a plan</source>
            <translation>Mit einem Plan vergleichen</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Unterschiede</translation>
        </message>
        <message>
            <source>From “{}” to “{}”</source>
            <translation>Von „{}“ zu „{}“</translation>
        </message>
        <message>
            <source>The plans do not differ.</source>
            <translation>Die Pläne unterscheiden sich nicht.</translation>
        </message>
        <message>
            <source>Plan saved: {}</source>
            <translation>Plan gespeichert: {}</translation>
        </message>
        <message>
            <source>Plan copied to the clipboard.</source>
            <translation>Plan in die Zwischenablage kopiert.</translation>
        </message>
        <message>
            <source>Command copied. Plan saved: {}</source>
            <translation>Befehl kopiert. Plan gespeichert: {}</translation>
        </message>
        <message>
            <source>Open plan</source>
            <translation>Plan öffnen</translation>
        </message>
        <message>
            <source>Save plan</source>
            <translation>Plan speichern</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>automatic ({})</source>
            <translation>automatisch ({})</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
    </context>
    <context>
        <name>PreviewTable</name>
        <message>
            <source>First rows</source>
            <translation>Erste Zeilen</translation>
        </message>
    </context>
    <context>
        <name>ProgressCard</name>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>No labels yet</source>
            <translation>Noch keine Labels</translation>
        </message>
        <message>
            <source>1 label</source>
            <translation>1 Label</translation>
        </message>
        <message>
            <source>{:,} labels</source>
            <translation>{:,} Labels</translation>
        </message>
        <message>
            <source>{:.0f} per minute</source>
            <translation>{:.0f} pro Minute</translation>
        </message>
    </context>
    <context>
        <name>ProjectionBar</name>
        <message>
            <source>Progress of the projection</source>
            <translation>Fortschritt der Projektion</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>{} …</source>
            <translation>{} …</translation>
        </message>
    </context>
    <context>
        <name>QuestionCard</name>
        <message>
            <source>Next document</source>
            <translation>Nächstes Dokument</translation>
        </message>
        <message>
            <source>Which document is asked about next</source>
            <translation>Nach welchem Dokument als Nächstes gefragt wird</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Text des Dokuments</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <source>Accept the suggestion (Space)</source>
            <translation>Vorschlag annehmen (Leertaste)</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>{:,} words</source>
            <translation>{:,} Wörter</translation>
        </message>
        <message>
            <source>This corpus contains term counts without text.</source>
            <translation>Dieser Korpus enthält Termhäufigkeiten ohne Text.</translation>
        </message>
        <message>
            <source>Suggestions follow when the documents have been compared.</source>
            <translation>Vorschläge folgen, sobald die Dokumente verglichen sind.</translation>
        </message>
        <message>
            <source>Random check, without a suggestion: it keeps the estimate unbiased.</source>
            <translation>Zufallsprobe ohne Vorschlag: sie hält die Schätzung unverzerrt.</translation>
        </message>
        <message>
            <source>Label documents of two classes to get suggestions.</source>
            <translation>Annotieren Sie Dokumente zweier Klassen, um Vorschläge zu bekommen.</translation>
        </message>
        <message>
            <source>Suggested: {}</source>
            <translation>Vorschlag: {}</translation>
        </message>
        <message>
            <source>, then </source>
            <translation>, dann </translation>
        </message>
        <message>
            <source>Next: most useful</source>
            <translation>Nächstes: am nützlichsten</translation>
        </message>
        <message>
            <source>Next: most uncertain</source>
            <translation>Nächstes: am unsichersten</translation>
        </message>
        <message>
            <source>Next: random</source>
            <translation>Nächstes: zufällig</translation>
        </message>
        <message>
            <source>Next: similar to this one</source>
            <translation>Nächstes: diesem ähnlich</translation>
        </message>
        <message>
            <source>Next: containing …</source>
            <translation>Nächstes: enthält …</translation>
        </message>
        <message>
            <source>Next: cluster of this one</source>
            <translation>Nächstes: Cluster von diesem</translation>
        </message>
        <message>
            <source>Next: chosen documents</source>
            <translation>Nächstes: gewählte Dokumente</translation>
        </message>
        <message>
            <source>Next: doubtful labels</source>
            <translation>Nächstes: zweifelhafte Labels</translation>
        </message>
    </context>
    <context>
        <name>QueueBar</name>
        <message>
            <source>Progress of the run</source>
            <translation>Fortschritt des Laufs</translation>
        </message>
        <message>
            <source>Pause the run</source>
            <translation>Lauf anhalten</translation>
        </message>
        <message>
            <source>Cancel the run</source>
            <translation>Lauf abbrechen</translation>
        </message>
        <message>
            <source>Show result</source>
            <translation>Ergebnis zeigen</translation>
        </message>
        <message>
            <source>Continue the run</source>
            <translation>Lauf fortsetzen</translation>
        </message>
        <message>
            <source>No run in progress</source>
            <translation>Kein Lauf in Gang</translation>
        </message>
        <message>
            <source>Preparing …</source>
            <translation>Wird vorbereitet …</translation>
        </message>
        <message>
            <source>{} of {} trials</source>
            <translation>{} von {} Versuchen</translation>
        </message>
        <message>
            <source>{} failed</source>
            <translation>{} gescheitert</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>noch {}</translation>
        </message>
        <message>
            <source>{} more in the queue</source>
            <translation>{} weitere warten</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>beendet</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>abgebrochen</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>Running: {}</source>
            <translation>In Gang: {}</translation>
        </message>
    </context>
    <context>
        <name>QueuePanel</name>
        <message>
            <source>Queue</source>
            <translation>Warteschlange</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Start no waiting run until you continue</source>
            <translation>Keinen wartenden Lauf beginnen, bis Sie fortfahren</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} von {}</translation>
        </message>
        <message>
            <source>{} failed</source>
            <translation>{} gescheitert</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>noch {}</translation>
        </message>
        <message>
            <source>… and {} more waiting</source>
            <translation>… und {} weitere warten</translation>
        </message>
        <message>
            <source>next</source>
            <translation>als Nächstes</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>Run {} next</source>
            <translation>{} als Nächstes ausführen</translation>
        </message>
        <message>
            <source>Move {} up</source>
            <translation>{} nach oben</translation>
        </message>
        <message>
            <source>Move {} down</source>
            <translation>{} nach unten</translation>
        </message>
        <message>
            <source>Cancel {}</source>
            <translation>{} abbrechen</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <source>&amp;Use the winner in an experiment</source>
            <translation>&amp;Sieger in einem Experiment verwenden</translation>
        </message>
    </context>
    <context>
        <name>RaceView</name>
        <message>
            <source>Race</source>
            <translation>Rennen</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Dropped because</source>
            <translation>Ausgeschieden, weil</translation>
        </message>
    </context>
    <context>
        <name>RanksView</name>
        <message>
            <source>Average ranks</source>
            <translation>Mittlere Ränge</translation>
        </message>
        <message>
            <source>Critical difference {:.2f}; Friedman p = {:.3g}; {} corpora</source>
            <translation>Kritische Differenz {:.2f}; Friedman p = {:.3g}; {} Korpora</translation>
        </message>
        <message>
            <source> ({} runs; runs on the same corpus count once)</source>
            <translation> ({} Läufe; Läufe auf demselben Korpus zählen einmal)</translation>
        </message>
    </context>
    <context>
        <name>RecipeGallery</name>
        <message>
            <source>Recipes</source>
            <translation>Rezepte</translation>
        </message>
        <message>
            <source>Reading recipes …</source>
            <translation>Rezepte werden gelesen …</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Umfang</translation>
        </message>
        <message>
            <source>Quick: minutes</source>
            <translation>Kurz: Minuten</translation>
        </message>
        <message>
            <source>Full, as in the paper: minutes to hours</source>
            <translation>Vollständig, wie veröffentlicht: Minuten bis Stunden</translation>
        </message>
        <message>
            <source>Corpus &amp;folder …</source>
            <translation>Korpus&amp;ordner …</translation>
        </message>
        <message>
            <source>Choose the folder that contains the corpora</source>
            <translation>Den Ordner wählen, der die Korpora enthält</translation>
        </message>
        <message>
            <source>&amp;Use this recipe</source>
            <translation>Dieses &amp;Rezept verwenden</translation>
        </message>
        <message>
            <source>Corpus folder</source>
            <translation>Korpusordner</translation>
        </message>
        <message>
            <source>&amp;Reproduce this paper</source>
            <translation>Veröffentlichung &amp;reproduzieren</translation>
        </message>
        <message>
            <source>Needs: {}</source>
            <translation>Benötigt: {}</translation>
        </message>
        <message>
            <source>Missing: {}</source>
            <translation>Fehlt: {}</translation>
        </message>
        <message>
            <source>All required corpora are available.</source>
            <translation>Alle benötigten Korpora sind vorhanden.</translation>
        </message>
        <message>
            <source>Description of the recipe</source>
            <translation>Beschreibung des Rezepts</translation>
        </message>
    </context>
    <context>
        <name>RememberedChoice</name>
        <message>
            <source>Use &amp;detected settings</source>
            <translation>Er&amp;kannte Einstellungen verwenden</translation>
        </message>
        <message>
            <source>Settings as when this file was last opened.</source>
            <translation>Einstellungen wie beim letzten Öffnen dieser Datei.</translation>
        </message>
        <message>
            <source>Settings as for {}, which has the same columns.</source>
            <translation>Einstellungen wie für {}, das dieselben Spalten hat.</translation>
        </message>
    </context>
    <context>
        <name>ResultsControl</name>
        <message>
            <source>{:,} decisions were taken over; Ctrl+Z undoes it.</source>
            <translation>{:,} Entscheidungen wurden übernommen; Strg+Z macht das rückgängig.</translation>
        </message>
        <message>
            <source>Nothing is labelled yet; name two classes, then press their keys.</source>
            <translation>Noch ist nichts annotiert; benennen Sie zwei Klassen, dann drücken Sie deren Tasten.</translation>
        </message>
    </context>
    <context>
        <name>ResultsPage</name>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Training size</source>
            <translation>Trainingsgröße</translation>
        </message>
        <message>
            <source>Metric</source>
            <translation>Metrik</translation>
        </message>
        <message>
            <source>Reading the run …</source>
            <translation>Der Lauf wird gelesen …</translation>
        </message>
        <message>
            <source>, {} failed</source>
            <translation>, {} gescheitert</translation>
        </message>
        <message>
            <source>{:,} of {:,} trials</source>
            <translation>{:,} von {:,} Versuchen</translation>
        </message>
        <message>
            <source>Views appear as soon as a trial has finished.</source>
            <translation>Ansichten erscheinen, sobald ein Versuch beendet ist.</translation>
        </message>
        <message>
            <source>No finished trial yet</source>
            <translation>Noch kein Versuch beendet</translation>
        </message>
        <message>
            <source>All trials failed</source>
            <translation>Alle Versuche gescheitert</translation>
        </message>
        <message>
            <source>No run is selected</source>
            <translation>Kein Lauf ausgewählt</translation>
        </message>
        <message>
            <source>Choose a run to see what won, what was confused, and what to try next.</source>
            <translation>Wählen Sie einen Lauf, um zu sehen, was gewonnen hat, was verwechselt wurde und was als Nächstes zu versuchen ist.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Läufe zeigen</translation>
        </message>
        <message>
            <source>Set up an experiment</source>
            <translation>Experiment einrichten</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
    </context>
    <context>
        <name>ResumeOffer</name>
        <message>
            <source>Run “{}” was interrupted after {} of {} trials. Resume it?</source>
            <translation>Lauf „{}“ wurde nach {} von {} Versuchen unterbrochen. Fortsetzen?</translation>
        </message>
        <message>
            <source>{} runs were interrupted. Resume them?</source>
            <translation>{} Läufe wurden unterbrochen. Fortsetzen?</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
    </context>
    <context>
        <name>ReviewGrid</name>
        <message>
            <source>A key (1–9 or a letter) labels all documents that are not excluded. Click, X or Enter excludes one or includes it again. Space accepts all suggestions. Esc returns.</source>
            <translation>Eine Taste (1–9 oder Buchstabe) gibt allen nicht ausgeschlossenen Dokumenten die Klasse. Klick, X oder Eingabe schließt eines aus oder wieder ein. Leertaste nimmt alle Vorschläge an. Esc führt zurück.</translation>
        </message>
        <message>
            <source>Choose a cluster (Shift+G), or draw around points with the lasso.</source>
            <translation>Wählen Sie einen Cluster (Umschalt+G), oder umfahren Sie Punkte mit dem Lasso.</translation>
        </message>
    </context>
    <context>
        <name>RulesPanel</name>
        <message>
            <source>Word or phrase</source>
            <translation>Wort oder Wendung</translation>
        </message>
        <message>
            <source>Word or phrase that documents contain</source>
            <translation>Wort oder Wendung, die Dokumente enthalten</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Add rule</source>
            <translation>Regel hinzufügen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>A document that contains the words gets a weak vote for the class: it counts a tenth as much as your label.</source>
            <translation>Ein Dokument, das die Wörter enthält, erhält eine schwache Stimme für die Klasse: sie zählt ein Zehntel Ihres Labels.</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>enthält</translation>
        </message>
        <message>
            <source>class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>right</source>
            <translation>richtig</translation>
        </message>
        <message>
            <source>covers</source>
            <translation>erfasst</translation>
        </message>
        <message>
            <source>conflicts</source>
            <translation>Konflikte</translation>
        </message>
        <message>
            <source>Covers {:.1f} % of the documents</source>
            <translation>Erfasst {:.1f} % der Dokumente</translation>
        </message>
        <message>
            <source>right for {} of {} labelled ones</source>
            <translation>richtig bei {} von {} annotierten</translation>
        </message>
        <message>
            <source>none of them is labelled yet</source>
            <translation>keines davon ist schon annotiert</translation>
        </message>
        <message>
            <source>1 conflict with another rule</source>
            <translation>1 Konflikt mit einer anderen Regel</translation>
        </message>
        <message>
            <source>{} conflicts with other rules</source>
            <translation>{} Widersprüche zu anderen Regeln</translation>
        </message>
    </context>
    <context>
        <name>RunActions</name>
        <message>
            <source>Report</source>
            <translation>Bericht</translation>
        </message>
        <message>
            <source>As a web page …</source>
            <translation>Als Webseite …</translation>
        </message>
        <message>
            <source>As a PDF …</source>
            <translation>Als PDF …</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Tables and predictions …</source>
            <translation>Tabellen und Vorhersagen …</translation>
        </message>
        <message>
            <source>The whole run …</source>
            <translation>Der ganze Lauf …</translation>
        </message>
        <message>
            <source>Copy as Python</source>
            <translation>Als Python kopieren</translation>
        </message>
        <message>
            <source>Use the best &amp;method</source>
            <translation>Bestes &amp;Verfahren verwenden</translation>
        </message>
        <message>
            <source>Classify new documents with the best method of this run</source>
            <translation>Neue Dokumente mit dem besten Verfahren dieses Laufs klassifizieren</translation>
        </message>
        <message>
            <source>A Python script that runs this plan was copied.</source>
            <translation>Ein Python-Skript, das diesen Plan ausführt, wurde kopiert.</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Gespeichert: {}</translation>
        </message>
        <message>
            <source>Folder for the report</source>
            <translation>Ordner für den Bericht</translation>
        </message>
        <message>
            <source>Save report</source>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <source>Folder for the tables</source>
            <translation>Ordner für die Tabellen</translation>
        </message>
        <message>
            <source>Save run</source>
            <translation>Lauf speichern</translation>
        </message>
    </context>
    <context>
        <name>RunBar</name>
        <message>
            <source>&amp;Run</source>
            <translation>&amp;Starten</translation>
        </message>
        <message>
            <source>Run the experiment (Ctrl+Enter)</source>
            <translation>Das Experiment starten (Strg+Eingabe)</translation>
        </message>
        <message>
            <source>Find the &amp;best method</source>
            <translation>&amp;Bestes Verfahren finden</translation>
        </message>
        <message>
            <source>Let methods race on the open corpus for two minutes and test the winner</source>
            <translation>Verfahren zwei Minuten lang auf dem geöffneten Korpus wetteifern lassen und den Sieger testen</translation>
        </message>
        <message>
            <source>… and {} more.</source>
            <translation>… und {} weitere.</translation>
        </message>
        <message>
            <source>Checking …</source>
            <translation>Wird geprüft …</translation>
        </message>
        <message>
            <source>{}. Estimating time and memory …</source>
            <translation>{}. Zeit und Speicher werden geschätzt …</translation>
        </message>
        <message>
            <source>{}, about {} with {}, {} of memory each.</source>
            <translation>{}, etwa {}; {}, je {} Speicher.</translation>
        </message>
        <message>
            <source>Only {} of memory is free: choose fewer workers or smaller sizes.</source>
            <translation>Nur {} Speicher ist frei: wählen Sie weniger Prozesse oder kleinere Größen.</translation>
        </message>
        <message>
            <source>Starting …</source>
            <translation>Wird gestartet …</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>Runs to compare</source>
            <translation>Zu vergleichende Läufe</translation>
        </message>
        <message>
            <source>Tick the runs to compare.</source>
            <translation>Haken Sie die zu vergleichenden Läufe an.</translation>
        </message>
        <message>
            <source>No run has results yet. Start one on the Experiment page.</source>
            <translation>Noch kein Lauf hat Ergebnisse. Starten Sie einen auf der Seite Experiment.</translation>
        </message>
    </context>
    <context>
        <name>RunsPage</name>
        <message>
            <source>Deleted “{}”.</source>
            <translation>„{}“ gelöscht.</translation>
        </message>
        <message>
            <source>Deleted {} runs.</source>
            <translation>{} Läufe gelöscht.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Restored {}.</source>
            <translation>{} wiederhergestellt.</translation>
        </message>
        <message>
            <source>Importing …</source>
            <translation>Wird importiert …</translation>
        </message>
        <message>
            <source>Imported: {}</source>
            <translation>Importiert: {}</translation>
        </message>
        <message>
            <source>Import run</source>
            <translation>Lauf importieren</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Queue and history of your experiments</source>
            <translation>Warteschlange und Verlauf Ihrer Experimente</translation>
        </message>
        <message>
            <source>&amp;New experiment</source>
            <translation>&amp;Neues Experiment</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>Save the picture or its numbers</source>
            <translation>Das Bild oder seine Zahlen speichern</translation>
        </message>
        <message>
            <source>Saving {} …</source>
            <translation>{} wird gespeichert …</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Gespeichert: {}</translation>
        </message>
        <message>
            <source>Save picture …</source>
            <translation>Bild speichern …</translation>
        </message>
        <message>
            <source>Save picture: {} …</source>
            <translation>Bild speichern: {} …</translation>
        </message>
        <message>
            <source>Save numbers …</source>
            <translation>Zahlen speichern …</translation>
        </message>
        <message>
            <source>Show all (Home)</source>
            <translation>Alles zeigen (Pos1)</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source>Save numbers</source>
            <translation>Zahlen speichern</translation>
        </message>
        <message>
            <source>numbers</source>
            <translation>Zahlen</translation>
        </message>
    </context>
    <context>
        <name>ScatterPanel</name>
        <message>
            <source>Click points, or hold Shift and draw around them, to list documents.</source>
            <translation>Klicken Sie auf Punkte oder umfahren Sie sie mit gedrückter Umschalttaste, um Dokumente aufzuführen.</translation>
        </message>
        <message>
            <source>Placed by</source>
            <translation>Anordnung</translation>
        </message>
        <message>
            <source>Horizontal dimension</source>
            <translation>Waagerechte Dimension</translation>
        </message>
        <message>
            <source>Vertical dimension</source>
            <translation>Senkrechte Dimension</translation>
        </message>
        <message>
            <source>Colour by</source>
            <translation>Farbe nach</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Prediction</source>
            <translation>Vorhersage</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Lasso: draw around points</source>
            <translation>Lasso: Punkte umfahren</translation>
        </message>
        <message>
            <source>Select e&amp;rrors</source>
            <translation>&amp;Fehler auswählen</translation>
        </message>
        <message>
            <source>Select all misclassified documents</source>
            <translation>Alle falsch klassifizierten Dokumente auswählen</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Abspielen</translation>
        </message>
        <message>
            <source>Training size</source>
            <translation>Trainingsgröße</translation>
        </message>
        <message>
            <source>Space of the method</source>
            <translation>Raum des Verfahrens</translation>
        </message>
        <message>
            <source>The map appears here when it is computed.</source>
            <translation>Die Karte erscheint hier, sobald sie berechnet ist.</translation>
        </message>
        <message>
            <source>Dimension {}</source>
            <translation>Dimension {}</translation>
        </message>
        <message>
            <source>{}: {:,} of {:,} labelled</source>
            <translation>{}: {:,} von {:,} annotiert</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>A&amp;nhalten</translation>
        </message>
        <message>
            <source>misclassified</source>
            <translation>falsch klassifiziert</translation>
        </message>
    </context>
    <context>
        <name>ScatterView</name>
        <message>
            <source>Documents in the space of the method</source>
            <translation>Dokumente im Raum des Verfahrens</translation>
        </message>
        <message>
            <source>Dimension {}</source>
            <translation>Dimension {}</translation>
        </message>
        <message>
            <source>drawn around</source>
            <translation>umfahren</translation>
        </message>
    </context>
    <context>
        <name>ScoresPanel</name>
        <message>
            <source>Reference</source>
            <translation>Bezugsverfahren</translation>
        </message>
        <message>
            <source>Significance test</source>
            <translation>Signifikanztest</translation>
        </message>
        <message>
            <source>Copy as &amp;Markdown</source>
            <translation>&amp;Markdown kopieren</translation>
        </message>
        <message>
            <source>Copy as La&amp;TeX</source>
            <translation>La&amp;TeX kopieren</translation>
        </message>
        <message>
            <source>The report has all {count} notes.</source>
            <translation>Der Bericht enthält alle {count} Anmerkungen.</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Verglichen mit</translation>
        </message>
        <message>
            <source>using</source>
            <translation>mit</translation>
        </message>
    </context>
    <context>
        <name>SelectedDocuments</name>
        <message>
            <source>Click or draw around documents to list them here.</source>
            <translation>Klicken Sie auf Dokumente oder umfahren Sie sie, um sie hier aufzuführen.</translation>
        </message>
        <message>
            <source>&amp;Words</source>
            <translation>&amp;Wörter</translation>
        </message>
        <message>
            <source>The words that distinguish these documents from the rest</source>
            <translation>Die Wörter, die diese Dokumente von den übrigen unterscheiden</translation>
        </message>
        <message>
            <source>S&amp;imilar</source>
            <translation>Ä&amp;hnliche</translation>
        </message>
        <message>
            <source>Select the documents most similar to these</source>
            <translation>Die ähnlichsten Dokumente auswählen</translation>
        </message>
        <message>
            <source>&amp;More</source>
            <translation>&amp;Mehr</translation>
        </message>
        <message>
            <source>Words of this selection</source>
            <translation>Wörter dieser Auswahl</translation>
        </message>
        <message>
            <source>Similar documents</source>
            <translation>Ähnliche Dokumente</translation>
        </message>
        <message>
            <source>Comparing words …</source>
            <translation>Wörter werden verglichen …</translation>
        </message>
        <message>
            <source>Send to labelling</source>
            <translation>Zum Annotieren senden</translation>
        </message>
        <message>
            <source>Copy names</source>
            <translation>Namen kopieren</translation>
        </message>
        <message>
            <source>Save as CSV …</source>
            <translation>Als CSV speichern …</translation>
        </message>
        <message>
            <source>Clear the selection</source>
            <translation>Auswahl aufheben</translation>
        </message>
        <message>
            <source>, the first {:,} listed</source>
            <translation>, die ersten {:,} aufgeführt</translation>
        </message>
        <message>
            <source>No word is more frequent here than in the rest.</source>
            <translation>Kein Wort ist hier häufiger als sonst.</translation>
        </message>
        <message>
            <source>Typical words: {}</source>
            <translation>Typische Wörter: {}</translation>
        </message>
        <message>
            <source>most similar documents</source>
            <translation>ähnlichste Dokumente</translation>
        </message>
        <message>
            <source>selected in the results</source>
            <translation>in den Ergebnissen ausgewählt</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Gespeichert: {}</translation>
        </message>
        <message>
            <source>Save documents</source>
            <translation>Dokumente speichern</translation>
        </message>
    </context>
    <context>
        <name>SeparabilityView</name>
        <message>
            <source>Squared error of the reconstruction</source>
            <translation>Quadratischer Fehler der Rekonstruktion</translation>
        </message>
        <message>
            <source>W/B: scatter within classes over scatter between classes</source>
            <translation>W/B: Streuung in den Klassen durch Streuung zwischen den Klassen</translation>
        </message>
        <message>
            <source>W/B against squared error</source>
            <translation>W/B gegen quadratischen Fehler</translation>
        </message>
    </context>
    <context>
        <name>SideCard</name>
        <message>
            <source>Spectral space</source>
            <translation>Spektralraum</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Durchsicht</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Coders</source>
            <translation>Personen</translation>
        </message>
    </context>
    <context>
        <name>SideControl</name>
        <message>
            <source>In the corpus: {}.</source>
            <translation>Im Korpus: {}.</translation>
        </message>
        <message>
            <source>You: {}.</source>
            <translation>Sie: {}.</translation>
        </message>
        <message>
            <source>The cluster of this document</source>
            <translation>Der Cluster dieses Dokuments</translation>
        </message>
        <message>
            <source>Predicted: {}</source>
            <translation>Vorhergesagt: {}</translation>
        </message>
        <message>
            <source>Press {} to give these documents the class {}</source>
            <translation>{} drücken, um diesen Dokumenten die Klasse {} zu geben</translation>
        </message>
        <message>
            <source>the first {:,} of {:,} documents</source>
            <translation>die ersten {:,} von {:,} Dokumenten</translation>
        </message>
        <message>
            <source>{:,} documents</source>
            <translation>{:,} Dokumente</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Ask about documents that contain:</source>
            <translation>Nach Dokumenten fragen, die enthalten:</translation>
        </message>
        <message>
            <source>Go to the other document and press the key again.</source>
            <translation>Gehen Sie zum anderen Dokument und drücken Sie die Taste erneut.</translation>
        </message>
        <message>
            <source>The two documents are linked.</source>
            <translation>Die beiden Dokumente sind verbunden.</translation>
        </message>
        <message>
            <source>No document contains “{}”.</source>
            <translation>Kein Dokument enthält „{}“.</translation>
        </message>
        <message>
            <source>Rules ({})</source>
            <translation>Regeln ({})</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Lasso</source>
            <translation>Lasso</translation>
        </message>
        <message>
            <source>{:,} documents were given the class {}.</source>
            <translation>{:,} Dokumente haben die Klasse {} bekommen.</translation>
        </message>
    </context>
    <context>
        <name>SpaceCard</name>
        <message>
            <source>Spectral space</source>
            <translation>Spektralraum</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Eigenvalues</source>
            <translation>Eigenwerte</translation>
        </message>
        <message>
            <source>Affinity</source>
            <translation>Affinität</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Ansicht</translation>
        </message>
        <message>
            <source>Lasso: draw around points</source>
            <translation>Lasso: Punkte umfahren</translation>
        </message>
        <message>
            <source>Stop or continue the movement</source>
            <translation>Bewegung anhalten oder fortsetzen</translation>
        </message>
        <message>
            <source>Before and after the labels</source>
            <translation>Vor und nach den Labels</translation>
        </message>
        <message>
            <source>The space is drawn when the documents have been read.</source>
            <translation>Der Raum wird gezeichnet, sobald die Dokumente gelesen sind.</translation>
        </message>
        <message>
            <source>A class key labels all of these documents; Esc clears the selection.</source>
            <translation>Die Taste einer Klasse annotiert alle diese Dokumente; Esc hebt die Auswahl auf.</translation>
        </message>
        <message>
            <source>● by hand   • predicted, paler if unsure   — must link   - - cannot link</source>
            <translation>● von Hand   • Vorschlag, blass: unsicher   — zusammen   - - getrennt</translation>
        </message>
        <message>
            <source>Similar documents</source>
            <translation>Ähnliche Dokumente</translation>
        </message>
        <message>
            <source>{} violated links</source>
            <translation>{} verletzte Verbindungen</translation>
        </message>
        <message>
            <source>1 violated link</source>
            <translation>1 verletzte Verbindung</translation>
        </message>
        <message>
            <source>still moving</source>
            <translation>noch in Bewegung</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>before</source>
            <translation>vorher</translation>
        </message>
        <message>
            <source>after</source>
            <translation>nachher</translation>
        </message>
        <message>
            <source>Neighbours, dimensions, plane</source>
            <translation>Nachbarn, Dimensionen, Ebene</translation>
        </message>
    </context>
    <context>
        <name>SpaceChoice</name>
        <message>
            <source>Teacher</source>
            <translation>Lehrer</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>{} neighbours</source>
            <translation>{} Nachbarn</translation>
        </message>
        <message>
            <source>Dimensions</source>
            <translation>Dimensionen</translation>
        </message>
        <message>
            <source>{} dimensions</source>
            <translation>{} Dimensionen</translation>
        </message>
        <message>
            <source>dimensions: auto</source>
            <translation>Dimensionen: automatisch</translation>
        </message>
        <message>
            <source>Plane</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <source>classes apart</source>
            <translation>Klassen getrennt</translation>
        </message>
        <message>
            <source>dimensions {} and {}</source>
            <translation>Dimensionen {} und {}</translation>
        </message>
        <message>
            <source>Spectral, {}</source>
            <translation>Spektral, {}</translation>
        </message>
        <message>
            <source>Poisson → SVM</source>
            <translation>Poisson → SVM</translation>
        </message>
        <message>
            <source>Few labels</source>
            <translation>Wenige Labels</translation>
        </message>
        <message>
            <source>Spreading → SVM</source>
            <translation>Ausbreitung → SVM</translation>
        </message>
    </context>
    <context>
        <name>SpectrumView</name>
        <message>
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>Eigenvalue</source>
            <translation>Eigenwert</translation>
        </message>
        <message>
            <source>Eigenvalues</source>
            <translation>Eigenwerte</translation>
        </message>
        <message>
            <source>largest drop after {}</source>
            <translation>größter Abfall nach {}</translation>
        </message>
    </context>
    <context>
        <name>StartScreen</name>
        <message>
            <source>Available corpora</source>
            <translation>Verfügbare Korpora</translation>
        </message>
        <message>
            <source>Recent corpora</source>
            <translation>Zuletzt geöffnete Korpora</translation>
        </message>
        <message>
            <source> · built in</source>
            <translation> · eingebaut</translation>
        </message>
        <message>
            <source>&amp;Back to {}</source>
            <translation>&amp;Zurück zu {}</translation>
        </message>
        <message>
            <source>A folder …</source>
            <translation>Ein Ordner …</translation>
        </message>
        <message>
            <source>A file …</source>
            <translation>Eine Datei …</translation>
        </message>
        <message>
            <source>Open file</source>
            <translation>Datei öffnen</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Folder of corpora</source>
            <translation>Ordner mit Korpora</translation>
        </message>
        <message>
            <source>no findings</source>
            <translation>keine Befunde</translation>
        </message>
        <message>
            <source>opened {}</source>
            <translation>geöffnet {}</translation>
        </message>
        <message>
            <source>Open a corpus</source>
            <translation>Korpus öffnen</translation>
        </message>
        <message>
            <source>A folder or a file: table, archive, PDF, mail, JSON and more</source>
            <translation>Ein Ordner oder eine Datei: Tabelle, Archiv, PDF, E-Mail, JSON und mehr</translation>
        </message>
        <message>
            <source>Label documents</source>
            <translation>Dokumente annotieren</translation>
        </message>
        <message>
            <source>Give documents their classes by key, with suggestions</source>
            <translation>Dokumenten per Taste ihre Klasse geben, mit Vorschlägen</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Tour beginnen</translation>
        </message>
        <message>
            <source>A built-in corpus, five methods, about a minute</source>
            <translation>Ein eingebauter Korpus, fünf Verfahren, etwa eine Minute</translation>
        </message>
        <message>
            <source>Reproduce a paper</source>
            <translation>Veröffentlichung reproduzieren</translation>
        </message>
        <message>
            <source>Published tables beside ours, on real corpora</source>
            <translation>Veröffentlichte Tabellen neben unseren, auf echten Korpora</translation>
        </message>
        <message>
            <source>What would you like to do?</source>
            <translation>Was möchten Sie tun?</translation>
        </message>
        <message>
            <source>Drop a file or folder anywhere in this window.</source>
            <translation>Ziehen Sie eine Datei oder einen Ordner in dieses Fenster.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Zuletzt geöffnet</translation>
        </message>
        <message>
            <source>No corpus opened yet</source>
            <translation>Noch kein Korpus geöffnet</translation>
        </message>
        <message>
            <source>Corpora that you open are listed here, each with a picture of its documents.</source>
            <translation>Korpora, die Sie öffnen, stehen hier, jeder mit einem Bild seiner Dokumente.</translation>
        </message>
        <message>
            <source>Open a folder …</source>
            <translation>Ordner öffnen …</translation>
        </message>
        <message>
            <source>20 Newsgroups, Reuters-21578 and others: choose their folder.</source>
            <translation>20 Newsgroups, Reuters-21578 und andere: wählen Sie ihren Ordner.</translation>
        </message>
        <message>
            <source>Choose a folder of corpora …</source>
            <translation>Ordner mit Korpora wählen …</translation>
        </message>
    </context>
    <context>
        <name>SuggestionJobs</name>
        <message>
            <source>comparing the documents with each other …</source>
            <translation>Dokumente werden miteinander verglichen …</translation>
        </message>
        <message>
            <source>counting terms … {:.0%}</source>
            <translation>Terme werden gezählt … {:.0%}</translation>
        </message>
    </context>
    <context>
        <name>SuspectsPanel</name>
        <message>
            <source>&amp;Look for wrong labels</source>
            <translation>&amp;Falsche Labels suchen</translation>
        </message>
        <message>
            <source>Use the corrected la&amp;bels</source>
            <translation>Korrigierte La&amp;bels verwenden</translation>
        </message>
        <message>
            <source>Suspected labels</source>
            <translation>Verdächtige Labels</translation>
        </message>
        <message>
            <source>Look for wrong labels, then select a document to read it here.</source>
            <translation>Suchen Sie falsche Labels und wählen Sie dann ein Dokument, um es hier zu lesen.</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Text des Dokuments</translation>
        </message>
        <message>
            <source>Another class</source>
            <translation>Andere Klasse</translation>
        </message>
        <message>
            <source>Documents whose class several methods and their neighbours doubt.</source>
            <translation>Dokumente, deren Klasse mehrere Verfahren und ihre Nachbarn bezweifeln.</translation>
        </message>
        <message>
            <source>Looking for wrong labels …</source>
            <translation>Falsche Labels werden gesucht …</translation>
        </message>
        <message>
            <source>{:,} suspects. A accepts, R rejects, U undoes; or choose a class.</source>
            <translation>{:,} Verdachtsfälle. A nimmt an, R lehnt ab, U macht rückgängig; oder wählen Sie eine Klasse.</translation>
        </message>
        <message>
            <source>No label is suspected.</source>
            <translation>Kein Label ist verdächtig.</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>behalten</translation>
        </message>
        <message>
            <source>Are all labels right?</source>
            <translation>Sind alle Labels richtig?</translation>
        </message>
        <message>
            <source>Several methods give their opinions; you decide about each document that they doubt. The file itself stays as it is.</source>
            <translation>Mehrere Verfahren geben ihr Urteil ab; Sie entscheiden über jedes Dokument, das sie bezweifeln. Die Datei selbst bleibt unverändert.</translation>
        </message>
    </context>
    <context>
        <name>SwitchField</name>
        <message>
            <source>both are tried</source>
            <translation>beide werden versucht</translation>
        </message>
    </context>
    <context>
        <name>Tabs</name>
        <message>
            <source>Tabs</source>
            <translation>Reiter</translation>
        </message>
    </context>
    <context>
        <name>TermClusterPanel</name>
        <message>
            <source>Search for a term</source>
            <translation>Nach einem Term suchen</translation>
        </message>
        <message>
            <source>&amp;Neighbours</source>
            <translation>&amp;Nachbarn</translation>
        </message>
        <message>
            <source>Neighbours of the term</source>
            <translation>Nachbarn des Terms</translation>
        </message>
        <message>
            <source>Search for a term to see its neighbours before and after the method.</source>
            <translation>Suchen Sie einen Term, um seine Nachbarn vor und nach dem Verfahren zu sehen.</translation>
        </message>
        <message>
            <source>Cluster {} of {}, coherence {:.2f}, {:,} terms: {}</source>
            <translation>Cluster {} von {}, Kohärenz {:.2f}, {:,} Terme: {}</translation>
        </message>
        <message>
            <source>Searching for {}; the first search fits the method to the corpus …</source>
            <translation>{} wird gesucht; die erste Suche passt das Verfahren an den Korpus an …</translation>
        </message>
        <message>
            <source>Neighbours of {} by cosine similarity</source>
            <translation>Nachbarn von {} nach Kosinusähnlichkeit</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
        <message>
            <source>After</source>
            <translation>Nachher</translation>
        </message>
    </context>
    <context>
        <name>TermPreviewPanel</name>
        <message>
            <source>Terms ordered by score</source>
            <translation>Terme nach Wert geordnet</translation>
        </message>
        <message>
            <source>Collocations ordered by score</source>
            <translation>Kollokationen nach Wert geordnet</translation>
        </message>
        <message>
            <source>Open a corpus to see its terms.</source>
            <translation>Öffnen Sie einen Korpus, um seine Terme zu sehen.</translation>
        </message>
        <message>
            <source>{:,} of {:,} terms are kept; {}.</source>
            <translation>{:,} von {:,} Termen bleiben; {}.</translation>
        </message>
        <message>
            <source>Collocation</source>
            <translation>Kollokation</translation>
        </message>
        <message>
            <source>Preprocessing: {}.</source>
            <translation>Vorverarbeitung: {}.</translation>
        </message>
        <message>
            <source>This corpus contains term counts, so preprocessing has no effect.</source>
            <translation>Dieser Korpus enthält Termhäufigkeiten, daher bleibt die Vorverarbeitung ohne Wirkung.</translation>
        </message>
        <message>
            <source>Ranked on all documents; a run ranks on its training documents only.</source>
            <translation>Gereiht über alle Dokumente; ein Lauf reiht nur über seine Trainingsdokumente.</translation>
        </message>
    </context>
    <context>
        <name>TermTable</name>
        <message>
            <source>Term</source>
            <translation>Term</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
    </context>
    <context>
        <name>TermsPanel</name>
        <message>
            <source>Correct the settings to see the terms.</source>
            <translation>Korrigieren Sie die Einstellungen, um die Terme zu sehen.</translation>
        </message>
        <message>
            <source>Counting terms …</source>
            <translation>Terme werden gezählt …</translation>
        </message>
        <message>
            <source>Preprocessing</source>
            <translation>Vorverarbeitung</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Merkmale</translation>
        </message>
    </context>
    <context>
        <name>TimePanel</name>
        <message>
            <source>Cost</source>
            <translation>Aufwand</translation>
        </message>
        <message>
            <source>Time to fit</source>
            <translation>Zeit zum Lernen</translation>
        </message>
        <message>
            <source>Time to predict</source>
            <translation>Zeit zum Vorhersagen</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Speicher</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>Meldung</translation>
        </message>
    </context>
    <context>
        <name>Tour</name>
        <message>
            <source>New here?</source>
            <translation>Neu hier?</translation>
        </message>
        <message>
            <source>The tour runs five methods on a small built-in corpus and explains each view. It takes about a minute. You can also start it on the Corpus page and in the Help menu.</source>
            <translation>Die Tour führt fünf Verfahren auf einem kleinen eingebauten Korpus aus und erklärt jede Ansicht. Sie dauert etwa eine Minute. Sie können sie auch auf der Seite Korpus und im Menü Hilfe beginnen.</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Tour beginnen</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>The run of the tour did not finish, so there is nothing to explain.</source>
            <translation>Der Lauf der Tour wurde nicht beendet, daher gibt es nichts zu erklären.</translation>
        </message>
        <message>
            <source>The tour ends here</source>
            <translation>Die Tour endet hier</translation>
        </message>
        <message>
            <source>Tour, {} of {}: {}</source>
            <translation>Tour, {} von {}: {}</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Tour beenden</translation>
        </message>
        <message>
            <source>Waiting for the run …</source>
            <translation>Warten auf den Lauf …</translation>
        </message>
        <message>
            <source>Ne&amp;xt →</source>
            <translation>&amp;Weiter →</translation>
        </message>
        <message>
            <source>Fi&amp;nish</source>
            <translation>&amp;Fertig</translation>
        </message>
    </context>
    <context>
        <name>TourStrip</name>
        <message>
            <source>Tour</source>
            <translation>Tour</translation>
        </message>
        <message>
            <source>← Bac&amp;k</source>
            <translation>← &amp;Zurück</translation>
        </message>
        <message>
            <source>Ne&amp;xt →</source>
            <translation>&amp;Weiter →</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Tour beenden</translation>
        </message>
    </context>
    <context>
        <name>TuningRow</name>
        <message>
            <source>Each value gives a row in the table. Tick a setting to choose its best value by cross-validation on the training documents instead:</source>
            <translation>Jeder Wert ergibt eine Zeile der Tabelle. Haken Sie eine Einstellung an, um stattdessen ihren besten Wert durch Kreuzvalidierung auf den Trainingsdokumenten zu wählen:</translation>
        </message>
        <message>
            <source>Tune: {}</source>
            <translation>Abstimmen: {}</translation>
        </message>
    </context>
    <context>
        <name>_GridList</name>
        <message>
            <source>Documents to review</source>
            <translation>Durchzusehende Dokumente</translation>
        </message>
    </context>
    <context>
        <name>_IrregularRows</name>
        <message>
            <source>Rows with another number of fields</source>
            <translation>Zeilen mit anderer Feldzahl</translation>
        </message>
        <message>
            <source>S&amp;kip them</source>
            <translation>Über&amp;springen</translation>
        </message>
        <message>
            <source>&amp;Join them to the text</source>
            <translation>&amp;Mit dem Text verbinden</translation>
        </message>
        <message>
            <source>Skip or join, or correct the delimiter and the quotation mark.</source>
            <translation>Überspringen oder verbinden, oder Trennzeichen und Anführungszeichen berichtigen.</translation>
        </message>
        <message>
            <source>Skipped.</source>
            <translation>Übersprungen.</translation>
        </message>
        <message>
            <source>Joined to the text.</source>
            <translation>Mit dem Text verbunden.</translation>
        </message>
    </context>
    <context>
        <name>_Line</name>
        <message>
            <source>similar</source>
            <translation>ähnlich</translation>
        </message>
        <message>
            <source>{}, by hand</source>
            <translation>{}, von Hand</translation>
        </message>
    </context>
    <context>
        <name>panel</name>
        <message>
            <source>Progress of {}</source>
            <translation>Fortschritt von {}</translation>
        </message>
        <message>
            <source>Preparing …</source>
            <translation>Wird vorbereitet …</translation>
        </message>
        <message>
            <source>Watch its results</source>
            <translation>Ergebnisse verfolgen</translation>
        </message>
        <message>
            <source>Cancel {}</source>
            <translation>{} abbrechen</translation>
        </message>
    </context>
    <context>
        <name>parent</name>
        <message>
            <source>Reset to {}</source>
            <translation>Zurücksetzen auf {}</translation>
        </message>
        <message>
            <source>Reset {}</source>
            <translation>{} zurücksetzen</translation>
        </message>
    </context>
    <context>
        <name>self._panel</name>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Anhalten</translation>
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>Unexpected error</source>
            <translation>Unerwarteter Fehler</translation>
        </message>
        <message>
            <source>An unexpected error occurred. Finished trials are safe.</source>
            <translation>Ein unerwarteter Fehler ist aufgetreten. Beendete Versuche sind sicher.</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Einzelheiten kopieren</translation>
        </message>
    </context>
    <context>
        <name>core</name>
        <message>
            <source> ({}) must be </source>
            <translation> ({}) muss sein: </translation>
        </message>
        <message>
            <source> Different corpora are not tested against each other; ranks over corpora do that.</source>
            <translation> Verschiedene Korpora werden nicht gegeneinander getestet; das leisten Ränge über Korpora.</translation>
        </message>
        <message>
            <source> Estimated from {number} documents.</source>
            <translation> Geschätzt aus {number} Dokumenten.</translation>
        </message>
        <message>
            <source> In this run it is available for {}.</source>
            <translation> In diesem Lauf ist sie verfügbar für {}.</translation>
        </message>
        <message>
            <source> With more test than training documents this test rarely finds a difference: a missing mark means little.</source>
            <translation> Bei mehr Test- als Trainingsdokumenten findet dieser Test selten einen Unterschied: ein fehlendes Zeichen besagt wenig.</translation>
        </message>
        <message>
            <source> and by </source>
            <translation> und durch </translation>
        </message>
        <message>
            <source> and {number} more</source>
            <translation> und {number} weitere</translation>
        </message>
        <message>
            <source> with {number} labelled documents</source>
            <translation> mit {number} annotierten Dokumenten</translation>
        </message>
        <message>
            <source> {} in both training and test.</source>
            <translation> {} in Training und Test zugleich.</translation>
        </message>
        <message>
            <source>, 95 % interval {} to {} %, from {} documents drawn at random that nothing was learnt from.</source>
            <translation>, 95-%-Intervall {} bis {} %, aus {} zufällig gezogenen Dokumenten, aus denen nichts gelernt wurde.</translation>
        </message>
        <message>
            <source>, and candidates that trust unlabelled documents were no better than the SVM</source>
            <translation>, und Kandidaten, die Dokumenten ohne Labels vertrauen, waren nicht besser als die SVM</translation>
        </message>
        <message>
            <source>, and these runs all use {}</source>
            <translation>, und diese Läufe verwenden alle {}</translation>
        </message>
        <message>
            <source>, fold {}</source>
            <translation>, Fold {}</translation>
        </message>
        <message>
            <source>, training size {}</source>
            <translation>, Trainingsgröße {}</translation>
        </message>
        <message>
            <source>, {} failed</source>
            <translation>, {} gescheitert</translation>
        </message>
        <message>
            <source>. Choose runs of the same methods on different corpora, five or more to see differences.</source>
            <translation>. Wählen Sie Läufe derselben Verfahren auf verschiedenen Korpora, fünf oder mehr, um Unterschiede zu sehen.</translation>
        </message>
        <message>
            <source>0: 1 / mean squared length of the training documents</source>
            <translation>0: 1 / mittlere quadrierte Länge der Trainingsdokumente</translation>
        </message>
        <message>
            <source>0: as many as classes</source>
            <translation>0: so viele wie Klassen</translation>
        </message>
        <message>
            <source>0: as many as clusters</source>
            <translation>0: so viele wie Cluster</translation>
        </message>
        <message>
            <source>0: as many as the corpus has classes</source>
            <translation>0: so viele, wie der Korpus Klassen hat</translation>
        </message>
        <message>
            <source>0: documents are similar by shared terms alone</source>
            <translation>0: Dokumente sind nur durch gemeinsame Terme ähnlich</translation>
        </message>
        <message>
            <source>0: half of the corpus</source>
            <translation>0: die Hälfte des Korpus</translation>
        </message>
        <message>
            <source>0: naive Bayes</source>
            <translation>0: naives Bayes</translation>
        </message>
        <message>
            <source>0: nearly naive Bayes; 1: SVM alone</source>
            <translation>0: fast naives Bayes; 1: nur SVM</translation>
        </message>
        <message>
            <source>0: no diffusion</source>
            <translation>0: keine Diffusion</translation>
        </message>
        <message>
            <source>0: no limit</source>
            <translation>0: unbegrenzt</translation>
        </message>
        <message>
            <source>0: none</source>
            <translation>0: keine</translation>
        </message>
        <message>
            <source>0: not limited</source>
            <translation>0: nicht begrenzt</translation>
        </message>
        <message>
            <source>0: plain k-means</source>
            <translation>0: gewöhnliches k-Means</translation>
        </message>
        <message>
            <source>0: the plain linear SVM</source>
            <translation>0: die einfache lineare SVM</translation>
        </message>
        <message>
            <source>0: the terms themselves</source>
            <translation>0: die Terme selbst</translation>
        </message>
        <message>
            <source>0: up to three, until it is clear which candidates are good</source>
            <translation>0: bis zu drei, bis klar ist, welche Kandidaten gut sind</translation>
        </message>
        <message>
            <source>1 class has</source>
            <translation>1 Klasse hat</translation>
        </message>
        <message>
            <source>1 document is</source>
            <translation>1 Dokument ist</translation>
        </message>
        <message>
            <source>1 document looks</source>
            <translation>1 Dokument scheint</translation>
        </message>
        <message>
            <source>1 label looks wrong</source>
            <translation>1 Label scheint falsch</translation>
        </message>
        <message>
            <source>1 more check</source>
            <translation>1 weitere Probe</translation>
        </message>
        <message>
            <source>1 to 4, or the first letter of a class. The most useful documents come first. N names a further class whenever a document needs one.</source>
            <translation>1 bis 4 oder der Anfangsbuchstabe einer Klasse. Die nützlichsten Dokumente kommen zuerst. N benennt eine weitere Klasse, sobald ein Dokument sie braucht.</translation>
        </message>
        <message>
            <source>1 trial</source>
            <translation>1 Versuch</translation>
        </message>
        <message>
            <source>1,234.5</source>
            <translation>1.234,5</translation>
        </message>
        <message>
            <source>1,600 posts on eight topics: the bars show the number of documents per class, the other plots their lengths and how fast new words appear. Five methods are now learning from a few of these documents; the bar at the lower left shows their progress.</source>
            <translation>1.600 Beiträge zu acht Themen: die Balken zeigen die Anzahl der Dokumente je Klasse, die anderen Bilder ihre Länge und wie schnell neue Wörter auftreten. Fünf Verfahren lernen gerade aus wenigen dieser Dokumente; der Balken links unten zeigt ihren Fortschritt.</translation>
        </message>
        <message>
            <source>1150haber from the Kemik group of Yıldız Technical University</source>
            <translation>1150haber der Kemik-Gruppe der Technischen Universität Yıldız</translation>
        </message>
        <message>
            <source>1150haber, Turkish news</source>
            <translation>1150haber, türkische Nachrichten</translation>
        </message>
        <message>
            <source>1: a single decision tree</source>
            <translation>1: ein einzelner Entscheidungsbaum</translation>
        </message>
        <message>
            <source>1: no clustering; as many as terms: plain cosine</source>
            <translation>1: keine Clusterung; so viele wie Terme: einfacher Kosinus</translation>
        </message>
        <message>
            <source>20 Newsgroups, 18,828 messages without duplicates</source>
            <translation>20 Newsgroups, 18.828 Nachrichten ohne Duplikate</translation>
        </message>
        <message>
            <source>20 Newsgroups, split by date</source>
            <translation>20 Newsgroups, nach Datum aufgeteilt</translation>
        </message>
        <message>
            <source>20news-18828.tar.gz from {}</source>
            <translation>20news-18828.tar.gz von {}</translation>
        </message>
        <message>
            <source>2: also pairs of adjacent terms; 3: also triples</source>
            <translation>2: auch Paare benachbarter Terme; 3: auch Tripel</translation>
        </message>
        <message>
            <source>; with the same columns, {} will be added.</source>
            <translation>; mit denselben Spalten kommt {} hinzu.</translation>
        </message>
        <message>
            <source>A cell and its documents</source>
            <translation>Eine Zelle und ihre Dokumente</translation>
        </message>
        <message>
            <source>A class is a distribution from which terms are drawn; the predicted class is the most probable one given the terms of the document.</source>
            <translation>Eine Klasse ist eine Verteilung, aus der Terme gezogen werden; vorhergesagt wird die wahrscheinlichste Klasse bei den Termen des Dokuments.</translation>
        </message>
        <message>
            <source>A date such as 2021-05-01: later documents are for testing, earlier ones for training; empty: the split of the file</source>
            <translation>Ein Datum wie 2021-05-01: spätere Dokumente sind zum Testen, frühere zum Trainieren; leer: die Aufteilung der Datei</translation>
        </message>
        <message>
            <source>A document about a shuttle is related to the term “orbit” even if it does not contain it.</source>
            <translation>Ein Dokument über eine Raumfähre hat mit dem Term „Umlaufbahn“ zu tun, auch wenn es ihn nicht enthält.</translation>
        </message>
        <message>
            <source>A few labelled documents change the neighbour graph: labelled documents of one class get the largest similarity, labelled documents of different classes none.</source>
            <translation>Wenige annotierte Dokumente ändern den Nachbarschaftsgraphen: Annotierte Dokumente einer Klasse erhalten die größte Ähnlichkeit, solche verschiedener Klassen keine.</translation>
        </message>
        <message>
            <source>A kernel by the authors of the higher-order semantic kernel.</source>
            <translation>Ein Kernel der Autoren des semantischen Kernels höherer Ordnung.</translation>
        </message>
        <message>
            <source>A linear SVM gives scores, not probabilities.</source>
            <translation>Eine lineare SVM liefert Werte, keine Wahrscheinlichkeiten.</translation>
        </message>
        <message>
            <source>A linear SVM in the space of all products of up to degree terms: it can use the co-occurrence of two terms.</source>
            <translation>Eine lineare SVM im Raum aller Produkte von so vielen Termen, wie der Grad angibt: Sie kann das gemeinsame Vorkommen zweier Terme nutzen.</translation>
        </message>
        <message>
            <source>A linear SVM learns from the labelled documents, accepts its surest predictions for the others, learns again with these, and so on.</source>
            <translation>Eine lineare SVM lernt aus den annotierten Dokumenten, übernimmt ihre sichersten Vorhersagen für die übrigen, lernt damit erneut und so weiter.</translation>
        </message>
        <message>
            <source>A map needs at least three documents and three terms.</source>
            <translation>Eine Karte braucht mindestens drei Dokumente und drei Terme.</translation>
        </message>
        <message>
            <source>A method needs texts, and a task of {}.</source>
            <translation>Eine Methode braucht Texte, und als Aufgabe eine von {}.</translation>
        </message>
        <message>
            <source>A method that only looks for such words scores almost perfectly. If the source of the texts added them, scores mean nothing for other texts.</source>
            <translation>Ein Verfahren, das nur nach solchen Wörtern sucht, ist fast fehlerlos. Hat die Quelle der Texte sie hinzugefügt, besagen die Werte nichts für andere Texte.</translation>
        </message>
        <message>
            <source>A model for new texts needs a corpus of texts, not of counts.</source>
            <translation>Ein Modell für neue Texte braucht einen Korpus aus Texten, nicht aus Häufigkeiten.</translation>
        </message>
        <message>
            <source>A normalised cut of the neighbour graph that never separates labelled documents of the same class.</source>
            <translation>Ein normalisierter Schnitt des Nachbarschaftsgraphen, der annotierte Dokumente derselben Klasse nie trennt.</translation>
        </message>
        <message>
            <source>A plane in the space of terms separates a class from the others with the widest possible margin.</source>
            <translation>Eine Ebene im Raum der Terme trennt eine Klasse mit größtmöglichem Abstand von den anderen.</translation>
        </message>
        <message>
            <source>A random split lets methods learn from documents written after those they are tested on; for new texts the scores will be lower.</source>
            <translation>Bei zufälliger Aufteilung lernen Verfahren aus Dokumenten, die nach den Testdokumenten geschrieben wurden; für neue Texte werden die Werte niedriger sein.</translation>
        </message>
        <message>
            <source>A rule names a word or phrase and a class.</source>
            <translation>Eine Regel nennt ein Wort oder eine Wendung und eine Klasse.</translation>
        </message>
        <message>
            <source>A slide (254 mm)</source>
            <translation>Eine Folie (254 mm)</translation>
        </message>
        <message>
            <source>A sprinkled term weighs as much as a typical term, which is 1 for binary weights</source>
            <translation>Ein Sprinkling-Term wiegt so viel wie ein typischer Term, bei binären Gewichten 1</translation>
        </message>
        <message>
            <source>A support vector machine needs nothing but the similarity of documents.</source>
            <translation>Eine Support-Vektor-Maschine braucht nichts als die Ähnlichkeit von Dokumenten.</translation>
        </message>
        <message>
            <source>A teacher that sees all texts classifies the unlabelled documents.</source>
            <translation>Ein Lehrer, der alle Texte sieht, klassifiziert die nicht annotierten Dokumente.</translation>
        </message>
        <message>
            <source>A test document that quotes a training document is recognised by its copy; scores are higher than for new texts.</source>
            <translation>Ein Testdokument, das ein Trainingsdokument zitiert, wird an der Kopie erkannt; die Werte sind höher als für neue Texte.</translation>
        </message>
        <message>
            <source>A test document with a copy in training is recognised, not understood; scores are higher than for new texts.</source>
            <translation>Ein Testdokument mit einer Kopie im Training wird wiedererkannt, nicht verstanden; die Werte sind höher als für neue Texte.</translation>
        </message>
        <message>
            <source>A test document with a near copy in training is recognised, not understood; scores are higher than for new texts.</source>
            <translation>Ein Testdokument mit einer fast gleichen Kopie im Training wird wiedererkannt, nicht verstanden; die Werte sind höher als für neue Texte.</translation>
        </message>
        <message>
            <source>A training size of {} gives {} of {} documents; there must be at least one to learn from and one to test.</source>
            <translation>Die Trainingsgröße {} ergibt {} von {} Dokumenten; zum Lernen und zum Testen muss je mindestens eines da sein.</translation>
        </message>
        <message>
            <source>A word with damaged letters becomes another term, or is split into several.</source>
            <translation>Ein Wort mit beschädigten Buchstaben wird ein anderer Term oder zerfällt in mehrere.</translation>
        </message>
        <message>
            <source>ARFF</source>
            <translation>ARFF</translation>
        </message>
        <message>
            <source>ARLSTem2</source>
            <translation>ARLSTem2</translation>
        </message>
        <message>
            <source>Accept what is right</source>
            <translation>Annehmen, was richtig ist</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>Accuracy on the random checks, with the 95 % interval.</source>
            <translation>Genauigkeit bei den Zufallsproben, mit 95-%-Intervall.</translation>
        </message>
        <message>
            <source>Accuracy says little about small classes; compare the macro-averaged F1 as well.</source>
            <translation>Die Genauigkeit sagt wenig über kleine Klassen; vergleichen Sie auch das Makro-F1.</translation>
        </message>
        <message>
            <source>Adaptive sprinkling on a hierarchical, an ordinal and an orthogonal task</source>
            <translation>Adaptives Sprinkling bei einer hierarchischen, einer ordinalen und einer orthogonalen Aufgabe</translation>
        </message>
        <message>
            <source>Adaptively sprinkled LSI</source>
            <translation>LSI mit adaptivem Sprinkling</translation>
        </message>
        <message>
            <source>Added constant c</source>
            <translation>Addierte Konstante c</translation>
        </message>
        <message>
            <source>Added to counts</source>
            <translation>Zu Häufigkeiten addiert</translation>
        </message>
        <message>
            <source>Added to every count</source>
            <translation>Zu jeder Häufigkeit addiert</translation>
        </message>
        <message>
            <source>Additional stop words</source>
            <translation>Weitere Stoppwörter</translation>
        </message>
        <message>
            <source>Adjusted Rand index</source>
            <translation>Adjustierter Rand-Index</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Rat</translation>
        </message>
        <message>
            <source>Affinity</source>
            <translation>Affinität</translation>
        </message>
        <message>
            <source>Agreement</source>
            <translation>Übereinstimmung</translation>
        </message>
        <message>
            <source>All but the last expect counts; row maximum is the paper's, log damps repeated terms</source>
            <translation>Alle bis auf die letzte erwarten Häufigkeiten; Zeilenmaximum ist die der Veröffentlichung, log dämpft wiederholte Terme</translation>
        </message>
        <message>
            <source>All {} trials of {} failed; the first error was: {}</source>
            <translation>Alle {} Versuche von {} sind gescheitert; der erste Fehler war: {}</translation>
        </message>
        <message>
            <source>Allowed: {}</source>
            <translation>Erlaubt: {}</translation>
        </message>
        <message>
            <source>Also characters</source>
            <translation>Auch Zeichen</translation>
        </message>
        <message>
            <source>Also embeddings</source>
            <translation>Auch Einbettungen</translation>
        </message>
        <message>
            <source>Also running words</source>
            <translation>Auch Fließtextwörter</translation>
        </message>
        <message>
            <source>Always choosing the largest class would give {}. No other method was tried.</source>
            <translation>Immer die größte Klasse zu wählen ergäbe {}. Kein anderes Verfahren wurde versucht.</translation>
        </message>
        <message>
            <source>Approximate: neighbours were searched among the documents in which a shared term weighs most.</source>
            <translation>Näherung: Nachbarn wurden unter den Dokumenten gesucht, in denen ein gemeinsamer Term am meisten wiegt.</translation>
        </message>
        <message>
            <source>Arabic</source>
            <translation>Arabisch</translation>
        </message>
        <message>
            <source>Armenian</source>
            <translation>Armenisch</translation>
        </message>
        <message>
            <source>As in Higher-order semantic kernel (HOSK), documents are similar if they share terms or share terms with the same third documents.</source>
            <translation>Wie beim semantischen Kernel höherer Ordnung (HOSK) sind Dokumente ähnlich, wenn sie Terme gemeinsam haben oder Terme mit denselben dritten Dokumenten teilen.</translation>
        </message>
        <message>
            <source>As on the screen</source>
            <translation>Wie auf dem Bildschirm</translation>
        </message>
        <message>
            <source>At least one document per class</source>
            <translation>Mindestens ein Dokument je Klasse</translation>
        </message>
        <message>
            <source>Automatic: word space for neighbours, least squares for the SVM</source>
            <translation>Automatisch: Wortraum für Nachbarn, kleinste Quadrate für die SVM</translation>
        </message>
        <message>
            <source>Average ranks over corpora</source>
            <translation>Mittlere Ränge über Korpora</translation>
        </message>
        <message>
            <source>Balanced accuracy</source>
            <translation>Ausgewogene Genauigkeit</translation>
        </message>
        <message>
            <source>Baselines</source>
            <translation>Vergleichsverfahren</translation>
        </message>
        <message>
            <source>Basque</source>
            <translation>Baskisch</translation>
        </message>
        <message>
            <source>Bayesian correlated t-test</source>
            <translation>Bayesscher korrelierter t-Test</translation>
        </message>
        <message>
            <source>Before the singular value decomposition each training document gets a few sprinkled terms that encode its class.</source>
            <translation>Vor der Singulärwertzerlegung erhält jedes Trainingsdokument einige eingestreute Terme, die seine Klasse codieren.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes</translation>
        </message>
        <message>
            <source>Best {}{}</source>
            <translation>Bester Wert ({}){}</translation>
        </message>
        <message>
            <source>Between several classes in a cell; empty: detected, or none</source>
            <translation>Zwischen mehreren Klassen einer Zelle; leer: erkannt, oder keines</translation>
        </message>
        <message>
            <source>Blue cells contain more documents with the second method, orange cells fewer. Blue on the diagonal is a gain; elsewhere it means more errors.</source>
            <translation>Blaue Zellen enthalten mit dem zweiten Verfahren mehr Dokumente, orange weniger. Blau auf der Diagonale ist ein Gewinn, sonst sind es mehr Fehler.</translation>
        </message>
        <message>
            <source>Bold: best.</source>
            <translation>Fett: das beste.</translation>
        </message>
        <message>
            <source>Bonus of a pair in k of C classes: 1/k, log(C/k) or g/k; balanced: (1−α)g + α g_m/k</source>
            <translation>Bonus eines Paars in k von C Klassen: 1/k, log(C/k) oder g/k; ausgewogen: (1−α)g + α g_m/k</translation>
        </message>
        <message>
            <source>Boosted trees</source>
            <translation>Boosting-Bäume</translation>
        </message>
        <message>
            <source>Bootstrap intervals of the mean</source>
            <translation>Bootstrap-Intervalle des Mittelwerts</translation>
        </message>
        <message>
            <source>Brackets</source>
            <translation>Brackets</translation>
        </message>
        <message>
            <source>Brier score</source>
            <translation>Brier-Wert</translation>
        </message>
        <message>
            <source>Built-in posts without classes, to try labelling</source>
            <translation>Eingebaute Beiträge ohne Klassen, zum Annotieren</translation>
        </message>
        <message>
            <source>Built-in ratings: reviews with 1 to 5 stars</source>
            <translation>Eingebaute Bewertungen: Rezensionen mit 1 bis 5 Sternen</translation>
        </message>
        <message>
            <source>Built-in tour: posts on 8 topics in 3 groups</source>
            <translation>Eingebaute Tour: Beiträge zu 8 Themen in 3 Gruppen</translation>
        </message>
        <message>
            <source>Bulgarian</source>
            <translation>Bulgarisch</translation>
        </message>
        <message>
            <source>Burmese</source>
            <translation>Birmanisch</translation>
        </message>
        <message>
            <source>By cross-validation on the training documents</source>
            <translation>Durch Kreuzvalidierung auf den Trainingsdokumenten</translation>
        </message>
        <message>
            <source>By training documents left out, from 0, 0.03, 0.1, 0.3, 1; fixed: the value below</source>
            <translation>Durch ausgelassene Trainingsdokumente, aus 0, 0,03, 0,1, 0,3, 1; fest: der Wert unten</translation>
        </message>
        <message>
            <source>By training documents left out, from {}; fixed: the value below</source>
            <translation>Durch ausgelassene Trainingsdokumente, aus {}; fest: der Wert unten</translation>
        </message>
        <message>
            <source>C is multiplied by 1 + b (1 − α), where 1 − α is the weight of the diffused part</source>
            <translation>C wird mit 1 + b (1 − α) multipliziert; 1 − α ist das Gewicht des diffundierten Teils</translation>
        </message>
        <message>
            <source>CC BY 4.0 (UCI repository).</source>
            <translation>CC BY 4.0 (UCI repository).</translation>
        </message>
        <message>
            <source>CC0 1.0</source>
            <translation>CC0 1.0</translation>
        </message>
        <message>
            <source>CLUTO counts</source>
            <translation>CLUTO-Häufigkeiten</translation>
        </message>
        <message>
            <source>CLUTO data set {}, counted terms</source>
            <translation>CLUTO-Daten {}, gezählte Terme</translation>
        </message>
        <message>
            <source>Calibration error</source>
            <translation>Kalibrierungsfehler</translation>
        </message>
        <message>
            <source>Catalan</source>
            <translation>Katalanisch</translation>
        </message>
        <message>
            <source>Certainty</source>
            <translation>Sicherheit</translation>
        </message>
        <message>
            <source>Character n-grams</source>
            <translation>Zeichen-N-Gramme</translation>
        </message>
        <message>
            <source>Check by labels held out</source>
            <translation>An zurückgehaltenen Labels prüfen</translation>
        </message>
        <message>
            <source>Chinese</source>
            <translation>Chinesisch</translation>
        </message>
        <message>
            <source>Choice of β</source>
            <translation>Wahl von β</translation>
        </message>
        <message>
            <source>Choose C by cross-validation</source>
            <translation>C durch Kreuzvalidierung wählen</translation>
        </message>
        <message>
            <source>Choose another column for the classes, or label documents of other classes.</source>
            <translation>Wählen Sie eine andere Spalte für die Klassen oder annotieren Sie Dokumente anderer Klassen.</translation>
        </message>
        <message>
            <source>Choose at least one run to compare.</source>
            <translation>Wählen Sie mindestens einen Lauf zum Vergleichen.</translation>
        </message>
        <message>
            <source>Choose methods and run them</source>
            <translation>Verfahren wählen und ausführen</translation>
        </message>
        <message>
            <source>Choose neighbours by distortion</source>
            <translation>Nachbarn nach Verzerrung wählen</translation>
        </message>
        <message>
            <source>Choose runs of the same methods on two or more corpora.</source>
            <translation>Wählen Sie Läufe derselben Verfahren auf zwei oder mehr Korpora.</translation>
        </message>
        <message>
            <source>Choose the maximum length</source>
            <translation>Maximale Länge wählen</translation>
        </message>
        <message>
            <source>Choose the protocol “given split”, which keeps the order of time.</source>
            <translation>Wählen Sie das Protokoll „gegebene Aufteilung“, das die zeitliche Reihenfolge wahrt.</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Class column</source>
            <translation>Klassenspalte</translation>
        </message>
        <message>
            <source>Class meanings kernel (CMK)</source>
            <translation>Klassenbedeutungs-Kernel (CMK)</translation>
        </message>
        <message>
            <source>Class names in the texts</source>
            <translation>Klassennamen in den Texten</translation>
        </message>
        <message>
            <source>Class separator</source>
            <translation>Klassentrenner</translation>
        </message>
        <message>
            <source>Class shares as prior</source>
            <translation>Klassenanteile als A-priori-Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>Class sizes are very uneven</source>
            <translation>Klassengrößen sind sehr ungleich</translation>
        </message>
        <message>
            <source>Class weights of equal length</source>
            <translation>Klassengewichte gleicher Länge</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Classes to keep</source>
            <translation>Zu behaltende Klassen</translation>
        </message>
        <message>
            <source>Classes with too few documents</source>
            <translation>Klassen mit zu wenigen Dokumenten</translation>
        </message>
        <message>
            <source>Classifier</source>
            <translation>Klassifikator</translation>
        </message>
        <message>
            <source>Classifier in the spectral space</source>
            <translation>Klassifikator im Spektralraum</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Clustering accuracy</source>
            <translation>Clustergenauigkeit</translation>
        </message>
        <message>
            <source>Clustering of the whole corpus from repeated starts, scored by the classes.</source>
            <translation>Clusterung des ganzen Korpus mit wiederholten Starts, bewertet anhand der Klassen.</translation>
        </message>
        <message>
            <source>Clustering with growing numbers of pairwise constraints drawn from the classes.</source>
            <translation>Clusterung mit wachsender Zahl paarweiser Nebenbedingungen, aus den Klassen gezogen.</translation>
        </message>
        <message>
            <source>Clusters</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Clusters are not classes, so no document can be in the wrong one.</source>
            <translation>Cluster sind keine Klassen, daher kann kein Dokument im falschen sein.</translation>
        </message>
        <message>
            <source>Clusters are regions where documents lie close together, separated by sparser ones; how many there are is found, not given.</source>
            <translation>Cluster sind Gebiete, in denen Dokumente dicht beieinander liegen, getrennt durch dünner besetzte; ihre Anzahl wird gefunden, nicht vorgegeben.</translation>
        </message>
        <message>
            <source>Clusters documents around mean directions by the cosine, so that long and short documents on one topic are in the same cluster.</source>
            <translation>Gruppiert Dokumente nach dem Kosinus um mittlere Richtungen, sodass lange und kurze Dokumente zu einem Thema im selben Cluster liegen.</translation>
        </message>
        <message>
            <source>Clusters whose best cut is above this value stay whole; 2: no limit</source>
            <translation>Cluster, deren bester Schnitt über diesem Wert liegt, bleiben ganz; 2: unbegrenzt</translation>
        </message>
        <message>
            <source>Cohen's kappa</source>
            <translation>Cohens Kappa</translation>
        </message>
        <message>
            <source>Cohen's κ</source>
            <translation>Cohens κ</translation>
        </message>
        <message>
            <source>Collocations</source>
            <translation>Kollokationen</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>Columns of running words</source>
            <translation>Spalten der Fließtextwörter</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>Compare mapped documents by cosine; otherwise by x'Ky, which prefers long documents</source>
            <translation>Abgebildete Dokumente nach Kosinus vergleichen; sonst nach x'Ky, das lange Dokumente bevorzugt</translation>
        </message>
        <message>
            <source>Compare several runs</source>
            <translation>Mehrere Läufe vergleichen</translation>
        </message>
        <message>
            <source>Compare with other methods: only one was tried</source>
            <translation>Mit anderen Verfahren vergleichen: nur eines wurde versucht</translation>
        </message>
        <message>
            <source>Compared by</source>
            <translation>Verglichen nach</translation>
        </message>
        <message>
            <source>Complement naive Bayes</source>
            <translation>Komplementäres naives Bayes</translation>
        </message>
        <message>
            <source>Computer and recreation newsgroups</source>
            <translation>Computer- und Freizeit-Newsgroups</translation>
        </message>
        <message>
            <source>Confusion</source>
            <translation>Verwechslungen</translation>
        </message>
        <message>
            <source>Confusion as</source>
            <translation>Verwechslung als</translation>
        </message>
        <message>
            <source>Constrained Rand index</source>
            <translation>Rand-Index mit Nebenbedingungen</translation>
        </message>
        <message>
            <source>Constrained clustering: constrained Rand index against pairs</source>
            <translation>Clusterung mit Nebenbedingungen: Rand-Index in Abhängigkeit von den Paaren</translation>
        </message>
        <message>
            <source>Constrained spectral clustering</source>
            <translation>Spektrale Clusterung mit Nebenbedingungen</translation>
        </message>
        <message>
            <source>Constraints</source>
            <translation>Nebenbedingungen</translation>
        </message>
        <message>
            <source>Contains train or test; empty: found by name</source>
            <translation>Enthält train oder test; leer: nach dem Namen gefunden</translation>
        </message>
        <message>
            <source>Convert HTML to text</source>
            <translation>HTML in Text umwandeln</translation>
        </message>
        <message>
            <source>Copyright Reuters and Carnegie Group; for research only.</source>
            <translation>Copyright Reuters und Carnegie Group; nur für Forschung.</translation>
        </message>
        <message>
            <source>Corpus</source>
            <translation>Korpus</translation>
        </message>
        <message>
            <source>Corpus: {}</source>
            <translation>Korpus: {}</translation>
        </message>
        <message>
            <source>Corrected resampled t-test</source>
            <translation>Korrigierter Resampling-t-Test</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Aufwand</translation>
        </message>
        <message>
            <source>Cost C</source>
            <translation>Kosten C</translation>
        </message>
        <message>
            <source>Cost of a violated link</source>
            <translation>Kosten einer verletzten Verbindung</translation>
        </message>
        <message>
            <source>Covariance spaces</source>
            <translation>Kovarianzräume</translation>
        </message>
        <message>
            <source>Created</source>
            <translation>Erstellt</translation>
        </message>
        <message>
            <source>Cross-validation with several random divisions into folds.</source>
            <translation>Kreuzvalidierung mit mehreren zufälligen Einteilungen in Folds.</translation>
        </message>
        <message>
            <source>Cross-validation: each document is tested once.</source>
            <translation>Kreuzvalidierung: jedes Dokument wird einmal getestet.</translation>
        </message>
        <message>
            <source>Curve</source>
            <translation>Curve</translation>
        </message>
        <message>
            <source>Curves</source>
            <translation>Kurven</translation>
        </message>
        <message>
            <source>Cut after {number} words</source>
            <translation>Nach {number} Wörtern abschneiden</translation>
        </message>
        <message>
            <source>Czech</source>
            <translation>Tschechisch</translation>
        </message>
        <message>
            <source>DLBCL</source>
            <translation>DLBCL</translation>
        </message>
        <message>
            <source>Damaged characters</source>
            <translation>Beschädigte Zeichen</translation>
        </message>
        <message>
            <source>Danish</source>
            <translation>Dänisch</translation>
        </message>
        <message>
            <source>Decision</source>
            <translation>Entscheidung</translation>
        </message>
        <message>
            <source>Default: {}</source>
            <translation>Vorgabe: {}</translation>
        </message>
        <message>
            <source>Degree</source>
            <translation>Grad</translation>
        </message>
        <message>
            <source>Delimiter</source>
            <translation>Trennzeichen</translation>
        </message>
        <message>
            <source>Dense regions (HDBSCAN)</source>
            <translation>Dichte Gebiete (HDBSCAN)</translation>
        </message>
        <message>
            <source>Detect the encoding of the file</source>
            <translation>Die Kodierung der Datei erkennen</translation>
        </message>
        <message>
            <source>Deutsch</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>Diffusion β</source>
            <translation>Diffusion β</translation>
        </message>
        <message>
            <source>Dimensions</source>
            <translation>Dimensionen</translation>
        </message>
        <message>
            <source>Disjoint training and test sets of the same size, drawn repeatedly.</source>
            <translation>Disjunkte Trainings- und Testmengen gleicher Größe, wiederholt gezogen.</translation>
        </message>
        <message>
            <source>Do not trust this result: held-out labels are predicted worse than by {}. Links between labels outweigh the graph of texts; use our improved variant of spectral classification.</source>
            <translation>Trauen Sie diesem Ergebnis nicht: zurückgehaltene Labels werden schlechter vorhergesagt als durch {}. Verbindungen zwischen Labels überwiegen den Graphen der Texte; verwenden Sie unsere verbesserte Variante der Spektralklassifikation.</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>Document space</source>
            <translation>Dokumentraum</translation>
        </message>
        <message>
            <source>Document {} is not in this cell.</source>
            <translation>Dokument {} ist nicht in dieser Zelle.</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>Documents are compared by direction, not length</source>
            <translation>Dokumente werden nach Richtung verglichen, nicht nach Länge</translation>
        </message>
        <message>
            <source>Documents are divided into k clusters so that they lie close to the mean of their cluster.</source>
            <translation>Dokumente werden so in k Cluster geteilt, dass sie nahe am Mittelwert ihres Clusters liegen.</translation>
        </message>
        <message>
            <source>Documents are linked to their nearest neighbours; labels spread along these links until they converge.</source>
            <translation>Dokumente werden mit ihren nächsten Nachbarn verbunden; Labels breiten sich über diese Verbindungen aus, bis sie sich nicht mehr ändern.</translation>
        </message>
        <message>
            <source>Documents are sorted by class, and each dot links two neighbours. Blocks on the diagonal are links within a class; dots outside them mislead the method.</source>
            <translation>Dokumente sind nach Klasse geordnet, jeder Punkt verbindet zwei Nachbarn. Blöcke auf der Diagonale sind Verbindungen in einer Klasse; Punkte außerhalb führen das Verfahren irre.</translation>
        </message>
        <message>
            <source>Documents in each</source>
            <translation>Dokumente in jedem</translation>
        </message>
        <message>
            <source>Documents in the space of the method</source>
            <translation>Dokumente im Raum des Verfahrens</translation>
        </message>
        <message>
            <source>Documents of larger classes are left out at regular intervals; 0: no limit</source>
            <translation>Dokumente größerer Klassen werden in gleichen Abständen ausgelassen; 0: unbegrenzt</translation>
        </message>
        <message>
            <source>Documents of length 1</source>
            <translation>Dokumente der Länge 1</translation>
        </message>
        <message>
            <source>Documents of one split that only one of the two methods classified correctly. Select one to read it.</source>
            <translation>Dokumente einer Aufteilung, die nur eines der beiden Verfahren richtig klassifiziert hat. Wählen Sie eines, um es zu lesen.</translation>
        </message>
        <message>
            <source>Documents of smaller classes are left out</source>
            <translation>Dokumente kleinerer Klassen werden ausgelassen</translation>
        </message>
        <message>
            <source>Documents that only one of two methods classifies correctly</source>
            <translation>Dokumente, die nur eines von zwei Verfahren richtig klassifiziert</translation>
        </message>
        <message>
            <source>Documents to leave out</source>
            <translation>Auszulassende Dokumente</translation>
        </message>
        <message>
            <source>Documents without terms after preprocessing</source>
            <translation>Dokumente ohne Terme nach der Vorverarbeitung</translation>
        </message>
        <message>
            <source>Draws the folds when C is chosen</source>
            <translation>Zieht die Folds, wenn C gewählt wird</translation>
        </message>
        <message>
            <source>Drop classes with fewer than {} documents</source>
            <translation>Klassen mit weniger als {} Dokumenten weglassen</translation>
        </message>
        <message>
            <source>Drop documents of fewer than {} words</source>
            <translation>Dokumente mit weniger als {} Wörtern weglassen</translation>
        </message>
        <message>
            <source>Drop documents without words</source>
            <translation>Dokumente ohne Wörter weglassen</translation>
        </message>
        <message>
            <source>Drop texts with several classes, keep the first of other copies</source>
            <translation>Texte mit mehreren Klassen weglassen, von anderen Kopien die erste behalten</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <translation>Duplikate</translation>
        </message>
        <message>
            <source>Dutch</source>
            <translation>Niederländisch</translation>
        </message>
        <message>
            <source>E-mail or web addresses in the texts</source>
            <translation>E-Mail- oder Webadressen in den Texten</translation>
        </message>
        <message>
            <source>EM naive Bayes</source>
            <translation>EM naives Bayes</translation>
        </message>
        <message>
            <source>EM naive Bayes, SVM student</source>
            <translation>EM naives Bayes, SVM als Schüler</translation>
        </message>
        <message>
            <source>Each box is a cluster of terms: its area shows how often they occur, its colour how coherent they are. Lines on the right join terms that occur in the same documents.</source>
            <translation>Jedes Feld ist ein Termcluster: die Fläche zeigt, wie oft die Terme vorkommen, die Farbe, wie kohärent sie sind. Linien rechts verbinden Terme, die in denselben Dokumenten vorkommen.</translation>
        </message>
        <message>
            <source>Each class is represented by its mean document; the predicted class is the nearest.</source>
            <translation>Jede Klasse wird durch ihr mittleres Dokument vertreten; vorhergesagt wird die nächste.</translation>
        </message>
        <message>
            <source>Each document loses its own identifier</source>
            <translation>Jedes Dokument verliert seine eigene Kennung</translation>
        </message>
        <message>
            <source>Each line shows how a method improves with more labelled documents. The band is the 95 % confidence interval of the mean.</source>
            <translation>Jede Linie zeigt, wie ein Verfahren mit mehr annotierten Dokumenten besser wird. Das Band ist das 95-%-Konfidenzintervall des Mittelwerts.</translation>
        </message>
        <message>
            <source>Each line shows how a method improves with more labelled documents; the band is the 95 % confidence interval of the mean. Click a point to select its misclassified documents.</source>
            <translation>Jede Linie zeigt, wie ein Verfahren mit mehr annotierten Dokumenten besser wird; das Band ist das 95-%-Konfidenzintervall des Mittelwerts. Ein Klick auf einen Punkt wählt die falsch klassifizierten Dokumente aus.</translation>
        </message>
        <message>
            <source>Each line takes the documents that a method is surest of first and ends at its accuracy. Teachers have lines of their own, marked where their students stop learning.</source>
            <translation>Jede Linie beginnt mit den Dokumenten, deren sich ein Verfahren am sichersten ist, und endet bei seiner Genauigkeit. Lehrer haben eigene Linien, markiert, wo ihre Schüler zu lernen aufhören.</translation>
        </message>
        <message>
            <source>Each of many decision trees is grown on documents drawn with replacement and tests, at each node, one of a few terms drawn at random.</source>
            <translation>Jeder von vielen Entscheidungsbäumen wird aus Dokumenten gebildet, die mit Zurücklegen gezogen werden, und prüft an jedem Knoten einen von wenigen zufällig gezogenen Termen.</translation>
        </message>
        <message>
            <source>Each point is a document; nearby points are similar to the method, and rings mark labelled documents. Drag to pan, turn the wheel to zoom, press Home to show all, L to choose by keyboard.</source>
            <translation>Jeder Punkt ist ein Dokument; nahe Punkte sind für das Verfahren ähnlich, Ringe kennzeichnen annotierte Dokumente. Ziehen verschiebt, das Rad zoomt, Pos1 zeigt alles, L wählt mit der Tastatur aus.</translation>
        </message>
        <message>
            <source>Each point is a document; your labels separate the classes. Click a point to read it, drag to another for a must-link, with Shift for a cannot-link, or draw around points with the lasso.</source>
            <translation>Jeder Punkt ist ein Dokument; Ihre Labels trennen die Klassen. Klicken Sie auf einen Punkt, um ihn zu lesen, ziehen Sie zu einem anderen für einen Must-Link, mit Umschalt für einen Cannot-Link, oder umfahren Sie Punkte mit dem Lasso.</translation>
        </message>
        <message>
            <source>Each point is the mean score with one value of the setting; the band is the 95 % confidence interval of the mean.</source>
            <translation>Jeder Punkt ist der mittlere Wert bei einem Wert der Einstellung; das Band ist das 95-%-Konfidenzintervall des Mittelwerts.</translation>
        </message>
        <message>
            <source>Each row is a cluster with the words that distinguish it from the rest. Select it to see its documents everywhere; rename clusters and save them as labels.</source>
            <translation>Jede Zeile ist ein Cluster mit den Wörtern, die ihn von den übrigen unterscheiden. Wählen Sie ihn, um seine Dokumente überall zu sehen; benennen Sie Cluster um und speichern Sie sie als Labels.</translation>
        </message>
        <message>
            <source>Each row is a method at one training size, averaged over all splits. Click a column header to sort by it.</source>
            <translation>Jede Zeile ist ein Verfahren bei einer Trainingsgröße, gemittelt über alle Aufteilungen. Ein Klick auf einen Spaltenkopf sortiert.</translation>
        </message>
        <message>
            <source>Each row is a method at the training size chosen above. Wins and losses count the methods that are significantly worse and better; draws count the others.</source>
            <translation>Jede Zeile ist ein Verfahren bei der oben gewählten Trainingsgröße. Siege und Niederlagen zählen die signifikant schlechteren und besseren Verfahren, Unentschieden die übrigen.</translation>
        </message>
        <message>
            <source>Each row shows a method at one training size: the mean over five random splits and its standard deviation. A mark means that the difference from the reference method is statistically significant.</source>
            <translation>Jede Zeile zeigt ein Verfahren bei einer Trainingsgröße: den Mittelwert über fünf zufällige Aufteilungen und seine Standardabweichung. Ein Zeichen bedeutet, dass der Unterschied zum Bezugsverfahren statistisch signifikant ist.</translation>
        </message>
        <message>
            <source>Each row shows the predicted classes of the documents of one class; correct predictions are blue, errors orange. Click a cell, or use the arrow keys and Enter, to read its documents.</source>
            <translation>Jede Zeile zeigt die vorhergesagten Klassen der Dokumente einer Klasse; richtige Vorhersagen sind blau, Fehler orange. Klicken Sie auf eine Zelle, oder verwenden Sie Pfeiltasten und Eingabe, um ihre Dokumente zu lesen.</translation>
        </message>
        <message>
            <source>Edge weight</source>
            <translation>Kantengewicht</translation>
        </message>
        <message>
            <source>Eigenvalues of the method</source>
            <translation>Eigenwerte des Verfahrens</translation>
        </message>
        <message>
            <source>Eigenvectors</source>
            <translation>Eigenvektoren</translation>
        </message>
        <message>
            <source>Empty documents</source>
            <translation>Leere Dokumente</translation>
        </message>
        <message>
            <source>Empty: all; patterns such as sci.*, rec.autos</source>
            <translation>Leer: alle; Muster wie sci.*, rec.autos</translation>
        </message>
        <message>
            <source>Empty: detected; a character or the word tab</source>
            <translation>Leer: erkannt; ein Zeichen oder das Wort tab</translation>
        </message>
        <message>
            <source>Empty: detected; a character, or the word none</source>
            <translation>Leer: erkannt; ein Zeichen oder das Wort none</translation>
        </message>
        <message>
            <source>Empty: detected; for example windows-1254</source>
            <translation>Leer: erkannt; zum Beispiel windows-1254</translation>
        </message>
        <message>
            <source>Empty: found by content and name, or the row number</source>
            <translation>Leer: nach Inhalt und Namen gefunden, oder die Zeilennummer</translation>
        </message>
        <message>
            <source>Empty: found by content and name; columns of 0 and 1 with commas between them; none: without classes</source>
            <translation>Leer: nach Inhalt und Namen gefunden; Spalten aus 0 und 1 durch Kommas getrennt; none: ohne Klassen</translation>
        </message>
        <message>
            <source>Empty: found by content and name; separate several with commas</source>
            <translation>Leer: nach Inhalt und Namen gefunden; mehrere durch Kommas trennen</translation>
        </message>
        <message>
            <source>Empty: they are left out; otherwise one class</source>
            <translation>Leer: sie werden ausgelassen; sonst eine Klasse</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Zeichencodierung</translation>
        </message>
        <message>
            <source>English</source>
            <translation>Englisch</translation>
        </message>
        <message>
            <source>Enough for {} %</source>
            <translation>Genug für {} %</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Escapes</source>
            <translation>Maskierungen</translation>
        </message>
        <message>
            <source>Esperanto</source>
            <translation>Esperanto</translation>
        </message>
        <message>
            <source>Estimate of the term matrix G</source>
            <translation>Schätzung der Termmatrix G</translation>
        </message>
        <message>
            <source>Estimated accuracy </source>
            <translation>Geschätzte Genauigkeit </translation>
        </message>
        <message>
            <source>Estonian</source>
            <translation>Estnisch</translation>
        </message>
        <message>
            <source>Euclidean</source>
            <translation>euklidisch</translation>
        </message>
        <message>
            <source>Every document is a mixture of topics, every topic a distribution of terms.</source>
            <translation>Jedes Dokument ist eine Mischung von Themen, jedes Thema eine Verteilung von Termen.</translation>
        </message>
        <message>
            <source>Every document is linked to the documents most similar to it.</source>
            <translation>Jedes Dokument wird mit den ihm ähnlichsten Dokumenten verbunden.</translation>
        </message>
        <message>
            <source>Every document with a class has the same: {}.</source>
            <translation>Alle Dokumente mit einer Klasse haben dieselbe: {}.</translation>
        </message>
        <message>
            <source>Every labelled document is a source of its class and a sink of the others on the graph of nearest neighbours.</source>
            <translation>Jedes annotierte Dokument ist im Graphen der nächsten Nachbarn eine Quelle seiner Klasse und eine Senke der anderen.</translation>
        </message>
        <message>
            <source>Every tenth question is a random check, without a suggestion, that nothing is learnt from. The estimate and its interval come from these alone.</source>
            <translation>Jede zehnte Frage ist eine Zufallsprobe ohne Vorschlag, aus der nichts gelernt wird. Schätzung und Intervall stammen allein daraus.</translation>
        </message>
        <message>
            <source>Examination</source>
            <translation>Untersuchung</translation>
        </message>
        <message>
            <source>Experiment</source>
            <translation>Experiment</translation>
        </message>
        <message>
            <source>Export writes the corpus, a model and a report; Finish and evaluate compares methods on your labels. ? lists all keys, and F1 explains the page.</source>
            <translation>Export schreibt den Korpus, ein Modell und einen Bericht; Beenden und bewerten vergleicht Verfahren auf Ihren Labels. ? zeigt alle Tasten, F1 erklärt die Seite.</translation>
        </message>
        <message>
            <source>F-measure</source>
            <translation>F-Maß</translation>
        </message>
        <message>
            <source>F1 (macro)</source>
            <translation>F1 (Makro)</translation>
        </message>
        <message>
            <source>F1 (micro)</source>
            <translation>F1 (Mikro)</translation>
        </message>
        <message>
            <source>F1 (weighted)</source>
            <translation>F1 (gewichtet)</translation>
        </message>
        <message>
            <source>F1 per class</source>
            <translation>F1 je Klasse</translation>
        </message>
        <message>
            <source>Factor γ</source>
            <translation>Faktor γ</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Gescheitert</translation>
        </message>
        <message>
            <source>False</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Merkmale</translation>
        </message>
        <message>
            <source>Few labels</source>
            <translation>Wenige Labels</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figure</translation>
        </message>
        <message>
            <source>File names or identifiers that reveal the class</source>
            <translation>Dateinamen oder Kennungen, die die Klasse verraten</translation>
        </message>
        <message>
            <source>File of decisions that replace labels; the corpus is not changed</source>
            <translation>Datei mit Entscheidungen, die Labels ersetzen; der Korpus bleibt unverändert</translation>
        </message>
        <message>
            <source>Film reviews with four ordered ratings</source>
            <translation>Filmkritiken mit vier geordneten Bewertungen</translation>
        </message>
        <message>
            <source>Film reviews, positive and negative</source>
            <translation>Filmkritiken, positiv und negativ</translation>
        </message>
        <message>
            <source>Finnish</source>
            <translation>Finnisch</translation>
        </message>
        <message>
            <source>First look</source>
            <translation>Erster Blick</translation>
        </message>
        <message>
            <source>First look at {}</source>
            <translation>Erster Blick auf {}</translation>
        </message>
        <message>
            <source>First row</source>
            <translation>Erste Zeile</translation>
        </message>
        <message>
            <source>Flexible constrained clustering</source>
            <translation>Flexible Clusterung mit Nebenbedingungen</translation>
        </message>
        <message>
            <source>Folds</source>
            <translation>Folds</translation>
        </message>
        <message>
            <source>For GVSM-COV, LSI-COV and PCA-COV; the paper's is the covariance</source>
            <translation>Für GVSM-COV, LSI-COV und PCA-COV; der Artikel verwendet die Kovarianz</translation>
        </message>
        <message>
            <source>For ratings and grades</source>
            <translation>Für Bewertungen und Noten</translation>
        </message>
        <message>
            <source>For research; no licence is stated.</source>
            <translation>For research; no licence is stated.</translation>
        </message>
        <message>
            <source>For the final test alone</source>
            <translation>Nur für den letzten Test</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>French</source>
            <translation>Französisch</translation>
        </message>
        <message>
            <source>Friedman p</source>
            <translation>Friedman p</translation>
        </message>
        <message>
            <source>From {} to {}.</source>
            <translation>Von {} bis {}.</translation>
        </message>
        <message>
            <source>GVSM-COV</source>
            <translation>GVSM-COV</translation>
        </message>
        <message>
            <source>Gaussian</source>
            <translation>Gauß</translation>
        </message>
        <message>
            <source>Gaussian of Hamming distances</source>
            <translation>Gauß der Hamming-Abstände</translation>
        </message>
        <message>
            <source>Gaussian of given distances</source>
            <translation>Gauß der gegebenen Abstände</translation>
        </message>
        <message>
            <source>German</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>Give documents their classes by hand</source>
            <translation>Dokumenten von Hand ihre Klasse geben</translation>
        </message>
        <message>
            <source>Given</source>
            <translation>Gegeben</translation>
        </message>
        <message>
            <source>Greek</source>
            <translation>Griechisch</translation>
        </message>
        <message>
            <source>Green: not significantly worse.</source>
            <translation>Grün: nicht signifikant schlechter.</translation>
        </message>
        <message>
            <source>Grouping with bias</source>
            <translation>Gruppierung mit Vorgaben</translation>
        </message>
        <message>
            <source>Growing training sets, nested within a repeat; all other documents are the test.</source>
            <translation>Wachsende Trainingsmengen, innerhalb einer Wiederholung verschachtelt; alle übrigen Dokumente sind der Test.</translation>
        </message>
        <message>
            <source>Gujarati</source>
            <translation>Gujarati</translation>
        </message>
        <message>
            <source>HOSK</source>
            <translation>HOSK</translation>
        </message>
        <message>
            <source>HOSK, improved</source>
            <translation>HOSK, verbessert</translation>
        </message>
        <message>
            <source>HOSK, transductive</source>
            <translation>HOSK, transduktiv</translation>
        </message>
        <message>
            <source>HTML in the texts</source>
            <translation>HTML in den Texten</translation>
        </message>
        <message>
            <source>Half the memory; about seven digits</source>
            <translation>Halber Speicher; etwa sieben Stellen</translation>
        </message>
        <message>
            <source>Hebrew</source>
            <translation>Hebräisch</translation>
        </message>
        <message>
            <source>Held-out share</source>
            <translation>Zurückgehaltener Anteil</translation>
        </message>
        <message>
            <source>Hierarchical clustering</source>
            <translation>Hierarchische Clusterung</translation>
        </message>
        <message>
            <source>Higher cost with few labels b</source>
            <translation>Höhere Kosten bei wenigen Labels b</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel (HOSK)</source>
            <translation>Semantischer Kernel höherer Ordnung (HOSK)</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel (HOSK), our improved variant</source>
            <translation>Semantischer Kernel höherer Ordnung (HOSK), unsere verbesserte Variante</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel (HOSK), transductive</source>
            <translation>Semantischer Kernel höherer Ordnung (HOSK), transduktiv</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel: accuracy against training size on three corpora</source>
            <translation>Semantischer Kernel höherer Ordnung: Genauigkeit nach Trainingsgröße auf drei Korpora</translation>
        </message>
        <message>
            <source>Higher-order semantic kernels</source>
            <translation>Semantische Kernel höherer Ordnung</translation>
        </message>
        <message>
            <source>Highest order of paths</source>
            <translation>Höchste Ordnung der Pfade</translation>
        </message>
        <message>
            <source>Hindi</source>
            <translation>Hindi</translation>
        </message>
        <message>
            <source>Holm's correction over all pairs</source>
            <translation>Holms Korrektur über alle Paare</translation>
        </message>
        <message>
            <source>How accurate it is cannot be estimated from so few labels.</source>
            <translation>Wie genau es ist, lässt sich aus so wenigen Labels nicht schätzen.</translation>
        </message>
        <message>
            <source>How clusters merge</source>
            <translation>Wie Cluster verschmelzen</translation>
        </message>
        <message>
            <source>How much can be learnt from a few labels? The method “Few labels” against the methods it chooses from and the linear SVM, on the built-in corpus.</source>
            <translation>Wie viel lässt sich aus wenigen Labels lernen? Das Verfahren „Wenige Labels“ gegen die Verfahren, aus denen es wählt, und die lineare SVM, auf dem eingebauten Korpus.</translation>
        </message>
        <message>
            <source>How much links count</source>
            <translation>Wie stark Verbindungen zählen</translation>
        </message>
        <message>
            <source>How often methods are right about what they are surest of</source>
            <translation>Wie oft Verfahren bei dem recht haben, dessen sie am sichersten sind</translation>
        </message>
        <message>
            <source>Hungarian</source>
            <translation>Ungarisch</translation>
        </message>
        <message>
            <source>Hybrid models of document similarity: other estimates of the term matrix</source>
            <translation>Hybride Modelle der Dokumentähnlichkeit: andere Schätzungen der Termmatrix</translation>
        </message>
        <message>
            <source>Hybrid models of document similarity: six models, three clusterings, thirteen corpora</source>
            <translation>Hybride Modelle der Dokumentähnlichkeit: sechs Modelle, drei Clusterungen, dreizehn Korpora</translation>
        </message>
        <message>
            <source>ISO-8859-1</source>
            <translation>ISO-8859-1</translation>
        </message>
        <message>
            <source>Identifier column</source>
            <translation>Kennungsspalte</translation>
        </message>
        <message>
            <source>Identifiers, separated by semicolons</source>
            <translation>Kennungen, durch Semikolons getrennt</translation>
        </message>
        <message>
            <source>If fixed; in units of 1 / median degree of the linked terms; 0: no diffusion</source>
            <translation>Wenn fest; in Einheiten von 1 / Mediangrad der verbundenen Terme; 0: keine Diffusion</translation>
        </message>
        <message>
            <source>If this is not what the texts are about, no method can learn it and all scores stay near chance.</source>
            <translation>Wenn die Texte davon nicht handeln, kann kein Verfahren es lernen, und alle Werte bleiben nahe am Zufall.</translation>
        </message>
        <message>
            <source>In documents; 0: none. A share from 0 to 1 for the balanced interpretation</source>
            <translation>In Dokumenten; 0: keine. Ein Anteil von 0 bis 1 bei der ausgewogenen Deutung</translation>
        </message>
        <message>
            <source>In numeric data: a code per value, or a column per value</source>
            <translation>In numerischen Daten: eine Zahl je Wert oder eine Spalte je Wert</translation>
        </message>
        <message>
            <source>In numeric data; fill: by the mean, or the most frequent nominal value</source>
            <translation>In numerischen Daten; füllen: mit dem Mittelwert oder dem häufigsten nominalen Wert</translation>
        </message>
        <message>
            <source>In the last round</source>
            <translation>In der letzten Runde</translation>
        </message>
        <message>
            <source>In the paper's method the links between labelled documents outweigh the graph of the texts, and the more labels there are, the worse it gets (see spectral classification).</source>
            <translation>Im Verfahren der Veröffentlichung überwiegen die Verbindungen zwischen annotierten Dokumenten den Graphen der Texte, und je mehr Labels es gibt, desto schlechter wird es (siehe Spektralklassifikation).</translation>
        </message>
        <message>
            <source>In the smoothed space; off: the kernel of the paper</source>
            <translation>Im geglätteten Raum; aus: der Kernel der Veröffentlichung</translation>
        </message>
        <message>
            <source>Indonesian</source>
            <translation>Indonesisch</translation>
        </message>
        <message>
            <source>Irish</source>
            <translation>Irisch</translation>
        </message>
        <message>
            <source>Irregular rows</source>
            <translation>Unregelmäßige Zeilen</translation>
        </message>
        <message>
            <source>It classifies about {} of new documents correctly ({} to {}, 95 % interval, tested once on {} documents that no choice had seen).</source>
            <translation>Es klassifiziert etwa {} neuer Dokumente richtig ({} bis {}, 95-%-Intervall, einmal getestet auf {} Dokumenten, die keine Auswahl gesehen hatte).</translation>
        </message>
        <message>
            <source>Italian</source>
            <translation>Italienisch</translation>
        </message>
        <message>
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <source>JSON, one document per line</source>
            <translation>JSON, ein Dokument je Zeile</translation>
        </message>
        <message>
            <source>Japanese</source>
            <translation>Japanisch</translation>
        </message>
        <message>
            <source>Keep at most {number} documents of a class</source>
            <translation>Höchstens {number} Dokumente je Klasse behalten</translation>
        </message>
        <message>
            <source>Keep class shares</source>
            <translation>Klassenanteile wahren</translation>
        </message>
        <message>
            <source>Keep documents in {}</source>
            <translation>Dokumente auf {} behalten</translation>
        </message>
        <message>
            <source>Keep the first document of each group</source>
            <translation>Das erste Dokument jeder Gruppe behalten</translation>
        </message>
        <message>
            <source>Keep the first of equal documents</source>
            <translation>Das erste gleicher Dokumente behalten</translation>
        </message>
        <message>
            <source>Keeping shorter words or fewer stop words also helps.</source>
            <translation>Kürzere Wörter oder mehr Stoppwörter zu behalten hilft auch.</translation>
        </message>
        <message>
            <source>Kept collocations</source>
            <translation>Behaltene Kollokationen</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>Kernel</translation>
        </message>
        <message>
            <source>Kernel matrix: hinge loss; primal or dual: squared hinge loss</source>
            <translation>Kernelmatrix: Hinge-Verlust; primal oder dual: quadrierter Hinge-Verlust</translation>
        </message>
        <message>
            <source>Kernel scaling</source>
            <translation>Kernelskalierung</translation>
        </message>
        <message>
            <source>Khmer</source>
            <translation>Khmer</translation>
        </message>
        <message>
            <source>Kinds of terms</source>
            <translation>Arten von Termen</translation>
        </message>
        <message>
            <source>Korean</source>
            <translation>Koreanisch</translation>
        </message>
        <message>
            <source>Krippendorff's α</source>
            <translation>Krippendorffs α</translation>
        </message>
        <message>
            <source>LA</source>
            <translation>LA</translation>
        </message>
        <message>
            <source>LDA</source>
            <translation>LDA</translation>
        </message>
        <message>
            <source>LDA topics</source>
            <translation>LDA-Themen</translation>
        </message>
        <message>
            <source>LM</source>
            <translation>LM</translation>
        </message>
        <message>
            <source>LSI</source>
            <translation>LSI</translation>
        </message>
        <message>
            <source>LSI-COV</source>
            <translation>LSI-COV</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Annotieren</translation>
        </message>
        <message>
            <source>Label a cluster at once</source>
            <translation>Einen Cluster auf einmal annotieren</translation>
        </message>
        <message>
            <source>Label documents</source>
            <translation>Dokumente annotieren</translation>
        </message>
        <message>
            <source>Label spreading</source>
            <translation>Label-Ausbreitung</translation>
        </message>
        <message>
            <source>Labelled documents</source>
            <translation>Annotierte Dokumente</translation>
        </message>
        <message>
            <source>Labelling</source>
            <translation>Annotation</translation>
        </message>
        <message>
            <source>Labelling of {}</source>
            <translation>Annotation von {}</translation>
        </message>
        <message>
            <source>Labels of at least two classes are needed for a model.</source>
            <translation>Für ein Modell werden Labels mindestens zweier Klassen gebraucht.</translation>
        </message>
        <message>
            <source>Labels of {}</source>
            <translation>Labels von {}</translation>
        </message>
        <message>
            <source>Labels per class for equal parts h</source>
            <translation>Labels je Klasse für gleiche Teile h</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Lao</source>
            <translation>Laotisch</translation>
        </message>
        <message>
            <source>Large eigenvalues indicate coherent groups. The largest drop suggests how many such groups there are.</source>
            <translation>Große Eigenwerte zeigen kohärente Gruppen an. Der größte Abfall lässt vermuten, wie viele es sind.</translation>
        </message>
        <message>
            <source>Larger: more noise</source>
            <translation>Größer: mehr Rauschen</translation>
        </message>
        <message>
            <source>Larger: rare terms count more</source>
            <translation>Größer: seltene Terme zählen mehr</translation>
        </message>
        <message>
            <source>Larger: smaller penalty</source>
            <translation>Größer: kleinere Strafe</translation>
        </message>
        <message>
            <source>Largest class</source>
            <translation>Größte Klasse</translation>
        </message>
        <message>
            <source>Largest depth</source>
            <translation>Größte Tiefe</translation>
        </message>
        <message>
            <source>Latent dimensions</source>
            <translation>Latente Dimensionen</translation>
        </message>
        <message>
            <source>Latent semantic indexing replaces each training document by its best approximation of low rank.</source>
            <translation>Die latente semantische Indexierung ersetzt jedes Trainingsdokument durch seine beste Näherung niedrigen Rangs.</translation>
        </message>
        <message>
            <source>Learn on</source>
            <translation>Lernen auf</translation>
        </message>
        <message>
            <source>Learning curve</source>
            <translation>Lernkurve</translation>
        </message>
        <message>
            <source>Learning curves of all runs</source>
            <translation>Lernkurven aller Läufe</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>Lernrate</translation>
        </message>
        <message>
            <source>Leave out the clustering methods</source>
            <translation>Clusterverfahren weglassen</translation>
        </message>
        <message>
            <source>Leave these documents out</source>
            <translation>Diese Dokumente auslassen</translation>
        </message>
        <message>
            <source>Leaves of a tree</source>
            <translation>Blätter eines Baums</translation>
        </message>
        <message>
            <source>Length normalisation</source>
            <translation>Längennormierung</translation>
        </message>
        <message>
            <source>Like the term-cluster kernel, for small training sets: few documents contain few pairs of terms, so the graph of terms is sparse.</source>
            <translation>Wie der Termcluster-Kernel, für kleine Trainingsmengen: Wenige Dokumente enthalten wenige Termpaare, daher ist der Graph der Terme dünn.</translation>
        </message>
        <message>
            <source>Linear SVM</source>
            <translation>Lineare SVM</translation>
        </message>
        <message>
            <source>Linear SVM on term-diffused documents</source>
            <translation>Lineare SVM auf termdiffundierten Dokumenten</translation>
        </message>
        <message>
            <source>Linear SVM on topics</source>
            <translation>Lineare SVM auf Themen</translation>
        </message>
        <message>
            <source>Linear SVM on word vectors</source>
            <translation>Lineare SVM auf Wortvektoren</translation>
        </message>
        <message>
            <source>Linear SVM with probabilities</source>
            <translation>Lineare SVM mit Wahrscheinlichkeiten</translation>
        </message>
        <message>
            <source>Linear scores of all classes are turned into probabilities; the weights maximise the likelihood of the training classes with a penalty on large weights.</source>
            <translation>Lineare Werte aller Klassen werden in Wahrscheinlichkeiten umgerechnet; die Gewichte maximieren die Likelihood der Trainingsklassen, große Gewichte werden bestraft.</translation>
        </message>
        <message>
            <source>Linkage</source>
            <translation>Linkage</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Verbindungen</translation>
        </message>
        <message>
            <source>Links per term</source>
            <translation>Verbindungen je Term</translation>
        </message>
        <message>
            <source>Links say which pairs of documents belong together or apart.</source>
            <translation>Verbindungen geben an, welche Paare von Dokumenten zusammengehören und welche nicht.</translation>
        </message>
        <message>
            <source>Lithuanian</source>
            <translation>Litauisch</translation>
        </message>
        <message>
            <source>Log loss</source>
            <translation>Log-Verlust</translation>
        </message>
        <message>
            <source>Logistic regression</source>
            <translation>Logistische Regression</translation>
        </message>
        <message>
            <source>Longest character n-gram</source>
            <translation>Längstes Zeichen-N-Gramm</translation>
        </message>
        <message>
            <source>Longest n-gram</source>
            <translation>Längstes N-Gramm</translation>
        </message>
        <message>
            <source>Lost characters</source>
            <translation>Verlorene Zeichen</translation>
        </message>
        <message>
            <source>Lower case</source>
            <translation>Kleinschreibung</translation>
        </message>
        <message>
            <source>Lower points mean better separated classes, points further left a smaller reconstruction error; sprinkling trades one for the other. A line joins the training sizes of a method.</source>
            <translation>Tiefere Punkte bedeuten besser getrennte Klassen, weiter links liegende einen kleineren Rekonstruktionsfehler; Sprinkling tauscht das eine gegen das andere. Eine Linie verbindet die Trainingsgrößen eines Verfahrens.</translation>
        </message>
        <message>
            <source>Lymphocytes: gene expression, diffuse large B-cell lymphoma against the rest</source>
            <translation>Lymphozyten: Genexpression, diffuses großzelliges B-Zell-Lymphom gegen die übrigen</translation>
        </message>
        <message>
            <source>Mail headers in the texts</source>
            <translation>E-Mail-Kopfzeilen in den Texten</translation>
        </message>
        <message>
            <source>Malay</source>
            <translation>Malaiisch</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>MatrixMarket counts</source>
            <translation>MatrixMarket-Häufigkeiten</translation>
        </message>
        <message>
            <source>Matthews correlation (MCC)</source>
            <translation>Matthews-Korrelation (MCC)</translation>
        </message>
        <message>
            <source>Maximum compression ratio</source>
            <translation>Größtes Kompressionsverhältnis</translation>
        </message>
        <message>
            <source>Maximum document share</source>
            <translation>Größter Dokumentanteil</translation>
        </message>
        <message>
            <source>Maximum document share of linked terms</source>
            <translation>Größter Dokumentanteil verbundener Terme</translation>
        </message>
        <message>
            <source>Maximum is the paper's; it makes the kernel tiny and needs a cost far above 1</source>
            <translation>Maximum ist das der Veröffentlichung; es macht den Kernel winzig und braucht Kosten weit über 1</translation>
        </message>
        <message>
            <source>Maximum iterations</source>
            <translation>Höchstzahl der Iterationen</translation>
        </message>
        <message>
            <source>Maximum normalised cut</source>
            <translation>Größter normalisierter Schnitt</translation>
        </message>
        <message>
            <source>Maximum number of documents</source>
            <translation>Höchstzahl der Dokumente</translation>
        </message>
        <message>
            <source>Maximum sprinkling length</source>
            <translation>Größte Sprinkling-Länge</translation>
        </message>
        <message>
            <source>Maximum unpacked size (MB)</source>
            <translation>Größter entpackter Umfang (MB)</translation>
        </message>
        <message>
            <source>Maximum words per document</source>
            <translation>Höchstzahl der Wörter je Dokument</translation>
        </message>
        <message>
            <source>McNemar's test on the documents of one split</source>
            <translation>McNemar-Test auf den Dokumenten einer Aufteilung</translation>
        </message>
        <message>
            <source>Mean absolute rank error</source>
            <translation>Mittlerer absoluter Rangfehler</translation>
        </message>
        <message>
            <source>Mean ± standard deviation</source>
            <translation>Mittelwert ± Standardabweichung</translation>
        </message>
        <message>
            <source>Mean ± standard deviation, compared with a reference</source>
            <translation>Mittelwert ± Standardabweichung, verglichen mit einem Bezugsverfahren</translation>
        </message>
        <message>
            <source>Measures how badly the terms of a document fit all other classes together.</source>
            <translation>Misst, wie schlecht die Terme eines Dokuments zu allen anderen Klassen zusammen passen.</translation>
        </message>
        <message>
            <source>Megabytes per worker</source>
            <translation>Megabyte je Prozess</translation>
        </message>
        <message>
            <source>Memory of a worker in megabytes</source>
            <translation>Speicher je Prozess in Megabyte</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Method added: {}</source>
            <translation>Verfahren hinzugefügt: {}</translation>
        </message>
        <message>
            <source>Method removed: {}</source>
            <translation>Verfahren entfernt: {}</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>Verfahren</translation>
        </message>
        <message>
            <source>Methods are compared on part of the documents, and the winner is tested on the others.</source>
            <translation>Verfahren werden auf einem Teil der Dokumente verglichen, der Sieger wird auf den übrigen getestet.</translation>
        </message>
        <message>
            <source>Methods further left rank better on average over the corpora. A thick bar joins methods whose ranks do not differ significantly.</source>
            <translation>Verfahren weiter links haben über die Korpora im Mittel bessere Ränge. Ein dicker Balken verbindet Verfahren, deren Ränge sich nicht signifikant unterscheiden.</translation>
        </message>
        <message>
            <source>Methods learn senders, organisations and subject lines instead of topics; their scores do not carry over to other texts.</source>
            <translation>Verfahren lernen Absender, Organisationen und Betreffzeilen statt Themen; ihre Werte gelten nicht für andere Texte.</translation>
        </message>
        <message>
            <source>Methods learn who writes in which class instead of what the texts are about.</source>
            <translation>Verfahren lernen, wer in welcher Klasse schreibt, statt worum es in den Texten geht.</translation>
        </message>
        <message>
            <source>Methods learn who writes in which class; the same writers are in training and test, but not in new texts.</source>
            <translation>Verfahren lernen, wer in welcher Klasse schreibt; dieselben Verfasser sind in Training und Test, aber nicht in neuen Texten.</translation>
        </message>
        <message>
            <source>Methods leave the race when others are better. The winner alone is tested on documents that no choice has seen.</source>
            <translation>Verfahren scheiden aus, wenn andere besser sind. Nur der Sieger wird auf Dokumenten getestet, die keine Auswahl gesehen hat.</translation>
        </message>
        <message>
            <source>Methods read the class instead of predicting it; scores mean nothing for texts without it.</source>
            <translation>Verfahren lesen die Klasse ab, statt sie vorherzusagen; die Werte besagen nichts für Texte ohne sie.</translation>
        </message>
        <message>
            <source>Methods read the rating instead of the opinion; scores mean nothing for texts without it.</source>
            <translation>Verfahren lesen die Bewertung statt der Meinung; die Werte besagen nichts für Texte ohne sie.</translation>
        </message>
        <message>
            <source>Methods recognise this text instead of the content; scores do not carry over to other sources.</source>
            <translation>Verfahren erkennen diesen Text statt des Inhalts; die Werte gelten nicht für andere Quellen.</translation>
        </message>
        <message>
            <source>Methods see nothing of such a document and can only guess its class.</source>
            <translation>Verfahren sehen nichts von einem solchen Dokument und können seine Klasse nur raten.</translation>
        </message>
        <message>
            <source>Methods see texts only, so identifiers do no harm unless they are part of the text or of a table that is given to another program.</source>
            <translation>Verfahren sehen nur Texte; Kennungen schaden nicht, solange sie nicht Teil des Textes oder einer Tabelle für ein anderes Programm sind.</translation>
        </message>
        <message>
            <source>Methods:</source>
            <translation>Verfahren:</translation>
        </message>
        <message>
            <source>Metric added: {}</source>
            <translation>Metrik hinzugefügt: {}</translation>
        </message>
        <message>
            <source>Metric removed: {}</source>
            <translation>Metrik entfernt: {}</translation>
        </message>
        <message>
            <source>Mini Newsgroups, 100 messages of each group</source>
            <translation>Mini Newsgroups, 100 Nachrichten jeder Gruppe</translation>
        </message>
        <message>
            <source>Minimum document frequency</source>
            <translation>Mindestdokumenthäufigkeit</translation>
        </message>
        <message>
            <source>Minimum word length</source>
            <translation>Mindestlänge der Wörter</translation>
        </message>
        <message>
            <source>Minimum words per document</source>
            <translation>Mindestzahl der Wörter je Dokument</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>Minuten</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modus</translation>
        </message>
        <message>
            <source>More labels bring little: {} points per doubling</source>
            <translation>Mehr Labels bringen wenig: {} Punkte je Verdopplung</translation>
        </message>
        <message>
            <source>More labels help: +{} points per doubling, from {}</source>
            <translation>Mehr Labels helfen: +{} Punkte je Verdopplung, von {}</translation>
        </message>
        <message>
            <source>More than chance: p {} ({}).</source>
            <translation>Mehr als Zufall: p {} ({}).</translation>
        </message>
        <message>
            <source>Most eigenvectors</source>
            <translation>Höchstzahl der Eigenvektoren</translation>
        </message>
        <message>
            <source>Most frequent terms</source>
            <translation>Häufigste Terme</translation>
        </message>
        <message>
            <source>Move single documents</source>
            <translation>Einzelne Dokumente verschieben</translation>
        </message>
        <message>
            <source>Multiclass scheme</source>
            <translation>Mehrklassenschema</translation>
        </message>
        <message>
            <source>Multinomial naive Bayes</source>
            <translation>Multinomiales naives Bayes</translation>
        </message>
        <message>
            <source>N-grams</source>
            <translation>N-Gramme</translation>
        </message>
        <message>
            <source>NB-SVM</source>
            <translation>NB-SVM</translation>
        </message>
        <message>
            <source>NB-SVM on unweighted words</source>
            <translation>NB-SVM auf ungewichteten Wörtern</translation>
        </message>
        <message>
            <source>NFC</source>
            <translation>NFC</translation>
        </message>
        <message>
            <source>NMF</source>
            <translation>NMF</translation>
        </message>
        <message>
            <source>NMF topics</source>
            <translation>NMF-Themen</translation>
        </message>
        <message>
            <source>Naive Bayes gives the log ratio of each term for a class; a linear SVM uses the terms weighted by it.</source>
            <translation>Naive Bayes liefert für jeden Term das logarithmierte Verhältnis zugunsten einer Klasse; eine lineare SVM verwendet die damit gewichteten Terme.</translation>
        </message>
        <message>
            <source>Naive Bayes learns from the labelled documents, guesses the classes of the others, learns from these guesses too, and so on.</source>
            <translation>Naive Bayes lernt aus den annotierten Dokumenten, schätzt die Klassen der übrigen, lernt auch aus diesen Schätzungen und so weiter.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name of all other classes</source>
            <translation>Name aller übrigen Klassen</translation>
        </message>
        <message>
            <source>Name the classes</source>
            <translation>Klassen benennen</translation>
        </message>
        <message>
            <source>Names of tags, attributes and addresses are counted as words; where only some sources have them, methods learn the source.</source>
            <translation>Namen von Tags, Attributen und Adressen werden als Wörter gezählt; haben nur manche Quellen sie, lernen Verfahren die Quelle.</translation>
        </message>
        <message>
            <source>Near 0: the paper's equation, and each part of the graph follows its majority</source>
            <translation>Nahe 0: die Gleichung der Veröffentlichung, jeder Teil des Graphen folgt seiner Mehrheit</translation>
        </message>
        <message>
            <source>Near duplicates</source>
            <translation>Fast-Duplikate</translation>
        </message>
        <message>
            <source>Nearest centroid</source>
            <translation>Nächster Zentroid</translation>
        </message>
        <message>
            <source>Nearest neighbours, Euclidean</source>
            <translation>Nächste Nachbarn, euklidisch</translation>
        </message>
        <message>
            <source>Nearest neighbours, cosine</source>
            <translation>Nächste Nachbarn, Kosinus</translation>
        </message>
        <message>
            <source>Nearest terms</source>
            <translation>Nächste Terme</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>Neighbours of a dense document</source>
            <translation>Nachbarn eines dichten Dokuments</translation>
        </message>
        <message>
            <source>Neighbours that vote</source>
            <translation>Abstimmende Nachbarn</translation>
        </message>
        <message>
            <source>Nepali</source>
            <translation>Nepalesisch</translation>
        </message>
        <message>
            <source>New documents</source>
            <translation>Neue Dokumente</translation>
        </message>
        <message>
            <source>No configuration is called {}; there are {}.</source>
            <translation>Keine Konfiguration heißt {}; es gibt {}.</translation>
        </message>
        <message>
            <source>No document is used for training twice if there are enough for sizes × repeats; a test can then find differences with few labels</source>
            <translation>Kein Dokument dient zweimal zum Training, wenn es für Größen × Wiederholungen genug gibt; ein Test findet dann auch mit wenigen Labels Unterschiede</translation>
        </message>
        <message>
            <source>No document of the corpus has a class, so there is nothing to learn from; read it with classes (for a table, choose the class column), or use a clustering protocol.</source>
            <translation>Kein Dokument des Korpus hat eine Klasse, es gibt also nichts zu lernen; lesen Sie ihn mit Klassen (bei einer Tabelle die Klassenspalte wählen) oder verwenden Sie ein Clusterprotokoll.</translation>
        </message>
        <message>
            <source>No method can get all of them right, and what is learnt from them contradicts itself.</source>
            <translation>Kein Verfahren kann alle richtig haben, und was daraus gelernt wird, widerspricht sich.</translation>
        </message>
        <message>
            <source>No random checks were made, so the accuracy is unknown.</source>
            <translation>Es gab keine Zufallsproben, die Genauigkeit ist daher unbekannt.</translation>
        </message>
        <message>
            <source>No setting of the plan is swept. Give a setting several values to see the score against it.</source>
            <translation>Keine Einstellung des Plans wird variiert. Geben Sie einer Einstellung mehrere Werte, um den Wert dagegen zu sehen.</translation>
        </message>
        <message>
            <source>No trial has both measures. Choose the metrics W/B and squared error with a method that has latent dimensions, such as sprinkled LSI.</source>
            <translation>Kein Versuch hat beide Maße. Wählen Sie die Metriken W/B und quadratischer Fehler mit einem Verfahren mit latenten Dimensionen wie LSI mit Sprinkling.</translation>
        </message>
        <message>
            <source>No trial has the training size {}; the runs have {}.</source>
            <translation>Kein Versuch hat die Trainingsgröße {}; die Läufe haben {}.</translation>
        </message>
        <message>
            <source>Noise goes to</source>
            <translation>Rauschen geht an</translation>
        </message>
        <message>
            <source>Nominal columns</source>
            <translation>Nominale Spalten</translation>
        </message>
        <message>
            <source>None of the decisions is about a document of this corpus.</source>
            <translation>Keine der Entscheidungen betrifft ein Dokument dieses Korpus.</translation>
        </message>
        <message>
            <source>Normalisation</source>
            <translation>Normierung</translation>
        </message>
        <message>
            <source>Normalised mutual information</source>
            <translation>Normalisierte Transinformation</translation>
        </message>
        <message>
            <source>Norwegian</source>
            <translation>Norwegisch</translation>
        </message>
        <message>
            <source>Not enough memory. {}</source>
            <translation>Nicht genug Speicher. {}</translation>
        </message>
        <message>
            <source>Not tested: a test needs {} shared splits, or accuracy on one split.</source>
            <translation>Nicht getestet: ein Test braucht {} gemeinsame Aufteilungen oder die Genauigkeit auf einer Aufteilung.</translation>
        </message>
        <message>
            <source>Not yet sure of {} %</source>
            <translation>Noch nicht sicher: {} %</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Nothing needs to be done in this program.</source>
            <translation>In diesem Programm ist nichts zu tun.</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Numbers of pairwise constraints</source>
            <translation>Anzahlen paarweiser Nebenbedingungen</translation>
        </message>
        <message>
            <source>Of a Gaussian affinity, in units of the median distance of two documents</source>
            <translation>Einer Gauß-Affinität, in Einheiten des Medianabstands zweier Dokumente</translation>
        </message>
        <message>
            <source>Of another width, or without a text; join: surplus fields and broken lines become part of the text</source>
            <translation>Andere Breite oder ohne Text; verbinden: überzählige Felder und umbrochene Zeilen werden Teil des Textes</translation>
        </message>
        <message>
            <source>Of equal documents: all, the first, or none of those with different classes</source>
            <translation>Von gleichen Dokumenten: alle, das erste, oder keines von denen mit verschiedenen Klassen</translation>
        </message>
        <message>
            <source>Of {} held-out labels, {} were predicted correctly; by the neighbours in the graph {}, by the largest class {}.</source>
            <translation>Von {} zurückgehaltenen Labels wurden {} richtig vorhergesagt; durch die Nachbarn im Graphen {}, durch die größte Klasse {}.</translation>
        </message>
        <message>
            <source>Off: gauss and exp also give weight to pairs without common documents</source>
            <translation>Aus: gauss und exp geben auch Paaren ohne gemeinsame Dokumente Gewicht</translation>
        </message>
        <message>
            <source>Off: the eigenvectors themselves, as in the multiway normalised cut</source>
            <translation>Aus: die Eigenvektoren selbst, wie beim normalisierten Mehrwegschnitt</translation>
        </message>
        <message>
            <source>Offer the tour at the start</source>
            <translation>Beim Start die Tour anbieten</translation>
        </message>
        <message>
            <source>On the labelled documents; C is ignored then</source>
            <translation>Auf den annotierten Dokumenten; C wird dann nicht beachtet</translation>
        </message>
        <message>
            <source>On the training documents; C is ignored then</source>
            <translation>Auf den Trainingsdokumenten; C wird dann nicht beachtet</translation>
        </message>
        <message>
            <source>On the training documents; changes which class is predicted, not its probability</source>
            <translation>Auf den Trainingsdokumenten; ändert die vorhergesagte Klasse, nicht ihre Wahrscheinlichkeit</translation>
        </message>
        <message>
            <source>One against one needs the kernel matrix</source>
            <translation>Eins gegen eins braucht die Kernelmatrix</translation>
        </message>
        <message>
            <source>One class contains copies of others</source>
            <translation>Eine Klasse enthält Kopien anderer</translation>
        </message>
        <message>
            <source>One column of a paper (84 mm)</source>
            <translation>Eine Spalte einer Veröffentlichung (84 mm)</translation>
        </message>
        <message>
            <source>One method was tried; add others to judge its score.</source>
            <translation>Ein Verfahren wurde versucht; fügen Sie andere hinzu, um seinen Wert zu beurteilen.</translation>
        </message>
        <message>
            <source>One score for every method of every run</source>
            <translation>Ein Wert für jedes Verfahren jedes Laufs</translation>
        </message>
        <message>
            <source>One trial each</source>
            <translation>Je ein Versuch</translation>
        </message>
        <message>
            <source>Only one class</source>
            <translation>Nur eine Klasse</translation>
        </message>
        <message>
            <source>Only terms that co-occur</source>
            <translation>Nur gemeinsam vorkommende Terme</translation>
        </message>
        <message>
            <source>Only these have vectors</source>
            <translation>Nur diese haben Vektoren</translation>
        </message>
        <message>
            <source>Open a corpus</source>
            <translation>Korpus öffnen</translation>
        </message>
        <message>
            <source>Open a corpus and examine its documents</source>
            <translation>Einen Korpus öffnen und seine Dokumente ansehen</translation>
        </message>
        <message>
            <source>Open documents, with or without classes. Name two classes, then give documents their class by a key: the most useful ones come first, suggestions follow after every key, and random checks say how good they are.</source>
            <translation>Öffnen Sie Dokumente mit oder ohne Klassen. Benennen Sie zwei Klassen und geben Sie dann Dokumenten per Taste ihre Klasse: die nützlichsten kommen zuerst, Vorschläge folgen nach jeder Taste, und Zufallsproben sagen, wie gut sie sind.</translation>
        </message>
        <message>
            <source>Open the file again and choose another class column.</source>
            <translation>Öffnen Sie die Datei erneut und wählen Sie eine andere Klassenspalte.</translation>
        </message>
        <message>
            <source>Open the texts without classes</source>
            <translation>Die Texte ohne Klassen öffnen</translation>
        </message>
        <message>
            <source>Open your own documents on the Corpus page and choose methods on the Experiment page. Run → New documents classifies your own text with this run, and F1 explains the current page.</source>
            <translation>Öffnen Sie eigene Dokumente auf der Seite Korpus und wählen Sie Verfahren auf der Seite Experiment. Lauf → Neue Dokumente klassifiziert eigenen Text mit diesem Lauf, F1 erklärt die aktuelle Seite.</translation>
        </message>
        <message>
            <source>Or table of a database; empty: the first that holds a table</source>
            <translation>Oder Tabelle einer Datenbank; leer: die erste, die eine Tabelle enthält</translation>
        </message>
        <message>
            <source>Order of cuts</source>
            <translation>Reihenfolge der Schnitte</translation>
        </message>
        <message>
            <source>Ordered classes</source>
            <translation>Geordnete Klassen</translation>
        </message>
        <message>
            <source>Others stay as they are</source>
            <translation>Andere bleiben, wie sie sind</translation>
        </message>
        <message>
            <source>Our variants</source>
            <translation>Unsere Varianten</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>PCA</source>
            <translation>PCA</translation>
        </message>
        <message>
            <source>PCA-COV</source>
            <translation>PCA-COV</translation>
        </message>
        <message>
            <source>PMI</source>
            <translation>PMI</translation>
        </message>
        <message>
            <source>Paired bootstrap over the documents of one split</source>
            <translation>Gepaartes Bootstrap über die Dokumente einer Aufteilung</translation>
        </message>
        <message>
            <source>Paired t-test</source>
            <translation>Gepaarter t-Test</translation>
        </message>
        <message>
            <source>Pairs of training and test sets</source>
            <translation>Paare von Trainings- und Testmengen</translation>
        </message>
        <message>
            <source>Pairs that share a class, or only those that also share a document</source>
            <translation>Paare, die eine Klasse teilen, oder nur solche, die auch ein Dokument teilen</translation>
        </message>
        <message>
            <source>Parameter σ of the edge weight</source>
            <translation>Parameter σ des Kantengewichts</translation>
        </message>
        <message>
            <source>Passes over the documents</source>
            <translation>Durchgänge über die Dokumente</translation>
        </message>
        <message>
            <source>Pattern of a token</source>
            <translation>Muster eines Tokens</translation>
        </message>
        <message>
            <source>Peak memory</source>
            <translation>Speicherspitze</translation>
        </message>
        <message>
            <source>Penalty ρ of least squares</source>
            <translation>Strafe ρ der kleinsten Quadrate</translation>
        </message>
        <message>
            <source>Persian</source>
            <translation>Persisch</translation>
        </message>
        <message>
            <source>Poisson learning</source>
            <translation>Poisson-Lernen</translation>
        </message>
        <message>
            <source>Poisson learning, SVM student</source>
            <translation>Poisson-Lernen, SVM als Schüler</translation>
        </message>
        <message>
            <source>Polish</source>
            <translation>Polnisch</translation>
        </message>
        <message>
            <source>Polynomial SVM</source>
            <translation>Polynomielle SVM</translation>
        </message>
        <message>
            <source>Portuguese</source>
            <translation>Portugiesisch</translation>
        </message>
        <message>
            <source>Power of the idf</source>
            <translation>Potenz der idf</translation>
        </message>
        <message>
            <source>Precision (macro)</source>
            <translation>Präzision (Makro)</translation>
        </message>
        <message>
            <source>Precision (micro)</source>
            <translation>Präzision (Mikro)</translation>
        </message>
        <message>
            <source>Precision (weighted)</source>
            <translation>Präzision (gewichtet)</translation>
        </message>
        <message>
            <source>Precision per class</source>
            <translation>Präzision je Klasse</translation>
        </message>
        <message>
            <source>Predicted class</source>
            <translation>Vorhergesagte Klasse</translation>
        </message>
        <message>
            <source>Presence instead of counts</source>
            <translation>Vorkommen statt Häufigkeiten</translation>
        </message>
        <message>
            <source>Press a key for each document</source>
            <translation>Eine Taste für jedes Dokument</translation>
        </message>
        <message>
            <source>Protocol</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Protocol: {}</source>
            <translation>Protokoll: {}</translation>
        </message>
        <message>
            <source>Protocol: {} → {}</source>
            <translation>Protokoll: {} → {}</translation>
        </message>
        <message>
            <source>Public newsgroup messages, used for research; no licence is stated.</source>
            <translation>Public newsgroup messages, used for research; no licence is stated.</translation>
        </message>
        <message>
            <source>Purity</source>
            <translation>Reinheit</translation>
        </message>
        <message>
            <source>Quadratic-weighted kappa</source>
            <translation>Quadratisch gewichtetes Kappa</translation>
        </message>
        <message>
            <source>Queue and history of the runs</source>
            <translation>Warteschlange und Verlauf der Läufe</translation>
        </message>
        <message>
            <source>Quotation mark</source>
            <translation>Anführungszeichen</translation>
        </message>
        <message>
            <source>Quotes from other messages</source>
            <translation>Zitate aus anderen Nachrichten</translation>
        </message>
        <message>
            <source>RBF SVM</source>
            <translation>RBF SVM</translation>
        </message>
        <message>
            <source>ROC-AUC</source>
            <translation>ROC-AUC</translation>
        </message>
        <message>
            <source>Race</source>
            <translation>Rennen</translation>
        </message>
        <message>
            <source>Race on {}</source>
            <translation>Rennen auf {}</translation>
        </message>
        <message>
            <source>Random forest</source>
            <translation>Zufallswald</translation>
        </message>
        <message>
            <source>Ranks</source>
            <translation>Ränge</translation>
        </message>
        <message>
            <source>Ranks need several corpora</source>
            <translation>Ränge brauchen mehrere Korpora</translation>
        </message>
        <message>
            <source>Ratings in the texts</source>
            <translation>Bewertungen in den Texten</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Lesen</translation>
        </message>
        <message>
            <source>Recall (macro)</source>
            <translation>Trefferquote (Makro)</translation>
        </message>
        <message>
            <source>Recall (micro)</source>
            <translation>Trefferquote (Mikro)</translation>
        </message>
        <message>
            <source>Recall (weighted)</source>
            <translation>Trefferquote (gewichtet)</translation>
        </message>
        <message>
            <source>Recall per class</source>
            <translation>Trefferquote je Klasse</translation>
        </message>
        <message>
            <source>Relative β {number}, chosen by training documents left out ({}).</source>
            <translation>Relatives β {number}, gewählt durch ausgelassene Trainingsdokumente ({}).</translation>
        </message>
        <message>
            <source>Remove class names</source>
            <translation>Klassennamen entfernen</translation>
        </message>
        <message>
            <source>Remove e-mail and web addresses</source>
            <translation>E-Mail- und Webadressen entfernen</translation>
        </message>
        <message>
            <source>Remove identifiers</source>
            <translation>Kennungen entfernen</translation>
        </message>
        <message>
            <source>Remove lines in at least this many documents</source>
            <translation>Zeilen entfernen, die in mindestens so vielen Dokumenten stehen</translation>
        </message>
        <message>
            <source>Remove lines that at least {number} documents contain</source>
            <translation>Zeilen entfernen, die mindestens {number} Dokumente enthalten</translation>
        </message>
        <message>
            <source>Remove mail headers</source>
            <translation>E-Mail-Kopfzeilen entfernen</translation>
        </message>
        <message>
            <source>Remove quoted lines</source>
            <translation>Zitierte Zeilen entfernen</translation>
        </message>
        <message>
            <source>Remove quotes</source>
            <translation>Zitate entfernen</translation>
        </message>
        <message>
            <source>Remove ratings</source>
            <translation>Bewertungen entfernen</translation>
        </message>
        <message>
            <source>Remove signatures</source>
            <translation>Signaturen entfernen</translation>
        </message>
        <message>
            <source>Remove the copies from the files.</source>
            <translation>Entfernen Sie die Kopien aus den Dateien.</translation>
        </message>
        <message>
            <source>Remove the shared text</source>
            <translation>Den gemeinsamen Text entfernen</translation>
        </message>
        <message>
            <source>Remove these words</source>
            <translation>Diese Wörter entfernen</translation>
        </message>
        <message>
            <source>Repair damaged characters</source>
            <translation>Beschädigte Zeichen reparieren</translation>
        </message>
        <message>
            <source>Repair the characters</source>
            <translation>Zeichen reparieren</translation>
        </message>
        <message>
            <source>Repeat with at least {} splits to test differences</source>
            <translation>Mit mindestens {} Aufteilungen wiederholen, um Unterschiede zu testen</translation>
        </message>
        <message>
            <source>Repeated random divisions with one training share.</source>
            <translation>Wiederholte zufällige Aufteilungen mit einem Trainingsanteil.</translation>
        </message>
        <message>
            <source>Repeats</source>
            <translation>Wiederholungen</translation>
        </message>
        <message>
            <source>Repeats of the cross-validation</source>
            <translation>Wiederholungen der Kreuzvalidierung</translation>
        </message>
        <message>
            <source>Restart ε</source>
            <translation>Neustart ε</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>Reuters ApteMod as NLTK distributes it, several topics</source>
            <translation>Reuters ApteMod in der Fassung von NLTK, mehrere Themen</translation>
        </message>
        <message>
            <source>Reuters R52, one topic each</source>
            <translation>Reuters R52, je ein Thema</translation>
        </message>
        <message>
            <source>Reuters R8, one topic each</source>
            <translation>Reuters R8, je ein Thema</translation>
        </message>
        <message>
            <source>Reuters R90, several topics</source>
            <translation>Reuters R90, mehrere Themen</translation>
        </message>
        <message>
            <source>Reuters SGML files</source>
            <translation>Reuters-SGML-Dateien</translation>
        </message>
        <message>
            <source>Reuters subset</source>
            <translation>Reuters-Auswahl</translation>
        </message>
        <message>
            <source>Reuters, 25 topics, one each</source>
            <translation>Reuters, 25 Themen, je eines</translation>
        </message>
        <message>
            <source>Reuters-21578, ModApte split</source>
            <translation>Reuters-21578, Aufteilung ModApte</translation>
        </message>
        <message>
            <source>Reuters-21578, all documents with all topics</source>
            <translation>Reuters-21578, alle Dokumente mit allen Themen</translation>
        </message>
        <message>
            <source>Romanian</source>
            <translation>Rumänisch</translation>
        </message>
        <message>
            <source>Rounding</source>
            <translation>Rundung</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Rows are actual classes, columns predicted classes, so every document outside the diagonal is an error. Classes that are often confused are placed side by side.</source>
            <translation>Zeilen sind tatsächliche, Spalten vorhergesagte Klassen; jedes Dokument außerhalb der Diagonale ist ein Fehler. Oft verwechselte Klassen stehen nebeneinander.</translation>
        </message>
        <message>
            <source>Rows with missing values</source>
            <translation>Zeilen mit fehlenden Werten</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Russian</source>
            <translation>Russisch</translation>
        </message>
        <message>
            <source>SVM cost C</source>
            <translation>SVM-Kosten C</translation>
        </message>
        <message>
            <source>SVM on a kernel of documents</source>
            <translation>SVM auf einem Dokumentkernel</translation>
        </message>
        <message>
            <source>Scale</source>
            <translation>Skalierung</translation>
        </message>
        <message>
            <source>Scale sprinkled terms</source>
            <translation>Sprinkling-Terme skalieren</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Seconds per trial</source>
            <translation>Sekunden je Versuch</translation>
        </message>
        <message>
            <source>Seconds to fit</source>
            <translation>Sekunden zum Lernen</translation>
        </message>
        <message>
            <source>Seconds to predict</source>
            <translation>Sekunden zum Vorhersagen</translation>
        </message>
        <message>
            <source>See how good it is</source>
            <translation>Sehen, wie gut es ist</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Select some documents, but not all, to see their words.</source>
            <translation>Wählen Sie einige Dokumente, aber nicht alle, um ihre Wörter zu sehen.</translation>
        </message>
        <message>
            <source>Selected terms</source>
            <translation>Ausgewählte Terme</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>Self-training</source>
            <translation>Selbsttraining</translation>
        </message>
        <message>
            <source>Separability</source>
            <translation>Trennbarkeit</translation>
        </message>
        <message>
            <source>Separate training sets</source>
            <translation>Getrennte Trainingsmengen</translation>
        </message>
        <message>
            <source>Separated by commas; capitals do not matter</source>
            <translation>Durch Kommas getrennt; Großschreibung ist gleichgültig</translation>
        </message>
        <message>
            <source>Serbian</source>
            <translation>Serbisch</translation>
        </message>
        <message>
            <source>Sesotho</source>
            <translation>Sesotho</translation>
        </message>
        <message>
            <source>Set the encoding of the file, or get the original texts.</source>
            <translation>Stellen Sie die Zeichencodierung der Datei ein oder beschaffen Sie die Originaltexte.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Several languages</source>
            <translation>Mehrere Sprachen</translation>
        </message>
        <message>
            <source>Share of the documents, surest first</source>
            <translation>Anteil der Dokumente, sicherste zuerst</translation>
        </message>
        <message>
            <source>Share of the largest degree to which links can be kept</source>
            <translation>Anteil des größten Grads, bis zu dem Verbindungen behalten werden</translation>
        </message>
        <message>
            <source>Share of unlabelled documents</source>
            <translation>Anteil der Dokumente ohne Label</translation>
        </message>
        <message>
            <source>Share α of the neighbours</source>
            <translation>Anteil α der Nachbarn</translation>
        </message>
        <message>
            <source>Shares such as 5%, or numbers of labelled documents such as 100</source>
            <translation>Anteile wie 5% oder Anzahlen annotierter Dokumente wie 100</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Tabellenblatt</translation>
        </message>
        <message>
            <source>Shift+G shows the cluster of the document as a grid: click what does not belong there to exclude it, then one key labels the rest.</source>
            <translation>Umschalt+G zeigt den Cluster des Dokuments als Raster: klicken Sie an, was nicht hineingehört, dann gibt eine Taste den übrigen die Klasse.</translation>
        </message>
        <message>
            <source>Short words</source>
            <translation>Kurze Wörter</translation>
        </message>
        <message>
            <source>Shorter documents are left out</source>
            <translation>Kürzere Dokumente werden ausgelassen</translation>
        </message>
        <message>
            <source>Shortest character n-gram</source>
            <translation>Kürzestes Zeichen-N-Gramm</translation>
        </message>
        <message>
            <source>Signatures at the end of the texts</source>
            <translation>Signaturen am Ende der Texte</translation>
        </message>
        <message>
            <source>Significance</source>
            <translation>Signifikanz</translation>
        </message>
        <message>
            <source>Significance tests between all pairs of methods</source>
            <translation>Signifikanztests zwischen allen Paaren von Verfahren</translation>
        </message>
        <message>
            <source>Simultaneous runs</source>
            <translation>Läufe zugleich</translation>
        </message>
        <message>
            <source>Single precision</source>
            <translation>Einfache Genauigkeit</translation>
        </message>
        <message>
            <source>Situation</source>
            <translation>Lage</translation>
        </message>
        <message>
            <source>Slovak</source>
            <translation>Slowakisch</translation>
        </message>
        <message>
            <source>Slovene</source>
            <translation>Slowenisch</translation>
        </message>
        <message>
            <source>Small decision trees are added one after the other; each corrects what the sum of those before it gets wrong.</source>
            <translation>Kleine Entscheidungsbäume werden nacheinander addiert; jeder berichtigt, was die Summe der vorigen falsch macht.</translation>
        </message>
        <message>
            <source>Small: rare terms count</source>
            <translation>Klein: seltene Terme zählen</translation>
        </message>
        <message>
            <source>Smallest class</source>
            <translation>Kleinste Klasse</translation>
        </message>
        <message>
            <source>Smallest cluster</source>
            <translation>Kleinster Cluster</translation>
        </message>
        <message>
            <source>Smallest leaf</source>
            <translation>Kleinstes Blatt</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <source>Smoothing a</source>
            <translation>Glättung a</translation>
        </message>
        <message>
            <source>Solver</source>
            <translation>Löser</translation>
        </message>
        <message>
            <source>Some classes had no training document, so the rows cannot be named.</source>
            <translation>Manche Klassen hatten kein Trainingsdokument, daher können die Zeilen nicht benannt werden.</translation>
        </message>
        <message>
            <source>Soybean diseases, 35 nominal attributes, rows without missing values</source>
            <translation>Sojabohnenkrankheiten, 35 nominale Merkmale, Zeilen ohne fehlende Werte</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Raum</translation>
        </message>
        <message>
            <source>Spanish</source>
            <translation>Spanisch</translation>
        </message>
        <message>
            <source>Spectral</source>
            <translation>Spektral</translation>
        </message>
        <message>
            <source>Spectral classification</source>
            <translation>Spektralklassifikation</translation>
        </message>
        <message>
            <source>Spectral classification against labelled and unlabelled documents</source>
            <translation>Spektralklassifikation nach annotierten und nicht annotierten Dokumenten</translation>
        </message>
        <message>
            <source>Spectral classification places documents by their neighbours; colours show the actual classes, rings the few labelled documents. Where colours form groups, a few labels are enough.</source>
            <translation>Die Spektralklassifikation ordnet Dokumente nach ihren Nachbarn an; Farben zeigen die tatsächlichen Klassen, Ringe die wenigen annotierten Dokumente. Wo Farben Gruppen bilden, genügen wenige Labels.</translation>
        </message>
        <message>
            <source>Spectral classification, improved</source>
            <translation>Spektralklassifikation, verbessert</translation>
        </message>
        <message>
            <source>Spectral classification, our improved variant</source>
            <translation>Spektralklassifikation, unsere verbesserte Variante</translation>
        </message>
        <message>
            <source>Spectral clustering</source>
            <translation>Spektrale Clusterung</translation>
        </message>
        <message>
            <source>Spectral clustering of newsgroups against k-means</source>
            <translation>Spektralclusterung von Newsgroups im Vergleich mit k-Means</translation>
        </message>
        <message>
            <source>Spectral clustering with constraints: some pairs of documents belong together (must-link) or do not (cannot-link).</source>
            <translation>Spektralclusterung mit Nebenbedingungen: Manche Paare von Dokumenten gehören zusammen (Must-Link) oder nicht (Cannot-Link).</translation>
        </message>
        <message>
            <source>Spectral learning</source>
            <translation>Spektrales Lernen</translation>
        </message>
        <message>
            <source>Spectral learning beyond texts: Gaussian affinity, unit length, bias with labels and pairs</source>
            <translation>Spektrales Lernen jenseits von Texten: Gauß-Affinität, Einheitslänge, Vorgaben durch Labels und Paare</translation>
        </message>
        <message>
            <source>Spectrum</source>
            <translation>Spektrum</translation>
        </message>
        <message>
            <source>Spherical k-means</source>
            <translation>Sphärisches k-Means</translation>
        </message>
        <message>
            <source>Split column</source>
            <translation>Aufteilungsspalte</translation>
        </message>
        <message>
            <source>Split the corpus by language before opening it.</source>
            <translation>Teilen Sie den Korpus vor dem Öffnen nach Sprache.</translation>
        </message>
        <message>
            <source>Sprinkled LSI</source>
            <translation>LSI mit Sprinkling</translation>
        </message>
        <message>
            <source>Sprinkled LSI gives each class the same number of sprinkled terms.</source>
            <translation>LSI mit Sprinkling gibt jeder Klasse gleich viele eingestreute Terme.</translation>
        </message>
        <message>
            <source>Sprinkled terms for the most confused pair of classes</source>
            <translation>Sprinkling-Terme für das am häufigsten verwechselte Klassenpaar</translation>
        </message>
        <message>
            <source>Sprinkled: slightly more than there are classes; plain LSI and the SVM: 100 to 300</source>
            <translation>Mit Sprinkling: etwas mehr als es Klassen gibt; einfaches LSI und die SVM: 100 bis 300</translation>
        </message>
        <message>
            <source>Squared error</source>
            <translation>Quadratischer Fehler</translation>
        </message>
        <message>
            <source>Stars, 4/5, 4 out of 5, Rating: 4</source>
            <translation>Sterne, 4/5, 4 von 5, Rating: 4</translation>
        </message>
        <message>
            <source>Starts</source>
            <translation>Starts</translation>
        </message>
        <message>
            <source>Starts of k-means</source>
            <translation>Starts von k-Means</translation>
        </message>
        <message>
            <source>Starts with every document as its own cluster and repeatedly merges the two closest clusters.</source>
            <translation>Beginnt mit jedem Dokument als eigenem Cluster und vereinigt wiederholt die beiden nächsten Cluster.</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Stemmer</source>
            <translation>Stemmer</translation>
        </message>
        <message>
            <source>Stems</source>
            <translation>Stämme</translation>
        </message>
        <message>
            <source>Stop words</source>
            <translation>Stoppwörter</translation>
        </message>
        <message>
            <source>Stop words and stems fit one language only; if languages and classes go together, methods learn the language.</source>
            <translation>Stoppwörter und Stämme passen nur zu einer Sprache; gehen Sprachen und Klassen zusammen, lernen Verfahren die Sprache.</translation>
        </message>
        <message>
            <source>Strength γ</source>
            <translation>Stärke γ</translation>
        </message>
        <message>
            <source>Student</source>
            <translation>Schüler</translation>
        </message>
        <message>
            <source>Student's t-test</source>
            <translation>Studentscher t-Test</translation>
        </message>
        <message>
            <source>Successive halving; the winner is tested once on held-out documents.</source>
            <translation>Sukzessive Halbierung; der Sieger wird einmal auf zurückgehaltenen Dokumenten getestet.</translation>
        </message>
        <message>
            <source>Suggested</source>
            <translation>Vorschlag</translation>
        </message>
        <message>
            <source>Suggestions appear after two classes have labels: marked words show why. Space accepts, a key corrects, Ctrl+Z undoes.</source>
            <translation>Vorschläge erscheinen, sobald zwei Klassen Labels haben: markierte Wörter zeigen, warum. Leertaste nimmt an, eine Taste berichtigt, Strg+Z macht rückgängig.</translation>
        </message>
        <message>
            <source>Supervised pairs</source>
            <translation>Überwachte Paare</translation>
        </message>
        <message>
            <source>Supervised term-cluster kernel</source>
            <translation>Überwachter Termcluster-Kernel</translation>
        </message>
        <message>
            <source>Supervised term-cluster kernel (STCB)</source>
            <translation>Überwachter Termcluster-Kernel (STCB)</translation>
        </message>
        <message>
            <source>Supervised weight</source>
            <translation>Überwachtes Gewicht</translation>
        </message>
        <message>
            <source>Supervision α</source>
            <translation>Überwachung α</translation>
        </message>
        <message>
            <source>Suspected wrong labels</source>
            <translation>Vermutlich falsche Labels</translation>
        </message>
        <message>
            <source>Swedish</source>
            <translation>Schwedisch</translation>
        </message>
        <message>
            <source>Sweep</source>
            <translation>Variation</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>Tables and plots of one run</source>
            <translation>Tabellen und Bilder eines Laufs</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Stichwörter</translation>
        </message>
        <message>
            <source>Take the classes from the column “{}”, which has {number}</source>
            <translation>Die Klassen aus der Spalte „{}“ nehmen, die {number} hat</translation>
        </message>
        <message>
            <source>Tamil</source>
            <translation>Tamilisch</translation>
        </message>
        <message>
            <source>Teacher</source>
            <translation>Lehrer</translation>
        </message>
        <message>
            <source>Teacher and student</source>
            <translation>Lehrer und Schüler</translation>
        </message>
        <message>
            <source>Term clusters</source>
            <translation>Termcluster</translation>
        </message>
        <message>
            <source>Term clusters and supervised term affinity on Reuters and the computer newsgroups</source>
            <translation>Termcluster und überwachte Termaffinität auf Reuters und den Computer-Newsgroups</translation>
        </message>
        <message>
            <source>Term weighting</source>
            <translation>Termgewichtung</translation>
        </message>
        <message>
            <source>Term-cluster kernel</source>
            <translation>Termcluster-Kernel</translation>
        </message>
        <message>
            <source>Term-cluster kernel (TCB)</source>
            <translation>Termcluster-Kernel (TCB)</translation>
        </message>
        <message>
            <source>Term-cluster kernel, improved</source>
            <translation>Termcluster-Kernel, verbessert</translation>
        </message>
        <message>
            <source>Term-cluster kernel, our improved variant</source>
            <translation>Termcluster-Kernel, unsere verbesserte Variante</translation>
        </message>
        <message>
            <source>Term-diffused linear SVM</source>
            <translation>Lineare SVM mit Termdiffusion</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Terme</translation>
        </message>
        <message>
            <source>Terms beside topics</source>
            <translation>Terme neben Themen</translation>
        </message>
        <message>
            <source>Terms can only explain cells of two classes; choose another cell.</source>
            <translation>Terme können nur Zellen zweier Klassen erklären; wählen Sie eine andere Zelle.</translation>
        </message>
        <message>
            <source>Terms in a larger share of the documents get no links</source>
            <translation>Terme in einem größeren Anteil der Dokumente bekommen keine Verbindungen</translation>
        </message>
        <message>
            <source>Terms that occur in the same documents mean similar things and get similar vectors.</source>
            <translation>Terme, die in denselben Dokumenten vorkommen, bedeuten Ähnliches und erhalten ähnliche Vektoren.</translation>
        </message>
        <message>
            <source>Test documents are seen without their classes: weights are learnt on all text</source>
            <translation>Testdokumente werden ohne ihre Klassen gesehen: Gewichte werden auf allem Text gelernt</translation>
        </message>
        <message>
            <source>Test documents from</source>
            <translation>Testdokumente ab</translation>
        </message>
        <message>
            <source>Test on the {number} documents from {} on, learn from the earlier ones</source>
            <translation>Auf den {number} Dokumenten ab {} testen, aus den früheren lernen</translation>
        </message>
        <message>
            <source>Test that fits the protocol</source>
            <translation>Zum Protokoll passender Test</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>Text column</source>
            <translation>Textspalte</translation>
        </message>
        <message>
            <source>Text shared by most documents of a class</source>
            <translation>Text, den die meisten Dokumente einer Klasse teilen</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Text that was decoded with the wrong encoding</source>
            <translation>Text, der mit falscher Codierung gelesen wurde</translation>
        </message>
        <message>
            <source>Thai</source>
            <translation>Thailändisch</translation>
        </message>
        <message>
            <source>The best start is kept</source>
            <translation>Der beste Start wird behalten</translation>
        </message>
        <message>
            <source>The built-in corpus, a few training sizes, and four methods from different families against a linear SVM: how much do word co-occurrence, class labels and unlabelled documents help when few documents have a class?</source>
            <translation>Der eingebaute Korpus, einige Trainingsgrößen und vier Verfahren verschiedener Familien gegen eine lineare SVM: wie viel helfen gemeinsames Vorkommen von Wörtern, Labels und Dokumente ohne Label, wenn wenige Dokumente eine Klasse haben?</translation>
        </message>
        <message>
            <source>The cell with the most errors is open, and its documents are on the right. Marked words support the predicted class (underlined) or the actual class.</source>
            <translation>Die Zelle mit den meisten Fehlern ist offen, ihre Dokumente stehen rechts. Markierte Wörter stützen die vorhergesagte Klasse (unterstrichen) oder die tatsächliche.</translation>
        </message>
        <message>
            <source>The class cannot be distinguished from the others; its errors lower all scores.</source>
            <translation>Die Klasse lässt sich von den anderen nicht unterscheiden; ihre Fehler senken alle Werte.</translation>
        </message>
        <message>
            <source>The class column is doubtful</source>
            <translation>Die Klassenspalte ist zweifelhaft</translation>
        </message>
        <message>
            <source>The class of such a document can only be guessed, which lowers all scores.</source>
            <translation>Die Klasse eines solchen Dokuments lässt sich nur raten, was alle Werte senkt.</translation>
        </message>
        <message>
            <source>The cluster that is cut next</source>
            <translation>Der Cluster, der als Nächster geteilt wird</translation>
        </message>
        <message>
            <source>The corpus</source>
            <translation>Der Korpus</translation>
        </message>
        <message>
            <source>The cost of one trial, averaged over splits; the band is the 95 % confidence interval of the mean.</source>
            <translation>Der Aufwand eines Versuchs, gemittelt über Aufteilungen; das Band ist das 95-%-Konfidenzintervall des Mittelwerts.</translation>
        </message>
        <message>
            <source>The cure is applied already; read the examples to see what it left.</source>
            <translation>Die Abhilfe ist schon angewandt; lesen Sie die Beispiele, um zu sehen, was sie übrig ließ.</translation>
        </message>
        <message>
            <source>The difference between two confusion matrices</source>
            <translation>Der Unterschied zwischen zwei Konfusionsmatrizen</translation>
        </message>
        <message>
            <source>The division that the corpus was published with.</source>
            <translation>Die Aufteilung, mit der der Korpus veröffentlicht wurde.</translation>
        </message>
        <message>
            <source>The documents have changed since the labelling began.</source>
            <translation>Die Dokumente haben sich geändert, seit die Annotation begonnen wurde.</translation>
        </message>
        <message>
            <source>The documents have dates</source>
            <translation>Die Dokumente haben Daten</translation>
        </message>
        <message>
            <source>The first of {number} partitions, {}.</source>
            <translation>Die erste von {number} Partitionen, {}.</translation>
        </message>
        <message>
            <source>The five computer newsgroups</source>
            <translation>Die fünf Computer-Newsgroups</translation>
        </message>
        <message>
            <source>The four science newsgroups</source>
            <translation>Die vier Wissenschafts-Newsgroups</translation>
        </message>
        <message>
            <source>The given split has no {} documents; choose another protocol.</source>
            <translation>Die gegebene Aufteilung hat keine {}-Dokumente; wählen Sie ein anderes Protokoll.</translation>
        </message>
        <message>
            <source>The influence of a training document decreases with the distance like a Gaussian; classes may have any shape.</source>
            <translation>Der Einfluss eines Trainingsdokuments nimmt mit dem Abstand wie eine Gauß-Funktion ab; Klassen dürfen jede Form haben.</translation>
        </message>
        <message>
            <source>The last ones; a run fills it in</source>
            <translation>Die letzten; ein Lauf füllt es aus</translation>
        </message>
        <message>
            <source>The last round of each method, and what to expect of the winner</source>
            <translation>Die letzte Runde jedes Verfahrens und was vom Sieger zu erwarten ist</translation>
        </message>
        <message>
            <source>The lead may be chance: p {} ({}).</source>
            <translation>Der Vorsprung kann Zufall sein: p {} ({}).</translation>
        </message>
        <message>
            <source>The letters of the identifier reveal the class of {} of the documents. {} the identifier.</source>
            <translation>Aus den Buchstaben der Kennung ist die Klasse von {} der Dokumente bekannt. {} die Kennung.</translation>
        </message>
        <message>
            <source>The longer the bar, the more strongly a word indicates the class selected on the left. Click a bar to select the documents that contain it.</source>
            <translation>Je länger der Balken, desto stärker spricht ein Wort für die links gewählte Klasse. Ein Klick auf einen Balken wählt die Dokumente aus, die es enthalten.</translation>
        </message>
        <message>
            <source>The lower two branches meet, the more similar they are. Drag the orange line up for fewer clusters, down for more.</source>
            <translation>Je tiefer zwei Äste sich treffen, desto ähnlicher sind sie. Ziehen Sie die orange Linie nach oben für weniger, nach unten für mehr Cluster.</translation>
        </message>
        <message>
            <source>The method {} must be one of {}.</source>
            <translation>Das Verfahren {} muss eines von {} sein.</translation>
        </message>
        <message>
            <source>The metric {} is listed {} times; list it once.</source>
            <translation>Die Metrik {} ist {}-mal aufgeführt; führen Sie sie einmal auf.</translation>
        </message>
        <message>
            <source>The metric {} must be one of {}.</source>
            <translation>Die Metrik {} muss eine von {} sein.</translation>
        </message>
        <message>
            <source>The metric “{}” is for classes, not clusters; use {}.</source>
            <translation>Die Metrik „{}“ ist für Klassen, nicht für Cluster; verwenden Sie {}.</translation>
        </message>
        <message>
            <source>The metric “{}” is for clusters, not classes; use {}.</source>
            <translation>Die Metrik „{}“ ist für Cluster, nicht für Klassen; verwenden Sie {}.</translation>
        </message>
        <message>
            <source>The model was written to {}. Run → New documents uses it.</source>
            <translation>Das Modell wurde nach {} geschrieben. Lauf → Neue Dokumente verwendet es.</translation>
        </message>
        <message>
            <source>The most similar training documents vote for their classes, weighted by similarity.</source>
            <translation>Die ähnlichsten Trainingsdokumente stimmen für ihre Klassen ab, gewichtet nach Ähnlichkeit.</translation>
        </message>
        <message>
            <source>The name {} is used {} times; give each method its own.</source>
            <translation>Der Name {} wird {}-mal verwendet; geben Sie jedem Verfahren einen eigenen.</translation>
        </message>
        <message>
            <source>The nearest training documents vote for their classes, weighted by the inverse of the distance.</source>
            <translation>Die nächsten Trainingsdokumente stimmen für ihre Klassen ab, gewichtet mit dem Kehrwert des Abstands.</translation>
        </message>
        <message>
            <source>The number of labelled documents grows from left to right. On the left, where labels are few, the two methods that also use unlabelled documents are ahead: spectral classification and the higher-order semantic kernel (HOSK).</source>
            <translation>Die Anzahl annotierter Dokumente wächst von links nach rechts. Links, wo es wenige Labels gibt, liegen die zwei Verfahren vorn, die auch Dokumente ohne Label nutzen: Spektralklassifikation und der semantische Kernel höherer Ordnung (HOSK).</translation>
        </message>
        <message>
            <source>The numbers of the documents were assigned class by class: in their order the class changes only {}.</source>
            <translation>Die Nummern der Dokumente wurden klassenweise vergeben: in ihrer Reihenfolge wechselt die Klasse nur {}.</translation>
        </message>
        <message>
            <source>The paper uses binary weights; idf is learnt from the training documents</source>
            <translation>Die Veröffentlichung nimmt binäre Gewichte; idf wird aus den Trainingsdokumenten gelernt</translation>
        </message>
        <message>
            <source>The paper's kernel links terms that occur in the same training documents often, lets weight diffuse inside clusters of terms, and gains almost nothing here (see the term-cluster kernel).</source>
            <translation>Der Kernel der Veröffentlichung verbindet Terme, die oft in denselben Trainingsdokumenten vorkommen, lässt Gewicht innerhalb von Termclustern diffundieren und gewinnt hier fast nichts (siehe Termcluster-Kernel).</translation>
        </message>
        <message>
            <source>The papers' methods beside our own variants of them and the baselines that they should beat, on the built-in corpus.</source>
            <translation>Die Verfahren der Veröffentlichungen neben unseren eigenen Varianten und den Vergleichsverfahren, die sie schlagen sollen, auf dem eingebauten Korpus.</translation>
        </message>
        <message>
            <source>The plan has no corpus; choose a known corpus or a path.</source>
            <translation>Der Plan hat keinen Korpus; wählen Sie einen bekannten Korpus oder einen Pfad.</translation>
        </message>
        <message>
            <source>The plan has no method; choose at least one.</source>
            <translation>Der Plan hat kein Verfahren; wählen Sie mindestens eines.</translation>
        </message>
        <message>
            <source>The plan has no metric; choose at least one of {}.</source>
            <translation>Der Plan hat keine Metrik; wählen Sie mindestens eine von {}.</translation>
        </message>
        <message>
            <source>The plan has no name; enter one.</source>
            <translation>Der Plan hat keinen Namen; geben Sie einen ein.</translation>
        </message>
        <message>
            <source>The plan has {} configurations; at most {} are allowed. Sweep over fewer values.</source>
            <translation>Der Plan hat {} Konfigurationen; höchstens {} sind erlaubt. Probieren Sie weniger Werte aus.</translation>
        </message>
        <message>
            <source>The plan has {} splits; at most {} are allowed.</source>
            <translation>Der Plan hat {} Aufteilungen; höchstens {} sind erlaubt.</translation>
        </message>
        <message>
            <source>The plan has {} trials; at most {} are allowed.</source>
            <translation>Der Plan hat {} Versuche; höchstens {} sind erlaubt.</translation>
        </message>
        <message>
            <source>The plan was written to {}.</source>
            <translation>Der Plan wurde in {} geschrieben.</translation>
        </message>
        <message>
            <source>The process of the run ended unexpectedly.</source>
            <translation>Der Prozess des Laufs endete unerwartet.</translation>
        </message>
        <message>
            <source>The protocol 'given split' needs a corpus with a given split; choose another.</source>
            <translation>Das Protokoll „gegebene Aufteilung“ braucht einen Korpus mit gegebener Aufteilung; wählen Sie ein anderes.</translation>
        </message>
        <message>
            <source>The protocol {} must be one of {}.</source>
            <translation>Das Protokoll {} muss eines von {} sein.</translation>
        </message>
        <message>
            <source>The race has no winner yet; resume it.</source>
            <translation>Das Rennen hat noch keinen Sieger; setzen Sie es fort.</translation>
        </message>
        <message>
            <source>The remaining share keeps the given labels</source>
            <translation>Der übrige Anteil behält die gegebenen Labels</translation>
        </message>
        <message>
            <source>The report was written to {}.</source>
            <translation>Der Bericht wurde nach {} geschrieben.</translation>
        </message>
        <message>
            <source>The rest is cut; 0: no limit</source>
            <translation>Der Rest wird abgeschnitten; 0: unbegrenzt</translation>
        </message>
        <message>
            <source>The rule “{}” → {} exists already.</source>
            <translation>Die Regel „{}“ → {} gibt es schon.</translation>
        </message>
        <message>
            <source>The run has one training size. Choose the protocol 'learning curve' with several sizes to see how the score grows.</source>
            <translation>Der Lauf hat eine Trainingsgröße. Wählen Sie das Protokoll „Lernkurve“ mit mehreren Größen, um zu sehen, wie der Wert wächst.</translation>
        </message>
        <message>
            <source>The run {} has no trial {}.</source>
            <translation>Der Lauf {} hat keinen Versuch {}.</translation>
        </message>
        <message>
            <source>The run {} is not one of the compared runs.</source>
            <translation>Der Lauf {} gehört nicht zu den verglichenen Läufen.</translation>
        </message>
        <message>
            <source>The runner-up is {}.</source>
            <translation>Zweiter ist {}.</translation>
        </message>
        <message>
            <source>The runner-up, {}, does not differ significantly (p {}).</source>
            <translation>Das zweitbeste, {}, unterscheidet sich nicht signifikant (p {}).</translation>
        </message>
        <message>
            <source>The runner-up, {}, is significantly worse too (p {}).</source>
            <translation>Auch das zweitbeste, {}, ist signifikant schlechter (p {}).</translation>
        </message>
        <message>
            <source>The runs share fewer than two configurations; run the same methods on each corpus.</source>
            <translation>Die Läufe teilen weniger als zwei Konfigurationen; führen Sie dieselben Verfahren auf jedem Korpus aus.</translation>
        </message>
        <message>
            <source>The same rows each time; only the seed of the method differs</source>
            <translation>Jedes Mal dieselben Zeilen; nur der Startwert des Verfahrens ist anders</translation>
        </message>
        <message>
            <source>The same seed gives the same numbers, whatever the order of the trials</source>
            <translation>Derselbe Startwert ergibt dieselben Zahlen, in welcher Reihenfolge die Versuche auch laufen</translation>
        </message>
        <message>
            <source>The same text in different classes</source>
            <translation>Derselbe Text in verschiedenen Klassen</translation>
        </message>
        <message>
            <source>The score against a swept setting</source>
            <translation>Der Wert gegen eine variierte Einstellung</translation>
        </message>
        <message>
            <source>The score against the number of labelled documents</source>
            <translation>Der Wert gegen die Anzahl annotierter Dokumente</translation>
        </message>
        <message>
            <source>The seed {} must be a whole number from 0 to {}.</source>
            <translation>Der Startwert {} muss eine ganze Zahl von 0 bis {} sein.</translation>
        </message>
        <message>
            <source>The setting {} is not swept; swept are {}.</source>
            <translation>Die Einstellung {} wird nicht variiert; variiert werden {}.</translation>
        </message>
        <message>
            <source>The settings of the higher-order semantic kernel: λ, C, information gain and the scaling of the matrix</source>
            <translation>Die Einstellungen des semantischen Kernels höherer Ordnung: λ, C, Informationsgewinn und die Skalierung der Matrix</translation>
        </message>
        <message>
            <source>The stronger the colour, the more documents are linked there. Blocks along the diagonal are links within a class; other cells link different classes.</source>
            <translation>Je kräftiger die Farbe, desto mehr Dokumente sind dort verbunden. Blöcke entlang der Diagonale sind Verbindungen in einer Klasse; andere Zellen verbinden verschiedene Klassen.</translation>
        </message>
        <message>
            <source>The strongest ones are kept; 0: all</source>
            <translation>Die stärksten werden behalten; 0: alle</translation>
        </message>
        <message>
            <source>The strongest terms of each class</source>
            <translation>Die stärksten Terme jeder Klasse</translation>
        </message>
        <message>
            <source>The student learnt from {} labelled documents and {} of {} others, of which the teacher was surest.</source>
            <translation>Der Schüler lernte aus {} annotierten Dokumenten und {} von {} anderen, deren sich der Lehrer am sichersten war.</translation>
        </message>
        <message>
            <source>The surest are used</source>
            <translation>Die sichersten werden verwendet</translation>
        </message>
        <message>
            <source>The table {}</source>
            <translation>Die Tabelle {}</translation>
        </message>
        <message>
            <source>The term counts of this run are missing. Resume the run: the corpus is counted again and no finished trial is repeated.</source>
            <translation>Die Termhäufigkeiten dieses Laufs fehlen. Setzen Sie den Lauf fort: der Korpus wird neu gezählt, und kein beendeter Versuch wird wiederholt.</translation>
        </message>
        <message>
            <source>The term matrix is written as a sum of few topics with weights of at least 0.</source>
            <translation>Die Termmatrix wird als Summe weniger Themen mit Gewichten von mindestens 0 geschrieben.</translation>
        </message>
        <message>
            <source>The term-cluster kernel links terms that occur in the same documents, so that two texts can be similar without sharing a word. Search for a term to see its cluster.</source>
            <translation>Der Termcluster-Kernel verbindet Terme, die in denselben Dokumenten vorkommen; so können zwei Texte ähnlich sein, ohne ein Wort zu teilen. Suchen Sie einen Term, um seinen Cluster zu sehen.</translation>
        </message>
        <message>
            <source>The time that each method needs for one trial. Compare it with the learning curve: the best method is not always worth its cost.</source>
            <translation>Die Zeit, die jedes Verfahren für einen Versuch braucht. Vergleichen Sie sie mit der Lernkurve: das beste Verfahren ist seinen Aufwand nicht immer wert.</translation>
        </message>
        <message>
            <source>The tokeniser 'jieba' needs the package jieba, which is not installed; install it with: pip install jieba, or choose 'character pairs'.</source>
            <translation>Der Tokenisierer „jieba“ braucht das Paket jieba, das nicht installiert ist; installieren Sie es mit: pip install jieba, oder wählen Sie „Zeichenpaare“.</translation>
        </message>
        <message>
            <source>The two configurations share no split with stored predictions; run both in one plan, or in plans with the same protocol and seed.</source>
            <translation>Die beiden Konfigurationen teilen keine Aufteilung mit gespeicherten Vorhersagen; führen Sie beide in einem Plan aus, oder in Plänen mit gleichem Protokoll und Startwert.</translation>
        </message>
        <message>
            <source>The two confusion matrices have different classes and cannot be compared.</source>
            <translation>Die beiden Konfusionsmatrizen haben verschiedene Klassen und sind nicht vergleichbar.</translation>
        </message>
        <message>
            <source>The two runs use different corpora; choose two runs of the same corpus.</source>
            <translation>Die beiden Läufe verwenden verschiedene Korpora; wählen Sie zwei Läufe auf demselben Korpus.</translation>
        </message>
        <message>
            <source>The vocabulary has no term {}.</source>
            <translation>Das Vokabular hat keinen Term {}.</translation>
        </message>
        <message>
            <source>The vote was right about {} % of the held-out labels; 95 % interval {} to {} %.</source>
            <translation>Die Abstimmung hatte bei {} % der zurückgehaltenen Labels recht; 95-%-Intervall {} bis {} %.</translation>
        </message>
        <message>
            <source>The winner of a race, against the linear SVM.</source>
            <translation>Der Sieger eines Rennens gegen die lineare SVM.</translation>
        </message>
        <message>
            <source>The words of a document do not predict its class: a simple method is correct for {} of the documents, the most frequent class alone for {}.</source>
            <translation>Die Wörter eines Dokuments sagen seine Klasse nicht vorher: ein einfaches Verfahren ist bei {} der Dokumente richtig, die häufigste Klasse allein bei {}.</translation>
        </message>
        <message>
            <source>The worker process ended while reading the corpus, perhaps for lack of memory.</source>
            <translation>Der Arbeitsprozess endete beim Lesen des Korpus, vielleicht aus Speichermangel.</translation>
        </message>
        <message>
            <source>The worker process was killed by the system, twice.</source>
            <translation>Der Arbeitsprozess wurde vom System zweimal beendet.</translation>
        </message>
        <message>
            <source>There are no classes: label some documents to classify the rest, or cluster them.</source>
            <translation>Es gibt keine Klassen: Annotieren Sie einige Dokumente, um die übrigen zu klassifizieren, oder clustern Sie sie.</translation>
        </message>
        <message>
            <source>There are {} for {}; {number} of them have a single document.</source>
            <translation>Es gibt {} für {}; {number} davon haben ein einziges Dokument.</translation>
        </message>
        <message>
            <source>There is no Snowball stemmer for the language {}; choose the stemmer 'none' or one of the languages {}.</source>
            <translation>Für die Sprache {} gibt es keinen Snowball-Stemmer; wählen Sie den Stemmer „none“ oder eine der Sprachen {}.</translation>
        </message>
        <message>
            <source>There is no cure {} for this corpus; it needs {}.</source>
            <translation>Für diesen Korpus gibt es keine Abhilfe {}; er braucht {}.</translation>
        </message>
        <message>
            <source>There is no given split that keeps their order.</source>
            <translation>Es gibt keine gegebene Aufteilung, die ihre Reihenfolge wahrt.</translation>
        </message>
        <message>
            <source>There is no method {}; the methods are {}.</source>
            <translation>Es gibt kein Verfahren {}; die Verfahren sind {}.</translation>
        </message>
        <message>
            <source>There is no metric {}; there are {}.</source>
            <translation>Es gibt keine Metrik {}; es gibt {}.</translation>
        </message>
        <message>
            <source>There is no projection {}; there are {}.</source>
            <translation>Es gibt keine Projektion {}; es gibt {}.</translation>
        </message>
        <message>
            <source>There is no recipe {}; there are {}.</source>
            <translation>Es gibt kein Rezept {}; es gibt {}.</translation>
        </message>
        <message>
            <source>There is no setting named {}; there are {}.</source>
            <translation>Es gibt keine Einstellung {}; es gibt {}.</translation>
        </message>
        <message>
            <source>There is no test {} of scores; there are {}.</source>
            <translation>Es gibt keinen Test {} für Werte; es gibt {}.</translation>
        </message>
        <message>
            <source>There is nothing to tell apart, so no classifier can be trained.</source>
            <translation>Es gibt nichts zu unterscheiden; kein Klassifikator kann trainiert werden.</translation>
        </message>
        <message>
            <source>There is only one class, {}; classification needs at least two.</source>
            <translation>Es gibt nur eine Klasse, {}; Klassifikation braucht mindestens zwei.</translation>
        </message>
        <message>
            <source>There is too little to learn from or to judge by; their class is mostly guessed.</source>
            <translation>Es gibt zu wenig zum Lernen oder Beurteilen; ihre Klasse wird meist geraten.</translation>
        </message>
        <message>
            <source>These 800 posts are about cycling, medicine, networks and tennis, and none has a class. Type the first name in the field below the document, press Enter, then the next.</source>
            <translation>Diese 800 Beiträge handeln von Radfahren, Medizin, Netzwerken und Tennis, und keiner hat eine Klasse. Geben Sie den ersten Namen in das Feld unter dem Dokument ein, drücken Sie die Eingabetaste, dann den nächsten.</translation>
        </message>
        <message>
            <source>These are the terms by which the method recognises each class. If some of them are accidental, such as names or mail headers, the scores are too optimistic.</source>
            <translation>Das sind die Terme, an denen das Verfahren jede Klasse erkennt. Sind manche davon zufällig, etwa Namen oder E-Mail-Kopfzeilen, dann sind die Werte zu optimistisch.</translation>
        </message>
        <message>
            <source>These trials stored no affinity matrix. This view needs a method that builds a graph of documents, such as spectral learning.</source>
            <translation>Diese Versuche haben keine Affinitätsmatrix gespeichert. Diese Ansicht braucht ein Verfahren, das einen Graphen der Dokumente bildet, etwa spektrales Lernen.</translation>
        </message>
        <message>
            <source>These trials stored no clusters of documents. This view needs a clustering, such as k-means, NMF topics or hierarchical clustering.</source>
            <translation>Diese Versuche haben keine Dokumentcluster gespeichert. Diese Ansicht braucht eine Clusterung wie k-Means, NMF-Themen oder hierarchische Clusterung.</translation>
        </message>
        <message>
            <source>These trials stored no clusters of terms. This view needs a method that clusters terms, such as the term-cluster kernels (TCB and STCB).</source>
            <translation>Diese Versuche haben keine Termcluster gespeichert. Diese Ansicht braucht ein Verfahren, das Terme clustert, etwa die Termcluster-Kernel (TCB und STCB).</translation>
        </message>
        <message>
            <source>These trials stored no coordinates. This view needs a method that places documents in a space: latent semantic indexing, spectral learning or covariance spaces.</source>
            <translation>Diese Versuche haben keine Koordinaten gespeichert. Diese Ansicht braucht ein Verfahren, das Dokumente in einem Raum anordnet: LSI, spektrales Lernen oder Kovarianzräume.</translation>
        </message>
        <message>
            <source>These trials stored no earlier confusion matrix. Adaptive sprinkling stores one.</source>
            <translation>Diese Versuche haben keine frühere Konfusionsmatrix gespeichert. Adaptives Sprinkling speichert eine.</translation>
        </message>
        <message>
            <source>These trials stored no eigenvalues. This view needs a spectral method or one with latent dimensions.</source>
            <translation>Diese Versuche haben keine Eigenwerte gespeichert. Diese Ansicht braucht ein spektrales Verfahren oder eines mit latenten Dimensionen.</translation>
        </message>
        <message>
            <source>These trials stored no predictions of single classes. Run the plan again; where documents have several classes there is no confusion matrix, only the table.</source>
            <translation>Diese Versuche haben keine Vorhersagen einzelner Klassen gespeichert. Führen Sie den Plan erneut aus; wo Dokumente mehrere Klassen haben, gibt es keine Konfusionsmatrix, nur die Tabelle.</translation>
        </message>
        <message>
            <source>These trials stored no scores of classes for their documents. This view needs a method that gives them, such as the linear SVM or a method for few labels.</source>
            <translation>Diese Versuche haben keine Klassenwerte für ihre Dokumente gespeichert. Diese Ansicht braucht ein Verfahren, das sie liefert, etwa die lineare SVM oder eines für wenige Labels.</translation>
        </message>
        <message>
            <source>These trials stored no tree of merges. This view needs hierarchical clustering.</source>
            <translation>Diese Versuche haben keinen Verschmelzungsbaum gespeichert. Diese Ansicht braucht hierarchische Clusterung.</translation>
        </message>
        <message>
            <source>They cannot be in both training and test of every split; averages over classes depend on a few documents.</source>
            <translation>Sie können nicht in Training und Test jeder Aufteilung sein; Mittel über Klassen hängen von wenigen Dokumenten ab.</translation>
        </message>
        <message>
            <source>This race does not show what more labelled documents would bring.</source>
            <translation>Dieses Rennen zeigt nicht, was mehr annotierte Dokumente brächten.</translation>
        </message>
        <message>
            <source>This run is not a race. Choose 'Find the best method' on the Experiment page.</source>
            <translation>Dieser Lauf ist kein Rennen. Wählen Sie „Bestes Verfahren finden“ auf der Seite Experiment.</translation>
        </message>
        <message>
            <source>This variant is ours and not the paper's.</source>
            <translation>Diese Variante stammt von uns und nicht aus der Veröffentlichung.</translation>
        </message>
        <message>
            <source>Three distant newsgroups: cryptography, Middle East, Christianity</source>
            <translation>Drei weit auseinanderliegende Newsgroups: Kryptographie, Naher Osten, Christentum</translation>
        </message>
        <message>
            <source>Thresholds tuned for</source>
            <translation>Schwellen abgestimmt auf</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Time and memory</source>
            <translation>Zeit und Speicher</translation>
        </message>
        <message>
            <source>Time and memory per trial</source>
            <translation>Zeit und Speicher je Versuch</translation>
        </message>
        <message>
            <source>Tokeniser</source>
            <translation>Tokenisierer</translation>
        </message>
        <message>
            <source>Took {} megabytes of memory; the limit is {}.</source>
            <translation>Brauchte {} Megabyte Speicher; die Grenze ist {}.</translation>
        </message>
        <message>
            <source>Took {} seconds; the limit is {number}.</source>
            <translation>Brauchte {} Sekunden; die Grenze ist {number}.</translation>
        </message>
        <message>
            <source>Topics</source>
            <translation>Themen</translation>
        </message>
        <message>
            <source>Topics are added to the terms instead of replacing them</source>
            <translation>Themen kommen zu den Termen hinzu, statt sie zu ersetzen</translation>
        </message>
        <message>
            <source>Topics are learnt from the texts of the training documents; each document becomes a vector of the shares of its topics, and a linear SVM separates the classes there.</source>
            <translation>Themen werden aus den Texten der Trainingsdokumente gelernt; jedes Dokument wird zu einem Vektor der Anteile seiner Themen, und eine lineare SVM trennt dort die Klassen.</translation>
        </message>
        <message>
            <source>Topics by</source>
            <translation>Themen durch</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Tour</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Training share</source>
            <translation>Trainingsanteil</translation>
        </message>
        <message>
            <source>Training size {} must be a share between 0% and 100%, such as 5%, or a number of labelled documents, such as 100.</source>
            <translation>Die Trainingsgröße {} muss ein Anteil zwischen 0% und 100% sein, etwa 5%, oder eine Anzahl annotierter Dokumente, etwa 100.</translation>
        </message>
        <message>
            <source>Training sizes</source>
            <translation>Trainingsgrößen</translation>
        </message>
        <message>
            <source>Transductive</source>
            <translation>Transduktiv</translation>
        </message>
        <message>
            <source>Tree</source>
            <translation>Baum</translation>
        </message>
        <message>
            <source>Trees</source>
            <translation>Bäume</translation>
        </message>
        <message>
            <source>Trials</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>Tries a quarter, half and all of the neighbours and keeps the tightest clusters</source>
            <translation>Versucht ein Viertel, die Hälfte und alle Nachbarn und behält die engsten Cluster</translation>
        </message>
        <message>
            <source>True</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>Try it on built-in posts</source>
            <translation>Mit eingebauten Beiträgen versuchen</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Türkisch</translation>
        </message>
        <message>
            <source>Two columns of a paper (174 mm)</source>
            <translation>Zwei Spalten einer Veröffentlichung (174 mm)</translation>
        </message>
        <message>
            <source>Two documents may be about the same subject without sharing a word, because one contains “house” and the other “building”.</source>
            <translation>Zwei Dokumente können vom selben Gegenstand handeln, ohne ein Wort gemeinsam zu haben, weil eines „Haus“ und das andere „Gebäude“ enthält.</translation>
        </message>
        <message>
            <source>Two documents that share no term can still be about the same subject.</source>
            <translation>Zwei Dokumente ohne gemeinsamen Term können trotzdem vom selben Gegenstand handeln.</translation>
        </message>
        <message>
            <source>Two trials would be the same ({}); list no training size and no value twice.</source>
            <translation>Zwei Versuche wären gleich ({}); führen Sie keine Trainingsgröße und keinen Wert doppelt auf.</translation>
        </message>
        <message>
            <source>Türkçe</source>
            <translation>Türkçe</translation>
        </message>
        <message>
            <source>UMAP</source>
            <translation>UMAP</translation>
        </message>
        <message>
            <source>UMAP is not installed. Install it with 'pip install semantic-text-workbench[projections]', or choose t-SNE.</source>
            <translation>UMAP ist nicht installiert. Installieren Sie es mit „pip install semantic-text-workbench[projections]“ oder wählen Sie t-SNE.</translation>
        </message>
        <message>
            <source>Ukrainian</source>
            <translation>Ukrainisch</translation>
        </message>
        <message>
            <source>Unit length</source>
            <translation>Länge eins</translation>
        </message>
        <message>
            <source>Unknown test {}; choose from {}.</source>
            <translation>Unbekannter Test {}; wählen Sie aus {}.</translation>
        </message>
        <message>
            <source>Use a learning curve</source>
            <translation>Lernkurve verwenden</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Verwenden</translation>
        </message>
        <message>
            <source>Use the protocol for clustering</source>
            <translation>Das Protokoll für Clusterung verwenden</translation>
        </message>
        <message>
            <source>Use {}.</source>
            <translation>Verwenden Sie {}.</translation>
        </message>
        <message>
            <source>Used: 1, 3 and 10 times the classes, at most this number and half of the labels</source>
            <translation>Verwendet: das 1-, 3- und 10-Fache der Klassen, höchstens diese Zahl und die Hälfte der Labels</translation>
        </message>
        <message>
            <source>V-measure</source>
            <translation>V-Maß</translation>
        </message>
        <message>
            <source>VSM</source>
            <translation>VSM</translation>
        </message>
        <message>
            <source>VSM and GVSM-COV use the whole space, without latent dimensions</source>
            <translation>VSM und GVSM-COV verwenden den ganzen Raum, ohne latente Dimensionen</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Versionen</translation>
        </message>
        <message>
            <source>Very long documents</source>
            <translation>Sehr lange Dokumente</translation>
        </message>
        <message>
            <source>Very short documents</source>
            <translation>Sehr kurze Dokumente</translation>
        </message>
        <message>
            <source>Vietnamese</source>
            <translation>Vietnamesisch</translation>
        </message>
        <message>
            <source>W/B against squared error</source>
            <translation>W/B gegen quadratischen Fehler</translation>
        </message>
        <message>
            <source>W/B of terms</source>
            <translation>W/B der Terme</translation>
        </message>
        <message>
            <source>Warns if held-out labels are predicted worse than by neighbours or the largest class</source>
            <translation>Warnt, wenn zurückgehaltene Labels schlechter vorhergesagt werden als durch Nachbarn oder die größte Klasse</translation>
        </message>
        <message>
            <source>Watch the space</source>
            <translation>Den Raum beobachten</translation>
        </message>
        <message>
            <source>WebKB, five classes of pages</source>
            <translation>WebKB, fünf Klassen von Seiten</translation>
        </message>
        <message>
            <source>WebKB, university web pages</source>
            <translation>WebKB, Webseiten von Universitäten</translation>
        </message>
        <message>
            <source>Weight β of the SVM</source>
            <translation>Gewicht β der SVM</translation>
        </message>
        <message>
            <source>Weight λ of the higher order</source>
            <translation>Gewicht λ der höheren Ordnung</translation>
        </message>
        <message>
            <source>Weight λ of unlabelled documents</source>
            <translation>Gewicht λ der Dokumente ohne Label</translation>
        </message>
        <message>
            <source>Weighting</source>
            <translation>Gewichtung</translation>
        </message>
        <message>
            <source>Weights of the documents; the links of terms always count documents</source>
            <translation>Gewichte der Dokumente; die Verbindungen der Terme zählen immer Dokumente</translation>
        </message>
        <message>
            <source>Welch's t-test</source>
            <translation>Welch-t-Test</translation>
        </message>
        <message>
            <source>What the number of confused documents is divided by</source>
            <translation>Wodurch die Anzahl verwechselter Dokumente geteilt wird</translation>
        </message>
        <message>
            <source>What won, by how much, and what to try next</source>
            <translation>Was gewonnen hat, um wie viel, und was als Nächstes zu versuchen ist</translation>
        </message>
        <message>
            <source>When they are used up, the leader is tested</source>
            <translation>Wenn sie verbraucht sind, wird der Führende getestet</translation>
        </message>
        <message>
            <source>Where counts are not normalised, a few long documents decide which terms matter.</source>
            <translation>Wo Häufigkeiten nicht normiert sind, entscheiden wenige lange Dokumente, welche Terme wichtig sind.</translation>
        </message>
        <message>
            <source>Which classes are confused, and why</source>
            <translation>Welche Klassen verwechselt werden und warum</translation>
        </message>
        <message>
            <source>Which documents are linked</source>
            <translation>Welche Dokumente verbunden sind</translation>
        </message>
        <message>
            <source>Which method gets most out of ten or a hundred labels depends on the corpus.</source>
            <translation>Welche Methode aus zehn oder hundert Labels am meisten herausholt, hängt vom Korpus ab.</translation>
        </message>
        <message>
            <source>Which method suits this corpus best? Successive halving, and one final test.</source>
            <translation>Welches Verfahren passt am besten zu diesem Korpus? Sukzessive Halbierung und ein letzter Test.</translation>
        </message>
        <message>
            <source>Which terms the method groups together</source>
            <translation>Welche Terme das Verfahren zusammenfasst</translation>
        </message>
        <message>
            <source>While a move improves the clusters</source>
            <translation>Solange eine Verschiebung die Cluster verbessert</translation>
        </message>
        <message>
            <source>Who and when</source>
            <translation>Wer und wann</translation>
        </message>
        <message>
            <source>Width σ</source>
            <translation>Breite σ</translation>
        </message>
        <message>
            <source>Wilcoxon signed-rank test</source>
            <translation>Wilcoxon-Vorzeichen-Rang-Test</translation>
        </message>
        <message>
            <source>With fewer labels the diffused part has more weight, with more the plain one</source>
            <translation>Bei weniger Labels wiegt der diffundierte Teil mehr, bei mehr Labels der einfache</translation>
        </message>
        <message>
            <source>With twice as many labelled documents ({number}), expect about {} ({} to {}).</source>
            <translation>Mit doppelt so vielen annotierten Dokumenten ({number}) sind etwa {} zu erwarten ({} bis {}).</translation>
        </message>
        <message>
            <source>With {} labels about {} % ({} to {}) would be right, if the curve continues as before.</source>
            <translation>Mit {} Labels wären etwa {} % ({} bis {}) richtig, wenn die Kurve wie bisher weitergeht.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>Words and documents of each cluster</source>
            <translation>Wörter und Dokumente jedes Clusters</translation>
        </message>
        <message>
            <source>Words and phrases to remove</source>
            <translation>Zu entfernende Wörter und Wendungen</translation>
        </message>
        <message>
            <source>Words of classes</source>
            <translation>Wörter der Klassen</translation>
        </message>
        <message>
            <source>Words that predict a class almost alone</source>
            <translation>Wörter, die eine Klasse fast allein vorhersagen</translation>
        </message>
        <message>
            <source>Words with such a character are split into pieces.</source>
            <translation>Wörter mit einem solchen Zeichen zerfallen in Stücke.</translation>
        </message>
        <message>
            <source>Worker processes</source>
            <translation>Arbeitsprozesse</translation>
        </message>
        <message>
            <source>Written by this project.</source>
            <translation>Von diesem Projekt geschrieben.</translation>
        </message>
        <message>
            <source>Wrong labels</source>
            <translation>Falsche Labels</translation>
        </message>
        <message>
            <source>Wrong labels lower every score in the test, and they are learnt from in training.</source>
            <translation>Falsche Labels senken im Test jeden Wert, und im Training wird aus ihnen gelernt.</translation>
        </message>
        <message>
            <source>XML, one element per document</source>
            <translation>XML, ein Element je Dokument</translation>
        </message>
        <message>
            <source>YAML, TOML</source>
            <translation>YAML, TOML</translation>
        </message>
        <message>
            <source>Yiddish</source>
            <translation>Jiddisch</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Ihr Name</translation>
        </message>
        <message>
            <source>Your own documents</source>
            <translation>Eigene Dokumente</translation>
        </message>
        <message>
            <source>a Parquet or Feather table</source>
            <translation>eine Parquet- oder Feather-Tabelle</translation>
        </message>
        <message>
            <source>a comma</source>
            <translation>ein Komma</translation>
        </message>
        <message>
            <source>a folder of documents</source>
            <translation>ein Ordner mit Dokumenten</translation>
        </message>
        <message>
            <source>a folder of partitions</source>
            <translation>ein Ordner mit Partitionen</translation>
        </message>
        <message>
            <source>a folder of texts without classes</source>
            <translation>ein Ordner mit Texten ohne Klassen</translation>
        </message>
        <message>
            <source>a folder or archive of tables</source>
            <translation>ein Ordner oder Archiv mit Tabellen</translation>
        </message>
        <message>
            <source>a folder with one file per class</source>
            <translation>ein Ordner mit einer Datei je Klasse</translation>
        </message>
        <message>
            <source>a list of methods</source>
            <translation>eine Liste von Verfahren</translation>
        </message>
        <message>
            <source>a list of names</source>
            <translation>eine Liste von Namen</translation>
        </message>
        <message>
            <source>a mailbox</source>
            <translation>ein Postfach</translation>
        </message>
        <message>
            <source>a mark where the difference is beyond ± 0.01 with a probability of 97.5 %</source>
            <translation>ein Zeichen, wo der Unterschied mit einer Wahrscheinlichkeit von 97,5 % mehr als ± 0,01 beträgt</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a semicolon</source>
            <translation>ein Semikolon</translation>
        </message>
        <message>
            <source>a simple method guesses the class of {} of these documents correctly ({} without them)</source>
            <translation>ein einfaches Verfahren errät die Klasse von {} dieser Dokumente richtig ({} ohne sie)</translation>
        </message>
        <message>
            <source>a tab character</source>
            <translation>ein Tabulator</translation>
        </message>
        <message>
            <source>a table</source>
            <translation>eine Tabelle</translation>
        </message>
        <message>
            <source>a table in a web page, a LaTeX or a Word document</source>
            <translation>eine Tabelle in einer Webseite, einer LaTeX- oder Word-Datei</translation>
        </message>
        <message>
            <source>a table of a database</source>
            <translation>eine Tabelle einer Datenbank</translation>
        </message>
        <message>
            <source>a table of lists or ranges</source>
            <translation>eine Tabelle von Listen oder Bereichen</translation>
        </message>
        <message>
            <source>a table of numbers</source>
            <translation>eine Tabelle von Zahlen</translation>
        </message>
        <message>
            <source>a table of settings</source>
            <translation>eine Tabelle von Einstellungen</translation>
        </message>
        <message>
            <source>a table with a kind</source>
            <translation>eine Tabelle mit einer Art</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>a trial that takes more is stopped and counted as failed; 0: no limit</source>
            <translation>ein Versuch, der mehr braucht, wird beendet und zählt als gescheitert; 0: unbegrenzt</translation>
        </message>
        <message>
            <source>a vertical bar</source>
            <translation>ein senkrechter Strich</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <source>a workbook</source>
            <translation>eine Arbeitsmappe</translation>
        </message>
        <message>
            <source>a worker has not answered for a minute</source>
            <translation>ein Arbeitsprozess antwortet seit einer Minute nicht</translation>
        </message>
        <message>
            <source>above {}</source>
            <translation>über {}</translation>
        </message>
        <message>
            <source>additive</source>
            <translation>additiv</translation>
        </message>
        <message>
            <source>additive is the paper's; symmetric is less sensitive to outlying documents</source>
            <translation>additiv ist die Form der Veröffentlichung; symmetrisch ist gegen Ausreißer weniger empfindlich</translation>
        </message>
        <message>
            <source>affinity</source>
            <translation>Affinität</translation>
        </message>
        <message>
            <source>against {}</source>
            <translation>gegen {}</translation>
        </message>
        <message>
            <source>agreement beyond chance</source>
            <translation>Übereinstimmung über den Zufall hinaus</translation>
        </message>
        <message>
            <source>agreement beyond chance for ordered classes</source>
            <translation>Übereinstimmung über den Zufall hinaus bei geordneten Klassen</translation>
        </message>
        <message>
            <source>agreement on pairs of documents beyond chance</source>
            <translation>Übereinstimmung über Dokumentpaare jenseits des Zufalls</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>all documents, modapte, R8, R52, R90 or top-N, such as top-25: documents with one topic, of the N most frequent</source>
            <translation>alle Dokumente, modapte, R8, R52, R90 oder top-N wie top-25: Dokumente mit einem Thema, aus den N häufigsten</translation>
        </message>
        <message>
            <source>all words, with stop words, and their pairs beside the terms, for methods that choose between both</source>
            <translation>alle Wörter, mit Stoppwörtern, und ihre Paare neben den Termen, für Methoden, die zwischen beiden wählen</translation>
        </message>
        <message>
            <source>all, running words apart</source>
            <translation>alle, Fließtextwörter getrennt</translation>
        </message>
        <message>
            <source>all: limits, ranking and idf also use the test documents, as in some papers</source>
            <translation>alle: Grenzen, Reihung und idf verwenden auch die Testdokumente, wie in manchen Veröffentlichungen</translation>
        </message>
        <message>
            <source>always down</source>
            <translation>immer abrunden</translation>
        </message>
        <message>
            <source>always up</source>
            <translation>immer aufrunden</translation>
        </message>
        <message>
            <source>an archive of documents</source>
            <translation>ein Archiv mit Dokumenten</translation>
        </message>
        <message>
            <source>approximate</source>
            <translation>genähert</translation>
        </message>
        <message>
            <source>area under the curve, each class against the rest, mean over classes</source>
            <translation>Fläche unter der Kurve, jede Klasse gegen die übrigen, Mittel über die Klassen</translation>
        </message>
        <message>
            <source>as given</source>
            <translation>wie gegeben</translation>
        </message>
        <message>
            <source>as sums of the values</source>
            <translation>als Summen der Werte</translation>
        </message>
        <message>
            <source>association</source>
            <translation>Assoziation</translation>
        </message>
        <message>
            <source>augmented tf-idf</source>
            <translation>erweiterte tf-idf</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>automatic: Porter for English, Snowball for other languages if available</source>
            <translation>automatisch: Porter für Englisch, Snowball für andere Sprachen, wenn vorhanden</translation>
        </message>
        <message>
            <source>automatic: detected from the content</source>
            <translation>automatisch: am Inhalt erkannt</translation>
        </message>
        <message>
            <source>automatic: exact up to 100,000 documents, then batches</source>
            <translation>automatisch: exakt bis 100.000 Dokumente, dann Stapel</translation>
        </message>
        <message>
            <source>automatic: exact up to 100,000 documents, then random blocks and batches</source>
            <translation>automatisch: exakt bis 100.000 Dokumente, dann Zufallsblöcke und Stapel</translation>
        </message>
        <message>
            <source>automatic: exact up to 100,000 documents, then singular vectors from random blocks and neighbours from near regions</source>
            <translation>automatisch: exakt bis 100.000 Dokumente, dann Singulärvektoren aus Zufallsblöcken und Nachbarn aus nahen Regionen</translation>
        </message>
        <message>
            <source>automatic: exact up to 15,000 labelled documents (fewer if many others are seen), then 5,000 documents for paths (few labels) or 300 directions of terms</source>
            <translation>automatisch: exakt bis 15.000 annotierte Dokumente (weniger, wenn viele andere gesehen werden), dann 5.000 Dokumente für Pfade (bei wenigen annotierten) oder 300 Termrichtungen</translation>
        </message>
        <message>
            <source>automatic: exact up to 150,000 documents, then neighbours by pruned lists of documents</source>
            <translation>automatisch: exakt bis 150.000 Dokumente, danach Nachbarn aus gekürzten Dokumentlisten</translation>
        </message>
        <message>
            <source>automatic: exact up to 20,000 documents, then the kernel of 1,500 landmarks (Nyström)</source>
            <translation>automatisch: exakt bis 20.000 Dokumente, dann der Kernel von 1.500 Landmarken (Nyström)</translation>
        </message>
        <message>
            <source>automatic: exact up to 200,000 documents, then batches, for the solver 'primal or dual'</source>
            <translation>automatisch: exakt bis 200.000 Dokumente, dann Stapel, für den Löser „primal oder dual“</translation>
        </message>
        <message>
            <source>automatic: exact up to 25,000 documents, then centroids of many small clusters</source>
            <translation>automatisch: exakt bis 25.000 Dokumente, dann Zentroide vieler kleiner Cluster</translation>
        </message>
        <message>
            <source>automatic: exact up to 60,000 documents, then 15,000 landmarks</source>
            <translation>automatisch: exakt bis 60.000 Dokumente, danach 15.000 Landmarken</translation>
        </message>
        <message>
            <source>automatic: exact up to 60,000 documents, then 20,000 landmarks</source>
            <translation>automatisch: exakt bis 60.000 Dokumente, dann 20.000 Landmarken</translation>
        </message>
        <message>
            <source>automatic: exact up to 60,000 documents, then 5,000 landmarks</source>
            <translation>automatisch: exakt bis 60.000 Dokumente, danach 5.000 Landmarken</translation>
        </message>
        <message>
            <source>automatic: guessed from a sample of the documents</source>
            <translation>automatisch: aus einer Stichprobe der Dokumente geschätzt</translation>
        </message>
        <message>
            <source>automatic: one per processor core</source>
            <translation>automatisch: einer je Prozessorkern</translation>
        </message>
        <message>
            <source>automatic: those of the language, if available</source>
            <translation>automatisch: die der Sprache, wenn vorhanden</translation>
        </message>
        <message>
            <source>automatic: what suits each method; L2: every vector has length 1</source>
            <translation>automatisch: was zum Verfahren passt; L2: jeder Vektor hat die Länge 1</translation>
        </message>
        <message>
            <source>automatic: what suits each method; see the help page for the formulas</source>
            <translation>automatisch: was zum Verfahren passt; die Formeln stehen auf der Hilfeseite</translation>
        </message>
        <message>
            <source>automatic: words; character pairs for languages without spaces</source>
            <translation>automatisch: Wörter; Zeichenpaare für Sprachen ohne Leerzeichen</translation>
        </message>
        <message>
            <source>average</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>average rank</source>
            <translation>mittlerer Rang</translation>
        </message>
        <message>
            <source>backslash</source>
            <translation>Backslash</translation>
        </message>
        <message>
            <source>backslash: \" is a mark inside a quoted field</source>
            <translation>backslash: \" is a mark inside a quoted field</translation>
        </message>
        <message>
            <source>balanced</source>
            <translation>ausgewogen</translation>
        </message>
        <message>
            <source>balanced accuracy</source>
            <translation>ausgewogene Genauigkeit</translation>
        </message>
        <message>
            <source>before {}</source>
            <translation>vor {}</translation>
        </message>
        <message>
            <source>below {}</source>
            <translation>unter {}</translation>
        </message>
        <message>
            <source>best F of each class over the clusters, weighted by class size</source>
            <translation>bestes F jeder Klasse über die Cluster, gewichtet nach Klassengröße</translation>
        </message>
        <message>
            <source>best cut first</source>
            <translation>bester Schnitt zuerst</translation>
        </message>
        <message>
            <source>bias</source>
            <translation>Vorgaben</translation>
        </message>
        <message>
            <source>bias: must-linked documents have the same coordinates, cannot-links are not used</source>
            <translation>Vorgaben: durch Must-Link verbundene Dokumente haben gleiche Koordinaten, Cannot-Links werden nicht verwendet</translation>
        </message>
        <message>
            <source>binary</source>
            <translation>binär</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>von Hand</translation>
        </message>
        <message>
            <source>by random walks between similar documents</source>
            <translation>durch Zufallswege zwischen ähnlichen Dokumenten</translation>
        </message>
        <message>
            <source>by the largest variance</source>
            <translation>nach der größten Varianz</translation>
        </message>
        <message>
            <source>by the leading singular vectors</source>
            <translation>nach den führenden Singulärvektoren</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>abgebrochen</translation>
        </message>
        <message>
            <source>changed {number}</source>
            <translation>geändert {number}</translation>
        </message>
        <message>
            <source>character n-grams</source>
            <translation>Zeichen-N-Gramme</translation>
        </message>
        <message>
            <source>character n-grams in words</source>
            <translation>Zeichen-N-Gramme in Wörtern</translation>
        </message>
        <message>
            <source>character pairs</source>
            <translation>Zeichenpaare</translation>
        </message>
        <message>
            <source>characteristic terms</source>
            <translation>kennzeichnende Terme</translation>
        </message>
        <message>
            <source>characters</source>
            <translation>Zeichen</translation>
        </message>
        <message>
            <source>check</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>check_every is 0 or at least 2, and batch at least 1.</source>
            <translation>check_every is 0 or at least 2, and batch at least 1.</translation>
        </message>
        <message>
            <source>chi-square</source>
            <translation>Chi-Quadrat</translation>
        </message>
        <message>
            <source>choice of β</source>
            <translation>Wahl von β</translation>
        </message>
        <message>
            <source>choose C</source>
            <translation>C wählen</translation>
        </message>
        <message>
            <source>choose length</source>
            <translation>Länge wählen</translation>
        </message>
        <message>
            <source>choose neighbours</source>
            <translation>Nachbarn wählen</translation>
        </message>
        <message>
            <source>class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>class cannot be decided</source>
            <translation>Klasse nicht entscheidbar</translation>
        </message>
        <message>
            <source>class centroids</source>
            <translation>Klassenzentroide</translation>
        </message>
        <message>
            <source>class has</source>
            <translation>Klasse hat</translation>
        </message>
        <message>
            <source>class shares</source>
            <translation>Klassenanteile</translation>
        </message>
        <message>
            <source>class_index mixes numbers and names; a class is one or the other.</source>
            <translation>class_index mixes numbers and names; a class is one or the other.</translation>
        </message>
        <message>
            <source>class_index must name the class of each of the {} documents; its shape is {}.</source>
            <translation>class_index must name the class of each of the {} documents; its shape is {}.</translation>
        </message>
        <message>
            <source>classes have</source>
            <translation>Klassen haben</translation>
        </message>
        <message>
            <source>classifier</source>
            <translation>Klassifikator</translation>
        </message>
        <message>
            <source>cluster {}</source>
            <translation>Cluster {}</translation>
        </message>
        <message>
            <source>clustering</source>
            <translation>Clusterung</translation>
        </message>
        <message>
            <source>clusters</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>co-occurring only</source>
            <translation>nur gemeinsam vorkommende</translation>
        </message>
        <message>
            <source>codes</source>
            <translation>Zahlencodes</translation>
        </message>
        <message>
            <source>column bin</source>
            <translation>column bin</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>comp.*, rec.*</source>
            <translation>comp.*, rec.*</translation>
        </message>
        <message>
            <source>compared by</source>
            <translation>verglichen nach</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>confusion as</source>
            <translation>Verwechslung als</translation>
        </message>
        <message>
            <source>confusion before</source>
            <translation>confusion before</translation>
        </message>
        <message>
            <source>constrained clustering</source>
            <translation>Clusterung mit Nebenbedingungen</translation>
        </message>
        <message>
            <source>correct</source>
            <translation>richtig</translation>
        </message>
        <message>
            <source>correlation</source>
            <translation>Korrelation</translation>
        </message>
        <message>
            <source>correlation of actual and predicted classes; 0: no better than chance</source>
            <translation>Korrelation tatsächlicher und vorhergesagter Klassen; 0: nicht besser als Zufall</translation>
        </message>
        <message>
            <source>cosine</source>
            <translation>Kosinus</translation>
        </message>
        <message>
            <source>cosine: g/√(g_ii g_jj); others of r = g/g_m: r^σ, exp(−((1−r)/σ)²), exp(−(1−r)/σ)</source>
            <translation>Kosinus: g/√(g_ii g_jj); andere mit r = g/g_m: r^σ, exp(−((1−r)/σ)²), exp(−(1−r)/σ)</translation>
        </message>
        <message>
            <source>cost of the probability given to the actual class</source>
            <translation>Kosten der Wahrscheinlichkeit, die der tatsächlichen Klasse gegeben wird</translation>
        </message>
        <message>
            <source>counts</source>
            <translation>Häufigkeiten</translation>
        </message>
        <message>
            <source>covariance</source>
            <translation>Kovarianz</translation>
        </message>
        <message>
            <source>critical difference</source>
            <translation>kritische Differenz</translation>
        </message>
        <message>
            <source>cross-validation decided together with what is usual with so few labels</source>
            <translation>Kreuzvalidierung entschied zusammen mit dem, was bei so wenigen Labels üblich ist</translation>
        </message>
        <message>
            <source>cross-validation on the labelled documents decided</source>
            <translation>Kreuzvalidierung auf den annotierten Dokumenten entschied</translation>
        </message>
        <message>
            <source>damaged</source>
            <translation>beschädigt</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>dunkel</translation>
        </message>
        <message>
            <source>degree</source>
            <translation>Grad</translation>
        </message>
        <message>
            <source>dense neighbours</source>
            <translation>dichte Nachbarn</translation>
        </message>
        <message>
            <source>difference from</source>
            <translation>Unterschied zu</translation>
        </message>
        <message>
            <source>dimension {}</source>
            <translation>Dimension {}</translation>
        </message>
        <message>
            <source>dimensions</source>
            <translation>Dimensionen</translation>
        </message>
        <message>
            <source>divisive</source>
            <translation>divisiv</translation>
        </message>
        <message>
            <source>document</source>
            <translation>Dokument</translation>
        </message>
        <message>
            <source>document begins</source>
            <translation>Dokument beginnt</translation>
        </message>
        <message>
            <source>document contains</source>
            <translation>Dokument enthält</translation>
        </message>
        <message>
            <source>document ends</source>
            <translation>Dokument endet</translation>
        </message>
        <message>
            <source>document frequency</source>
            <translation>Dokumenthäufigkeit</translation>
        </message>
        <message>
            <source>document has</source>
            <translation>Dokument hat</translation>
        </message>
        <message>
            <source>document is</source>
            <translation>Dokument ist</translation>
        </message>
        <message>
            <source>document quotes</source>
            <translation>Dokument zitiert</translation>
        </message>
        <message>
            <source>document states</source>
            <translation>Dokument nennt</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>Dokumente</translation>
        </message>
        <message>
            <source>documents are</source>
            <translation>Dokumente sind</translation>
        </message>
        <message>
            <source>documents begin</source>
            <translation>Dokumente beginnen</translation>
        </message>
        <message>
            <source>documents contain</source>
            <translation>Dokumente enthalten</translation>
        </message>
        <message>
            <source>documents end</source>
            <translation>Dokumente enden</translation>
        </message>
        <message>
            <source>documents have</source>
            <translation>Dokumente haben</translation>
        </message>
        <message>
            <source>documents in it</source>
            <translation>Dokumente darin</translation>
        </message>
        <message>
            <source>documents of a class</source>
            <translation>Dokumente einer Klasse</translation>
        </message>
        <message>
            <source>documents quote</source>
            <translation>Dokumente zitieren</translation>
        </message>
        <message>
            <source>documents state</source>
            <translation>Dokumente nennen</translation>
        </message>
        <message>
            <source>drop</source>
            <translation>weglassen</translation>
        </message>
        <message>
            <source>drop words with digits</source>
            <translation>Wörter mit Ziffern entfernen</translation>
        </message>
        <message>
            <source>dropped are words of digits alone, or all words with a digit</source>
            <translation>entfernt werden Wörter nur aus Ziffern oder alle Wörter mit einer Ziffer</translation>
        </message>
        <message>
            <source>each pair on its own</source>
            <translation>jedes Paar für sich</translation>
        </message>
        <message>
            <source>edge weight</source>
            <translation>Kantengewicht</translation>
        </message>
        <message>
            <source>embeddings</source>
            <translation>Einbettungen</translation>
        </message>
        <message>
            <source>equal length</source>
            <translation>gleiche Länge</translation>
        </message>
        <message>
            <source>equal pairs</source>
            <translation>gleiche Paare</translation>
        </message>
        <message>
            <source>error terms</source>
            <translation>Fehlerterme</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>Schätzung</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>exakt</translation>
        </message>
        <message>
            <source>exponential</source>
            <translation>exponentiell</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>gescheitert</translation>
        </message>
        <message>
            <source>fill</source>
            <translation>füllen</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>beendet</translation>
        </message>
        <message>
            <source>first {}</source>
            <translation>erste {}</translation>
        </message>
        <message>
            <source>fixed</source>
            <translation>fest</translation>
        </message>
        <message>
            <source>folder of a sentence-embedding model (ONNX); empty: none</source>
            <translation>Ordner eines Satzeinbettungsmodells (ONNX); leer: keines</translation>
        </message>
        <message>
            <source>folds</source>
            <translation>Folds</translation>
        </message>
        <message>
            <source>for accuracy; says nothing about other training sets</source>
            <translation>für Genauigkeit; sagt nichts über andere Trainingsmengen</translation>
        </message>
        <message>
            <source>for display; no prediction depends on them</source>
            <translation>zur Anzeige; keine Vorhersage hängt davon ab</translation>
        </message>
        <message>
            <source>for graph teachers</source>
            <translation>für Graphlehrer</translation>
        </message>
        <message>
            <source>for repeated splits: what training sets share, and the one set of test documents</source>
            <translation>für wiederholte Aufteilungen: was Trainingsmengen teilen, und die eine Menge von Testdokumenten</translation>
        </message>
        <message>
            <source>for the linear SVM only</source>
            <translation>nur für die lineare SVM</translation>
        </message>
        <message>
            <source>from the next start; help pages and reports are in English</source>
            <translation>ab dem nächsten Start; Hilfeseiten und Berichte sind auf Englisch</translation>
        </message>
        <message>
            <source>gain %</source>
            <translation>Gewinn %</translation>
        </message>
        <message>
            <source>gaussian of given distances</source>
            <translation>Gauß der gegebenen Abstände</translation>
        </message>
        <message>
            <source>gaussian of hamming</source>
            <translation>Gauß des Hamming-Abstands</translation>
        </message>
        <message>
            <source>gaussian: for numeric data; hamming: for nominal values; given: the corpus is a matrix of documents by documents</source>
            <translation>Gauß: für numerische Daten; Hamming: für nominale Werte; gegeben: der Korpus ist eine Matrix Dokumente mal Dokumente</translation>
        </message>
        <message>
            <source>given similarities</source>
            <translation>gegebene Ähnlichkeiten</translation>
        </message>
        <message>
            <source>given split</source>
            <translation>gegebene Aufteilung</translation>
        </message>
        <message>
            <source>gives no probabilities</source>
            <translation>gibt keine Wahrscheinlichkeiten</translation>
        </message>
        <message>
            <source>gives no scores of classes</source>
            <translation>gibt keine Klassenwerte</translation>
        </message>
        <message>
            <source>group is</source>
            <translation>Gruppe ist</translation>
        </message>
        <message>
            <source>groups are</source>
            <translation>Gruppen sind</translation>
        </message>
        <message>
            <source>harmonic mean of homogeneity and completeness</source>
            <translation>harmonisches Mittel von Homogenität und Vollständigkeit</translation>
        </message>
        <message>
            <source>has more than {number} characters</source>
            <translation>hat mehr als {number} Zeichen</translation>
        </message>
        <message>
            <source>has no reconstruction error</source>
            <translation>hat keinen Rekonstruktionsfehler</translation>
        </message>
        <message>
            <source>has no space for documents</source>
            <translation>hat keinen Raum für Dokumente</translation>
        </message>
        <message>
            <source>has no space for terms</source>
            <translation>hat keinen Raum für Terme</translation>
        </message>
        <message>
            <source>high against</source>
            <translation>hoch gegen</translation>
        </message>
        <message>
            <source>horizontal difference</source>
            <translation>horizontale Differenz</translation>
        </message>
        <message>
            <source>idf</source>
            <translation>idf</translation>
        </message>
        <message>
            <source>in characters; shorter words are removed</source>
            <translation>in Zeichen; kürzere Wörter werden entfernt</translation>
        </message>
        <message>
            <source>included in the program</source>
            <translation>im Programm enthalten</translation>
        </message>
        <message>
            <source>inductive</source>
            <translation>induktiv</translation>
        </message>
        <message>
            <source>information gain</source>
            <translation>Informationsgewinn</translation>
        </message>
        <message>
            <source>information that clusters and classes share (arithmetic mean)</source>
            <translation>Information, die Cluster und Klassen teilen (arithmetisches Mittel)</translation>
        </message>
        <message>
            <source>interrupted</source>
            <translation>unterbrochen</translation>
        </message>
        <message>
            <source>inverse</source>
            <translation>invers</translation>
        </message>
        <message>
            <source>is not a regular expression: {}</source>
            <translation>ist kein regulärer Ausdruck: {}</translation>
        </message>
        <message>
            <source>it failed</source>
            <translation>es scheiterte</translation>
        </message>
        <message>
            <source>iterations</source>
            <translation>Iterationen</translation>
        </message>
        <message>
            <source>jieba</source>
            <translation>jieba</translation>
        </message>
        <message>
            <source>join</source>
            <translation>verbinden</translation>
        </message>
        <message>
            <source>k-fold</source>
            <translation>k-fach</translation>
        </message>
        <message>
            <source>k-means</source>
            <translation>k-Means</translation>
        </message>
        <message>
            <source>k-means with a cost for each link that it violates: documents go to the nearest mean unless that would separate documents that belong together, or join documents that do not.</source>
            <translation>k-Means mit Kosten für jede verletzte Verbindung: Dokumente gehen zum nächsten Mittelwert, außer wenn das Zusammengehöriges trennen oder Nichtzusammengehöriges verbinden würde.</translation>
        </message>
        <message>
            <source>k-means with links (PCKMeans)</source>
            <translation>k-Means mit Verbindungen (PCKMeans)</translation>
        </message>
        <message>
            <source>keep</source>
            <translation>behalten</translation>
        </message>
        <message>
            <source>keep only the pairs of terms that belong together; needs n-grams of 2</source>
            <translation>nur zusammengehörige Termpaare behalten; braucht N-Gramme mit 2</translation>
        </message>
        <message>
            <source>keep the first</source>
            <translation>das erste behalten</translation>
        </message>
        <message>
            <source>keep the first, without conflicts</source>
            <translation>das erste behalten, ohne Widersprüche</translation>
        </message>
        <message>
            <source>keep the terms with the highest scores</source>
            <translation>die Terme mit den höchsten Werten behalten</translation>
        </message>
        <message>
            <source>kernel matrix</source>
            <translation>Kernelmatrix</translation>
        </message>
        <message>
            <source>label spreading</source>
            <translation>Label-Ausbreitung</translation>
        </message>
        <message>
            <source>labelled by hand</source>
            <translation>von Hand annotiert</translation>
        </message>
        <message>
            <source>labelled documents</source>
            <translation>annotierte Dokumente</translation>
        </message>
        <message>
            <source>language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>language {}</source>
            <translation>Sprache {}</translation>
        </message>
        <message>
            <source>large</source>
            <translation>groß</translation>
        </message>
        <message>
            <source>largest first</source>
            <translation>größter zuerst</translation>
        </message>
        <message>
            <source>latent training</source>
            <translation>latentes Training</translation>
        </message>
        <message>
            <source>leak</source>
            <translation>Leck</translation>
        </message>
        <message>
            <source>learning curve</source>
            <translation>Lernkurve</translation>
        </message>
        <message>
            <source>learning rate</source>
            <translation>Lernrate</translation>
        </message>
        <message>
            <source>learnt from</source>
            <translation>gelernt aus</translation>
        </message>
        <message>
            <source>least squares</source>
            <translation>kleinste Quadrate</translation>
        </message>
        <message>
            <source>least squares on eigenvectors of the graph</source>
            <translation>kleinste Quadrate auf Eigenvektoren des Graphen</translation>
        </message>
        <message>
            <source>leave one out</source>
            <translation>eines auslassen</translation>
        </message>
        <message>
            <source>leave out</source>
            <translation>auslassen</translation>
        </message>
        <message>
            <source>leaves</source>
            <translation>Blätter</translation>
        </message>
        <message>
            <source>light</source>
            <translation>hell</translation>
        </message>
        <message>
            <source>like t-SNE, faster; an extra</source>
            <translation>wie t-SNE, schneller; ein Zusatz</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>Zeile {}</translation>
        </message>
        <message>
            <source>linear SVM</source>
            <translation>lineare SVM</translation>
        </message>
        <message>
            <source>linear SVM on second-order paths</source>
            <translation>lineare SVM auf Pfaden zweiter Ordnung</translation>
        </message>
        <message>
            <source>linear SVM on term-diffused documents</source>
            <translation>lineare SVM auf termdiffundierten Dokumenten</translation>
        </message>
        <message>
            <source>linear SVM on unweighted words</source>
            <translation>lineare SVM auf ungewichteten Wörtern</translation>
        </message>
        <message>
            <source>linkage</source>
            <translation>Linkage</translation>
        </message>
        <message>
            <source>links as</source>
            <translation>Verbindungen als</translation>
        </message>
        <message>
            <source>links per term</source>
            <translation>Verbindungen je Term</translation>
        </message>
        <message>
            <source>log</source>
            <translation>log</translation>
        </message>
        <message>
            <source>log counts</source>
            <translation>logarithmierte Häufigkeiten</translation>
        </message>
        <message>
            <source>log odds</source>
            <translation>Log-Odds</translation>
        </message>
        <message>
            <source>log odds of the terms in the training documents</source>
            <translation>Log-Odds der Terme in den Trainingsdokumenten</translation>
        </message>
        <message>
            <source>log tf-idf</source>
            <translation>log tf-idf</translation>
        </message>
        <message>
            <source>log-likelihood</source>
            <translation>Log-Likelihood</translation>
        </message>
        <message>
            <source>logarithmic</source>
            <translation>logarithmisch</translation>
        </message>
        <message>
            <source>low against</source>
            <translation>tief gegen</translation>
        </message>
        <message>
            <source>lymphoma.arff, 96 samples of 4,026 genes in nine classes</source>
            <translation>lymphoma.arff, 96 Proben von 4.026 Genen in neun Klassen</translation>
        </message>
        <message>
            <source>macro F1</source>
            <translation>Makro-F1</translation>
        </message>
        <message>
            <source>mask_zero = False (Only terms that co-occur) links every pair of {} terms; at most {} are possible. Switch it on, or select fewer terms.</source>
            <translation>mask_zero = False (Nur gemeinsam vorkommende Terme) verbindet jedes Paar von {} Termen; höchstens {} sind möglich. Schalten Sie es ein, oder wählen Sie weniger Terme aus.</translation>
        </message>
        <message>
            <source>maximum</source>
            <translation>Maximum</translation>
        </message>
        <message>
            <source>maximum cut</source>
            <translation>größter Schnitt</translation>
        </message>
        <message>
            <source>maximum depth</source>
            <translation>größte Tiefe</translation>
        </message>
        <message>
            <source>maximum share</source>
            <translation>größter Anteil</translation>
        </message>
        <message>
            <source>mean diagonal</source>
            <translation>mittlere Diagonale</translation>
        </message>
        <message>
            <source>mean distance in ranks for ordered classes</source>
            <translation>mittlerer Rangabstand bei geordneten Klassen</translation>
        </message>
        <message>
            <source>mean distance of confidence from the share of correct predictions, in ten bins</source>
            <translation>mittlerer Abstand der Sicherheit vom Anteil richtiger Vorhersagen, in zehn Klassen</translation>
        </message>
        <message>
            <source>mean over the classes that occur or are predicted, with equal weights</source>
            <translation>Mittel über die Klassen, die vorkommen oder vorhergesagt werden, gleich gewichtet</translation>
        </message>
        <message>
            <source>mean over the classes that occur, weighted by their size</source>
            <translation>Mittel über die vorkommenden Klassen, nach Größe gewichtet</translation>
        </message>
        <message>
            <source>mean recall of the classes that occur</source>
            <translation>mittlere Trefferquote der vorkommenden Klassen</translation>
        </message>
        <message>
            <source>mean relative</source>
            <translation>mittlerer relativer Wert</translation>
        </message>
        <message>
            <source>mean squared error of the probabilities</source>
            <translation>mittlerer quadratischer Fehler der Wahrscheinlichkeiten</translation>
        </message>
        <message>
            <source>mean squared error of the term matrix as the space approximates it</source>
            <translation>mittlerer quadratischer Fehler der Termmatrix, wie der Raum sie annähert</translation>
        </message>
        <message>
            <source>memory per worker</source>
            <translation>Speicher je Prozess</translation>
        </message>
        <message>
            <source>min-max</source>
            <translation>Min-Max</translation>
        </message>
        <message>
            <source>mini_newsgroups.tar.gz from the UCI archive, Twenty Newsgroups</source>
            <translation>mini_newsgroups.tar.gz from the UCI archive, Twenty Newsgroups</translation>
        </message>
        <message>
            <source>mixture of classes in the clusters, weighted by their size</source>
            <translation>Mischung der Klassen in den Clustern, nach Größe gewichtet</translation>
        </message>
        <message>
            <source>most memory used by the trial</source>
            <translation>größter Speicherbedarf des Versuchs</translation>
        </message>
        <message>
            <source>multiclass</source>
            <translation>Mehrklassenschema</translation>
        </message>
        <message>
            <source>n-grams of this many characters in words; 0: none</source>
            <translation>N-Gramme aus so vielen Zeichen in Wörtern; 0: keine</translation>
        </message>
        <message>
            <source>n-grams up to {}</source>
            <translation>N-Gramme bis {}</translation>
        </message>
        <message>
            <source>n_neighbors is at least 1 and n_components at least 0.</source>
            <translation>n_neighbors is at least 1 and n_components at least 0.</translation>
        </message>
        <message>
            <source>naive Bayes</source>
            <translation>naives Bayes</translation>
        </message>
        <message>
            <source>named under the table: by splits, or by documents where there is one split</source>
            <translation>unter der Tabelle genannt: nach Aufteilungen, oder nach Dokumenten, wo es eine Aufteilung gibt</translation>
        </message>
        <message>
            <source>names</source>
            <translation>Namen</translation>
        </message>
        <message>
            <source>nearest centroid</source>
            <translation>nächster Zentroid</translation>
        </message>
        <message>
            <source>nearest cluster</source>
            <translation>nächster Cluster</translation>
        </message>
        <message>
            <source>nearest labelled documents by terms</source>
            <translation>nächste annotierte Dokumente nach Termen</translation>
        </message>
        <message>
            <source>nearest neighbour</source>
            <translation>nächster Nachbar</translation>
        </message>
        <message>
            <source>nearest neighbours (cosine)</source>
            <translation>nächste Nachbarn (Kosinus)</translation>
        </message>
        <message>
            <source>nearest neighbours (distance)</source>
            <translation>nächste Nachbarn (Abstand)</translation>
        </message>
        <message>
            <source>neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>neighbours by pruned lists of documents</source>
            <translation>Nachbarn aus gekürzten Dokumentlisten</translation>
        </message>
        <message>
            <source>network, on a cluster</source>
            <translation>Netz, auf einem Cluster</translation>
        </message>
        <message>
            <source>new documents</source>
            <translation>neue Dokumente</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nein</translation>
        </message>
        <message>
            <source>no class</source>
            <translation>keine Klasse</translation>
        </message>
        <message>
            <source>no classes</source>
            <translation>keine Klassen</translation>
        </message>
        <message>
            <source>no cure</source>
            <translation>keine Abhilfe</translation>
        </message>
        <message>
            <source>no label can be held out, so what is usual with few labels decided alone</source>
            <translation>kein Label kann zurückgehalten werden, daher entschied allein, was bei wenigen Labels üblich ist</translation>
        </message>
        <message>
            <source>noise to</source>
            <translation>Rauschen an</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>none given</source>
            <translation>keine gegeben</translation>
        </message>
        <message>
            <source>normalisation</source>
            <translation>Normierung</translation>
        </message>
        <message>
            <source>normalised association</source>
            <translation>normierte Assoziation</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>nicht bekannt</translation>
        </message>
        <message>
            <source>not known how many</source>
            <translation>Anzahl nicht bekannt</translation>
        </message>
        <message>
            <source>not named</source>
            <translation>nicht benannt</translation>
        </message>
        <message>
            <source>not predicted</source>
            <translation>nicht vorhergesagt</translation>
        </message>
        <message>
            <source>not started</source>
            <translation>nicht begonnen</translation>
        </message>
        <message>
            <source>not tested: a test needs {} splits shared by both, or accuracy on one split</source>
            <translation>nicht getestet: ein Test braucht {} gemeinsame Aufteilungen oder die Genauigkeit auf einer Aufteilung</translation>
        </message>
        <message>
            <source>nothing left to cut</source>
            <translation>nichts mehr zu teilen</translation>
        </message>
        <message>
            <source>number of pairs with the highest scores</source>
            <translation>Anzahl der Paare mit den höchsten Werten</translation>
        </message>
        <message>
            <source>number of terms kept by the selection</source>
            <translation>Anzahl der von der Auswahl behaltenen Terme</translation>
        </message>
        <message>
            <source>of Nadeau and Bengio; finds almost no differences with few training documents</source>
            <translation>nach Nadeau und Bengio; findet bei wenigen Trainingsdokumenten fast keine Unterschiede</translation>
        </message>
        <message>
            <source>of each tree</source>
            <translation>jedes Baums</translation>
        </message>
        <message>
            <source>of the character n-grams</source>
            <translation>der Zeichen-N-Gramme</translation>
        </message>
        <message>
            <source>of the documents left out</source>
            <translation>der ausgelassenen Dokumente</translation>
        </message>
        <message>
            <source>of the graph</source>
            <translation>des Graphen</translation>
        </message>
        <message>
            <source>of the tokeniser 'regular expression'</source>
            <translation>des Tokenisierers „regulärer Ausdruck“</translation>
        </message>
        <message>
            <source>of those that were counted; pairs need n-grams of 2, characters need Also characters</source>
            <translation>von den gezählten; Paare brauchen N-Gramme mit 2, Zeichen brauchen „Auch Zeichen“</translation>
        </message>
        <message>
            <source>on the random checks</source>
            <translation>bei den Zufallsproben</translation>
        </message>
        <message>
            <source>one against one</source>
            <translation>eins gegen eins</translation>
        </message>
        <message>
            <source>one against the rest</source>
            <translation>eins gegen den Rest</translation>
        </message>
        <message>
            <source>one cluster of its own</source>
            <translation>ein eigener Cluster</translation>
        </message>
        <message>
            <source>one document</source>
            <translation>ein Dokument</translation>
        </message>
        <message>
            <source>one document per line</source>
            <translation>ein Dokument je Zeile</translation>
        </message>
        <message>
            <source>one of </source>
            <translation>eines von </translation>
        </message>
        <message>
            <source>one score for each class, stored as f1:CLASS</source>
            <translation>ein Wert je Klasse, gespeichert als f1:CLASS</translation>
        </message>
        <message>
            <source>one score for each class, stored as precision:CLASS</source>
            <translation>ein Wert je Klasse, gespeichert als precision:CLASS</translation>
        </message>
        <message>
            <source>one score for each class, stored as recall:CLASS</source>
            <translation>ein Wert je Klasse, gespeichert als recall:CLASS</translation>
        </message>
        <message>
            <source>one token per line with tags</source>
            <translation>ein Token je Zeile mit Tags</translation>
        </message>
        <message>
            <source>order</source>
            <translation>Ordnung</translation>
        </message>
        <message>
            <source>other documents</source>
            <translation>andere Dokumente</translation>
        </message>
        <message>
            <source>over all decisions together; equals accuracy where documents have one class</source>
            <translation>über alle Entscheidungen zusammen; gleich der Genauigkeit, wo Dokumente eine Klasse haben</translation>
        </message>
        <message>
            <source>over corpora; assumes no distribution</source>
            <translation>über Korpora; setzt keine Verteilung voraus</translation>
        </message>
        <message>
            <source>p against</source>
            <translation>p gegen</translation>
        </message>
        <message>
            <source>p against the best</source>
            <translation>p gegen das beste</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>pairwise</source>
            <translation>paarweise</translation>
        </message>
        <message>
            <source>parameter curve</source>
            <translation>parameter curve</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>paused: the disk is full</source>
            <translation>angehalten: der Datenträger ist voll</translation>
        </message>
        <message>
            <source>power</source>
            <translation>Potenz</translation>
        </message>
        <message>
            <source>power of idf</source>
            <translation>Potenz der idf</translation>
        </message>
        <message>
            <source>predicted or given</source>
            <translation>vorhergesagt oder gegeben</translation>
        </message>
        <message>
            <source>presence</source>
            <translation>Vorkommen</translation>
        </message>
        <message>
            <source>primal or dual</source>
            <translation>primal oder dual</translation>
        </message>
        <message>
            <source>problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <source>projection</source>
            <translation>Projektion</translation>
        </message>
        <message>
            <source>proportional</source>
            <translation>proportional</translation>
        </message>
        <message>
            <source>protocol: {}</source>
            <translation>Protokoll: {}</translation>
        </message>
        <message>
            <source>queued</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>race</source>
            <translation>Rennen</translation>
        </message>
        <message>
            <source>race folds</source>
            <translation>race folds</translation>
        </message>
        <message>
            <source>race part</source>
            <translation>race part</translation>
        </message>
        <message>
            <source>random splits</source>
            <translation>zufällige Aufteilungen</translation>
        </message>
        <message>
            <source>reading the corpus</source>
            <translation>Korpus wird gelesen</translation>
        </message>
        <message>
            <source>records of named fields</source>
            <translation>Datensätze mit benannten Feldern</translation>
        </message>
        <message>
            <source>refers to a group inside itself, which is not supported</source>
            <translation>verweist auf eine Gruppe in sich selbst, was nicht unterstützt wird</translation>
        </message>
        <message>
            <source>refined</source>
            <translation>verfeinert</translation>
        </message>
        <message>
            <source>refuse</source>
            <translation>ablehnen</translation>
        </message>
        <message>
            <source>regular expression</source>
            <translation>regulärer Ausdruck</translation>
        </message>
        <message>
            <source>remark</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>removed {number}</source>
            <translation>entfernt {number}</translation>
        </message>
        <message>
            <source>repeated k-fold</source>
            <translation>wiederholt k-fach</translation>
        </message>
        <message>
            <source>repeats</source>
            <translation>Wiederholungen</translation>
        </message>
        <message>
            <source>repeats too often; write * or + instead of large numbers</source>
            <translation>wiederholt zu oft; schreiben Sie * oder + statt großer Zahlen</translation>
        </message>
        <message>
            <source>reuters21578.tar.gz from https://kdd.ics.uci.edu/databases/reuters21578/</source>
            <translation>reuters21578.tar.gz from https://kdd.ics.uci.edu/databases/reuters21578/</translation>
        </message>
        <message>
            <source>rounding</source>
            <translation>Rundung</translation>
        </message>
        <message>
            <source>rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>row bin</source>
            <translation>row bin</translation>
        </message>
        <message>
            <source>row maximum</source>
            <translation>Zeilenmaximum</translation>
        </message>
        <message>
            <source>run {}</source>
            <translation>Lauf {}</translation>
        </message>
        <message>
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>running words</source>
            <translation>laufende Wörter</translation>
        </message>
        <message>
            <source>scale</source>
            <translation>Skalierung</translation>
        </message>
        <message>
            <source>scale data v1.0 of Cornell's movie review data</source>
            <translation>scale data v1.0 of Cornell's movie review data</translation>
        </message>
        <message>
            <source>scaled terms</source>
            <translation>skalierte Terme</translation>
        </message>
        <message>
            <source>scaling</source>
            <translation>Skalierung</translation>
        </message>
        <message>
            <source>scatter within classes over scatter between classes</source>
            <translation>Streuung in den Klassen durch Streuung zwischen den Klassen</translation>
        </message>
        <message>
            <source>sci.crypt, talk.politics.mideast, soc.religion.christian</source>
            <translation>sci.crypt, talk.politics.mideast, soc.religion.christian</translation>
        </message>
        <message>
            <source>scores that are not paired</source>
            <translation>Werte, die nicht gepaart sind</translation>
        </message>
        <message>
            <source>scores that are not paired, equal variances</source>
            <translation>Werte, die nicht gepaart sind, gleiche Varianzen</translation>
        </message>
        <message>
            <source>second look</source>
            <translation>zweiter Blick</translation>
        </message>
        <message>
            <source>seconds per fit</source>
            <translation>Sekunden je Lernen</translation>
        </message>
        <message>
            <source>seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>separated by commas or spaces</source>
            <translation>durch Kommas oder Leerzeichen getrennt</translation>
        </message>
        <message>
            <source>share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>share after</source>
            <translation>Anteil nachher</translation>
        </message>
        <message>
            <source>share before</source>
            <translation>Anteil vorher</translation>
        </message>
        <message>
            <source>share of actual</source>
            <translation>Anteil der tatsächlichen</translation>
        </message>
        <message>
            <source>share of class</source>
            <translation>Anteil der Klasse</translation>
        </message>
        <message>
            <source>share of correct decisions on the pairs that the constraints leave free</source>
            <translation>Anteil richtiger Entscheidungen über die Paare, die die Nebenbedingungen frei lassen</translation>
        </message>
        <message>
            <source>share of correct documents under the best assignment of clusters to classes</source>
            <translation>Anteil richtiger Dokumente bei bester Zuordnung von Clustern zu Klassen</translation>
        </message>
        <message>
            <source>share of documents in the largest class of their cluster</source>
            <translation>Anteil der Dokumente in der größten Klasse ihres Clusters</translation>
        </message>
        <message>
            <source>share of documents with the correct class</source>
            <translation>Anteil der Dokumente mit der richtigen Klasse</translation>
        </message>
        <message>
            <source>share of errors</source>
            <translation>Anteil der Fehler</translation>
        </message>
        <message>
            <source>share of the class</source>
            <translation>Anteil der Klasse</translation>
        </message>
        <message>
            <source>sigma = 0 must be above 0.</source>
            <translation>sigma = 0 must be above 0.</translation>
        </message>
        <message>
            <source>single precision</source>
            <translation>einfache Genauigkeit</translation>
        </message>
        <message>
            <source>single terms</source>
            <translation>einzelne Terme</translation>
        </message>
        <message>
            <source>single terms and characters</source>
            <translation>einzelne Terme und Zeichen</translation>
        </message>
        <message>
            <source>single terms and embeddings</source>
            <translation>einzelne Terme und Einbettungen</translation>
        </message>
        <message>
            <source>single terms, running words apart</source>
            <translation>einzelne Terme, laufende Wörter getrennt</translation>
        </message>
        <message>
            <source>skip</source>
            <translation>überspringen</translation>
        </message>
        <message>
            <source>small</source>
            <translation>klein</translation>
        </message>
        <message>
            <source>smallest cluster</source>
            <translation>kleinster Cluster</translation>
        </message>
        <message>
            <source>smallest leaf</source>
            <translation>kleinstes Blatt</translation>
        </message>
        <message>
            <source>smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <source>so that neighbours stay neighbours</source>
            <translation>so dass Nachbarn Nachbarn bleiben</translation>
        </message>
        <message>
            <source>solver</source>
            <translation>Löser</translation>
        </message>
        <message>
            <source>soybean.arff of the UCI repository (Soybean, Large)</source>
            <translation>soybean.arff of the UCI repository (Soybean, Large)</translation>
        </message>
        <message>
            <source>space</source>
            <translation>Raum</translation>
        </message>
        <message>
            <source>spectral learning</source>
            <translation>spektrales Lernen</translation>
        </message>
        <message>
            <source>sprinkling length</source>
            <translation>Sprinkling-Länge</translation>
        </message>
        <message>
            <source>squared error</source>
            <translation>quadratischer Fehler</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>Starts</translation>
        </message>
        <message>
            <source>stemmer {}</source>
            <translation>Stemmer {}</translation>
        </message>
        <message>
            <source>stop words {}</source>
            <translation>Stoppwörter {}</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>stored with each document that you label; empty: the name of the user account</source>
            <translation>wird mit jedem Dokument gespeichert, dem Sie eine Klasse geben; leer: der Name des Benutzerkontos</translation>
        </message>
        <message>
            <source>student</source>
            <translation>Schüler</translation>
        </message>
        <message>
            <source>student, faculty, course, project, staff</source>
            <translation>student, faculty, course, project, staff</translation>
        </message>
        <message>
            <source>sublinear tf-idf</source>
            <translation>sublineare tf-idf</translation>
        </message>
        <message>
            <source>sublinear tf-idf (smooth)</source>
            <translation>sublineare tf-idf (geglättet)</translation>
        </message>
        <message>
            <source>suggestions accepted</source>
            <translation>Vorschläge angenommen</translation>
        </message>
        <message>
            <source>suggestions refused</source>
            <translation>Vorschläge abgelehnt</translation>
        </message>
        <message>
            <source>supervised weight</source>
            <translation>überwachtes Gewicht</translation>
        </message>
        <message>
            <source>svmlight counts</source>
            <translation>svmlight-Häufigkeiten</translation>
        </message>
        <message>
            <source>symmetric</source>
            <translation>symmetrisch</translation>
        </message>
        <message>
            <source>system</source>
            <translation>System</translation>
        </message>
        <message>
            <source>t-test corrected for shared documents</source>
            <translation>t-Test, korrigiert für gemeinsame Dokumente</translation>
        </message>
        <message>
            <source>takes more memory than there is</source>
            <translation>braucht mehr Speicher, als vorhanden ist</translation>
        </message>
        <message>
            <source>teacher</source>
            <translation>Lehrer</translation>
        </message>
        <message>
            <source>term clusters</source>
            <translation>Termcluster</translation>
        </message>
        <message>
            <source>terms</source>
            <translation>Terme</translation>
        </message>
        <message>
            <source>terms and n-grams</source>
            <translation>Terme und N-Gramme</translation>
        </message>
        <message>
            <source>terms in a larger share of the documents are removed</source>
            <translation>Terme in einem größeren Anteil der Dokumente werden entfernt</translation>
        </message>
        <message>
            <source>terms in fewer documents are removed</source>
            <translation>Terme in weniger Dokumenten werden entfernt</translation>
        </message>
        <message>
            <source>terms of a document</source>
            <translation>Terme eines Dokuments</translation>
        </message>
        <message>
            <source>terms of the first documents</source>
            <translation>Terme der ersten Dokumente</translation>
        </message>
        <message>
            <source>test documents</source>
            <translation>Testdokumente</translation>
        </message>
        <message>
            <source>text is</source>
            <translation>Text ist</translation>
        </message>
        <message>
            <source>texts and classes in two files</source>
            <translation>Texte und Klassen in zwei Dateien</translation>
        </message>
        <message>
            <source>texts are</source>
            <translation>Texte sind</translation>
        </message>
        <message>
            <source>tf-idf</source>
            <translation>tf-idf</translation>
        </message>
        <message>
            <source>tf-idf (plus one)</source>
            <translation>tf-idf (plus eins)</translation>
        </message>
        <message>
            <source>tf-idf (smooth)</source>
            <translation>tf-idf (geglättet)</translation>
        </message>
        <message>
            <source>the 4 Universities data set of the CMU World Wide Knowledge Base project</source>
            <translation>the 4 Universities data set of the CMU World Wide Knowledge Base project</translation>
        </message>
        <message>
            <source>the cut threshold</source>
            <translation>die Schwelle des Schnitts</translation>
        </message>
        <message>
            <source>the labelled neighbours in the same graph</source>
            <translation>die annotierten Nachbarn im selben Graphen</translation>
        </message>
        <message>
            <source>the largest class alone</source>
            <translation>die größte Klasse allein</translation>
        </message>
        <message>
            <source>the name of a known corpus or a path</source>
            <translation>der Name eines bekannten Korpus oder ein Pfad</translation>
        </message>
        <message>
            <source>the name of a method</source>
            <translation>der Name eines Verfahrens</translation>
        </message>
        <message>
            <source>the number of terms</source>
            <translation>die Anzahl der Terme</translation>
        </message>
        <message>
            <source>the paper uses the single nearest neighbour</source>
            <translation>die Veröffentlichung nimmt den einen nächsten Nachbarn</translation>
        </message>
        <message>
            <source>the plan</source>
            <translation>der Plan</translation>
        </message>
        <message>
            <source>the requested number of clusters</source>
            <translation>die verlangte Anzahl der Cluster</translation>
        </message>
        <message>
            <source>the same for terms, each of the class whose training documents contain it most often</source>
            <translation>dasselbe für Terme, jeder aus der Klasse, deren Trainingsdokumente ihn am häufigsten enthalten</translation>
        </message>
        <message>
            <source>they share the worker processes</source>
            <translation>sie teilen sich die Arbeitsprozesse</translation>
        </message>
        <message>
            <source>this method</source>
            <translation>dieses Verfahren</translation>
        </message>
        <message>
            <source>those whose values differ most between classes (F-test)</source>
            <translation>die, deren Werte sich zwischen Klassen am meisten unterscheiden (F-Test)</translation>
        </message>
        <message>
            <source>thresholds</source>
            <translation>Schwellen</translation>
        </message>
        <message>
            <source>time of fit</source>
            <translation>Zeit zum Lernen</translation>
        </message>
        <message>
            <source>time of predict</source>
            <translation>Zeit zum Vorhersagen</translation>
        </message>
        <message>
            <source>time with {number} workers</source>
            <translation>Zeit mit {number} Prozessen</translation>
        </message>
        <message>
            <source>to the nearest</source>
            <translation>zur nächsten Zahl</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>tokeniser {}</source>
            <translation>Tokenisierer {}</translation>
        </message>
        <message>
            <source>toktok</source>
            <translation>toktok</translation>
        </message>
        <message>
            <source>too optimistic on repeated random splits</source>
            <translation>zu optimistisch bei wiederholten zufälligen Aufteilungen</translation>
        </message>
        <message>
            <source>topics by</source>
            <translation>Themen durch</translation>
        </message>
        <message>
            <source>training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>training documents</source>
            <translation>Trainingsdokumente</translation>
        </message>
        <message>
            <source>transductive</source>
            <translation>transduktiv</translation>
        </message>
        <message>
            <source>treebank</source>
            <translation>treebank</translation>
        </message>
        <message>
            <source>trees</source>
            <translation>Bäume</translation>
        </message>
        <message>
            <source>tweet</source>
            <translation>tweet</translation>
        </message>
        <message>
            <source>unit length</source>
            <translation>Länge eins</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>normal</translation>
        </message>
        <message>
            <source>vertical difference</source>
            <translation>vertikale Differenz</translation>
        </message>
        <message>
            <source>very large</source>
            <translation>sehr groß</translation>
        </message>
        <message>
            <source>voters</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>weighting</source>
            <translation>Gewichtung</translation>
        </message>
        <message>
            <source>weights of the method</source>
            <translation>Gewichte des Verfahrens</translation>
        </message>
        <message>
            <source>white space</source>
            <translation>Leerraum</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>Sieger</translation>
        </message>
        <message>
            <source>with terms</source>
            <translation>mit Termen</translation>
        </message>
        <message>
            <source>without labels</source>
            <translation>ohne Labels</translation>
        </message>
        <message>
            <source>without numbers</source>
            <translation>ohne Zahlen</translation>
        </message>
        <message>
            <source>without words that contain digits</source>
            <translation>ohne Wörter mit Ziffern</translation>
        </message>
        <message>
            <source>word space</source>
            <translation>Wortraum</translation>
        </message>
        <message>
            <source>word vectors</source>
            <translation>Wortvektoren</translation>
        </message>
        <message>
            <source>word-punctuation</source>
            <translation>Wörter und Satzzeichen</translation>
        </message>
        <message>
            <source>words</source>
            <translation>Wörter</translation>
        </message>
        <message>
            <source>words and characters</source>
            <translation>Wörter und Zeichen</translation>
        </message>
        <message>
            <source>words and pairs</source>
            <translation>Wörter und Paare</translation>
        </message>
        <message>
            <source>words and running words</source>
            <translation>Wörter und laufende Wörter</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>falsch</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>ja oder nein</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>z-score</source>
            <translation>z-Wert</translation>
        </message>
        <message>
            <source>{number} class</source>
            <translation>{number} Klasse</translation>
        </message>
        <message>
            <source>{number} class has</source>
            <translation>{number} Klasse hat</translation>
        </message>
        <message>
            <source>{number} classes</source>
            <translation>{number} Klassen</translation>
        </message>
        <message>
            <source>{number} classes have</source>
            <translation>{number} Klassen haben</translation>
        </message>
        <message>
            <source>{number} decisions were written to {}.</source>
            <translation>{number} Entscheidungen wurden nach {} geschrieben.</translation>
        </message>
        <message>
            <source>{number} document</source>
            <translation>{number} Dokument</translation>
        </message>
        <message>
            <source>{number} document begins</source>
            <translation>{number} Dokument beginnt</translation>
        </message>
        <message>
            <source>{number} document contains</source>
            <translation>{number} Dokument enthält</translation>
        </message>
        <message>
            <source>{number} document ends</source>
            <translation>{number} Dokument endet</translation>
        </message>
        <message>
            <source>{number} document has</source>
            <translation>{number} Dokument hat</translation>
        </message>
        <message>
            <source>{number} document is</source>
            <translation>{number} Dokument ist</translation>
        </message>
        <message>
            <source>{number} document quotes</source>
            <translation>{number} Dokument zitiert</translation>
        </message>
        <message>
            <source>{number} document states</source>
            <translation>{number} Dokument nennt</translation>
        </message>
        <message>
            <source>{number} documents</source>
            <translation>{number} Dokumente</translation>
        </message>
        <message>
            <source>{number} documents are</source>
            <translation>{number} Dokumente sind</translation>
        </message>
        <message>
            <source>{number} documents begin</source>
            <translation>{number} Dokumente beginnen</translation>
        </message>
        <message>
            <source>{number} documents contain</source>
            <translation>{number} Dokumente enthalten</translation>
        </message>
        <message>
            <source>{number} documents end</source>
            <translation>{number} Dokumente enden</translation>
        </message>
        <message>
            <source>{number} documents have</source>
            <translation>{number} Dokumente haben</translation>
        </message>
        <message>
            <source>{number} documents look</source>
            <translation>{number} Dokumente scheinen</translation>
        </message>
        <message>
            <source>{number} documents quote</source>
            <translation>{number} Dokumente zitieren</translation>
        </message>
        <message>
            <source>{number} documents state</source>
            <translation>{number} Dokumente nennen</translation>
        </message>
        <message>
            <source>{number} documents to learn from and {number} to test</source>
            <translation>{number} Dokumente zum Lernen und {number} zum Testen</translation>
        </message>
        <message>
            <source>{number} documents were written to {}: {}.</source>
            <translation>{number} Dokumente wurden nach {} geschrieben: {}.</translation>
        </message>
        <message>
            <source>{number} documents with other classes</source>
            <translation>{number} Dokumente mit anderen Klassen</translation>
        </message>
        <message>
            <source>{number} field</source>
            <translation>{number} Feld</translation>
        </message>
        <message>
            <source>{number} fields</source>
            <translation>{number} Felder</translation>
        </message>
        <message>
            <source>{number} finding</source>
            <translation>{number} Befund</translation>
        </message>
        <message>
            <source>{number} findings</source>
            <translation>{number} Befunde</translation>
        </message>
        <message>
            <source>{number} group</source>
            <translation>{number} Gruppe</translation>
        </message>
        <message>
            <source>{number} group is</source>
            <translation>{number} Gruppe ist</translation>
        </message>
        <message>
            <source>{number} groups</source>
            <translation>{number} Gruppen</translation>
        </message>
        <message>
            <source>{number} groups are</source>
            <translation>{number} Gruppen sind</translation>
        </message>
        <message>
            <source>{number} method</source>
            <translation>{number} Verfahren</translation>
        </message>
        <message>
            <source>{number} methods</source>
            <translation>{number} Verfahren</translation>
        </message>
        <message>
            <source>{number} of {number}{}</source>
            <translation>{number} von {number}{}</translation>
        </message>
        <message>
            <source>{number} pairs</source>
            <translation>{number} Paare</translation>
        </message>
        <message>
            <source>{number} row</source>
            <translation>{number} Zeile</translation>
        </message>
        <message>
            <source>{number} rows</source>
            <translation>{number} Zeilen</translation>
        </message>
        <message>
            <source>{number} run</source>
            <translation>{number} Lauf</translation>
        </message>
        <message>
            <source>{number} runs</source>
            <translation>{number} Läufe</translation>
        </message>
        <message>
            <source>{number} term</source>
            <translation>{number} Term</translation>
        </message>
        <message>
            <source>{number} terms</source>
            <translation>{number} Terme</translation>
        </message>
        <message>
            <source>{number} text</source>
            <translation>{number} Text</translation>
        </message>
        <message>
            <source>{number} text is</source>
            <translation>{number} Text ist</translation>
        </message>
        <message>
            <source>{number} texts</source>
            <translation>{number} Texte</translation>
        </message>
        <message>
            <source>{number} texts are</source>
            <translation>{number} Texte sind</translation>
        </message>
        <message>
            <source>{number} texts changed</source>
            <translation>{number} Texte geändert</translation>
        </message>
        <message>
            <source>{number} time</source>
            <translation>{number}-mal</translation>
        </message>
        <message>
            <source>{number} times</source>
            <translation>{number}-mal</translation>
        </message>
        <message>
            <source>{number} trial</source>
            <translation>{number} Versuch</translation>
        </message>
        <message>
            <source>{number} trials</source>
            <translation>{number} Versuche</translation>
        </message>
        <message>
            <source>{number} worker</source>
            <translation>{number} Prozess</translation>
        </message>
        <message>
            <source>{number} workers</source>
            <translation>{number} Prozesse</translation>
        </message>
        <message>
            <source>{number} → {number} classes</source>
            <translation>{number} → {number} Klassen</translation>
        </message>
        <message>
            <source>{number} → {number} documents</source>
            <translation>{number} → {number} Dokumente</translation>
        </message>
        <message>
            <source>{} % of all errors are {} → {}: read them</source>
            <translation>{} % aller Fehler sind {} → {}: lesen</translation>
        </message>
        <message>
            <source>{} (there are no spaces between words)</source>
            <translation>{} (zwischen Wörtern stehen keine Leerzeichen)</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} GB</translation>
        </message>
        <message>
            <source>{} HTML tags or entities, most often {}.</source>
            <translation>{} HTML-Tags oder Entitäten, am häufigsten {}.</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>{} a copy with another class ({}).</source>
            <translation>{} eine Kopie mit anderer Klasse ({}).</translation>
        </message>
        <message>
            <source>{} a label that a method doubts.</source>
            <translation>{} ein Label, das ein Verfahren bezweifelt.</translation>
        </message>
        <message>
            <source>{} a rating, such as {}. From the ratings alone {}.</source>
            <translation>{} eine Bewertung, etwa {}. Allein aus den Bewertungen: {}.</translation>
        </message>
        <message>
            <source>{} a word that reveals the class: nearly all documents of one class contain it, or many of them at their beginning or end, and hardly any others do. {}.</source>
            <translation>{} ein Wort, das die Klasse verrät: fast alle Dokumente einer Klasse enthalten es, oder viele an Anfang oder Ende, und kaum andere. {}.</translation>
        </message>
        <message>
            <source>{} characters that were decoded wrongly, such as “{}” for “{}”.</source>
            <translation>{} falsch decodierte Zeichen, etwa „{}“ für „{}“.</translation>
        </message>
        <message>
            <source>{} classified as {}</source>
            <translation>{} als {} klassifiziert</translation>
        </message>
        <message>
            <source>{} clusters of terms, {} of {} terms with links; cutting stopped by: {}.</source>
            <translation>{} Termcluster, {} von {} Termen mit Verbindungen; Teilung beendet durch: {}.</translation>
        </message>
        <message>
            <source>{} clusters were requested, but only {} exist.</source>
            <translation>{} Cluster wurden verlangt, aber nur {} gibt es.</translation>
        </message>
        <message>
            <source>{} contains copies of {} of other classes: {}.</source>
            <translation>{} enthält Kopien von {} anderer Klassen: {}.</translation>
        </message>
        <message>
            <source>{} days ago</source>
            <translation>vor {} Tagen</translation>
        </message>
        <message>
            <source>{} e-mail or web addresses, most often of {}. From the domains alone {}.</source>
            <translation>{} E-Mail- oder Webadressen, am häufigsten von {}. Allein aus den Domains: {}.</translation>
        </message>
        <message>
            <source>{} empty; without words a class can only be guessed. Remove such documents, or check that the right column or part of the file is read.</source>
            <translation>{} leer; ohne Wörter lässt sich eine Klasse nur raten. Entfernen Sie solche Dokumente, oder prüfen Sie, ob die richtige Spalte oder der richtige Teil der Datei gelesen wird.</translation>
        </message>
        <message>
            <source>{} expects {}; {} may make it worse.</source>
            <translation>{} erwartet {}; {} kann es verschlechtern.</translation>
        </message>
        <message>
            <source>{} failed: see why on the Runs page</source>
            <translation>{} gescheitert: die Gründe stehen auf der Seite Läufe</translation>
        </message>
        <message>
            <source>{} fewer than {} documents, too few to split evenly: {}. Merge or exclude such classes.</source>
            <translation>{} weniger als {} Dokumente, zu wenige für eine gleichmäßige Aufteilung: {}. Legen Sie solche Klassen zusammen oder schließen Sie sie aus.</translation>
        </message>
        <message>
            <source>{} fewer than {} documents: {}.</source>
            <translation>{} weniger als {} Dokumente: {}.</translation>
        </message>
        <message>
            <source>{} fewer than {} words; the median document has {}.</source>
            <translation>{} weniger als {} Wörter; das mittlere Dokument hat {}.</translation>
        </message>
        <message>
            <source>{} finds clusters and cannot be used with the protocol {}; choose another method or protocol.</source>
            <translation>{} bildet Cluster und kann nicht mit dem Protokoll {} verwendet werden; wählen Sie ein anderes Verfahren oder Protokoll.</translation>
        </message>
        <message>
            <source>{} for an estimate</source>
            <translation>{} für eine Schätzung</translation>
        </message>
        <message>
            <source>{} from {number} to {number}</source>
            <translation>{} von {number} bis {number}</translation>
        </message>
        <message>
            <source>{} has counts without text; choose a file with texts.</source>
            <translation>{} hat Häufigkeiten ohne Text; wählen Sie eine Datei mit Texten.</translation>
        </message>
        <message>
            <source>{} has labels of fewer than two classes outside the random checks; two are needed to predict the others.</source>
            <translation>{} hat außerhalb der Proben Labels von weniger als zwei Klassen; zwei werden gebraucht, um die anderen vorherzusagen.</translation>
        </message>
        <message>
            <source>{} has no field {}; it may have {}.</source>
            <translation>{} hat kein Feld {}; möglich sind {}.</translation>
        </message>
        <message>
            <source>{} has no finished trial yet; start or resume the run.</source>
            <translation>{} hat noch keinen beendeten Versuch; starten Sie den Lauf oder setzen Sie ihn fort.</translation>
        </message>
        <message>
            <source>{} has no trial with {}; there are {}.</source>
            <translation>{} hat keinen Versuch mit {}; es gibt {}.</translation>
        </message>
        <message>
            <source>{} has {number} documents, {} times as many as the smallest usable class ({number}).</source>
            <translation>{} hat {number} Dokumente, {}-mal so viele wie die kleinste brauchbare Klasse ({number}).</translation>
        </message>
        <message>
            <source>{} hours</source>
            <translation>{} Stunden</translation>
        </message>
        <message>
            <source>{} in another language than most ({}).{}</source>
            <translation>{} in einer anderen Sprache als die meisten ({}).{}</translation>
        </message>
        <message>
            <source>{} in round {}, tied with the last to advance</source>
            <translation>{} in Runde {}, gleichauf mit dem letzten, der weiterkam</translation>
        </message>
        <message>
            <source>{} in round {}; the last to advance had {}</source>
            <translation>{} in Runde {}; der letzte, der weiterkam, hatte {}</translation>
        </message>
        <message>
            <source>{} is missing: {} {}.</source>
            <translation>{} fehlt: {} {}.</translation>
        </message>
        <message>
            <source>{} is not a new name of a class.</source>
            <translation>{} ist kein neuer Name einer Klasse.</translation>
        </message>
        <message>
            <source>{} is not another name of the class {}.</source>
            <translation>{} ist kein anderer Name der Klasse {}.</translation>
        </message>
        <message>
            <source>{} is not available. Put {} into the folder named by WORKBENCH_DATA. Source: {}.</source>
            <translation>{} ist nicht vorhanden. Legen Sie {} in den Ordner, den WORKBENCH_DATA nennt. Quelle: {}.</translation>
        </message>
        <message>
            <source>{} is not significantly worse and {} times as fast</source>
            <translation>{} ist nicht signifikant schlechter und {}-mal so schnell</translation>
        </message>
        <message>
            <source>{} labels look wrong</source>
            <translation>{} Labels scheinen falsch</translation>
        </message>
        <message>
            <source>{} labels, {} a class: {}.</source>
            <translation>{} Labels, {} je Klasse: {}.</translation>
        </message>
        <message>
            <source>{} longer than {number} words; the longest has {number}, the median document {}.</source>
            <translation>{} länger als {number} Wörter; das längste hat {number}, das mittlere Dokument {}.</translation>
        </message>
        <message>
            <source>{} mean</source>
            <translation>{} Mittelwert</translation>
        </message>
        <message>
            <source>{} minutes</source>
            <translation>{} Minuten</translation>
        </message>
        <message>
            <source>{} mislabelled: review</source>
            <translation>{} falsch annotiert: durchsehen</translation>
        </message>
        <message>
            <source>{} more checks</source>
            <translation>{} weitere Proben</translation>
        </message>
        <message>
            <source>{} must be {}, not {}.</source>
            <translation>{} muss {} sein, nicht {}.</translation>
        </message>
        <message>
            <source>{} must name {}.</source>
            <translation>{} muss {} nennen.</translation>
        </message>
        <message>
            <source>{} nearly the same as an earlier one ({}, {number} with different classes).{}</source>
            <translation>{} fast gleich einem früheren ({}, {number} mit verschiedenen Klassen).{}</translation>
        </message>
        <message>
            <source>{} needs classes and cannot be used with the protocol {}; choose another method or protocol.</source>
            <translation>{} braucht Klassen und kann nicht mit dem Protokoll {} verwendet werden; wählen Sie ein anderes Verfahren oder Protokoll.</translation>
        </message>
        <message>
            <source>{} needs more labels</source>
            <translation>{} braucht mehr Labels</translation>
        </message>
        <message>
            <source>{} no documents: {}.</source>
            <translation>{} keine Dokumente: {}.</translation>
        </message>
        <message>
            <source>{} no words.</source>
            <translation>{} keine Wörter.</translation>
        </message>
        <message>
            <source>{} no {} documents in the given split: {}.</source>
            <translation>{} keine {}-Dokumente in der gegebenen Aufteilung: {}.</translation>
        </message>
        <message>
            <source>{} of all characters removed</source>
            <translation>{} aller Zeichen entfernt</translation>
        </message>
        <message>
            <source>{} of at least {number}</source>
            <translation>{}, mindestens {number}</translation>
        </message>
        <message>
            <source>{} of at most {number}</source>
            <translation>{}, höchstens {number}</translation>
        </message>
        <message>
            <source>{} of the documents have a date, from {} to {}. {}</source>
            <translation>{} der Dokumente haben ein Datum, von {} bis {}. {}</translation>
        </message>
        <message>
            <source>{} of the test documents of the given split are later than the training ones.</source>
            <translation>{} der Testdokumente der gegebenen Aufteilung sind später als die Trainingsdokumente.</translation>
        </message>
        <message>
            <source>{} of {} characters</source>
            <translation>{} von {} Zeichen</translation>
        </message>
        <message>
            <source>{} of {} terms are linked, in {} clusters.</source>
            <translation>{} von {} Termen sind verbunden, in {} Clustern.</translation>
        </message>
        <message>
            <source>{} offers {}, but another method has that name.</source>
            <translation>{} bietet {} an, aber ein anderes Verfahren hat diesen Namen.</translation>
        </message>
        <message>
            <source>{} only one document and cannot be in both training and test: {}. Merge or exclude such classes.</source>
            <translation>{} nur ein Dokument und können nicht in Training und Test zugleich sein: {}. Legen Sie solche Klassen zusammen oder schließen Sie sie aus.</translation>
        </message>
        <message>
            <source>{} only stop words or words that are too short.</source>
            <translation>{} nur Stoppwörter oder zu kurze Wörter.</translation>
        </message>
        <message>
            <source>{} other messages. From the quotes alone {}.</source>
            <translation>{} andere Nachrichten. Allein aus den Zitaten: {}.</translation>
        </message>
        <message>
            <source>{} over draws of constraints</source>
            <translation>{} über Ziehungen der Nebenbedingungen</translation>
        </message>
        <message>
            <source>{} over repeats</source>
            <translation>{} über Wiederholungen</translation>
        </message>
        <message>
            <source>{} over splits</source>
            <translation>{} über Aufteilungen</translation>
        </message>
        <message>
            <source>{} over starts</source>
            <translation>{} über Starts</translation>
        </message>
        <message>
            <source>{} points</source>
            <translation>{} Punkte</translation>
        </message>
        <message>
            <source>{} relative</source>
            <translation>{} relativ</translation>
        </message>
        <message>
            <source>{} seconds</source>
            <translation>{} Sekunden</translation>
        </message>
        <message>
            <source>{} should have {number} {} and has {number}; compare results with care, or download the corpus again.</source>
            <translation>{} sollte {number} {} haben und hat {number}; vergleichen Sie Ergebnisse mit Vorsicht, oder laden Sie den Korpus erneut herunter.</translation>
        </message>
        <message>
            <source>{} text that at least half of the documents of a class share ({}), for example “{}”.</source>
            <translation>{} Text, den mindestens die Hälfte der Dokumente einer Klasse teilt ({}), zum Beispiel „{}“.</translation>
        </message>
        <message>
            <source>{} the name of the class: {}.</source>
            <translation>{} den Namen der Klasse: {}.</translation>
        </message>
        <message>
            <source>{} the same as an earlier one. Copies in both training and test make results look better than they are; remove the copies.</source>
            <translation>{} gleich einem früheren. Kopien in Training und Test lassen Ergebnisse besser aussehen, als sie sind; entfernen Sie die Kopien.</translation>
        </message>
        <message>
            <source>{} the same as an earlier one; {} repeated.{}</source>
            <translation>{} gleich einem früheren; {} wiederholt.{}</translation>
        </message>
        <message>
            <source>{} to {} labelled documents</source>
            <translation>{} bis {} annotierte Dokumente</translation>
        </message>
        <message>
            <source>{} to {} {}, median {}, mean {}</source>
            <translation>{} bis {} {}, Median {}, Mittelwert {}</translation>
        </message>
        <message>
            <source>{} trials, about {} on one worker and {} of memory per worker.</source>
            <translation>{} Versuche, etwa {} mit einem Prozess und {} Speicher je Prozess.</translation>
        </message>
        <message>
            <source>{} will be refused: it accepts at most {number} documents, not {number}.</source>
            <translation>{} wird abgelehnt: es nimmt höchstens {number} Dokumente an, nicht {number}.</translation>
        </message>
        <message>
            <source>{} with a signature. From the signatures alone {}.</source>
            <translation>{} mit einer Signatur. Allein aus den Signaturen: {}.</translation>
        </message>
        <message>
            <source>{} with mail headers: {}. From the headers alone {}.</source>
            <translation>{} mit E-Mail-Kopfzeilen: {}. Allein aus den Kopfzeilen: {}.</translation>
        </message>
        <message>
            <source>{} without a class, of {number}; they cannot be used for testing. Label them, or use methods that also learn from unlabelled documents.</source>
            <translation>{} ohne Klasse, von {number}; sie sind zum Testen unbrauchbar. Annotieren Sie sie, oder verwenden Sie Verfahren, die auch aus Dokumenten ohne Label lernen.</translation>
        </message>
        <message>
            <source>{} without terms after preprocessing; keep shorter words, use fewer stop words, or remove these documents.</source>
            <translation>{} ohne Terme nach der Vorverarbeitung; behalten Sie kürzere Wörter, verwenden Sie weniger Stoppwörter, oder entfernen Sie diese Dokumente.</translation>
        </message>
        <message>
            <source>{} {} another number of fields.</source>
            <translation>{0}: andere Anzahl von Feldern.</translation>
        </message>
        <message>
            <source>{} �, which stands for a character that could not be decoded.</source>
            <translation>{} �, das für ein nicht decodierbares Zeichen steht.</translation>
        </message>
        <message>
            <source>{}, MB</source>
            <translation>{}, MB</translation>
        </message>
        <message>
            <source>{}, its teacher</source>
            <translation>{}, Lehrer</translation>
        </message>
        <message>
            <source>{}, {} class</source>
            <translation>{}, {} Klasse</translation>
        </message>
        <message>
            <source>{}, {} classes</source>
            <translation>{}, {} Klassen</translation>
        </message>
        <message>
            <source>{}.mat of the data sets of the CLUTO toolkit</source>
            <translation>{}.mat of the data sets of the CLUTO toolkit</translation>
        </message>
        <message>
            <source>{}: a swept or tuned setting must have at least one value.</source>
            <translation>{}: eine variierte oder abgestimmte Einstellung braucht mindestens einen Wert.</translation>
        </message>
        <message>
            <source>{}: features</source>
            <translation>{}: Merkmale</translation>
        </message>
        <message>
            <source>{}: the selection of terms needs classes, which clustering does not use; choose 'none' or 'document frequency'.</source>
            <translation>{}: die Auswahl von Termen braucht Klassen, die die Clusterung nicht verwendet; wählen Sie „none“ oder „Dokumenthäufigkeit“.</translation>
        </message>
        <message>
            <source>{}: there is no setting {}; {} has {}.</source>
            <translation>{}: es gibt keine Einstellung {}; {} hat {}.</translation>
        </message>
        <message>
            <source>{}: tuning needs classes, which clustering does not use; sweep instead.</source>
            <translation>{}: Abstimmen braucht Klassen, die die Clusterung nicht verwendet; variieren Sie stattdessen.</translation>
        </message>
        <message>
            <source>{}: {} correct when held out, {} % of the vote.</source>
            <translation>{}: {} richtig, wenn zurückgehalten, {} % der Stimmen.</translation>
        </message>
        <message>
            <source>{}: “{}” must be fixed, swept or tuned, not several of these.</source>
            <translation>{}: „{}“ muss fest, variiert oder abgestimmt sein, nicht mehreres davon.</translation>
        </message>
        <message>
            <source>{}; {} better and {} worse than {} by the difference shown, with its 95 % interval ({}).{}</source>
            <translation>{}; {} besser und {} schlechter als {} um den gezeigten Unterschied, mit 95-%-Intervall ({}).{}</translation>
        </message>
        <message>
            <source>±: half of the 95 % interval.</source>
            <translation>±: halbes 95-%-Intervall.</translation>
        </message>
        <message>
            <source>… {} more</source>
            <translation>… {} weitere</translation>
        </message>
        <message>
            <source>▲ means that the method of the row is significantly better than that of the column, ▼ that it is worse; the number is the p-value after Holm's correction.</source>
            <translation>▲ bedeutet, dass das Verfahren der Zeile signifikant besser ist als das der Spalte, ▼ schlechter; die Zahl ist der p-Wert nach Holms Korrektur.</translation>
        </message>
    </context>
</TS>
