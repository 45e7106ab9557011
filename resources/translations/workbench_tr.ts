<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
    <context>
        <name>AffinityView</name>
        <message>
            <source>Documents by class</source>
            <translation>Sınıfa göre belgeler</translation>
        </message>
        <message>
            <source>Affinity matrix</source>
            <translation>Yakınlık matrisi</translation>
        </message>
    </context>
    <context>
        <name>CellDocuments</name>
        <message>
            <source>Documents of the cell</source>
            <translation>Hücrenin belgeleri</translation>
        </message>
        <message>
            <source>Text with the decisive terms highlighted</source>
            <translation>Belirleyici terimleri vurgulanmış metin</translation>
        </message>
        <message>
            <source>Click a cell to see its documents and the decisive terms.</source>
            <translation>Belgelerini ve belirleyici terimleri görmek için bir hücreye tıklayın.</translation>
        </message>
        <message>
            <source>Words for {}: {}</source>
            <translation>{} için sözcükler: {}</translation>
        </message>
        <message>
            <source>Underlined orange words indicate {}, blue words others. Source: {}.</source>
            <translation>Altı çizili turuncu sözcükler {} sınıfını, maviler başka sınıfları gösterir. Kaynak: {}.</translation>
        </message>
        <message>
            <source>Words for {}: {}
Words for {}: {}</source>
            <translation>{} için sözcükler: {}
{} için sözcükler: {}</translation>
        </message>
        <message>
            <source>Underlined orange words indicate {}, blue words {}. Source: {}.</source>
            <translation>Altı çizili turuncu sözcükler {} sınıfını, maviler {} sınıfını gösterir. Kaynak: {}.</translation>
        </message>
        <message>
            <source>{} classified as {}</source>
            <translation>{} belgeleri {} olarak sınıflandırıldı</translation>
        </message>
        <message>
            <source>{} classified correctly</source>
            <translation>{} doğru sınıflandırıldı</translation>
        </message>
        <message>
            <source> {:,} times in {:,} splits</source>
            <translation> {:,} kez, {:,} bölmede</translation>
        </message>
        <message>
            <source>, the first {:,} listed</source>
            <translation>, ilk {:,} tanesi listelendi</translation>
        </message>
        <message>
            <source>This corpus contains term counts without text.</source>
            <translation>Bu derlem metinsiz terim sayıları içeriyor.</translation>
        </message>
    </context>
    <context>
        <name>CharacteristicTermsView</name>
        <message>
            <source>Classes</source>
            <translation>Sınıflar</translation>
        </message>
        <message>
            <source>Strength</source>
            <translation>Güç</translation>
        </message>
        <message>
            <source>Strongest terms</source>
            <translation>En güçlü terimler</translation>
        </message>
        <message>
            <source>This class has no characteristic terms.</source>
            <translation>Bu sınıfın ayırt edici terimi yok.</translation>
        </message>
        <message>
            <source>Strength: {}</source>
            <translation>Güç: {}</translation>
        </message>
        <message>
            <source>{} (counted as {})</source>
            <translation>{} ({} olarak sayıldı)</translation>
        </message>
    </context>
    <context>
        <name>CheckUpPanel</name>
        <message>
            <source>Un&amp;do the last cure</source>
            <translation>Son çareyi geri &amp;al</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Bulgular</translation>
        </message>
        <message>
            <source>Examples</source>
            <translation>Örnekler</translation>
        </message>
        <message>
            <source>Double-click or press Enter to read the document</source>
            <translation>Belgeyi okumak için çift tıklayın ya da Enter'a basın</translation>
        </message>
        <message>
            <source>Examining the corpus …</source>
            <translation>Derlem inceleniyor …</translation>
        </message>
        <message>
            <source>Examining the corpus … {:.0%}</source>
            <translation>Derlem inceleniyor … {:.0%}</translation>
        </message>
        <message>
            <source>Cures in the plan: {}.</source>
            <translation>Plandaki çareler: {}.</translation>
        </message>
        <message>
            <source>Effect: {}</source>
            <translation>Etki: {}</translation>
        </message>
        <message>
            <source>No findings</source>
            <translation>Bulgu yok</translation>
        </message>
        <message>
            <source>Nothing was found that would make results worthless.</source>
            <translation>Sonuçları değersiz kılacak bir şey bulunmadı.</translation>
        </message>
    </context>
    <context>
        <name>ChoiceField</name>
        <message>
            <source>Try several values: {}</source>
            <translation>Birkaç değer dene: {}</translation>
        </message>
        <message>
            <source>Try several values</source>
            <translation>Birkaç değer dene</translation>
        </message>
    </context>
    <context>
        <name>ChosenMethods</name>
        <message>
            <source>Methods of this experiment</source>
            <translation>Bu deneyin yöntemleri</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>Ço&amp;ğalt</translation>
        </message>
        <message>
            <source>Re&amp;move</source>
            <translation>Ka&amp;ldır</translation>
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
            <translation>{}, {} etiket</translation>
        </message>
        <message>
            <source>{} (right-click or F2 to change it)</source>
            <translation>{} (değiştirmek için sağ tık ya da F2)</translation>
        </message>
    </context>
    <context>
        <name>ClassCards</name>
        <message>
            <source>Name of a class</source>
            <translation>Bir sınıfın adı</translation>
        </message>
        <message>
            <source>Another name for {}; the name of another class merges the two.</source>
            <translation>{} için başka bir ad; başka bir sınıfın adı ikisini birleştirir.</translation>
        </message>
        <message>
            <source>Name at least two classes to begin.</source>
            <translation>Başlamak için en az iki sınıf adlandırın.</translation>
        </message>
        <message>
            <source>Another class, or Enter to begin labelling</source>
            <translation>Başka bir sınıf ya da başlamak için Enter</translation>
        </message>
        <message>
            <source>New class: type its name, then Enter (N)</source>
            <translation>Yeni sınıf: adını yazın, sonra Enter (N)</translation>
        </message>
        <message>
            <source>Rename …</source>
            <translation>Yeniden adlandır …</translation>
        </message>
        <message>
            <source>Merge into</source>
            <translation>Birleştir</translation>
        </message>
        <message>
            <source>Split …</source>
            <translation>Böl …</translation>
        </message>
        <message>
            <source>Review its documents</source>
            <translation>Belgelerini gözden geçir</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Renk</translation>
        </message>
        <message>
            <source>Other …</source>
            <translation>Diğer …</translation>
        </message>
        <message>
            <source>Note …</source>
            <translation>Not …</translation>
        </message>
        <message>
            <source>Blue</source>
            <translation>Mavi</translation>
        </message>
        <message>
            <source>Orange</source>
            <translation>Turuncu</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Yeşil</translation>
        </message>
        <message>
            <source>Pink</source>
            <translation>Pembe</translation>
        </message>
        <message>
            <source>Sky blue</source>
            <translation>Gök mavisi</translation>
        </message>
        <message>
            <source>Vermilion</source>
            <translation>Zincifre kırmızısı</translation>
        </message>
        <message>
            <source>Olive</source>
            <translation>Zeytin yeşili</translation>
        </message>
        <message>
            <source>Violet</source>
            <translation>Mor</translation>
        </message>
    </context>
    <context>
        <name>ClassTermsPanel</name>
        <message>
            <source>with “{}”</source>
            <translation>“{}” içeren</translation>
        </message>
        <message>
            <source>{} with “{}” selected; the map and the lists show them.</source>
            <translation>{}, “{}” içeren, seçildi; harita ve listeler gösteriyor.</translation>
        </message>
    </context>
    <context>
        <name>ClassifiedDocuments</name>
        <message>
            <source>Text with marked words</source>
            <translation>İşaretli sözcükleriyle metin</translation>
        </message>
        <message>
            <source>Copy the &amp;table</source>
            <translation>&amp;Tabloyu kopyala</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Belge</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Second class</source>
            <translation>İkinci sınıf</translation>
        </message>
        <message>
            <source>Probability</source>
            <translation>Olasılık</translation>
        </message>
        <message>
            <source>Lead</source>
            <translation>Fark</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Metin</translation>
        </message>
        <message>
            <source>How far the score of the class is above that of the second class</source>
            <translation>Sınıfın puanı ikincininkinden ne kadar yüksek</translation>
        </message>
        <message>
            <source>The class and the words that decided it appear here.</source>
            <translation>Sınıf ve onu belirleyen sözcükler burada görünür.</translation>
        </message>
        <message>
            <source>No class</source>
            <translation>Sınıf yok</translation>
        </message>
        <message>
            <source>None of these words occurs in the corpus that the method learnt from, so the class is a guess.</source>
            <translation>Bu sözcüklerin hiçbiri yöntemin öğrendiği derlemde geçmiyor; sınıf bir tahminden ibaret.</translation>
        </message>
        <message>
            <source>Probability of the class: {}</source>
            <translation>Sınıfın olasılığı: {}</translation>
        </message>
        <message>
            <source>Scores: {}</source>
            <translation>Puanlar: {}</translation>
        </message>
        <message>
            <source>Scores above 0 are for a class, below 0 against it; the highest decides.</source>
            <translation>0'ın üstündeki puanlar sınıftan yana, altındakiler ona karşıdır; en yükseği belirler.</translation>
        </message>
        <message>
            <source>Underlined orange words support {}, blue words {}. Source: {}.</source>
            <translation>Altı çizili turuncu sözcükler {} sınıfını, maviler {} sınıfını destekler. Kaynak: {}.</translation>
        </message>
        <message>
            <source>Strongest words: {}</source>
            <translation>En güçlü sözcükler: {}</translation>
        </message>
        <message>
            <source>Documents and their classes</source>
            <translation>Belgeler ve sınıfları</translation>
        </message>
    </context>
    <context>
        <name>ClusterMapView</name>
        <message>
            <source>Term clusters</source>
            <translation>Terim kümeleri</translation>
        </message>
    </context>
    <context>
        <name>ClustersPanel</name>
        <message>
            <source>Clusters</source>
            <translation>Kümeler</translation>
        </message>
        <message>
            <source>Select a cluster to list its documents here.</source>
            <translation>Belgelerini burada listelemek için bir küme seçin.</translation>
        </message>
        <message>
            <source>Save as &amp;labels …</source>
            <translation>&amp;Etiket olarak kaydet …</translation>
        </message>
        <message>
            <source>Write a labelling: each document gets the name of its cluster</source>
            <translation>Bir etiketleme yaz: her belge kümesinin adını alır</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Yeniden adlandır</translation>
        </message>
        <message>
            <source>Give the selected cluster a name of your own (F2)</source>
            <translation>Seçili kümeye kendi adınızı verin (F2)</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Küme</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Belgeler</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Sözcükler</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Kaydedildi: {}</translation>
        </message>
        <message>
            <source>Save labels</source>
            <translation>Etiketleri kaydet</translation>
        </message>
    </context>
    <context>
        <name>CodersPanel</name>
        <message>
            <source>Open another person's labelling of these documents (.jsonl or .csv) to see how far you agree.</source>
            <translation>Ne kadar uyuştuğunuzu görmek için bu belgelerin başka bir kişiye ait etiketlemesini (.jsonl ya da .csv) açın.</translation>
        </message>
        <message>
            <source>Disagreements</source>
            <translation>Uyuşmazlıklar</translation>
        </message>
        <message>
            <source>Decide these next</source>
            <translation>Sırada bunlara karar ver</translation>
        </message>
        <message>
            <source>Open labelling …</source>
            <translation>Etiketleme aç …</translation>
        </message>
        <message>
            <source>Labellings (*.jsonl *.csv)</source>
            <translation>Etiketlemeler (*.jsonl *.csv)</translation>
        </message>
        <message>
            <source>Open labelling</source>
            <translation>Etiketleme aç</translation>
        </message>
        <message>
            <source>Cohen's κ {:.3f}, Krippendorff's α {:.3f}; {:,} documents were labelled by both, {:.1f} % alike.</source>
            <translation>Cohen κ {:.3f}, Krippendorff α {:.3f}; {:,} belgeyi iki kişi de etiketledi, {:.1f} % aynı.</translation>
        </message>
        <message>
            <source>No document was labelled by both.</source>
            <translation>İki kişinin de etiketlediği belge yok.</translation>
        </message>
        <message>
            <source>document</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>you</source>
            <translation>siz</translation>
        </message>
    </context>
    <context>
        <name>ColumnChooser</name>
        <message>
            <source>Text</source>
            <translation>Metin</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Identifier</source>
            <translation>Kimlik</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Bölme</translation>
        </message>
        <message>
            <source>{} column</source>
            <translation>Sütun: {}</translation>
        </message>
        <message>
            <source>Separate several columns with commas to join them</source>
            <translation>Birleştirmek için birkaç sütunu virgülle ayırın</translation>
        </message>
        <message>
            <source>detected: {}</source>
            <translation>algılandı: {}</translation>
        </message>
        <message>
            <source>row number</source>
            <translation>satır numarası</translation>
        </message>
        <message>
            <source>none</source>
            <translation>yok</translation>
        </message>
        <message>
            <source>not detected</source>
            <translation>algılanmadı</translation>
        </message>
    </context>
    <context>
        <name>Commands</name>
        <message>
            <source>There is no file {}.</source>
            <translation>{} adlı dosya yok.</translation>
        </message>
        <message>
            <source>Import run</source>
            <translation>Çalıştırmayı içe aktar</translation>
        </message>
        <message>
            <source>The language changes at the next start of the program.</source>
            <translation>Dil, programın bir sonraki açılışında değişir.</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Hakkında</translation>
        </message>
        <message>
            <source>Text-classification experiments with corpus-based semantics. MIT licence.
Runs are stored in {}</source>
            <translation>Derlem tabanlı anlambilimle metin sınıflandırma deneyleri. MIT lisansı.
Çalıştırmalar şurada saklanır: {}</translation>
        </message>
    </context>
    <context>
        <name>ComparisonPage</name>
        <message>
            <source>Metric</source>
            <translation>Ölçüt</translation>
        </message>
        <message>
            <source>Training size</source>
            <translation>Eğitim boyutu</translation>
        </message>
        <message>
            <source>First method</source>
            <translation>Birinci yöntem</translation>
        </message>
        <message>
            <source>Second method</source>
            <translation>İkinci yöntem</translation>
        </message>
        <message>
            <source>Compare runs</source>
            <translation>Çalıştırmaları karşılaştır</translation>
        </message>
        <message>
            <source>Largest size</source>
            <translation>En büyük boyut</translation>
        </message>
        <message>
            <source>Tick one or more runs on the left.</source>
            <translation>Solda bir ya da daha çok çalıştırmayı işaretleyin.</translation>
        </message>
        <message>
            <source>compared with</source>
            <translation>karşısında</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Çalıştırmalar</translation>
        </message>
        <message>
            <source>Tick one or more runs to see their methods side by side</source>
            <translation>Yöntemlerini yan yana görmek için çalıştırmaları işaretleyin</translation>
        </message>
        <message>
            <source>No run has results yet</source>
            <translation>Henüz sonucu olan çalıştırma yok</translation>
        </message>
        <message>
            <source>Compare methods, settings or corpora once two experiments have run.</source>
            <translation>İki deney çalıştıktan sonra yöntemleri, ayarları ya da derlemleri karşılaştırın.</translation>
        </message>
        <message>
            <source>Set up an experiment</source>
            <translation>Deney hazırla</translation>
        </message>
    </context>
    <context>
        <name>ComparisonTableView</name>
        <message>
            <source>Compared scores</source>
            <translation>Karşılaştırılan puanlar</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Eğitim</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>%95 aralığı</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Galibiyet</translation>
        </message>
        <message>
            <source>Draws</source>
            <translation>Beraberlik</translation>
        </message>
        <message>
            <source>Losses</source>
            <translation>Yenilgi</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tümü</translation>
        </message>
        <message>
            <source>{} trials</source>
            <translation>{} deneme</translation>
        </message>
    </context>
    <context>
        <name>ConfusionPanel</name>
        <message>
            <source>Row percentages</source>
            <translation>Satır yüzdeleri</translation>
        </message>
        <message>
            <source>Group similar classes</source>
            <translation>Benzer sınıfları grupla</translation>
        </message>
        <message>
            <source>Totals and scale</source>
            <translation>Toplamlar ve ölçek</translation>
        </message>
        <message>
            <source>Compare with</source>
            <translation>Şununla karşılaştır</translation>
        </message>
        <message>
            <source>After sprinkling</source>
            <translation>Serpiştirmeden sonra</translation>
        </message>
        <message>
            <source>Before sprinkling</source>
            <translation>Serpiştirmeden önce</translation>
        </message>
        <message>
            <source>Change due to sprinkling</source>
            <translation>Serpiştirmenin getirdiği değişim</translation>
        </message>
        <message>
            <source>No comparison</source>
            <translation>Karşılaştırma yok</translation>
        </message>
        <message>
            <source>Difference from {}</source>
            <translation>Fark: {}</translation>
        </message>
        <message>
            <source>Click a cell to see its documents and the decisive terms.</source>
            <translation>Belgelerini ve belirleyici terimleri görmek için bir hücreye tıklayın.</translation>
        </message>
        <message>
            <source>These predictions were counted during training; their documents are not stored. Choose “After sprinkling” to read documents.</source>
            <translation>Bu tahminler eğitim sırasında sayıldı; belgeleri saklanmadı. Belge okumak için “Serpiştirmeden sonra”yı seçin.</translation>
        </message>
        <message>
            <source>Finding the decisive terms …</source>
            <translation>Belirleyici terimler aranıyor …</translation>
        </message>
        <message>
            <source>Percentage points gained (+) or lost (−); blue on the diagonal is a gain.</source>
            <translation>Kazanılan (+) ya da yitirilen (−) yüzde puanları; köşegende mavi kazançtır.</translation>
        </message>
        <message>
            <source>The matrix before sprinkling counts training documents, that after it test documents.</source>
            <translation>Serpiştirmeden önceki matris eğitim belgelerini, sonraki test belgelerini sayar.</translation>
        </message>
        <message>
            <source>Clusters do not correspond to classes, so the diagonal has no meaning.</source>
            <translation>Kümeler sınıflara karşılık gelmez; köşegenin anlamı yoktur.</translation>
        </message>
    </context>
    <context>
        <name>ConfusionView</name>
        <message>
            <source>Predicted class</source>
            <translation>Tahmin edilen sınıf</translation>
        </message>
        <message>
            <source>Actual class</source>
            <translation>Gerçek sınıf</translation>
        </message>
        <message>
            <source>Confusion matrix</source>
            <translation>Karışıklık matrisi</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Toplam</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>hata</translation>
        </message>
        <message>
            <source>correct</source>
            <translation>doğru</translation>
        </message>
    </context>
    <context>
        <name>CorpusLine</name>
        <message>
            <source>Use the open corpus instead</source>
            <translation>Bunun yerine açık derlemi kullan</translation>
        </message>
        <message>
            <source>none</source>
            <translation>yok</translation>
        </message>
        <message>
            <source>Corpus: {}</source>
            <translation>Derlem: {}</translation>
        </message>
    </context>
    <context>
        <name>CorpusPage</name>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
        </message>
        <message>
            <source>Open &amp;another corpus</source>
            <translation>&amp;Başka derlem aç</translation>
        </message>
        <message>
            <source>&amp;Label documents</source>
            <translation>Belgeleri &amp;etiketle</translation>
        </message>
        <message>
            <source>&amp;Set up an experiment</source>
            <translation>&amp;Deney hazırla</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Genel bakış</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Belgeler</translation>
        </message>
        <message>
            <source>Check-up</source>
            <translation>Sağlık denetimi</translation>
        </message>
        <message>
            <source>Wrong labels</source>
            <translation>Yanlış etiketler</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Okunuyor …</translation>
        </message>
        <message>
            <source>Counting terms …</source>
            <translation>Terimler sayılıyor …</translation>
        </message>
        <message>
            <source>Check-up ({})</source>
            <translation>Sağlık denetimi ({})</translation>
        </message>
        <message>
            <source>Overview ({} warnings)</source>
            <translation>Genel bakış ({} uyarı)</translation>
        </message>
        <message>
            <source>Overview ({} warning)</source>
            <translation>Genel bakış ({} uyarı)</translation>
        </message>
    </context>
    <context>
        <name>CureBox</name>
        <message>
            <source>Cure</source>
            <translation>Çare</translation>
        </message>
        <message>
            <source>Previe&amp;w</source>
            <translation>Ö&amp;nizle</translation>
        </message>
        <message>
            <source>Show what the cure changes, without changing anything</source>
            <translation>Hiçbir şeyi değiştirmeden çarenin ne değiştireceğini göster</translation>
        </message>
        <message>
            <source>Appl&amp;y</source>
            <translation>&amp;Uygula</translation>
        </message>
        <message>
            <source>Open the corpus with this cure; the plan will record it</source>
            <translation>Derlemi bu çareyle aç; plan bunu kaydeder</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Önce</translation>
        </message>
        <message>
            <source>After</source>
            <translation>Sonra</translation>
        </message>
        <message>
            <source>No setting helps.</source>
            <translation>Hiçbir ayar yardımcı olmuyor.</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Okunuyor …</translation>
        </message>
        <message>
            <source> Left out: {} …</source>
            <translation> Dışarıda bırakılan: {} …</translation>
        </message>
    </context>
    <context>
        <name>CurveView</name>
        <message>
            <source>Curves</source>
            <translation>Eğriler</translation>
        </message>
        <message>
            <source>{}, %</source>
            <translation>{}, %</translation>
        </message>
        <message>
            <source>{}, logarithmic scale</source>
            <translation>{}, logaritmik ölçek</translation>
        </message>
    </context>
    <context>
        <name>DendrogramPanel</name>
        <message>
            <source>a leaf of the tree</source>
            <translation>ağacın bir yaprağı</translation>
        </message>
    </context>
    <context>
        <name>DendrogramView</name>
        <message>
            <source>Most frequent class in the leaf (documents)</source>
            <translation>Yapraktaki en sık sınıf (belgeler)</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Yükseklik</translation>
        </message>
        <message>
            <source>Tree of the clustering</source>
            <translation>Kümeleme ağacı</translation>
        </message>
        <message>
            <source>Number of clusters</source>
            <translation>Küme sayısı</translation>
        </message>
        <message>
            <source>Number of clusters:</source>
            <translation>Küme sayısı:</translation>
        </message>
        <message>
            <source>no class</source>
            <translation>sınıf yok</translation>
        </message>
    </context>
    <context>
        <name>DetailsPanel</name>
        <message>
            <source>Details of the selected run</source>
            <translation>Seçili çalıştırmanın ayrıntıları</translation>
        </message>
        <message>
            <source>Select a run to see its details.</source>
            <translation>Ayrıntıları görmek için bir çalıştırma seçin.</translation>
        </message>
        <message>
            <source>{} runs selected.</source>
            <translation>{} çalıştırma seçildi.</translation>
        </message>
        <message>
            <source>{} trials failed:</source>
            <translation>{} deneme başarısız:</translation>
        </message>
        <message>
            <source>Warning: {}</source>
            <translation>Uyarı: {}</translation>
        </message>
    </context>
    <context>
        <name>DifferencePanel</name>
        <message>
            <source>From {} to {}: percentage points gained (+) or lost (−) in each cell</source>
            <translation>{} → {}: her hücrede kazanılan (+) ya da yitirilen (−) yüzde puanları</translation>
        </message>
    </context>
    <context>
        <name>DisagreementPanel</name>
        <message>
            <source>Both correct: {}; both wrong: {:,}. McNemar's test on the other documents: p = {:.3g}.</source>
            <translation>İkisi de doğru: {}; ikisi de yanlış: {:,}. Öteki belgelerde McNemar testi: p = {:.3g}.</translation>
        </message>
        <message>
            <source>Only {} is correct: {}</source>
            <translation>Yalnız {} doğru: {}</translation>
        </message>
    </context>
    <context>
        <name>DocumentList</name>
        <message>
            <source>Copy</source>
            <translation>Kopyala</translation>
        </message>
        <message>
            <source>Copy the names of these documents</source>
            <translation>Bu belgelerin adlarını kopyala</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Belgeler</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Belgenin metni</translation>
        </message>
        <message>
            <source>Select a document in the list to read it.</source>
            <translation>Okumak için listeden bir belge seçin.</translation>
        </message>
        <message>
            <source>This corpus consists of term counts without text.</source>
            <translation>Bu derlem metinsiz terim sayılarından oluşuyor.</translation>
        </message>
    </context>
    <context>
        <name>DocumentReader</name>
        <message>
            <source>Text of the document</source>
            <translation>Belgenin metni</translation>
        </message>
        <message>
            <source>Terms of the document</source>
            <translation>Belgenin terimleri</translation>
        </message>
        <message>
            <source>Preprocessing steps</source>
            <translation>Ön işleme adımları</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Terimler</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Adımlar</translation>
        </message>
        <message>
            <source>What each preprocessing step removed or changed</source>
            <translation>Her ön işleme adımının kaldırdığı ya da değiştirdiği</translation>
        </message>
        <message>
            <source>Select a document to read it.</source>
            <translation>Okumak için bir belge seçin.</translation>
        </message>
        <message>
            <source>Counting terms …</source>
            <translation>Terimler sayılıyor …</translation>
        </message>
        <message>
            <source>First {:,} characters only.</source>
            <translation>Yalnız ilk {:,} karakter.</translation>
        </message>
        <message>
            <source>… and {:,} more</source>
            <translation>… ve {:,} tane daha</translation>
        </message>
        <message>
            <source>This corpus contains term counts without text.</source>
            <translation>Bu derlem metinsiz terim sayıları içeriyor.</translation>
        </message>
    </context>
    <context>
        <name>DocumentTable</name>
        <message>
            <source>(term counts without text)</source>
            <translation>(metinsiz terim sayıları)</translation>
        </message>
    </context>
    <context>
        <name>DocumentsPanel</name>
        <message>
            <source>Search texts and identifiers</source>
            <translation>Metinlerde ve kimliklerde ara</translation>
        </message>
        <message>
            <source>Search documents</source>
            <translation>Belge ara</translation>
        </message>
        <message>
            <source>Filter by class</source>
            <translation>Sınıfa göre süz</translation>
        </message>
        <message>
            <source>All classes</source>
            <translation>Tüm sınıflar</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Belgeler</translation>
        </message>
        <message>
            <source>Searching …</source>
            <translation>Aranıyor …</translation>
        </message>
        <message>
            <source>{:,} of {:,}</source>
            <translation>{:,} / {:,}</translation>
        </message>
    </context>
    <context>
        <name>EstimateCard</name>
        <message>
            <source>Learning curve</source>
            <translation>Öğrenme eğrisi</translation>
        </message>
        <message>
            <source>Estimated accuracy</source>
            <translation>Tahmini doğruluk</translation>
        </message>
        <message>
            <source>Every {}th question is a random check that nothing is learnt from.</source>
            <translation>Her {}. soru, hiçbir şey öğrenilmeyen rastgele bir denetimdir.</translation>
        </message>
        <message>
            <source>1 random check</source>
            <translation>1 rastgele denetim</translation>
        </message>
        <message>
            <source>{} random checks</source>
            <translation>{} rastgele denetim</translation>
        </message>
        <message>
            <source>{} more labels: about {:.0f} % ({:.0f} – {:.0f})</source>
            <translation>{} etiket daha: yaklaşık {:.0f} % ({:.0f} – {:.0f})</translation>
        </message>
    </context>
    <context>
        <name>EvaluationPanel</name>
        <message>
            <source>Protocol</source>
            <translation>Protokol</translation>
        </message>
        <message>
            <source>Tick at least one metric.</source>
            <translation>En az bir ölçüt işaretleyin.</translation>
        </message>
        <message>
            <source>Metrics</source>
            <translation>Ölçütler</translation>
        </message>
    </context>
    <context>
        <name>ExperimentPage</name>
        <message>
            <source>Name of the experiment</source>
            <translation>Deneyin adı</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>Yöntemler</translation>
        </message>
        <message>
            <source>Terms and features</source>
            <translation>Terimler ve öznitelikler</translation>
        </message>
        <message>
            <source>Protocol and metrics</source>
            <translation>Protokol ve ölçütler</translation>
        </message>
        <message>
            <source>Open a corpus first, on the Corpus page.</source>
            <translation>Önce Derlem sayfasında bir derlem açın.</translation>
        </message>
        <message>
            <source>Give the experiment a name.</source>
            <translation>Deneye bir ad verin.</translation>
        </message>
        <message>
            <source>Add at least one method.</source>
            <translation>En az bir yöntem ekleyin.</translation>
        </message>
        <message>
            <source>{} (copy)</source>
            <translation>{} (kopya)</translation>
        </message>
        <message>
            <source>{} was restored.</source>
            <translation>{} geri getirildi.</translation>
        </message>
        <message>
            <source>Unknown methods were left out: {}</source>
            <translation>Bilinmeyen yöntemler dışarıda bırakıldı: {}</translation>
        </message>
        <message>
            <source>{} ({} to correct)</source>
            <translation>{} ({} düzeltilecek)</translation>
        </message>
        <message>
            <source>{} was removed.</source>
            <translation>{} kaldırıldı.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
    </context>
    <context>
        <name>FeatureForm</name>
        <message>
            <source>{} for the chosen methods</source>
            <translation>seçilen yöntemler için {}</translation>
        </message>
        <message>
            <source>{} for {}</source>
            <translation>{} ({} için)</translation>
        </message>
        <message>
            <source>The same holds for {} more.</source>
            <translation>Aynısı {} tanesi için daha geçerli.</translation>
        </message>
    </context>
    <context>
        <name>FigureTab</name>
        <message>
            <source>Select a run on the Runs page.</source>
            <translation>Çalıştırmalar sayfasında bir çalıştırma seçin.</translation>
        </message>
        <message>
            <source>Computing …</source>
            <translation>Hesaplanıyor …</translation>
        </message>
        <message>
            <source>Show {}</source>
            <translation>Göster: {}</translation>
        </message>
    </context>
    <context>
        <name>ForestView</name>
        <message>
            <source>Methods with their 95 % intervals</source>
            <translation>Yöntemler ve %95 aralıkları</translation>
        </message>
        <message>
            <source>, 95 % interval {} to {}</source>
            <translation>, %95 aralığı {} – {}</translation>
        </message>
        <message>
            <source>; not significantly worse than the best</source>
            <translation>; en iyiden anlamlı ölçüde kötü değil</translation>
        </message>
        <message>
            <source>; significantly worse than the best</source>
            <translation>; en iyiden anlamlı ölçüde kötü</translation>
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
            <translation>Görünüm grupları</translation>
        </message>
        <message>
            <source>Views of the group</source>
            <translation>Grubun görünümleri</translation>
        </message>
    </context>
    <context>
        <name>HelpDock</name>
        <message>
            <source>Help</source>
            <translation>Yardım</translation>
        </message>
        <message>
            <source>Search the help</source>
            <translation>Yardımda ara</translation>
        </message>
        <message>
            <source>Help pages</source>
            <translation>Yardım sayfaları</translation>
        </message>
        <message>
            <source>No page contains these words.</source>
            <translation>Bu sözcükleri içeren sayfa yok.</translation>
        </message>
        <message>
            <source>Loading the settings …</source>
            <translation>Ayarlar yükleniyor …</translation>
        </message>
        <message>
            <source>Close the help (Esc)</source>
            <translation>Yardımı kapat (Esc)</translation>
        </message>
    </context>
    <context>
        <name>HelpText</name>
        <message>
            <source>Help page</source>
            <translation>Yardım sayfası</translation>
        </message>
    </context>
    <context>
        <name>HistoryActions</name>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Aç</translation>
        </message>
        <message>
            <source>Show its results (Enter)</source>
            <translation>Sonuçlarını göster (Enter)</translation>
        </message>
        <message>
            <source>Co&amp;mpare</source>
            <translation>&amp;Karşılaştır</translation>
        </message>
        <message>
            <source>&amp;Resume</source>
            <translation>Sü&amp;rdür</translation>
        </message>
        <message>
            <source>Re&amp;try failed trials</source>
            <translation>Başarısızları yi&amp;nele</translation>
        </message>
        <message>
            <source>D&amp;uplicate</source>
            <translation>Ço&amp;ğalt</translation>
        </message>
        <message>
            <source>Delete the selected runs (Delete)</source>
            <translation>Seçili çalıştırmaları sil (Delete)</translation>
        </message>
        <message>
            <source>De&amp;lete</source>
            <translation>&amp;Sil</translation>
        </message>
        <message>
            <source>&amp;Import run …</source>
            <translation>Çalıştırmayı &amp;içe aktar …</translation>
        </message>
        <message>
            <source>Compare two or more selected runs</source>
            <translation>Seçili iki ya da daha çok çalıştırmayı karşılaştır</translation>
        </message>
        <message>
            <source>Run the failed trials again; successful trials are kept</source>
            <translation>Başarısız denemeleri yinele; başarılılar korunur</translation>
        </message>
        <message>
            <source>Copy its plan to the Experiment page (Ctrl+D)</source>
            <translation>Planını Deney sayfasına kopyala (Ctrl+D)</translation>
        </message>
    </context>
    <context>
        <name>HistoryPanel</name>
        <message>
            <source>Search names, methods, corpora, tags and notes</source>
            <translation>Ad, yöntem, derlem, etiket sözcüğü ve notlarda ara</translation>
        </message>
        <message>
            <source>Search runs</source>
            <translation>Çalıştırma ara</translation>
        </message>
        <message>
            <source>Loading runs …</source>
            <translation>Çalıştırmalar yükleniyor …</translation>
        </message>
        <message>
            <source>Set up an experiment</source>
            <translation>Deney hazırla</translation>
        </message>
        <message>
            <source>No run matches the search.</source>
            <translation>Aramaya uyan çalıştırma yok.</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <translation>Bir şey bulunamadı</translation>
        </message>
        <message>
            <source>No runs yet</source>
            <translation>Henüz çalıştırma yok</translation>
        </message>
        <message>
            <source>Set up an experiment and press Run, or drop an exported run (.zip) here.</source>
            <translation>Bir deney hazırlayıp Çalıştır'a basın ya da dışa aktarılmış bir çalıştırmayı (.zip) buraya bırakın.</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Çalıştırmalar</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <source>Import {}</source>
            <translation>İçe aktar: {}</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Okunuyor …</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Satır</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Dosya</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Metin</translation>
        </message>
        <message>
            <source>Read as {}.</source>
            <translation>Okuma biçimi: {}.</translation>
        </message>
        <message>
            <source>Encoding: {}.</source>
            <translation>Karakter kodlaması: {}.</translation>
        </message>
        <message>
            <source>Delimiter: {}.</source>
            <translation>Ayırıcı: {}.</translation>
        </message>
        <message>
            <source>Quotation mark: {}.</source>
            <translation>Tırnak işareti: {}.</translation>
        </message>
        <message>
            <source>Sheet: {}.</source>
            <translation>Sayfa: {}.</translation>
        </message>
        <message>
            <source>The columns are numbers; there is no text.</source>
            <translation>Sütunlar sayı; metin yok.</translation>
        </message>
        <message>
            <source>Choose the column that contains the text.</source>
            <translation>Metni içeren sütunu seçin.</translation>
        </message>
        <message>
            <source>More settings</source>
            <translation>Diğer ayarlar</translation>
        </message>
    </context>
    <context>
        <name>ImportResult</name>
        <message>
            <source>Class instead:</source>
            <translation>Sınıf yerine:</translation>
        </message>
        <message>
            <source>Text instead:</source>
            <translation>Metin yerine:</translation>
        </message>
    </context>
    <context>
        <name>KeyLine</name>
        <message>
            <source>class</source>
            <translation>sınıf</translation>
        </message>
        <message>
            <source>class by first letter</source>
            <translation>ilk harfine göre sınıf</translation>
        </message>
        <message>
            <source>accept the suggestion</source>
            <translation>öneriyi kabul et</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Boşluk</translation>
        </message>
        <message>
            <source>skip</source>
            <translation>atla</translation>
        </message>
        <message>
            <source>cannot be decided</source>
            <translation>karar verilemiyor</translation>
        </message>
        <message>
            <source>new class</source>
            <translation>yeni sınıf</translation>
        </message>
        <message>
            <source>rename or merge</source>
            <translation>yeniden adlandır ya da birleştir</translation>
        </message>
        <message>
            <source>similar documents</source>
            <translation>benzer belgeler</translation>
        </message>
        <message>
            <source>back</source>
            <translation>geri</translation>
        </message>
        <message>
            <source>undo</source>
            <translation>geri al</translation>
        </message>
        <message>
            <source>redo</source>
            <translation>yinele</translation>
        </message>
        <message>
            <source>further class</source>
            <translation>bir sınıf daha</translation>
        </message>
        <message>
            <source>which documents next</source>
            <translation>sırada hangi belgeler</translation>
        </message>
        <message>
            <source>review the cluster</source>
            <translation>kümeyi gözden geçir</translation>
        </message>
        <message>
            <source>lasso by keys</source>
            <translation>tuşlarla kement</translation>
        </message>
        <message>
            <source>must-link, at both</source>
            <translation>birlikte bağı, ikisinde de</translation>
        </message>
        <message>
            <source>cannot-link, at both</source>
            <translation>ayrı bağı, ikisinde de</translation>
        </message>
        <message>
            <source>rules</source>
            <translation>kurallar</translation>
        </message>
        <message>
            <source>spectral space</source>
            <translation>spektral uzay</translation>
        </message>
        <message>
            <source>two people</source>
            <translation>iki kişi</translation>
        </message>
        <message>
            <source>export</source>
            <translation>dışa aktar</translation>
        </message>
        <message>
            <source>search</source>
            <translation>ara</translation>
        </message>
        <message>
            <source>scroll</source>
            <translation>kaydır</translation>
        </message>
        <message>
            <source>back to the document</source>
            <translation>belgeye dön</translation>
        </message>
        <message>
            <source>fewer keys</source>
            <translation>daha az tuş</translation>
        </message>
        <message>
            <source>all keys</source>
            <translation>tüm tuşlar</translation>
        </message>
    </context>
    <context>
        <name>LabelActions</name>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
        <message>
            <source>Ctrl+Z</source>
            <translation>Ctrl+Z</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Kurallar</translation>
        </message>
        <message>
            <source>Shift+R</source>
            <translation>Shift+R</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Dışa aktar</translation>
        </message>
        <message>
            <source>Labelled corpus and predictions …</source>
            <translation>Etiketli derlem ve tahminler …</translation>
        </message>
        <message>
            <source>Model for new texts …</source>
            <translation>Yeni metinler için model …</translation>
        </message>
        <message>
            <source>Report of the labelling …</source>
            <translation>Etiketleme raporu …</translation>
        </message>
        <message>
            <source>Plan for an experiment …</source>
            <translation>Deney planı …</translation>
        </message>
        <message>
            <source>My decisions …</source>
            <translation>Kararlarım …</translation>
        </message>
        <message>
            <source>Import decisions …</source>
            <translation>Kararları içe aktar …</translation>
        </message>
        <message>
            <source>Finish and evaluate</source>
            <translation>Bitir ve değerlendir</translation>
        </message>
        <message>
            <source>Open the corpus with your labels and propose an experiment</source>
            <translation>Derlemi etiketlerinizle aç ve bir deney öner</translation>
        </message>
        <message>
            <source>{} exists already; choose it in the list to replace it.</source>
            <translation>{} zaten var; değiştirmek için listeden seçin.</translation>
        </message>
        <message>
            <source>Writing {} …</source>
            <translation>{} yazılıyor …</translation>
        </message>
    </context>
    <context>
        <name>LabelGuide</name>
        <message>
            <source>Next</source>
            <translation>İleri</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Turu bitir</translation>
        </message>
        <message>
            <source>Tour, {} of {}: {}</source>
            <translation>Tur, {} / {}: {}</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Bitir</translation>
        </message>
    </context>
    <context>
        <name>LabelPage</name>
        <message>
            <source>Label documents</source>
            <translation>Belgeleri etiketle</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>Etiketle</translation>
        </message>
        <message>
            <source>There is no class {} yet; press N to name one.</source>
            <translation>Henüz {} sınıfı yok; adlandırmak için N'ye basın.</translation>
        </message>
        <message>
            <source>There is no suggestion here; press the key of a class.</source>
            <translation>Burada öneri yok; bir sınıfın tuşuna basın.</translation>
        </message>
        <message>
            <source>Reading the documents; classes can be named meanwhile …</source>
            <translation>Belgeler okunuyor; bu sırada sınıflar adlandırılabilir …</translation>
        </message>
        <message>
            <source>All documents are done.</source>
            <translation>Tüm belgeler tamam.</translation>
        </message>
        <message>
            <source>{:,} labelled by you</source>
            <translation>sizin etiketlediğiniz: {:,}</translation>
        </message>
        <message>
            <source>{} classes</source>
            <translation>{} sınıf</translation>
        </message>
        <message>
            <source>answer in {:.2f} s</source>
            <translation>yanıt {:.2f} s</translation>
        </message>
        <message>
            <source>Label: {}, {:,} documents</source>
            <translation>Etiketle: {}, {:,} belge</translation>
        </message>
        <message>
            <source>Note:</source>
            <translation>Not:</translation>
        </message>
        <message>
            <source>Name of the new class:</source>
            <translation>Yeni sınıfın adı:</translation>
        </message>
    </context>
    <context>
        <name>LabellingState</name>
        <message>
            <source>The documents have changed since this labelling began.</source>
            <translation>Bu etiketleme başladığından beri belgeler değişti.</translation>
        </message>
        <message>
            <source>Documents from the results come next: {:,} ({}).</source>
            <translation>Sırada sonuçlardan gelen belgeler var: {:,} ({}).</translation>
        </message>
        <message>
            <source>The open corpus contains none of these documents.</source>
            <translation>Açık derlem bu belgelerin hiçbirini içermiyor.</translation>
        </message>
        <message>
            <source>The chosen documents are done; the most useful ones come next.</source>
            <translation>Seçilen belgeler tamam; sırada en yararlıları var.</translation>
        </message>
        <message>
            <source>There is no such document left; the most useful ones come next.</source>
            <translation>Böyle bir belge kalmadı; sırada en yararlı belgeler var.</translation>
        </message>
    </context>
    <context>
        <name>LassoedRow</name>
        <message>
            <source>Label …</source>
            <translation>Etiketle …</translation>
        </message>
        <message>
            <source>1–9 or a letter labels all of these documents</source>
            <translation>1–9 veya bir harf bu belgelerin hepsini etiketler</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Gözden geçirme</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Oku</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Bağla</translation>
        </message>
        <message>
            <source>Clear the selection</source>
            <translation>Seçimi kaldır</translation>
        </message>
        <message>
            <source>1 document</source>
            <translation>1 belge</translation>
        </message>
        <message>
            <source>{:,} documents</source>
            <translation>{:,} belge</translation>
        </message>
    </context>
    <context>
        <name>LearningPanel</name>
        <message>
            <source>Dotted: accuracy on the selection, {}.</source>
            <translation>Noktalı: seçimdeki doğruluk, {}.</translation>
        </message>
    </context>
    <context>
        <name>LimitsRow</name>
        <message>
            <source>automatic ({})</source>
            <translation>otomatik ({})</translation>
        </message>
        <message>
            <source>Worker processes</source>
            <translation>İşçi süreçler</translation>
        </message>
        <message>
            <source>Simultaneous runs</source>
            <translation>Aynı anda çalıştırma</translation>
        </message>
        <message>
            <source>Memory of a worker</source>
            <translation>Süreç başına bellek</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>sınırsız</translation>
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
            <translation>Kümenin terimleri arasındaki bağlar</translation>
        </message>
    </context>
    <context>
        <name>LiveCurves</name>
        <message>
            <source>Results so far</source>
            <translation>Şimdiye dek sonuçlar</translation>
        </message>
    </context>
    <context>
        <name>LongText</name>
        <message>
            <source>Part of the document</source>
            <translation>Belgenin bölümü</translation>
        </message>
        <message>
            <source>Previous part</source>
            <translation>Önceki bölüm</translation>
        </message>
        <message>
            <source>Next part</source>
            <translation>Sonraki bölüm</translation>
        </message>
        <message>
            <source>of {:,}</source>
            <translation>/ {:,}</translation>
        </message>
        <message>
            <source>Part</source>
            <translation>Bölüm</translation>
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
            <translation>Çalıştırmalar sürüyor</translation>
        </message>
        <message>
            <source>Finished trials are kept. The runs can be resumed at the next start. Close now?</source>
            <translation>Biten denemeler korunur. Çalıştırmalar bir sonraki açılışta sürdürülebilir. Şimdi kapatılsın mı?</translation>
        </message>
    </context>
    <context>
        <name>MapSearch</name>
        <message>
            <source>Find documents with a word</source>
            <translation>Bir sözcüğü içeren belgeleri bul</translation>
        </message>
        <message>
            <source>with “{}”</source>
            <translation>“{}” içeren</translation>
        </message>
        <message>
            <source>No document contains “{}”.</source>
            <translation>“{}” içeren belge yok.</translation>
        </message>
    </context>
    <context>
        <name>Menus</name>
        <message>
            <source>&amp;Continue the run</source>
            <translation>Çalıştırmayı &amp;sürdür</translation>
        </message>
        <message>
            <source>&amp;Pause the run</source>
            <translation>Çalıştırmayı &amp;duraklat</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Dosya</translation>
        </message>
        <message>
            <source>Open corpus &amp;file …</source>
            <translation>Derlem do&amp;syası aç …</translation>
        </message>
        <message>
            <source>Open corpus f&amp;older …</source>
            <translation>Derlem &amp;klasörü aç …</translation>
        </message>
        <message>
            <source>&amp;New experiment</source>
            <translation>&amp;Yeni deney</translation>
        </message>
        <message>
            <source>Open p&amp;lan …</source>
            <translation>P&amp;lan aç …</translation>
        </message>
        <message>
            <source>&amp;Save plan …</source>
            <translation>Planı &amp;kaydet …</translation>
        </message>
        <message>
            <source>&amp;Import run …</source>
            <translation>Çalıştırmayı &amp;içe aktar …</translation>
        </message>
        <message>
            <source>&amp;Preferences …</source>
            <translation>&amp;Tercihler …</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Çı&amp;kış</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>Dü&amp;zen</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Geri al</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Yinele</translation>
        </message>
        <message>
            <source>&amp;Go</source>
            <translation>&amp;Git</translation>
        </message>
        <message>
            <source>R&amp;un</source>
            <translation>Ç&amp;alıştır</translation>
        </message>
        <message>
            <source>C&amp;ancel the run</source>
            <translation>Çalıştırmayı &amp;iptal et</translation>
        </message>
        <message>
            <source>&amp;New documents …</source>
            <translation>&amp;Yeni belgeler …</translation>
        </message>
        <message>
            <source>Classify a text or a file with a method of the current run</source>
            <translation>Bir metni ya da dosyayı bu çalıştırmanın bir yöntemiyle sınıflandır</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Görünüm</translation>
        </message>
        <message>
            <source>&amp;System colours</source>
            <translation>&amp;Sistem renkleri</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Açık</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Koyu</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Tam ekran</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Yardım</translation>
        </message>
        <message>
            <source>&amp;Help on this page</source>
            <translation>Bu sayfa için &amp;yardım</translation>
        </message>
        <message>
            <source>&amp;Contents</source>
            <translation>İ&amp;çindekiler</translation>
        </message>
        <message>
            <source>Take the &amp;tour</source>
            <translation>&amp;Tura başla</translation>
        </message>
        <message>
            <source>Tour of &amp;labelling</source>
            <translation>&amp;Etiketleme turu</translation>
        </message>
        <message>
            <source>&amp;About</source>
            <translation>&amp;Hakkında</translation>
        </message>
    </context>
    <context>
        <name>MethodCatalogue</name>
        <message>
            <source>Search: name, acronym, setting</source>
            <translation>Ara: ad, kısaltma, ayar</translation>
        </message>
        <message>
            <source>Search methods</source>
            <translation>Yöntem ara</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Tüm yöntemler</translation>
        </message>
        <message>
            <source>{} (clustering)</source>
            <translation>{} (kümeleme)</translation>
        </message>
    </context>
    <context>
        <name>MethodEditor</name>
        <message>
            <source>Name in tables</source>
            <translation>Tablolardaki ad</translation>
        </message>
        <message>
            <source>Name of this method in tables and pictures</source>
            <translation>Bu yöntemin tablolarda ve görsellerdeki adı</translation>
        </message>
        <message>
            <source>Loading settings …</source>
            <translation>Ayarlar yükleniyor …</translation>
        </message>
        <message>
            <source>Use other features for this method</source>
            <translation>Bu yöntem için başka öznitelikler kullan</translation>
        </message>
        <message>
            <source>This method has no settings.</source>
            <translation>Bu yöntemin ayarı yok.</translation>
        </message>
        <message>
            <source>&amp;Name in tables</source>
            <translation>Tablolardaki &amp;ad</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ayarlar</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Öznitelikler</translation>
        </message>
    </context>
    <context>
        <name>MethodHelp</name>
        <message>
            <source>Help for the method</source>
            <translation>Yöntem yardımı</translation>
        </message>
        <message>
            <source>From the package {}.</source>
            <translation>{} paketinden.</translation>
        </message>
    </context>
    <context>
        <name>MethodsPanel</name>
        <message>
            <source>&amp;Add to the experiment</source>
            <translation>Deneye &amp;ekle</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ayarlar</translation>
        </message>
        <message>
            <source>About the method</source>
            <translation>Yöntem hakkında</translation>
        </message>
        <message>
            <source>In this experiment</source>
            <translation>Bu deneyde</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Tüm yöntemler</translation>
        </message>
    </context>
    <context>
        <name>MetricList</name>
        <message>
            <source>Metrics</source>
            <translation>Ölçütler</translation>
        </message>
        <message>
            <source>Classification</source>
            <translation>Sınıflandırma</translation>
        </message>
        <message>
            <source>Clustering</source>
            <translation>Kümeleme</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Uzay</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Maliyet</translation>
        </message>
    </context>
    <context>
        <name>MetricTableView</name>
        <message>
            <source>Scores</source>
            <translation>Puanlar</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Eğitim</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Kip</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Başarısız</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tümü</translation>
        </message>
        <message>
            <source>{} trials</source>
            <translation>{} deneme</translation>
        </message>
        <message>
            <source>p = {:.3g}; {:+.1f} % compared with the reference</source>
            <translation>p = {:.3g}; referansa göre {:+.1f} %</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Pages</source>
            <translation>Sayfalar</translation>
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
            <translation>Yeni belgeler</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Text to classify</source>
            <translation>Sınıflandırılacak metin</translation>
        </message>
        <message>
            <source>Paste or type a text here, or open a file.</source>
            <translation>Metni buraya yapıştırın ya da yazın, ya da bir dosya açın.</translation>
        </message>
        <message>
            <source>&amp;Open file …</source>
            <translation>&amp;Dosya aç …</translation>
        </message>
        <message>
            <source>&amp;Classify</source>
            <translation>&amp;Sınıflandır</translation>
        </message>
        <message>
            <source>Predict the class of the text (Ctrl+Enter)</source>
            <translation>Metnin sınıfını tahmin et (Ctrl+Enter)</translation>
        </message>
        <message>
            <source>Your text</source>
            <translation>Metniniz</translation>
        </message>
        <message>
            <source>Reading {} …</source>
            <translation>{} okunuyor …</translation>
        </message>
        <message>
            <source>New documents: {}</source>
            <translation>Yeni belgeler: {}</translation>
        </message>
        <message>
            <source>{}: {:,} documents. Type here to classify a text instead.</source>
            <translation>{}: {:,} belge. Bunun yerine bir metin sınıflandırmak için buraya yazın.</translation>
        </message>
        <message>
            <source>{} is learning from the run's corpus …</source>
            <translation>{} çalıştırmanın derleminden öğreniyor …</translation>
        </message>
        <message>
            <source>Only the first {:,} documents of the file are shown.</source>
            <translation>Dosyanın yalnız ilk {:,} belgesi gösteriliyor.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Durduruldu.</translation>
        </message>
        <message>
            <source>Open documents</source>
            <translation>Belge aç</translation>
        </message>
        <message>
            <source>&amp;Method</source>
            <translation>&amp;Yöntem</translation>
        </message>
    </context>
    <context>
        <name>NltkDownload</name>
        <message>
            <source>Download NLTK's data for “{}”</source>
            <translation>“{}” için NLTK verilerini indir</translation>
        </message>
        <message>
            <source>Downloading …</source>
            <translation>İndiriliyor …</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>Less: {}</source>
            <translation>Daha az: {}</translation>
        </message>
        <message>
            <source>More: {}</source>
            <translation>Daha çok: {}</translation>
        </message>
        <message>
            <source>Try several values: {}</source>
            <translation>Birkaç değer dene: {}</translation>
        </message>
        <message>
            <source>Try several values, separated by commas</source>
            <translation>Virgülle ayırarak birkaç değer dene</translation>
        </message>
    </context>
    <context>
        <name>OverviewLinks</name>
        <message>
            <source>errors</source>
            <translation>hatalar</translation>
        </message>
        <message>
            <source>{} selected ({}); the map and the lists show them.</source>
            <translation>{} seçildi ({}); harita ve listeler gösteriyor.</translation>
        </message>
        <message>
            <source>mislabelled?</source>
            <translation>yanlış etiketli mi?</translation>
        </message>
        <message>
            <source>every method gives them the same other class</source>
            <translation>tüm yöntemler bunlara aynı başka sınıfı veriyor</translation>
        </message>
    </context>
    <context>
        <name>OverviewPanel</name>
        <message>
            <source>Warnings</source>
            <translation>Uyarılar</translation>
        </message>
        <message>
            <source>Documents per class</source>
            <translation>Sınıf başına belge</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>terms (the last bar contains the longest 1 %)</source>
            <translation>terim (son çubuk en uzun %1'i içerir)</translation>
        </message>
        <message>
            <source>Document length</source>
            <translation>Belge uzunluğu</translation>
        </message>
        <message>
            <source>Vocabulary growth</source>
            <translation>Sözlük büyümesi</translation>
        </message>
        <message>
            <source>terms</source>
            <translation>terim</translation>
        </message>
        <message>
            <source>Counting terms … {:.0%}</source>
            <translation>Terimler sayılıyor … {:.0%}</translation>
        </message>
        <message>
            <source>{} · {} · {} · language {} · encoding {} · split: {}</source>
            <translation>{} · {} · {} · dil {} · kodlama {} · bölme: {}</translation>
        </message>
        <message>
            <source>{}
Preprocessing: {}</source>
            <translation>{}
Ön işleme: {}</translation>
        </message>
        <message>
            <source>Documents per class, the {} largest of {}</source>
            <translation>Sınıf başına belge, en büyük {} / {}</translation>
        </message>
    </context>
    <context>
        <name>OverviewView</name>
        <message>
            <source>All methods and sizes</source>
            <translation>Tüm yöntemler ve boyutlar</translation>
        </message>
        <message>
            <source>{}, 95 % interval</source>
            <translation>{}, %95 aralığı</translation>
        </message>
        <message>
            <source>{} with {} labelled, 95 % interval</source>
            <translation>{}, {} etiketli, %95 aralığı</translation>
        </message>
        <message>
            <source>Best {}</source>
            <translation>En iyi {}</translation>
        </message>
        <message>
            <source>Best {metric} with {number} labelled documents</source>
            <translation>{number} etiketli belgeyle en iyi {metric}</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tümü</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>per fit</source>
            <translation>öğrenme başına</translation>
        </message>
        <message>
            <source>Click a cell for its confusions.</source>
            <translation>Karışmaları görmek için hücreye tıklayın.</translation>
        </message>
        <message>
            <source>{} trials</source>
            <translation>{} deneme</translation>
        </message>
        <message>
            <source>{}; the best at this size</source>
            <translation>{}; bu boyutta en iyi</translation>
        </message>
        <message>
            <source>{}; not tested</source>
            <translation>{}; test edilmedi</translation>
        </message>
        <message>
            <source>not significantly worse than the best</source>
            <translation>en iyiden anlamlı ölçüde kötü değil</translation>
        </message>
        <message>
            <source>significantly worse than the best</source>
            <translation>en iyiden anlamlı ölçüde kötü</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Tüm yöntemler</translation>
        </message>
        <message>
            <source>What more labels bring</source>
            <translation>Daha çok etiketin getirisi</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Ne bulundu</translation>
        </message>
        <message>
            <source>What goes wrong</source>
            <translation>Yanlış giden</translation>
        </message>
        <message>
            <source>What to try next</source>
            <translation>Sırada ne denenebilir</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Genel bakış</translation>
        </message>
    </context>
    <context>
        <name>PairwiseView</name>
        <message>
            <source>Compared with</source>
            <translation>Karşılaştırma</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Pairwise significance</source>
            <translation>İkili anlamlılık</translation>
        </message>
    </context>
    <context>
        <name>PaperDialog</name>
        <message>
            <source>Reproduce a paper</source>
            <translation>Bir makaleyi yinele</translation>
        </message>
        <message>
            <source>Details of the selected row</source>
            <translation>Seçili satırın ayrıntıları</translation>
        </message>
        <message>
            <source>Why the numbers differ</source>
            <translation>Sayılar neden farklı</translation>
        </message>
        <message>
            <source>Open the &amp;page</source>
            <translation>Say&amp;fayı aç</translation>
        </message>
        <message>
            <source>All numbers, with pictures and reasons, in a web browser</source>
            <translation>Tüm sayılar, görseller ve nedenlerle, tarayıcıda</translation>
        </message>
        <message>
            <source>Preparing the runs …</source>
            <translation>Çalıştırmalar hazırlanıyor …</translation>
        </message>
        <message>
            <source>{} of {} runs have ended.</source>
            <translation>{} / {} çalıştırma bitti.</translation>
        </message>
        <message>
            <source> Runs continue after this window is closed; open the recipe again to see the numbers.</source>
            <translation> Bu pencere kapansa da çalıştırmalar sürer; sayıları görmek için tarifi yeniden açın.</translation>
        </message>
        <message>
            <source>{} ({}) Published: {}. Ours: {}. {}{}</source>
            <translation>{} ({}) Yayımlanan: {}. Bizimki: {}. {}{}</translation>
        </message>
        <message>
            <source>Why they differ</source>
            <translation>Neden farklılar</translation>
        </message>
        <message>
            <source>What the paper leaves open</source>
            <translation>Makalenin açık bıraktıkları</translation>
        </message>
        <message>
            <source>Claim</source>
            <translation>Sav</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Kaynak</translation>
        </message>
        <message>
            <source>Published</source>
            <translation>Yayımlanan</translation>
        </message>
        <message>
            <source>Ours</source>
            <translation>Bizimki</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Fark</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Yargı</translation>
        </message>
        <message>
            <source>Published numbers beside ours</source>
            <translation>Yayımlanan sayılar bizimkilerin yanında</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Kapat</translation>
        </message>
        <message>
            <source>&amp;Numbers</source>
            <translation>&amp;Sayılar</translation>
        </message>
        <message>
            <source>&amp;Why they differ</source>
            <translation>&amp;Neden farklılar</translation>
        </message>
    </context>
    <context>
        <name>ParameterPanel</name>
        <message>
            <source>Swept setting</source>
            <translation>Taranan ayar</translation>
        </message>
        <message>
            <source>Score against</source>
            <translation>Puan, şuna göre</translation>
        </message>
    </context>
    <context>
        <name>PictureDialog</name>
        <message>
            <source>Save picture</source>
            <translation>Görseli kaydet</translation>
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
            <translation>Başlığı görselin üstüne yaz</translation>
        </message>
        <message>
            <source>Made for</source>
            <translation>Amaç</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Genişlik</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Yükseklik</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Yazı boyutu</translation>
        </message>
    </context>
    <context>
        <name>PlanActions</name>
        <message>
            <source>Ready-made experiments, and papers to reproduce</source>
            <translation>Hazır deneyler ve yinelenecek makaleler</translation>
        </message>
        <message>
            <source>Re&amp;cipes …</source>
            <translation>&amp;Tarifler …</translation>
        </message>
        <message>
            <source>&amp;Plan</source>
            <translation>&amp;Plan</translation>
        </message>
        <message>
            <source>&amp;New experiment</source>
            <translation>&amp;Yeni deney</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>Ço&amp;ğalt</translation>
        </message>
        <message>
            <source>&amp;Open …</source>
            <translation>&amp;Aç …</translation>
        </message>
        <message>
            <source>&amp;Save …</source>
            <translation>&amp;Kaydet …</translation>
        </message>
        <message>
            <source>Di&amp;fferences from a saved plan …</source>
            <translation>Kayıtlı bir plandan &amp;farklar …</translation>
        </message>
        <message>
            <source>Copy as &amp;TOML</source>
            <translation>&amp;TOML olarak kopyala</translation>
        </message>
        <message>
            <source>Copy &amp;command for the terminal</source>
            <translation>Terminal &amp;komutunu kopyala</translation>
        </message>
        <message>
            <source>Compare with a plan</source>
            <translation>Bir planla karşılaştır</translation>
        </message>
        <message>
            <source>Differences</source>
            <translation>Farklar</translation>
        </message>
        <message>
            <source>From “{}” to “{}”</source>
            <translation>“{}” → “{}”</translation>
        </message>
        <message>
            <source>The plans do not differ.</source>
            <translation>Planlar farklı değil.</translation>
        </message>
        <message>
            <source>Plan saved: {}</source>
            <translation>Plan kaydedildi: {}</translation>
        </message>
        <message>
            <source>Plan copied to the clipboard.</source>
            <translation>Plan panoya kopyalandı.</translation>
        </message>
        <message>
            <source>Command copied. Plan saved: {}</source>
            <translation>Komut kopyalandı. Plan kaydedildi: {}</translation>
        </message>
        <message>
            <source>Open plan</source>
            <translation>Plan aç</translation>
        </message>
        <message>
            <source>Save plan</source>
            <translation>Planı kaydet</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Tercihler</translation>
        </message>
        <message>
            <source>automatic ({})</source>
            <translation>otomatik ({})</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>sınırsız</translation>
        </message>
    </context>
    <context>
        <name>PreviewTable</name>
        <message>
            <source>First rows</source>
            <translation>İlk satırlar</translation>
        </message>
    </context>
    <context>
        <name>ProgressCard</name>
        <message>
            <source>Progress</source>
            <translation>İlerleme</translation>
        </message>
        <message>
            <source>No labels yet</source>
            <translation>Henüz etiket yok</translation>
        </message>
        <message>
            <source>1 label</source>
            <translation>1 etiket</translation>
        </message>
        <message>
            <source>{:,} labels</source>
            <translation>{:,} etiket</translation>
        </message>
        <message>
            <source>{:.0f} per minute</source>
            <translation>dakikada {:.0f}</translation>
        </message>
    </context>
    <context>
        <name>ProjectionBar</name>
        <message>
            <source>Progress of the projection</source>
            <translation>İzdüşümün ilerlemesi</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>İptal</translation>
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
            <translation>Sonraki belge</translation>
        </message>
        <message>
            <source>Which document is asked about next</source>
            <translation>Sırada hangi belgenin sorulacağı</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Belgenin metni</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Kabul et</translation>
        </message>
        <message>
            <source>Accept the suggestion (Space)</source>
            <translation>Öneriyi kabul et (Boşluk)</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Boşluk</translation>
        </message>
        <message>
            <source>{:,} words</source>
            <translation>{:,} sözcük</translation>
        </message>
        <message>
            <source>This corpus contains term counts without text.</source>
            <translation>Bu derlem metinsiz terim sayıları içeriyor.</translation>
        </message>
        <message>
            <source>Suggestions follow when the documents have been compared.</source>
            <translation>Belgeler karşılaştırılınca öneriler gelir.</translation>
        </message>
        <message>
            <source>Random check, without a suggestion: it keeps the estimate unbiased.</source>
            <translation>Önerisiz rastgele denetim: tahmini yansız tutar.</translation>
        </message>
        <message>
            <source>Label documents of two classes to get suggestions.</source>
            <translation>Öneri almak için iki sınıftan belge etiketleyin.</translation>
        </message>
        <message>
            <source>Suggested: {}</source>
            <translation>Öneri: {}</translation>
        </message>
        <message>
            <source>, then </source>
            <translation>, sonra </translation>
        </message>
        <message>
            <source>Next: most useful</source>
            <translation>Sırada: en yararlı</translation>
        </message>
        <message>
            <source>Next: most uncertain</source>
            <translation>Sırada: en belirsiz</translation>
        </message>
        <message>
            <source>Next: random</source>
            <translation>Sırada: rastgele</translation>
        </message>
        <message>
            <source>Next: similar to this one</source>
            <translation>Sırada: buna benzer</translation>
        </message>
        <message>
            <source>Next: containing …</source>
            <translation>Sırada: şunu içeren …</translation>
        </message>
        <message>
            <source>Next: cluster of this one</source>
            <translation>Sırada: bunun kümesi</translation>
        </message>
        <message>
            <source>Next: chosen documents</source>
            <translation>Sırada: seçilen belgeler</translation>
        </message>
        <message>
            <source>Next: doubtful labels</source>
            <translation>Sırada: kuşkulu etiketler</translation>
        </message>
    </context>
    <context>
        <name>QueueBar</name>
        <message>
            <source>Progress of the run</source>
            <translation>Çalıştırmanın ilerlemesi</translation>
        </message>
        <message>
            <source>Pause the run</source>
            <translation>Çalıştırmayı duraklat</translation>
        </message>
        <message>
            <source>Cancel the run</source>
            <translation>Çalıştırmayı iptal et</translation>
        </message>
        <message>
            <source>Show result</source>
            <translation>Sonucu göster</translation>
        </message>
        <message>
            <source>Continue the run</source>
            <translation>Çalıştırmayı sürdür</translation>
        </message>
        <message>
            <source>No run in progress</source>
            <translation>Süren çalıştırma yok</translation>
        </message>
        <message>
            <source>Preparing …</source>
            <translation>Hazırlanıyor …</translation>
        </message>
        <message>
            <source>{} of {} trials</source>
            <translation>{} / {} deneme</translation>
        </message>
        <message>
            <source>{} failed</source>
            <translation>{} başarısız</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>duraklatıldı</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>kalan {}</translation>
        </message>
        <message>
            <source>{} more in the queue</source>
            <translation>kuyrukta {} tane daha</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>bitti</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>iptal edildi</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>durduruldu</translation>
        </message>
        <message>
            <source>Running: {}</source>
            <translation>Sürüyor: {}</translation>
        </message>
    </context>
    <context>
        <name>QueuePanel</name>
        <message>
            <source>Queue</source>
            <translation>Kuyruk</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Beklet</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Sürdür</translation>
        </message>
        <message>
            <source>Start no waiting run until you continue</source>
            <translation>Siz sürdürene dek bekleyen çalıştırma başlatma</translation>
        </message>
        <message>
            <source>{} of {}</source>
            <translation>{} / {}</translation>
        </message>
        <message>
            <source>{} failed</source>
            <translation>{} başarısız</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>duraklatıldı</translation>
        </message>
        <message>
            <source>{} left</source>
            <translation>kalan {}</translation>
        </message>
        <message>
            <source>… and {} more waiting</source>
            <translation>… ve {} tane daha bekliyor</translation>
        </message>
        <message>
            <source>next</source>
            <translation>sıradaki</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>bekliyor</translation>
        </message>
        <message>
            <source>Run {} next</source>
            <translation>Sıradaki yap: {}</translation>
        </message>
        <message>
            <source>Move {} up</source>
            <translation>Yukarı taşı: {}</translation>
        </message>
        <message>
            <source>Move {} down</source>
            <translation>Aşağı taşı: {}</translation>
        </message>
        <message>
            <source>Cancel {}</source>
            <translation>İptal et: {}</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message>
            <source>&amp;Use the winner in an experiment</source>
            <translation>&amp;Kazananı bir deneyde kullan</translation>
        </message>
    </context>
    <context>
        <name>RaceView</name>
        <message>
            <source>Race</source>
            <translation>Yarış</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Tur</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Puan</translation>
        </message>
        <message>
            <source>Dropped because</source>
            <translation>Elenme nedeni</translation>
        </message>
    </context>
    <context>
        <name>RanksView</name>
        <message>
            <source>Average ranks</source>
            <translation>Ortalama sıralar</translation>
        </message>
        <message>
            <source>Critical difference {:.2f}; Friedman p = {:.3g}; {} corpora</source>
            <translation>Kritik fark {:.2f}; Friedman p = {:.3g}; {} derlem</translation>
        </message>
        <message>
            <source> ({} runs; runs on the same corpus count once)</source>
            <translation> ({} çalıştırma; aynı derlemdekiler bir kez sayılır)</translation>
        </message>
    </context>
    <context>
        <name>RecipeGallery</name>
        <message>
            <source>Recipes</source>
            <translation>Tarifler</translation>
        </message>
        <message>
            <source>Reading recipes …</source>
            <translation>Tarifler okunuyor …</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Boyut</translation>
        </message>
        <message>
            <source>Quick: minutes</source>
            <translation>Kısa: dakikalar</translation>
        </message>
        <message>
            <source>Full, as in the paper: minutes to hours</source>
            <translation>Makaledeki gibi tam: dakikalar ya da saatler</translation>
        </message>
        <message>
            <source>Corpus &amp;folder …</source>
            <translation>Derlem &amp;klasörü …</translation>
        </message>
        <message>
            <source>Choose the folder that contains the corpora</source>
            <translation>Derlemleri içeren klasörü seç</translation>
        </message>
        <message>
            <source>&amp;Use this recipe</source>
            <translation>Bu tarifi k&amp;ullan</translation>
        </message>
        <message>
            <source>Corpus folder</source>
            <translation>Derlem klasörü</translation>
        </message>
        <message>
            <source>&amp;Reproduce this paper</source>
            <translation>Bu makaleyi &amp;yinele</translation>
        </message>
        <message>
            <source>Needs: {}</source>
            <translation>Gerekenler: {}</translation>
        </message>
        <message>
            <source>Missing: {}</source>
            <translation>Eksik: {}</translation>
        </message>
        <message>
            <source>All required corpora are available.</source>
            <translation>Gereken tüm derlemler var.</translation>
        </message>
        <message>
            <source>Description of the recipe</source>
            <translation>Tarifin açıklaması</translation>
        </message>
    </context>
    <context>
        <name>RememberedChoice</name>
        <message>
            <source>Use &amp;detected settings</source>
            <translation>&amp;Algılanan ayarları kullan</translation>
        </message>
        <message>
            <source>Settings as when this file was last opened.</source>
            <translation>Bu dosyanın son açılışındaki ayarlar.</translation>
        </message>
        <message>
            <source>Settings as for {}, which has the same columns.</source>
            <translation>Aynı sütunlara sahip {} için kullanılan ayarlar.</translation>
        </message>
    </context>
    <context>
        <name>ResultsControl</name>
        <message>
            <source>{:,} decisions were taken over; Ctrl+Z undoes it.</source>
            <translation>{:,} karar alındı; Ctrl+Z bunu geri alır.</translation>
        </message>
        <message>
            <source>Nothing is labelled yet; name two classes, then press their keys.</source>
            <translation>Henüz hiçbir belge etiketlenmedi; iki sınıf adlandırın, sonra tuşlarına basın.</translation>
        </message>
    </context>
    <context>
        <name>ResultsPage</name>
        <message>
            <source>Results</source>
            <translation>Sonuçlar</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Training size</source>
            <translation>Eğitim boyutu</translation>
        </message>
        <message>
            <source>Metric</source>
            <translation>Ölçüt</translation>
        </message>
        <message>
            <source>Reading the run …</source>
            <translation>Çalıştırma okunuyor …</translation>
        </message>
        <message>
            <source>, {} failed</source>
            <translation>, {} başarısız</translation>
        </message>
        <message>
            <source>{:,} of {:,} trials</source>
            <translation>{:,} / {:,} deneme</translation>
        </message>
        <message>
            <source>Views appear as soon as a trial has finished.</source>
            <translation>Bir deneme biter bitmez görünümler çıkar.</translation>
        </message>
        <message>
            <source>No finished trial yet</source>
            <translation>Henüz biten deneme yok</translation>
        </message>
        <message>
            <source>All trials failed</source>
            <translation>Tüm denemeler başarısız</translation>
        </message>
        <message>
            <source>No run is selected</source>
            <translation>Seçili çalıştırma yok</translation>
        </message>
        <message>
            <source>Choose a run to see what won, what was confused, and what to try next.</source>
            <translation>Neyin kazandığını, nelerin karıştığını ve sırada neyin denenebileceğini görmek için bir çalıştırma seçin.</translation>
        </message>
        <message>
            <source>Show the runs</source>
            <translation>Çalıştırmaları göster</translation>
        </message>
        <message>
            <source>Set up an experiment</source>
            <translation>Deney hazırla</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tümü</translation>
        </message>
    </context>
    <context>
        <name>ResumeOffer</name>
        <message>
            <source>Run “{}” was interrupted after {} of {} trials. Resume it?</source>
            <translation>“{}” çalıştırması {} / {} denemeden sonra kesildi. Sürdürülsün mü?</translation>
        </message>
        <message>
            <source>{} runs were interrupted. Resume them?</source>
            <translation>{} çalıştırma kesildi. Sürdürülsün mü?</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Sürdür</translation>
        </message>
    </context>
    <context>
        <name>ReviewGrid</name>
        <message>
            <source>A key (1–9 or a letter) labels all documents that are not excluded. Click, X or Enter excludes one or includes it again. Space accepts all suggestions. Esc returns.</source>
            <translation>Bir tuş (1–9 ya da harf) dışlanmamış tüm belgeleri etiketler. Tık, X ya da Enter bir belgeyi dışlar ya da geri alır. Boşluk tüm önerileri kabul eder. Esc geri döner.</translation>
        </message>
        <message>
            <source>Choose a cluster (Shift+G), or draw around points with the lasso.</source>
            <translation>Bir küme seçin (Shift+G) ya da noktaların çevresine kement çizin.</translation>
        </message>
    </context>
    <context>
        <name>RulesPanel</name>
        <message>
            <source>Word or phrase</source>
            <translation>Sözcük ya da öbek</translation>
        </message>
        <message>
            <source>Word or phrase that documents contain</source>
            <translation>Belgelerin içerdiği sözcük ya da öbek</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Add rule</source>
            <translation>Kural ekle</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Kurallar</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Kaldır</translation>
        </message>
        <message>
            <source>A document that contains the words gets a weak vote for the class: it counts a tenth as much as your label.</source>
            <translation>Bu sözcükleri içeren belge sınıf için zayıf bir oy alır: sizin etiketinizin onda biri kadar sayılır.</translation>
        </message>
        <message>
            <source>contains</source>
            <translation>içerir</translation>
        </message>
        <message>
            <source>class</source>
            <translation>sınıf</translation>
        </message>
        <message>
            <source>right</source>
            <translation>doğru</translation>
        </message>
        <message>
            <source>covers</source>
            <translation>kapsar</translation>
        </message>
        <message>
            <source>conflicts</source>
            <translation>çelişkiler</translation>
        </message>
        <message>
            <source>Covers {:.1f} % of the documents</source>
            <translation>Belgelerin {:.1f} %'ini kapsar</translation>
        </message>
        <message>
            <source>right for {} of {} labelled ones</source>
            <translation>etiketlilerde doğru: {} / {}</translation>
        </message>
        <message>
            <source>none of them is labelled yet</source>
            <translation>henüz hiçbiri etiketli değil</translation>
        </message>
        <message>
            <source>1 conflict with another rule</source>
            <translation>başka bir kuralla 1 çelişki</translation>
        </message>
        <message>
            <source>{} conflicts with other rules</source>
            <translation>başka kurallarla {} çelişki</translation>
        </message>
    </context>
    <context>
        <name>RunActions</name>
        <message>
            <source>Report</source>
            <translation>Rapor</translation>
        </message>
        <message>
            <source>As a web page …</source>
            <translation>Web sayfası olarak …</translation>
        </message>
        <message>
            <source>As a PDF …</source>
            <translation>PDF olarak …</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Dışa aktar</translation>
        </message>
        <message>
            <source>Tables and predictions …</source>
            <translation>Tablolar ve tahminler …</translation>
        </message>
        <message>
            <source>The whole run …</source>
            <translation>Çalıştırmanın tümü …</translation>
        </message>
        <message>
            <source>Copy as Python</source>
            <translation>Python olarak kopyala</translation>
        </message>
        <message>
            <source>Use the best &amp;method</source>
            <translation>En iyi &amp;yöntemi kullan</translation>
        </message>
        <message>
            <source>Classify new documents with the best method of this run</source>
            <translation>Yeni belgeleri bu çalıştırmanın en iyi yöntemiyle sınıflandır</translation>
        </message>
        <message>
            <source>A Python script that runs this plan was copied.</source>
            <translation>Bu planı çalıştıran bir Python betiği kopyalandı.</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Kaydedildi: {}</translation>
        </message>
        <message>
            <source>Folder for the report</source>
            <translation>Rapor klasörü</translation>
        </message>
        <message>
            <source>Save report</source>
            <translation>Raporu kaydet</translation>
        </message>
        <message>
            <source>Folder for the tables</source>
            <translation>Tablo klasörü</translation>
        </message>
        <message>
            <source>Save run</source>
            <translation>Çalıştırmayı kaydet</translation>
        </message>
    </context>
    <context>
        <name>RunBar</name>
        <message>
            <source>&amp;Run</source>
            <translation>&amp;Çalıştır</translation>
        </message>
        <message>
            <source>Run the experiment (Ctrl+Enter)</source>
            <translation>Deneyi çalıştır (Ctrl+Enter)</translation>
        </message>
        <message>
            <source>Find the &amp;best method</source>
            <translation>En &amp;iyi yöntemi bul</translation>
        </message>
        <message>
            <source>Let methods race on the open corpus for two minutes and test the winner</source>
            <translation>Yöntemleri açık derlemde iki dakika yarıştır ve kazananı test et</translation>
        </message>
        <message>
            <source>… and {} more.</source>
            <translation>… ve {} tane daha.</translation>
        </message>
        <message>
            <source>Checking …</source>
            <translation>Denetleniyor …</translation>
        </message>
        <message>
            <source>{}. Estimating time and memory …</source>
            <translation>{}. Süre ve bellek tahmin ediliyor …</translation>
        </message>
        <message>
            <source>{}, about {} with {}, {} of memory each.</source>
            <translation>{}, yaklaşık {}; {}, her biri {} bellek.</translation>
        </message>
        <message>
            <source>Only {} of memory is free: choose fewer workers or smaller sizes.</source>
            <translation>Yalnız {} bellek boş: daha az süreç ya da daha küçük boyut seçin.</translation>
        </message>
        <message>
            <source>Starting …</source>
            <translation>Başlatılıyor …</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>Runs to compare</source>
            <translation>Karşılaştırılacak çalıştırmalar</translation>
        </message>
        <message>
            <source>Tick the runs to compare.</source>
            <translation>Karşılaştırılacak çalıştırmaları işaretleyin.</translation>
        </message>
        <message>
            <source>No run has results yet. Start one on the Experiment page.</source>
            <translation>Henüz sonucu olan çalıştırma yok. Deney sayfasında bir tane başlatın.</translation>
        </message>
    </context>
    <context>
        <name>RunsPage</name>
        <message>
            <source>Deleted “{}”.</source>
            <translation>“{}” silindi.</translation>
        </message>
        <message>
            <source>Deleted {} runs.</source>
            <translation>{} çalıştırma silindi.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Geri al</translation>
        </message>
        <message>
            <source>Restored {}.</source>
            <translation>Geri getirildi: {}.</translation>
        </message>
        <message>
            <source>Importing …</source>
            <translation>İçe aktarılıyor …</translation>
        </message>
        <message>
            <source>Imported: {}</source>
            <translation>İçe aktarıldı: {}</translation>
        </message>
        <message>
            <source>Import run</source>
            <translation>Çalıştırmayı içe aktar</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Çalıştırmalar</translation>
        </message>
        <message>
            <source>Queue and history of your experiments</source>
            <translation>Deneylerinizin kuyruğu ve geçmişi</translation>
        </message>
        <message>
            <source>&amp;New experiment</source>
            <translation>&amp;Yeni deney</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Kaydet</translation>
        </message>
        <message>
            <source>Save the picture or its numbers</source>
            <translation>Görseli ya da sayılarını kaydet</translation>
        </message>
        <message>
            <source>Saving {} …</source>
            <translation>{} kaydediliyor …</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Kaydedildi: {}</translation>
        </message>
        <message>
            <source>Save picture …</source>
            <translation>Görseli kaydet …</translation>
        </message>
        <message>
            <source>Save picture: {} …</source>
            <translation>Görseli kaydet: {} …</translation>
        </message>
        <message>
            <source>Save numbers …</source>
            <translation>Sayıları kaydet …</translation>
        </message>
        <message>
            <source>Show all (Home)</source>
            <translation>Tümünü göster (Home)</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Görseli kaydet</translation>
        </message>
        <message>
            <source>Save numbers</source>
            <translation>Sayıları kaydet</translation>
        </message>
        <message>
            <source>numbers</source>
            <translation>sayılar</translation>
        </message>
    </context>
    <context>
        <name>ScatterPanel</name>
        <message>
            <source>Click points, or hold Shift and draw around them, to list documents.</source>
            <translation>Belgeleri listelemek için noktalara tıklayın ya da Shift'e basıp çevrelerini çizin.</translation>
        </message>
        <message>
            <source>Placed by</source>
            <translation>Yerleşim</translation>
        </message>
        <message>
            <source>Horizontal dimension</source>
            <translation>Yatay boyut</translation>
        </message>
        <message>
            <source>Vertical dimension</source>
            <translation>Dikey boyut</translation>
        </message>
        <message>
            <source>Colour by</source>
            <translation>Renk ölçütü</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Prediction</source>
            <translation>Tahmin</translation>
        </message>
        <message>
            <source>Error</source>
            <translation>Hata</translation>
        </message>
        <message>
            <source>Lasso: draw around points</source>
            <translation>Kement: noktaların çevresini çiz</translation>
        </message>
        <message>
            <source>Select e&amp;rrors</source>
            <translation>&amp;Hataları seç</translation>
        </message>
        <message>
            <source>Select all misclassified documents</source>
            <translation>Yanlış sınıflandırılan tüm belgeleri seç</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Oynat</translation>
        </message>
        <message>
            <source>Training size</source>
            <translation>Eğitim boyutu</translation>
        </message>
        <message>
            <source>Space of the method</source>
            <translation>Yöntemin uzayı</translation>
        </message>
        <message>
            <source>The map appears here when it is computed.</source>
            <translation>Harita hesaplanınca burada görünür.</translation>
        </message>
        <message>
            <source>Dimension {}</source>
            <translation>Boyut {}</translation>
        </message>
        <message>
            <source>{}: {:,} of {:,} labelled</source>
            <translation>{}: {:,} / {:,} etiketli</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tümü</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Durdur</translation>
        </message>
        <message>
            <source>misclassified</source>
            <translation>yanlış sınıflandırılan</translation>
        </message>
    </context>
    <context>
        <name>ScatterView</name>
        <message>
            <source>Documents in the space of the method</source>
            <translation>Yöntemin uzayında belgeler</translation>
        </message>
        <message>
            <source>Dimension {}</source>
            <translation>Boyut {}</translation>
        </message>
        <message>
            <source>drawn around</source>
            <translation>çevrelenen</translation>
        </message>
    </context>
    <context>
        <name>ScoresPanel</name>
        <message>
            <source>Reference</source>
            <translation>Referans</translation>
        </message>
        <message>
            <source>Significance test</source>
            <translation>Anlamlılık testi</translation>
        </message>
        <message>
            <source>Copy as &amp;Markdown</source>
            <translation>&amp;Markdown kopyala</translation>
        </message>
        <message>
            <source>Copy as La&amp;TeX</source>
            <translation>La&amp;TeX kopyala</translation>
        </message>
        <message>
            <source>The report has all {count} notes.</source>
            <translation>Rapor {count} notun tümünü içerir.</translation>
        </message>
        <message>
            <source>Compared with</source>
            <translation>Karşılaştırma</translation>
        </message>
        <message>
            <source>using</source>
            <translation>test</translation>
        </message>
    </context>
    <context>
        <name>SelectedDocuments</name>
        <message>
            <source>Click or draw around documents to list them here.</source>
            <translation>Burada listelemek için belgelere tıklayın ya da çevrelerini çizin.</translation>
        </message>
        <message>
            <source>&amp;Words</source>
            <translation>&amp;Sözcükler</translation>
        </message>
        <message>
            <source>The words that distinguish these documents from the rest</source>
            <translation>Bu belgeleri ötekilerden ayıran sözcükler</translation>
        </message>
        <message>
            <source>S&amp;imilar</source>
            <translation>&amp;Benzer</translation>
        </message>
        <message>
            <source>Select the documents most similar to these</source>
            <translation>Bunlara en benzer belgeleri seç</translation>
        </message>
        <message>
            <source>&amp;More</source>
            <translation>&amp;Diğer</translation>
        </message>
        <message>
            <source>Words of this selection</source>
            <translation>Bu seçimin sözcükleri</translation>
        </message>
        <message>
            <source>Similar documents</source>
            <translation>Benzer belgeler</translation>
        </message>
        <message>
            <source>Comparing words …</source>
            <translation>Sözcükler karşılaştırılıyor …</translation>
        </message>
        <message>
            <source>Send to labelling</source>
            <translation>Etiketlemeye gönder</translation>
        </message>
        <message>
            <source>Copy names</source>
            <translation>Adları kopyala</translation>
        </message>
        <message>
            <source>Save as CSV …</source>
            <translation>CSV olarak kaydet …</translation>
        </message>
        <message>
            <source>Clear the selection</source>
            <translation>Seçimi kaldır</translation>
        </message>
        <message>
            <source>, the first {:,} listed</source>
            <translation>, ilk {:,} tanesi listelendi</translation>
        </message>
        <message>
            <source>No word is more frequent here than in the rest.</source>
            <translation>Burada ötekilerden daha sık geçen sözcük yok.</translation>
        </message>
        <message>
            <source>Typical words: {}</source>
            <translation>Tipik sözcükler: {}</translation>
        </message>
        <message>
            <source>most similar documents</source>
            <translation>en benzer belgeler</translation>
        </message>
        <message>
            <source>selected in the results</source>
            <translation>sonuçlarda seçildi</translation>
        </message>
        <message>
            <source>Saved: {}</source>
            <translation>Kaydedildi: {}</translation>
        </message>
        <message>
            <source>Save documents</source>
            <translation>Belgeleri kaydet</translation>
        </message>
    </context>
    <context>
        <name>SeparabilityView</name>
        <message>
            <source>Squared error of the reconstruction</source>
            <translation>Yeniden kurmanın karesel hatası</translation>
        </message>
        <message>
            <source>W/B: scatter within classes over scatter between classes</source>
            <translation>W/B: sınıf içi saçılım bölü sınıflar arası saçılım</translation>
        </message>
        <message>
            <source>W/B against squared error</source>
            <translation>Karesel hataya karşı W/B</translation>
        </message>
    </context>
    <context>
        <name>SideCard</name>
        <message>
            <source>Spectral space</source>
            <translation>Spektral uzay</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Gözden geçirme</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Kurallar</translation>
        </message>
        <message>
            <source>Coders</source>
            <translation>Kişiler</translation>
        </message>
    </context>
    <context>
        <name>SideControl</name>
        <message>
            <source>In the corpus: {}.</source>
            <translation>Derlemde: {}.</translation>
        </message>
        <message>
            <source>You: {}.</source>
            <translation>Siz: {}.</translation>
        </message>
        <message>
            <source>The cluster of this document</source>
            <translation>Bu belgenin kümesi</translation>
        </message>
        <message>
            <source>Predicted: {}</source>
            <translation>Tahmin: {}</translation>
        </message>
        <message>
            <source>Press {} to give these documents the class {}</source>
            <translation>{} tuşu bunları {} sınıfına verir</translation>
        </message>
        <message>
            <source>the first {:,} of {:,} documents</source>
            <translation>{1:,} belgenin ilk {0:,} tanesi</translation>
        </message>
        <message>
            <source>{:,} documents</source>
            <translation>{:,} belge</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Ara</translation>
        </message>
        <message>
            <source>Ask about documents that contain:</source>
            <translation>Şunu içeren belgeleri sor:</translation>
        </message>
        <message>
            <source>Go to the other document and press the key again.</source>
            <translation>Öteki belgeye gidip tuşa yeniden basın.</translation>
        </message>
        <message>
            <source>The two documents are linked.</source>
            <translation>İki belge bağlandı.</translation>
        </message>
        <message>
            <source>No document contains “{}”.</source>
            <translation>“{}” içeren belge yok.</translation>
        </message>
        <message>
            <source>Rules ({})</source>
            <translation>Kurallar ({})</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Kurallar</translation>
        </message>
        <message>
            <source>Lasso</source>
            <translation>Kement</translation>
        </message>
        <message>
            <source>{:,} documents were given the class {}.</source>
            <translation>{:,} belgeye {} sınıfı verildi.</translation>
        </message>
    </context>
    <context>
        <name>SpaceCard</name>
        <message>
            <source>Spectral space</source>
            <translation>Spektral uzay</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Noktalar</translation>
        </message>
        <message>
            <source>Eigenvalues</source>
            <translation>Özdeğerler</translation>
        </message>
        <message>
            <source>Affinity</source>
            <translation>Yakınlık</translation>
        </message>
        <message>
            <source>View</source>
            <translation>Görünüm</translation>
        </message>
        <message>
            <source>Lasso: draw around points</source>
            <translation>Kement: noktaların çevresini çiz</translation>
        </message>
        <message>
            <source>Stop or continue the movement</source>
            <translation>Hareketi durdur ya da sürdür</translation>
        </message>
        <message>
            <source>Before and after the labels</source>
            <translation>Etiketlerden önce ve sonra</translation>
        </message>
        <message>
            <source>The space is drawn when the documents have been read.</source>
            <translation>Uzay, belgeler okununca çizilir.</translation>
        </message>
        <message>
            <source>A class key labels all of these documents; Esc clears the selection.</source>
            <translation>Bir sınıf tuşu bu belgelerin hepsini etiketler; Esc seçimi kaldırır.</translation>
        </message>
        <message>
            <source>● by hand   • predicted, paler if unsure   — must link   - - cannot link</source>
            <translation>● elle   • tahmin, belirsizse soluk   — birlikte   - - ayrı</translation>
        </message>
        <message>
            <source>Similar documents</source>
            <translation>Benzer belgeler</translation>
        </message>
        <message>
            <source>{} violated links</source>
            <translation>{} bozulan bağ</translation>
        </message>
        <message>
            <source>1 violated link</source>
            <translation>1 bozulan bağlantı</translation>
        </message>
        <message>
            <source>still moving</source>
            <translation>hâlâ hareket ediyor</translation>
        </message>
        <message>
            <source>Read</source>
            <translation>Oku</translation>
        </message>
        <message>
            <source>before</source>
            <translation>önce</translation>
        </message>
        <message>
            <source>after</source>
            <translation>sonra</translation>
        </message>
        <message>
            <source>Neighbours, dimensions, plane</source>
            <translation>Komşular, boyutlar, düzlem</translation>
        </message>
    </context>
    <context>
        <name>SpaceChoice</name>
        <message>
            <source>Teacher</source>
            <translation>Öğretmen</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Komşular</translation>
        </message>
        <message>
            <source>{} neighbours</source>
            <translation>{} komşu</translation>
        </message>
        <message>
            <source>Dimensions</source>
            <translation>Boyutlar</translation>
        </message>
        <message>
            <source>{} dimensions</source>
            <translation>{} boyut</translation>
        </message>
        <message>
            <source>dimensions: auto</source>
            <translation>boyutlar: otomatik</translation>
        </message>
        <message>
            <source>Plane</source>
            <translation>Düzlem</translation>
        </message>
        <message>
            <source>classes apart</source>
            <translation>sınıflar ayrık</translation>
        </message>
        <message>
            <source>dimensions {} and {}</source>
            <translation>{} ve {} boyutları</translation>
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
            <translation>Az etiket</translation>
        </message>
        <message>
            <source>Spreading → SVM</source>
            <translation>Yayılma → SVM</translation>
        </message>
    </context>
    <context>
        <name>SpectrumView</name>
        <message>
            <source>Number</source>
            <translation>Numara</translation>
        </message>
        <message>
            <source>Eigenvalue</source>
            <translation>Özdeğer</translation>
        </message>
        <message>
            <source>Eigenvalues</source>
            <translation>Özdeğerler</translation>
        </message>
        <message>
            <source>largest drop after {}</source>
            <translation>en büyük düşüş {} sonrasında</translation>
        </message>
    </context>
    <context>
        <name>StartScreen</name>
        <message>
            <source>Available corpora</source>
            <translation>Eldeki derlemler</translation>
        </message>
        <message>
            <source>Recent corpora</source>
            <translation>Son derlemler</translation>
        </message>
        <message>
            <source> · built in</source>
            <translation> · yerleşik</translation>
        </message>
        <message>
            <source>&amp;Back to {}</source>
            <translation>&amp;Geri: {}</translation>
        </message>
        <message>
            <source>A folder …</source>
            <translation>Bir klasör …</translation>
        </message>
        <message>
            <source>A file …</source>
            <translation>Bir dosya …</translation>
        </message>
        <message>
            <source>Open file</source>
            <translation>Dosya aç</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Klasör aç</translation>
        </message>
        <message>
            <source>Folder of corpora</source>
            <translation>Derlem klasörü</translation>
        </message>
        <message>
            <source>no findings</source>
            <translation>bulgu yok</translation>
        </message>
        <message>
            <source>opened {}</source>
            <translation>açılış: {}</translation>
        </message>
        <message>
            <source>Open a corpus</source>
            <translation>Derlem aç</translation>
        </message>
        <message>
            <source>A folder or a file: table, archive, PDF, mail, JSON and more</source>
            <translation>Bir klasör ya da dosya: tablo, arşiv, PDF, e-posta, JSON ve başkaları</translation>
        </message>
        <message>
            <source>Label documents</source>
            <translation>Belgeleri etiketle</translation>
        </message>
        <message>
            <source>Give documents their classes by key, with suggestions</source>
            <translation>Önerilerle, tuşla belgelere sınıf verin</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Tura başla</translation>
        </message>
        <message>
            <source>A built-in corpus, five methods, about a minute</source>
            <translation>Yerleşik bir derlem, beş yöntem, yaklaşık bir dakika</translation>
        </message>
        <message>
            <source>Reproduce a paper</source>
            <translation>Bir makaleyi yinele</translation>
        </message>
        <message>
            <source>Published tables beside ours, on real corpora</source>
            <translation>Gerçek derlemlerde, yayımlanan tablolar bizimkilerin yanında</translation>
        </message>
        <message>
            <source>What would you like to do?</source>
            <translation>Ne yapmak istersiniz?</translation>
        </message>
        <message>
            <source>Drop a file or folder anywhere in this window.</source>
            <translation>Bu pencereye bir dosya ya da klasör bırakın.</translation>
        </message>
        <message>
            <source>Recent</source>
            <translation>Son açılanlar</translation>
        </message>
        <message>
            <source>No corpus opened yet</source>
            <translation>Henüz derlem açılmadı</translation>
        </message>
        <message>
            <source>Corpora that you open are listed here, each with a picture of its documents.</source>
            <translation>Açtığınız derlemler belgelerinin görseliyle burada listelenir.</translation>
        </message>
        <message>
            <source>Open a folder …</source>
            <translation>Klasör aç …</translation>
        </message>
        <message>
            <source>20 Newsgroups, Reuters-21578 and others: choose their folder.</source>
            <translation>20 Newsgroups, Reuters-21578 ve ötekiler: klasörlerini seçin.</translation>
        </message>
        <message>
            <source>Choose a folder of corpora …</source>
            <translation>Derlem klasörü seç …</translation>
        </message>
    </context>
    <context>
        <name>SuggestionJobs</name>
        <message>
            <source>comparing the documents with each other …</source>
            <translation>belgeler birbiriyle karşılaştırılıyor …</translation>
        </message>
        <message>
            <source>counting terms … {:.0%}</source>
            <translation>terimler sayılıyor … {:.0%}</translation>
        </message>
    </context>
    <context>
        <name>SuspectsPanel</name>
        <message>
            <source>&amp;Look for wrong labels</source>
            <translation>&amp;Yanlış etiket ara</translation>
        </message>
        <message>
            <source>Use the corrected la&amp;bels</source>
            <translation>&amp;Düzeltilmiş etiketleri kullan</translation>
        </message>
        <message>
            <source>Suspected labels</source>
            <translation>Kuşkulu etiketler</translation>
        </message>
        <message>
            <source>Look for wrong labels, then select a document to read it here.</source>
            <translation>Yanlış etiketleri arayın, sonra burada okumak için bir belge seçin.</translation>
        </message>
        <message>
            <source>Text of the document</source>
            <translation>Belgenin metni</translation>
        </message>
        <message>
            <source>Another class</source>
            <translation>Başka sınıf</translation>
        </message>
        <message>
            <source>Documents whose class several methods and their neighbours doubt.</source>
            <translation>Sınıfından birkaç yöntemin ve komşularının kuşku duyduğu belgeler.</translation>
        </message>
        <message>
            <source>Looking for wrong labels …</source>
            <translation>Yanlış etiketler aranıyor …</translation>
        </message>
        <message>
            <source>{:,} suspects. A accepts, R rejects, U undoes; or choose a class.</source>
            <translation>{:,} kuşkulu. A kabul eder, R reddeder, U geri alır; ya da bir sınıf seçin.</translation>
        </message>
        <message>
            <source>No label is suspected.</source>
            <translation>Kuşkulu etiket yok.</translation>
        </message>
        <message>
            <source>kept</source>
            <translation>korundu</translation>
        </message>
        <message>
            <source>Are all labels right?</source>
            <translation>Tüm etiketler doğru mu?</translation>
        </message>
        <message>
            <source>Several methods give their opinions; you decide about each document that they doubt. The file itself stays as it is.</source>
            <translation>Birkaç yöntem görüş bildirir; kuşku duydukları her belgeye siz karar verirsiniz. Dosyanın kendisi değişmez.</translation>
        </message>
    </context>
    <context>
        <name>SwitchField</name>
        <message>
            <source>both are tried</source>
            <translation>ikisi de denenir</translation>
        </message>
    </context>
    <context>
        <name>Tabs</name>
        <message>
            <source>Tabs</source>
            <translation>Sekmeler</translation>
        </message>
    </context>
    <context>
        <name>TermClusterPanel</name>
        <message>
            <source>Search for a term</source>
            <translation>Bir terim ara</translation>
        </message>
        <message>
            <source>&amp;Neighbours</source>
            <translation>&amp;Komşular</translation>
        </message>
        <message>
            <source>Neighbours of the term</source>
            <translation>Terimin komşuları</translation>
        </message>
        <message>
            <source>Search for a term to see its neighbours before and after the method.</source>
            <translation>Yöntemden önceki ve sonraki komşularını görmek için bir terim arayın.</translation>
        </message>
        <message>
            <source>Cluster {} of {}, coherence {:.2f}, {:,} terms: {}</source>
            <translation>Küme {} / {}, tutarlılık {:.2f}, {:,} terim: {}</translation>
        </message>
        <message>
            <source>Searching for {}; the first search fits the method to the corpus …</source>
            <translation>{} aranıyor; ilk arama yöntemi derleme uydurur …</translation>
        </message>
        <message>
            <source>Neighbours of {} by cosine similarity</source>
            <translation>Kosinüs benzerliğine göre {} komşuları</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Önce</translation>
        </message>
        <message>
            <source>After</source>
            <translation>Sonra</translation>
        </message>
    </context>
    <context>
        <name>TermPreviewPanel</name>
        <message>
            <source>Terms ordered by score</source>
            <translation>Puana göre sıralı terimler</translation>
        </message>
        <message>
            <source>Collocations ordered by score</source>
            <translation>Puana göre sıralı eşdizimler</translation>
        </message>
        <message>
            <source>Open a corpus to see its terms.</source>
            <translation>Terimlerini görmek için bir derlem açın.</translation>
        </message>
        <message>
            <source>{:,} of {:,} terms are kept; {}.</source>
            <translation>{:,} / {:,} terim kalıyor; {}.</translation>
        </message>
        <message>
            <source>Collocation</source>
            <translation>Eşdizim</translation>
        </message>
        <message>
            <source>Preprocessing: {}.</source>
            <translation>Ön işleme: {}.</translation>
        </message>
        <message>
            <source>This corpus contains term counts, so preprocessing has no effect.</source>
            <translation>Bu derlem terim sayıları içerdiğinden ön işlemenin etkisi yok.</translation>
        </message>
        <message>
            <source>Ranked on all documents; a run ranks on its training documents only.</source>
            <translation>Tüm belgelerle sıralandı; bir çalıştırma yalnız eğitim belgeleriyle sıralar.</translation>
        </message>
    </context>
    <context>
        <name>TermTable</name>
        <message>
            <source>Term</source>
            <translation>Terim</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Belgeler</translation>
        </message>
    </context>
    <context>
        <name>TermsPanel</name>
        <message>
            <source>Correct the settings to see the terms.</source>
            <translation>Terimleri görmek için ayarları düzeltin.</translation>
        </message>
        <message>
            <source>Counting terms …</source>
            <translation>Terimler sayılıyor …</translation>
        </message>
        <message>
            <source>Preprocessing</source>
            <translation>Ön işleme</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Öznitelikler</translation>
        </message>
    </context>
    <context>
        <name>TimePanel</name>
        <message>
            <source>Cost</source>
            <translation>Maliyet</translation>
        </message>
        <message>
            <source>Time to fit</source>
            <translation>Öğrenme süresi</translation>
        </message>
        <message>
            <source>Time to predict</source>
            <translation>Tahmin süresi</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Bellek</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Dismiss this message</source>
            <translation>Bu iletiyi kapat</translation>
        </message>
        <message>
            <source>Message</source>
            <translation>İleti</translation>
        </message>
    </context>
    <context>
        <name>Tour</name>
        <message>
            <source>New here?</source>
            <translation>Yeni misiniz?</translation>
        </message>
        <message>
            <source>The tour runs five methods on a small built-in corpus and explains each view. It takes about a minute. You can also start it on the Corpus page and in the Help menu.</source>
            <translation>Tur, küçük yerleşik bir derlemde beş yöntem çalıştırır ve her görünümü açıklar. Yaklaşık bir dakika sürer. Derlem sayfasından ve Yardım menüsünden de başlatabilirsiniz.</translation>
        </message>
        <message>
            <source>Take the tour</source>
            <translation>Tura başla</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Şimdi değil</translation>
        </message>
        <message>
            <source>The run of the tour did not finish, so there is nothing to explain.</source>
            <translation>Turun çalıştırması bitmedi; açıklanacak bir şey yok.</translation>
        </message>
        <message>
            <source>The tour ends here</source>
            <translation>Tur burada biter</translation>
        </message>
        <message>
            <source>Tour, {} of {}: {}</source>
            <translation>Tur, {} / {}: {}</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Turu bitir</translation>
        </message>
        <message>
            <source>Waiting for the run …</source>
            <translation>Çalıştırma bekleniyor …</translation>
        </message>
        <message>
            <source>Ne&amp;xt →</source>
            <translation>&amp;İleri →</translation>
        </message>
        <message>
            <source>Fi&amp;nish</source>
            <translation>&amp;Bitir</translation>
        </message>
    </context>
    <context>
        <name>TourStrip</name>
        <message>
            <source>Tour</source>
            <translation>Tur</translation>
        </message>
        <message>
            <source>← Bac&amp;k</source>
            <translation>← &amp;Geri</translation>
        </message>
        <message>
            <source>Ne&amp;xt →</source>
            <translation>&amp;İleri →</translation>
        </message>
        <message>
            <source>End the tour</source>
            <translation>Turu bitir</translation>
        </message>
    </context>
    <context>
        <name>TuningRow</name>
        <message>
            <source>Each value gives a row in the table. Tick a setting to choose its best value by cross-validation on the training documents instead:</source>
            <translation>Her değer tabloda bir satır olur. Bunun yerine en iyi değerini eğitim belgelerinde çapraz doğrulamayla seçmek için bir ayarı işaretleyin:</translation>
        </message>
        <message>
            <source>Tune: {}</source>
            <translation>Ayarla: {}</translation>
        </message>
    </context>
    <context>
        <name>_GridList</name>
        <message>
            <source>Documents to review</source>
            <translation>Gözden geçirilecek belgeler</translation>
        </message>
    </context>
    <context>
        <name>_IrregularRows</name>
        <message>
            <source>Rows with another number of fields</source>
            <translation>Alan sayısı farklı satırlar</translation>
        </message>
        <message>
            <source>S&amp;kip them</source>
            <translation>&amp;Atla</translation>
        </message>
        <message>
            <source>&amp;Join them to the text</source>
            <translation>&amp;Metne ekle</translation>
        </message>
        <message>
            <source>Skip or join, or correct the delimiter and the quotation mark.</source>
            <translation>Atlayın ya da ekleyin, ya da ayırıcıyı ve tırnak işaretini düzeltin.</translation>
        </message>
        <message>
            <source>Skipped.</source>
            <translation>Atlandı.</translation>
        </message>
        <message>
            <source>Joined to the text.</source>
            <translation>Metne eklendi.</translation>
        </message>
    </context>
    <context>
        <name>_Line</name>
        <message>
            <source>similar</source>
            <translation>benzer</translation>
        </message>
        <message>
            <source>{}, by hand</source>
            <translation>{}, elle</translation>
        </message>
    </context>
    <context>
        <name>panel</name>
        <message>
            <source>Progress of {}</source>
            <translation>{} ilerlemesi</translation>
        </message>
        <message>
            <source>Preparing …</source>
            <translation>Hazırlanıyor …</translation>
        </message>
        <message>
            <source>Watch its results</source>
            <translation>Sonuçlarını izle</translation>
        </message>
        <message>
            <source>Cancel {}</source>
            <translation>İptal et: {}</translation>
        </message>
    </context>
    <context>
        <name>parent</name>
        <message>
            <source>Reset to {}</source>
            <translation>Sıfırla: {}</translation>
        </message>
        <message>
            <source>Reset {}</source>
            <translation>Sıfırla: {}</translation>
        </message>
    </context>
    <context>
        <name>self._panel</name>
        <message>
            <source>Continue</source>
            <translation>Sürdür</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Duraklat</translation>
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>Unexpected error</source>
            <translation>Beklenmeyen hata</translation>
        </message>
        <message>
            <source>An unexpected error occurred. Finished trials are safe.</source>
            <translation>Beklenmeyen bir hata oluştu. Biten denemeler güvende.</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Ayrıntıları kopyala</translation>
        </message>
    </context>
    <context>
        <name>core</name>
        <message>
            <source> ({}) must be </source>
            <translation> ({}) şöyle olmalı: </translation>
        </message>
        <message>
            <source> Different corpora are not tested against each other; ranks over corpora do that.</source>
            <translation> Farklı derlemler birbirine karşı test edilmez; bunu derlemler üzerindeki sıralar yapar.</translation>
        </message>
        <message>
            <source> Estimated from {number} documents.</source>
            <translation> {number} belgeden tahmin edildi.</translation>
        </message>
        <message>
            <source> In this run it is available for {}.</source>
            <translation> Bu çalıştırmada şunlar için var: {}.</translation>
        </message>
        <message>
            <source> With more test than training documents this test rarely finds a difference: a missing mark means little.</source>
            <translation> Test belgeleri eğitim belgelerinden çoksa bu test farkı ender bulur: işaretin olmaması pek bir şey söylemez.</translation>
        </message>
        <message>
            <source> and by </source>
            <translation> ve </translation>
        </message>
        <message>
            <source> and {number} more</source>
            <translation> ve {number} tane daha</translation>
        </message>
        <message>
            <source> with {number} labelled documents</source>
            <translation> {number} etiketli belgeyle</translation>
        </message>
        <message>
            <source> {} in both training and test.</source>
            <translation> {} hem eğitimde hem testte.</translation>
        </message>
        <message>
            <source>, 95 % interval {} to {} %, from {} documents drawn at random that nothing was learnt from.</source>
            <translation>, %95 aralığı {} – {} %, hiçbir şey öğrenilmeyen, rastgele çekilmiş {} belgeden.</translation>
        </message>
        <message>
            <source>, and candidates that trust unlabelled documents were no better than the SVM</source>
            <translation>, ve etiketsiz belgelere güvenen adaylar SVM'den iyi değildi</translation>
        </message>
        <message>
            <source>, and these runs all use {}</source>
            <translation>, ve bu çalıştırmaların hepsi {} kullanıyor</translation>
        </message>
        <message>
            <source>, fold {}</source>
            <translation>, kat {}</translation>
        </message>
        <message>
            <source>, training size {}</source>
            <translation>, eğitim boyutu {}</translation>
        </message>
        <message>
            <source>, {} failed</source>
            <translation>, {} başarısız</translation>
        </message>
        <message>
            <source>. Choose runs of the same methods on different corpora, five or more to see differences.</source>
            <translation>. Aynı yöntemlerin farklı derlemlerdeki çalıştırmalarını seçin; farkları görmek için beş ya da daha çok.</translation>
        </message>
        <message>
            <source>0: 1 / mean squared length of the training documents</source>
            <translation>0: 1 / eğitim belgelerinin ortalama karesel uzunluğu</translation>
        </message>
        <message>
            <source>0: as many as classes</source>
            <translation>0: sınıf sayısı kadar</translation>
        </message>
        <message>
            <source>0: as many as clusters</source>
            <translation>0: küme sayısı kadar</translation>
        </message>
        <message>
            <source>0: as many as the corpus has classes</source>
            <translation>0: derlemdeki sınıf sayısı kadar</translation>
        </message>
        <message>
            <source>0: documents are similar by shared terms alone</source>
            <translation>0: belgeler yalnız ortak terimlerle benzer</translation>
        </message>
        <message>
            <source>0: half of the corpus</source>
            <translation>0: derlemin yarısı</translation>
        </message>
        <message>
            <source>0: naive Bayes</source>
            <translation>0: naif Bayes</translation>
        </message>
        <message>
            <source>0: nearly naive Bayes; 1: SVM alone</source>
            <translation>0: neredeyse naif Bayes; 1: yalnız SVM</translation>
        </message>
        <message>
            <source>0: no diffusion</source>
            <translation>0: yayınım yok</translation>
        </message>
        <message>
            <source>0: no limit</source>
            <translation>0: sınırsız</translation>
        </message>
        <message>
            <source>0: none</source>
            <translation>0: yok</translation>
        </message>
        <message>
            <source>0: not limited</source>
            <translation>0: sınırlanmaz</translation>
        </message>
        <message>
            <source>0: plain k-means</source>
            <translation>0: olağan k-ortalamalar</translation>
        </message>
        <message>
            <source>0: the plain linear SVM</source>
            <translation>0: yalın doğrusal SVM</translation>
        </message>
        <message>
            <source>0: the terms themselves</source>
            <translation>0: terimlerin kendisi</translation>
        </message>
        <message>
            <source>0: up to three, until it is clear which candidates are good</source>
            <translation>0: hangi adayların iyi olduğu anlaşılana dek en çok üç</translation>
        </message>
        <message>
            <source>1 class has</source>
            <translation>1 sınıfta</translation>
        </message>
        <message>
            <source>1 document is</source>
            <translation>1 belge</translation>
        </message>
        <message>
            <source>1 document looks</source>
            <translation>1 belge</translation>
        </message>
        <message>
            <source>1 label looks wrong</source>
            <translation>1 etiket yanlış görünüyor</translation>
        </message>
        <message>
            <source>1 more check</source>
            <translation>1 denetim daha</translation>
        </message>
        <message>
            <source>1 to 4, or the first letter of a class. The most useful documents come first. N names a further class whenever a document needs one.</source>
            <translation>1–4 ya da sınıfın ilk harfi. Önce en yararlı belgeler gelir. Bir belge gerektirdiğinde N yeni bir sınıf adlandırır.</translation>
        </message>
        <message>
            <source>1 trial</source>
            <translation>1 deneme</translation>
        </message>
        <message>
            <source>1,234.5</source>
            <translation>1.234,5</translation>
        </message>
        <message>
            <source>1,600 posts on eight topics: the bars show the number of documents per class, the other plots their lengths and how fast new words appear. Five methods are now learning from a few of these documents; the bar at the lower left shows their progress.</source>
            <translation>Sekiz konuda 1.600 ileti: çubuklar sınıf başına belge sayısını, öteki görseller uzunlukları ve yeni sözcüklerin ne hızla çıktığını gösterir. Beş yöntem şu anda bu belgelerin birkaçından öğreniyor; sol alttaki çubuk ilerlemeyi gösterir.</translation>
        </message>
        <message>
            <source>1150haber from the Kemik group of Yıldız Technical University</source>
            <translation>Yıldız Teknik Üniversitesi Kemik grubunun 1150haber derlemi</translation>
        </message>
        <message>
            <source>1150haber, Turkish news</source>
            <translation>1150haber, Türkçe haberler</translation>
        </message>
        <message>
            <source>1: a single decision tree</source>
            <translation>1: tek bir karar ağacı</translation>
        </message>
        <message>
            <source>1: no clustering; as many as terms: plain cosine</source>
            <translation>1: kümeleme yok; terim sayısı kadar: yalın kosinüs</translation>
        </message>
        <message>
            <source>20 Newsgroups, 18,828 messages without duplicates</source>
            <translation>20 Newsgroups, yinelenmemiş 18.828 ileti</translation>
        </message>
        <message>
            <source>20 Newsgroups, split by date</source>
            <translation>20 Newsgroups, tarihe göre bölünmüş</translation>
        </message>
        <message>
            <source>20news-18828.tar.gz from {}</source>
            <translation>20news-18828.tar.gz, {}</translation>
        </message>
        <message>
            <source>2: also pairs of adjacent terms; 3: also triples</source>
            <translation>2: komşu terim çiftleri de; 3: üçlüler de</translation>
        </message>
        <message>
            <source>; with the same columns, {} will be added.</source>
            <translation>; aynı sütunlarla {} eklenecek.</translation>
        </message>
        <message>
            <source>A cell and its documents</source>
            <translation>Bir hücre ve belgeleri</translation>
        </message>
        <message>
            <source>A class is a distribution from which terms are drawn; the predicted class is the most probable one given the terms of the document.</source>
            <translation>Bir sınıf, terimlerin çekildiği bir dağılımdır; belgenin terimlerine göre en olası sınıf tahmin edilir.</translation>
        </message>
        <message>
            <source>A date such as 2021-05-01: later documents are for testing, earlier ones for training; empty: the split of the file</source>
            <translation>2021-05-01 gibi bir tarih: sonraki belgeler test, öncekiler eğitim içindir; boş: dosyadaki bölme</translation>
        </message>
        <message>
            <source>A document about a shuttle is related to the term “orbit” even if it does not contain it.</source>
            <translation>Uzay mekiği üzerine bir belge, içinde geçmese bile “yörünge” terimiyle ilişkilidir.</translation>
        </message>
        <message>
            <source>A few labelled documents change the neighbour graph: labelled documents of one class get the largest similarity, labelled documents of different classes none.</source>
            <translation>Az sayıda etiketli belge komşuluk çizgesini değiştirir: aynı sınıfın etiketli belgeleri en büyük benzerliği alır, farklı sınıflarınkiler hiç almaz.</translation>
        </message>
        <message>
            <source>A kernel by the authors of the higher-order semantic kernel.</source>
            <translation>Yüksek dereceli anlamsal çekirdeğin yazarlarından bir çekirdek.</translation>
        </message>
        <message>
            <source>A linear SVM gives scores, not probabilities.</source>
            <translation>Doğrusal bir SVM olasılık değil, puan verir.</translation>
        </message>
        <message>
            <source>A linear SVM in the space of all products of up to degree terms: it can use the co-occurrence of two terms.</source>
            <translation>Derece kadar terimin tüm çarpımlarının uzayında doğrusal bir SVM: iki terimin birlikte geçmesinden yararlanabilir.</translation>
        </message>
        <message>
            <source>A linear SVM learns from the labelled documents, accepts its surest predictions for the others, learns again with these, and so on.</source>
            <translation>Doğrusal bir SVM etiketli belgelerden öğrenir, ötekiler için en emin olduğu tahminleri kabul eder, bunlarla yeniden öğrenir ve böyle sürer.</translation>
        </message>
        <message>
            <source>A map needs at least three documents and three terms.</source>
            <translation>Harita için en az üç belge ve üç terim gerekir.</translation>
        </message>
        <message>
            <source>A method needs texts, and a task of {}.</source>
            <translation>Bir yöntem metinler ve şunlardan bir görev ister: {}.</translation>
        </message>
        <message>
            <source>A method that only looks for such words scores almost perfectly. If the source of the texts added them, scores mean nothing for other texts.</source>
            <translation>Yalnız böyle sözcükleri arayan bir yöntem neredeyse kusursuz olur. Bunları metinlerin kaynağı eklediyse puanlar başka metinler için bir şey söylemez.</translation>
        </message>
        <message>
            <source>A model for new texts needs a corpus of texts, not of counts.</source>
            <translation>Yeni metinler için model, sayılardan değil metinlerden oluşan bir derlem gerektirir.</translation>
        </message>
        <message>
            <source>A normalised cut of the neighbour graph that never separates labelled documents of the same class.</source>
            <translation>Komşuluk çizgesinin, aynı sınıfın etiketli belgelerini hiç ayırmayan normalleştirilmiş bir kesiti.</translation>
        </message>
        <message>
            <source>A plane in the space of terms separates a class from the others with the widest possible margin.</source>
            <translation>Terim uzayında bir düzlem, bir sınıfı ötekilerden olabildiğince geniş bir aralıkla ayırır.</translation>
        </message>
        <message>
            <source>A random split lets methods learn from documents written after those they are tested on; for new texts the scores will be lower.</source>
            <translation>Rastgele bölmede yöntemler test belgelerinden sonra yazılmış belgelerden öğrenir; yeni metinlerde puanlar daha düşük olur.</translation>
        </message>
        <message>
            <source>A rule names a word or phrase and a class.</source>
            <translation>Bir kural bir sözcük ya da öbek ile bir sınıf belirtir.</translation>
        </message>
        <message>
            <source>A slide (254 mm)</source>
            <translation>Bir slayt (254 mm)</translation>
        </message>
        <message>
            <source>A sprinkled term weighs as much as a typical term, which is 1 for binary weights</source>
            <translation>Serpiştirilen terim tipik bir terim kadar ağırdır; ikili ağırlıklarda 1</translation>
        </message>
        <message>
            <source>A support vector machine needs nothing but the similarity of documents.</source>
            <translation>Bir destek vektör makinesine belgelerin benzerliğinden başka bir şey gerekmez.</translation>
        </message>
        <message>
            <source>A teacher that sees all texts classifies the unlabelled documents.</source>
            <translation>Tüm metinleri gören bir öğretmen, etiketsiz belgeleri sınıflandırır.</translation>
        </message>
        <message>
            <source>A test document that quotes a training document is recognised by its copy; scores are higher than for new texts.</source>
            <translation>Bir eğitim belgesini alıntılayan test belgesi kopyasından tanınır; puanlar yeni metinlerdekinden yüksektir.</translation>
        </message>
        <message>
            <source>A test document with a copy in training is recognised, not understood; scores are higher than for new texts.</source>
            <translation>Eğitimde kopyası olan test belgesi anlaşılmaz, tanınır; puanlar yeni metinlerdekinden yüksektir.</translation>
        </message>
        <message>
            <source>A test document with a near copy in training is recognised, not understood; scores are higher than for new texts.</source>
            <translation>Eğitimde benzer kopyası olan test belgesi anlaşılmaz, tanınır; puanlar yeni metinlerdekinden yüksektir.</translation>
        </message>
        <message>
            <source>A training size of {} gives {} of {} documents; there must be at least one to learn from and one to test.</source>
            <translation>{} eğitim boyutu {} / {} belge verir; öğrenmek ve test etmek için en az birer belge olmalı.</translation>
        </message>
        <message>
            <source>A word with damaged letters becomes another term, or is split into several.</source>
            <translation>Harfleri bozuk bir sözcük başka bir terime dönüşür ya da birkaç parçaya ayrılır.</translation>
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
            <translation>Doğru olanı kabul edin</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Doğruluk</translation>
        </message>
        <message>
            <source>Accuracy on the random checks, with the 95 % interval.</source>
            <translation>Rastgele denetimlerde doğruluk, %95 aralığıyla.</translation>
        </message>
        <message>
            <source>Accuracy says little about small classes; compare the macro-averaged F1 as well.</source>
            <translation>Doğruluk küçük sınıflar hakkında az şey söyler; makro F1'i de karşılaştırın.</translation>
        </message>
        <message>
            <source>Adaptive sprinkling on a hierarchical, an ordinal and an orthogonal task</source>
            <translation>Hiyerarşik, sıralı ve dik bir görevde uyarlamalı serpme</translation>
        </message>
        <message>
            <source>Adaptively sprinkled LSI</source>
            <translation>Uyarlamalı serpiştirmeli LSI</translation>
        </message>
        <message>
            <source>Added constant c</source>
            <translation>Eklenen sabit c</translation>
        </message>
        <message>
            <source>Added to counts</source>
            <translation>Sayılara eklenir</translation>
        </message>
        <message>
            <source>Added to every count</source>
            <translation>Her sayıya eklenir</translation>
        </message>
        <message>
            <source>Additional stop words</source>
            <translation>Ek durak sözcükleri</translation>
        </message>
        <message>
            <source>Adjusted Rand index</source>
            <translation>Düzeltilmiş Rand indeksi</translation>
        </message>
        <message>
            <source>Advice</source>
            <translation>Öneri</translation>
        </message>
        <message>
            <source>Affinity</source>
            <translation>Yakınlık</translation>
        </message>
        <message>
            <source>Agreement</source>
            <translation>Uyuşma</translation>
        </message>
        <message>
            <source>All but the last expect counts; row maximum is the paper's, log damps repeated terms</source>
            <translation>Sonuncu dışında hepsi sayı bekler; satır en büyüğü makaledekidir, log yinelenen terimleri yumuşatır</translation>
        </message>
        <message>
            <source>All {} trials of {} failed; the first error was: {}</source>
            <translation>{} denemenin hepsi ({}) başarısız; ilk hata: {}</translation>
        </message>
        <message>
            <source>Allowed: {}</source>
            <translation>İzin verilen: {}</translation>
        </message>
        <message>
            <source>Also characters</source>
            <translation>Karakterler de</translation>
        </message>
        <message>
            <source>Also embeddings</source>
            <translation>Gömmeler de</translation>
        </message>
        <message>
            <source>Also running words</source>
            <translation>Ayrıca akan metnin sözcükleri</translation>
        </message>
        <message>
            <source>Always choosing the largest class would give {}. No other method was tried.</source>
            <translation>Hep en büyük sınıfı seçmek {} verirdi. Başka yöntem denenmedi.</translation>
        </message>
        <message>
            <source>Approximate: neighbours were searched among the documents in which a shared term weighs most.</source>
            <translation>Yaklaşık: komşular, ortak bir terimin en ağır bastığı belgeler arasında arandı.</translation>
        </message>
        <message>
            <source>Arabic</source>
            <translation>Arapça</translation>
        </message>
        <message>
            <source>Armenian</source>
            <translation>Ermenice</translation>
        </message>
        <message>
            <source>As in Higher-order semantic kernel (HOSK), documents are similar if they share terms or share terms with the same third documents.</source>
            <translation>Yüksek dereceli anlamsal çekirdekte (HOSK) olduğu gibi, belgeler ortak terimleri varsa ya da aynı üçüncü belgelerle ortak terimleri varsa benzerdir.</translation>
        </message>
        <message>
            <source>As on the screen</source>
            <translation>Ekrandaki gibi</translation>
        </message>
        <message>
            <source>At least one document per class</source>
            <translation>Sınıf başına en az bir belge</translation>
        </message>
        <message>
            <source>Automatic: word space for neighbours, least squares for the SVM</source>
            <translation>Otomatik: komşular için sözcük uzayı, SVM için en küçük kareler</translation>
        </message>
        <message>
            <source>Average ranks over corpora</source>
            <translation>Derlemler üzerinde ortalama sıralar</translation>
        </message>
        <message>
            <source>Balanced accuracy</source>
            <translation>Dengeli doğruluk</translation>
        </message>
        <message>
            <source>Baselines</source>
            <translation>Temel yöntemler</translation>
        </message>
        <message>
            <source>Basque</source>
            <translation>Baskça</translation>
        </message>
        <message>
            <source>Bayesian correlated t-test</source>
            <translation>Bayesçi ilişkili t-testi</translation>
        </message>
        <message>
            <source>Before the singular value decomposition each training document gets a few sprinkled terms that encode its class.</source>
            <translation>Tekil değer ayrışımından önce her eğitim belgesine sınıfını gösteren birkaç serpme terim eklenir.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>En iyi</translation>
        </message>
        <message>
            <source>Best {}{}</source>
            <translation>En iyi {}{}</translation>
        </message>
        <message>
            <source>Between several classes in a cell; empty: detected, or none</source>
            <translation>Bir hücredeki birkaç sınıf arasında; boş: algılanır ya da yok</translation>
        </message>
        <message>
            <source>Blue cells contain more documents with the second method, orange cells fewer. Blue on the diagonal is a gain; elsewhere it means more errors.</source>
            <translation>Mavi hücreler ikinci yöntemle daha çok, turuncular daha az belge içerir. Köşegende mavi kazançtır; başka yerde daha çok hata demektir.</translation>
        </message>
        <message>
            <source>Bold: best.</source>
            <translation>Kalın: en iyi.</translation>
        </message>
        <message>
            <source>Bonus of a pair in k of C classes: 1/k, log(C/k) or g/k; balanced: (1−α)g + α g_m/k</source>
            <translation>C sınıfın k'sında olan çiftin ödülü: 1/k, log(C/k) ya da g/k; dengeli: (1−α)g + α g_m/k</translation>
        </message>
        <message>
            <source>Boosted trees</source>
            <translation>Güçlendirilmiş ağaçlar</translation>
        </message>
        <message>
            <source>Bootstrap intervals of the mean</source>
            <translation>Ortalamanın önyükleme aralıkları</translation>
        </message>
        <message>
            <source>Brackets</source>
            <translation>Brackets</translation>
        </message>
        <message>
            <source>Brier score</source>
            <translation>Brier puanı</translation>
        </message>
        <message>
            <source>Built-in posts without classes, to try labelling</source>
            <translation>Yerleşik sınıfsız iletiler, etiketlemeyi denemek için</translation>
        </message>
        <message>
            <source>Built-in ratings: reviews with 1 to 5 stars</source>
            <translation>Yerleşik değerlendirmeler: 1–5 yıldızlı yorumlar</translation>
        </message>
        <message>
            <source>Built-in tour: posts on 8 topics in 3 groups</source>
            <translation>Yerleşik tur: 3 grupta 8 konuda iletiler</translation>
        </message>
        <message>
            <source>Bulgarian</source>
            <translation>Bulgarca</translation>
        </message>
        <message>
            <source>Burmese</source>
            <translation>Birmanca</translation>
        </message>
        <message>
            <source>By cross-validation on the training documents</source>
            <translation>Eğitim belgelerinde çapraz doğrulamayla</translation>
        </message>
        <message>
            <source>By training documents left out, from 0, 0.03, 0.1, 0.3, 1; fixed: the value below</source>
            <translation>Dışarıda bırakılan eğitim belgeleriyle, 0, 0,03, 0,1, 0,3, 1 arasından; sabit: aşağıdaki değer</translation>
        </message>
        <message>
            <source>By training documents left out, from {}; fixed: the value below</source>
            <translation>Dışarıda bırakılan eğitim belgeleriyle, {} arasından; sabit: aşağıdaki değer</translation>
        </message>
        <message>
            <source>C is multiplied by 1 + b (1 − α), where 1 − α is the weight of the diffused part</source>
            <translation>C, 1 + b (1 − α) ile çarpılır; 1 − α yayınımlı kısmın ağırlığıdır</translation>
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
            <translation>CLUTO sayıları</translation>
        </message>
        <message>
            <source>CLUTO data set {}, counted terms</source>
            <translation>CLUTO verisi {}, sayılmış terimler</translation>
        </message>
        <message>
            <source>Calibration error</source>
            <translation>Kalibrasyon hatası</translation>
        </message>
        <message>
            <source>Catalan</source>
            <translation>Katalanca</translation>
        </message>
        <message>
            <source>Certainty</source>
            <translation>Kesinlik düzeyi</translation>
        </message>
        <message>
            <source>Character n-grams</source>
            <translation>Karakter n-gramları</translation>
        </message>
        <message>
            <source>Check by labels held out</source>
            <translation>Ayrılan etiketlerle denetle</translation>
        </message>
        <message>
            <source>Chinese</source>
            <translation>Çince</translation>
        </message>
        <message>
            <source>Choice of β</source>
            <translation>β seçimi</translation>
        </message>
        <message>
            <source>Choose C by cross-validation</source>
            <translation>C'yi çapraz doğrulamayla seç</translation>
        </message>
        <message>
            <source>Choose another column for the classes, or label documents of other classes.</source>
            <translation>Sınıflar için başka bir sütun seçin ya da başka sınıflardan belgeleri etiketleyin.</translation>
        </message>
        <message>
            <source>Choose at least one run to compare.</source>
            <translation>Karşılaştırmak için en az bir çalıştırma seçin.</translation>
        </message>
        <message>
            <source>Choose methods and run them</source>
            <translation>Yöntem seçin ve çalıştırın</translation>
        </message>
        <message>
            <source>Choose neighbours by distortion</source>
            <translation>Komşuları bozulmaya göre seç</translation>
        </message>
        <message>
            <source>Choose runs of the same methods on two or more corpora.</source>
            <translation>Aynı yöntemlerin iki ya da daha çok derlemdeki çalıştırmalarını seçin.</translation>
        </message>
        <message>
            <source>Choose the maximum length</source>
            <translation>En büyük uzunluğu seç</translation>
        </message>
        <message>
            <source>Choose the protocol “given split”, which keeps the order of time.</source>
            <translation>Zaman sırasını koruyan “verilen bölme” protokolünü seçin.</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Sınıf</translation>
        </message>
        <message>
            <source>Class column</source>
            <translation>Sınıf sütunu</translation>
        </message>
        <message>
            <source>Class meanings kernel (CMK)</source>
            <translation>Sınıf anlamları çekirdeği (CMK)</translation>
        </message>
        <message>
            <source>Class names in the texts</source>
            <translation>Metinlerde sınıf adları</translation>
        </message>
        <message>
            <source>Class separator</source>
            <translation>Sınıf ayırıcı</translation>
        </message>
        <message>
            <source>Class shares as prior</source>
            <translation>Önsel olarak sınıf payları</translation>
        </message>
        <message>
            <source>Class sizes are very uneven</source>
            <translation>Sınıf boyutları çok eşitsiz</translation>
        </message>
        <message>
            <source>Class weights of equal length</source>
            <translation>Eşit uzunlukta sınıf ağırlıkları</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>Sınıflar</translation>
        </message>
        <message>
            <source>Classes to keep</source>
            <translation>Tutulacak sınıflar</translation>
        </message>
        <message>
            <source>Classes with too few documents</source>
            <translation>Çok az belgeli sınıflar</translation>
        </message>
        <message>
            <source>Classifier</source>
            <translation>Sınıflandırıcı</translation>
        </message>
        <message>
            <source>Classifier in the spectral space</source>
            <translation>Spektral uzayda sınıflandırıcı</translation>
        </message>
        <message>
            <source>Cluster</source>
            <translation>Küme</translation>
        </message>
        <message>
            <source>Clustering accuracy</source>
            <translation>Kümeleme doğruluğu</translation>
        </message>
        <message>
            <source>Clustering of the whole corpus from repeated starts, scored by the classes.</source>
            <translation>Tüm derlemin yinelenen başlangıçlarla kümelenmesi; sınıflara göre puanlanır.</translation>
        </message>
        <message>
            <source>Clustering with growing numbers of pairwise constraints drawn from the classes.</source>
            <translation>Sınıflardan çekilen, sayısı artan ikili kısıtlarla kümeleme.</translation>
        </message>
        <message>
            <source>Clusters</source>
            <translation>Kümeler</translation>
        </message>
        <message>
            <source>Clusters are not classes, so no document can be in the wrong one.</source>
            <translation>Kümeler sınıf değildir; bu yüzden hiçbir belge yanlış kümede olamaz.</translation>
        </message>
        <message>
            <source>Clusters are regions where documents lie close together, separated by sparser ones; how many there are is found, not given.</source>
            <translation>Kümeler, belgelerin sık bulunduğu ve daha seyrek bölgelerle ayrılan bölgelerdir; sayıları verilmez, bulunur.</translation>
        </message>
        <message>
            <source>Clusters documents around mean directions by the cosine, so that long and short documents on one topic are in the same cluster.</source>
            <translation>Belgeleri kosinüse göre ortalama yönler çevresinde kümeler; böylece aynı konudaki uzun ve kısa belgeler aynı kümede olur.</translation>
        </message>
        <message>
            <source>Clusters whose best cut is above this value stay whole; 2: no limit</source>
            <translation>En iyi kesimi bu değerin üstünde olan kümeler bölünmez; 2: sınırsız</translation>
        </message>
        <message>
            <source>Cohen's kappa</source>
            <translation>Cohen kappa</translation>
        </message>
        <message>
            <source>Cohen's κ</source>
            <translation>Cohen κ</translation>
        </message>
        <message>
            <source>Collocations</source>
            <translation>Eşdizimler</translation>
        </message>
        <message>
            <source>Colours</source>
            <translation>Renkler</translation>
        </message>
        <message>
            <source>Columns of running words</source>
            <translation>Akan metin sözcüklerinin sütunları</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Karşılaştır</translation>
        </message>
        <message>
            <source>Compare mapped documents by cosine; otherwise by x'Ky, which prefers long documents</source>
            <translation>Eşlenen belgeleri kosinüsle karşılaştır; yoksa uzun belgeleri yeğleyen x'Ky ile</translation>
        </message>
        <message>
            <source>Compare several runs</source>
            <translation>Birkaç çalıştırmayı karşılaştır</translation>
        </message>
        <message>
            <source>Compare with other methods: only one was tried</source>
            <translation>Başka yöntemlerle karşılaştırın: yalnız biri denendi</translation>
        </message>
        <message>
            <source>Compared by</source>
            <translation>Karşılaştırma ölçüsü</translation>
        </message>
        <message>
            <source>Complement naive Bayes</source>
            <translation>Tümler naif Bayes</translation>
        </message>
        <message>
            <source>Computer and recreation newsgroups</source>
            <translation>Bilgisayar ve hobi haber grupları</translation>
        </message>
        <message>
            <source>Confusion</source>
            <translation>Karışıklık</translation>
        </message>
        <message>
            <source>Confusion as</source>
            <translation>Karışıklık ölçüsü</translation>
        </message>
        <message>
            <source>Constrained Rand index</source>
            <translation>Kısıtlı Rand indeksi</translation>
        </message>
        <message>
            <source>Constrained clustering: constrained Rand index against pairs</source>
            <translation>Kısıtlı kümeleme: çiftlere karşı kısıtlı Rand endeksi</translation>
        </message>
        <message>
            <source>Constrained spectral clustering</source>
            <translation>Kısıtlı spektral kümeleme</translation>
        </message>
        <message>
            <source>Constraints</source>
            <translation>Kısıtlar</translation>
        </message>
        <message>
            <source>Contains train or test; empty: found by name</source>
            <translation>train ya da test içerir; boş: ada göre bulunur</translation>
        </message>
        <message>
            <source>Convert HTML to text</source>
            <translation>HTML'yi metne dönüştür</translation>
        </message>
        <message>
            <source>Copyright Reuters and Carnegie Group; for research only.</source>
            <translation>Telif Reuters ve Carnegie Group; yalnız araştırma için.</translation>
        </message>
        <message>
            <source>Corpus</source>
            <translation>Derlem</translation>
        </message>
        <message>
            <source>Corpus: {}</source>
            <translation>Derlem: {}</translation>
        </message>
        <message>
            <source>Corrected resampled t-test</source>
            <translation>Düzeltilmiş yeniden örneklemeli t-testi</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Maliyet</translation>
        </message>
        <message>
            <source>Cost C</source>
            <translation>Maliyet C</translation>
        </message>
        <message>
            <source>Cost of a violated link</source>
            <translation>Bozulan bağın maliyeti</translation>
        </message>
        <message>
            <source>Covariance spaces</source>
            <translation>Kovaryans uzayları</translation>
        </message>
        <message>
            <source>Created</source>
            <translation>Oluşturma</translation>
        </message>
        <message>
            <source>Cross-validation with several random divisions into folds.</source>
            <translation>Katlara birkaç rastgele bölmeyle çapraz doğrulama.</translation>
        </message>
        <message>
            <source>Cross-validation: each document is tested once.</source>
            <translation>Çapraz doğrulama: her belge bir kez test edilir.</translation>
        </message>
        <message>
            <source>Curve</source>
            <translation>Curve</translation>
        </message>
        <message>
            <source>Curves</source>
            <translation>Eğriler</translation>
        </message>
        <message>
            <source>Cut after {number} words</source>
            <translation>{number} sözcükten sonra kes</translation>
        </message>
        <message>
            <source>Czech</source>
            <translation>Çekçe</translation>
        </message>
        <message>
            <source>DLBCL</source>
            <translation>DLBCL</translation>
        </message>
        <message>
            <source>Damaged characters</source>
            <translation>Bozuk karakterler</translation>
        </message>
        <message>
            <source>Danish</source>
            <translation>Danca</translation>
        </message>
        <message>
            <source>Decision</source>
            <translation>Karar</translation>
        </message>
        <message>
            <source>Default: {}</source>
            <translation>Varsayılan: {}</translation>
        </message>
        <message>
            <source>Degree</source>
            <translation>Derece</translation>
        </message>
        <message>
            <source>Delimiter</source>
            <translation>Ayırıcı</translation>
        </message>
        <message>
            <source>Dense regions (HDBSCAN)</source>
            <translation>Yoğun bölgeler (HDBSCAN)</translation>
        </message>
        <message>
            <source>Detect the encoding of the file</source>
            <translation>Dosyanın kodlamasını algıla</translation>
        </message>
        <message>
            <source>Deutsch</source>
            <translation>Deutsch</translation>
        </message>
        <message>
            <source>Diffusion β</source>
            <translation>Yayınım β</translation>
        </message>
        <message>
            <source>Dimensions</source>
            <translation>Boyutlar</translation>
        </message>
        <message>
            <source>Disjoint training and test sets of the same size, drawn repeatedly.</source>
            <translation>Aynı boyutta ayrık eğitim ve test kümeleri, yinelenerek çekilir.</translation>
        </message>
        <message>
            <source>Do not trust this result: held-out labels are predicted worse than by {}. Links between labels outweigh the graph of texts; use our improved variant of spectral classification.</source>
            <translation>Bu sonuca güvenmeyin: ayrılan etiketler şuna göre daha kötü tahmin ediliyor: {}. Etiketler arası bağlar metin çizgesine baskın çıkıyor; spektral sınıflandırmanın geliştirilmiş biçimimizi kullanın.</translation>
        </message>
        <message>
            <source>Document</source>
            <translation>Belge</translation>
        </message>
        <message>
            <source>Document space</source>
            <translation>Belge uzayı</translation>
        </message>
        <message>
            <source>Document {} is not in this cell.</source>
            <translation>{} belgesi bu hücrede değil.</translation>
        </message>
        <message>
            <source>Documents</source>
            <translation>Belgeler</translation>
        </message>
        <message>
            <source>Documents are compared by direction, not length</source>
            <translation>Belgeler uzunlukla değil yönle karşılaştırılır</translation>
        </message>
        <message>
            <source>Documents are divided into k clusters so that they lie close to the mean of their cluster.</source>
            <translation>Belgeler, kümelerinin ortalamasına yakın olacak biçimde k kümeye ayrılır.</translation>
        </message>
        <message>
            <source>Documents are linked to their nearest neighbours; labels spread along these links until they converge.</source>
            <translation>Belgeler en yakın komşularına bağlanır; etiketler yakınsayana dek bu bağlantılar boyunca yayılır.</translation>
        </message>
        <message>
            <source>Documents are sorted by class, and each dot links two neighbours. Blocks on the diagonal are links within a class; dots outside them mislead the method.</source>
            <translation>Belgeler sınıfa göre sıralıdır, her nokta iki komşuyu bağlar. Köşegendeki bloklar sınıf içi bağlardır; dışındaki noktalar yöntemi yanıltır.</translation>
        </message>
        <message>
            <source>Documents in each</source>
            <translation>Her birindeki belge</translation>
        </message>
        <message>
            <source>Documents in the space of the method</source>
            <translation>Yöntemin uzayında belgeler</translation>
        </message>
        <message>
            <source>Documents of larger classes are left out at regular intervals; 0: no limit</source>
            <translation>Daha büyük sınıfların belgeleri eşit aralıklarla çıkarılır; 0: sınırsız</translation>
        </message>
        <message>
            <source>Documents of length 1</source>
            <translation>Uzunluğu 1 olan belgeler</translation>
        </message>
        <message>
            <source>Documents of one split that only one of the two methods classified correctly. Select one to read it.</source>
            <translation>Bir bölmenin, iki yöntemden yalnız birinin doğru sınıflandırdığı belgeleri. Okumak için birini seçin.</translation>
        </message>
        <message>
            <source>Documents of smaller classes are left out</source>
            <translation>Daha küçük sınıfların belgeleri çıkarılır</translation>
        </message>
        <message>
            <source>Documents that only one of two methods classifies correctly</source>
            <translation>İki yöntemden yalnız birinin doğru sınıflandırdığı belgeler</translation>
        </message>
        <message>
            <source>Documents to leave out</source>
            <translation>Dışarıda bırakılacak belgeler</translation>
        </message>
        <message>
            <source>Documents without terms after preprocessing</source>
            <translation>Ön işlemeden sonra terimsiz belgeler</translation>
        </message>
        <message>
            <source>Draws the folds when C is chosen</source>
            <translation>C seçilirken katları çeker</translation>
        </message>
        <message>
            <source>Drop classes with fewer than {} documents</source>
            <translation>{} belgeden azı olan sınıfları çıkar</translation>
        </message>
        <message>
            <source>Drop documents of fewer than {} words</source>
            <translation>{} sözcükten kısa belgeleri çıkar</translation>
        </message>
        <message>
            <source>Drop documents without words</source>
            <translation>Sözcüksüz belgeleri çıkar</translation>
        </message>
        <message>
            <source>Drop texts with several classes, keep the first of other copies</source>
            <translation>Birden çok sınıfı olan metinleri çıkar, öteki kopyaların ilkini tut</translation>
        </message>
        <message>
            <source>Duplicates</source>
            <translation>Yinelenenler</translation>
        </message>
        <message>
            <source>Dutch</source>
            <translation>Felemenkçe</translation>
        </message>
        <message>
            <source>E-mail or web addresses in the texts</source>
            <translation>Metinlerde e-posta ya da web adresleri</translation>
        </message>
        <message>
            <source>EM naive Bayes</source>
            <translation>EM naif Bayes</translation>
        </message>
        <message>
            <source>EM naive Bayes, SVM student</source>
            <translation>EM naif Bayes, SVM öğrenci</translation>
        </message>
        <message>
            <source>Each box is a cluster of terms: its area shows how often they occur, its colour how coherent they are. Lines on the right join terms that occur in the same documents.</source>
            <translation>Her kutu bir terim kümesidir: alanı terimlerin ne sıklıkta geçtiğini, rengi ne kadar tutarlı olduklarını gösterir. Sağdaki çizgiler aynı belgelerde geçen terimleri bağlar.</translation>
        </message>
        <message>
            <source>Each class is represented by its mean document; the predicted class is the nearest.</source>
            <translation>Her sınıf ortalama belgesiyle temsil edilir; en yakın sınıf tahmin edilir.</translation>
        </message>
        <message>
            <source>Each document loses its own identifier</source>
            <translation>Her belgeden kendi kimliği çıkarılır</translation>
        </message>
        <message>
            <source>Each line shows how a method improves with more labelled documents. The band is the 95 % confidence interval of the mean.</source>
            <translation>Her çizgi, yöntemin daha çok etiketli belgeyle nasıl iyileştiğini gösterir. Bant ortalamanın %95 güven aralığıdır.</translation>
        </message>
        <message>
            <source>Each line shows how a method improves with more labelled documents; the band is the 95 % confidence interval of the mean. Click a point to select its misclassified documents.</source>
            <translation>Her çizgi, yöntemin daha çok etiketli belgeyle nasıl iyileştiğini gösterir; bant ortalamanın %95 güven aralığıdır. Bir noktaya tıklamak yanlış sınıflandırılan belgeleri seçer.</translation>
        </message>
        <message>
            <source>Each line takes the documents that a method is surest of first and ends at its accuracy. Teachers have lines of their own, marked where their students stop learning.</source>
            <translation>Her çizgi yöntemin en emin olduğu belgelerle başlar ve doğruluğunda biter. Öğretmenlerin ayrı çizgileri vardır; öğrencilerin öğrenmeyi bıraktığı yer işaretlidir.</translation>
        </message>
        <message>
            <source>Each of many decision trees is grown on documents drawn with replacement and tests, at each node, one of a few terms drawn at random.</source>
            <translation>Çok sayıda karar ağacının her biri yerine koyarak çekilen belgelerle büyütülür ve her düğümde rastgele çekilen birkaç terimden birini sınar.</translation>
        </message>
        <message>
            <source>Each point is a document; nearby points are similar to the method, and rings mark labelled documents. Drag to pan, turn the wheel to zoom, press Home to show all, L to choose by keyboard.</source>
            <translation>Her nokta bir belgedir; yakın noktalar yönteme göre benzerdir, halkalar etiketli belgelerdir. Sürükleyerek kaydırın, tekerlekle yakınlaştırın, Home tümünü gösterir, L klavyeyle seçtirir.</translation>
        </message>
        <message>
            <source>Each point is a document; your labels separate the classes. Click a point to read it, drag to another for a must-link, with Shift for a cannot-link, or draw around points with the lasso.</source>
            <translation>Her nokta bir belgedir; etiketleriniz sınıfları ayırır. Okumak için noktaya tıklayın, birlikte bağı için bir başkasına sürükleyin, ayrı bağı için Shift'le sürükleyin ya da noktaların çevresine kement çizin.</translation>
        </message>
        <message>
            <source>Each point is the mean score with one value of the setting; the band is the 95 % confidence interval of the mean.</source>
            <translation>Her nokta ayarın bir değerindeki ortalama puandır; bant ortalamanın %95 güven aralığıdır.</translation>
        </message>
        <message>
            <source>Each row is a cluster with the words that distinguish it from the rest. Select it to see its documents everywhere; rename clusters and save them as labels.</source>
            <translation>Her satır, onu ötekilerden ayıran sözcükleriyle bir kümedir. Belgelerini her yerde görmek için seçin; kümeleri yeniden adlandırıp etiket olarak kaydedin.</translation>
        </message>
        <message>
            <source>Each row is a method at one training size, averaged over all splits. Click a column header to sort by it.</source>
            <translation>Her satır, tüm bölmelerin ortalamasıyla, bir eğitim boyutunda bir yöntemdir. Sıralamak için sütun başlığına tıklayın.</translation>
        </message>
        <message>
            <source>Each row is a method at the training size chosen above. Wins and losses count the methods that are significantly worse and better; draws count the others.</source>
            <translation>Her satır, yukarıda seçilen eğitim boyutunda bir yöntemdir. Galibiyet ve yenilgi, anlamlı ölçüde kötü ve iyi yöntemleri sayar; beraberlik ötekileri.</translation>
        </message>
        <message>
            <source>Each row shows a method at one training size: the mean over five random splits and its standard deviation. A mark means that the difference from the reference method is statistically significant.</source>
            <translation>Her satır bir eğitim boyutunda bir yöntemi gösterir: beş rastgele bölmenin ortalaması ve standart sapması. İşaret, referans yöntemden farkın istatistiksel olarak anlamlı olduğunu gösterir.</translation>
        </message>
        <message>
            <source>Each row shows the predicted classes of the documents of one class; correct predictions are blue, errors orange. Click a cell, or use the arrow keys and Enter, to read its documents.</source>
            <translation>Her satır bir sınıfın belgelerinin tahmin edilen sınıflarını gösterir; doğrular mavi, hatalar turuncudur. Belgeleri okumak için bir hücreye tıklayın ya da ok tuşlarını ve Enter'ı kullanın.</translation>
        </message>
        <message>
            <source>Edge weight</source>
            <translation>Kenar ağırlığı</translation>
        </message>
        <message>
            <source>Eigenvalues of the method</source>
            <translation>Yöntemin özdeğerleri</translation>
        </message>
        <message>
            <source>Eigenvectors</source>
            <translation>Özvektörler</translation>
        </message>
        <message>
            <source>Empty documents</source>
            <translation>Boş belgeler</translation>
        </message>
        <message>
            <source>Empty: all; patterns such as sci.*, rec.autos</source>
            <translation>Boş: tümü; sci.*, rec.autos gibi örüntüler</translation>
        </message>
        <message>
            <source>Empty: detected; a character or the word tab</source>
            <translation>Boş: algılanır; bir karakter ya da tab sözcüğü</translation>
        </message>
        <message>
            <source>Empty: detected; a character, or the word none</source>
            <translation>Boş: algılanır; bir karakter ya da none sözcüğü</translation>
        </message>
        <message>
            <source>Empty: detected; for example windows-1254</source>
            <translation>Boş: algılanır; örneğin windows-1254</translation>
        </message>
        <message>
            <source>Empty: found by content and name, or the row number</source>
            <translation>Boş: içeriğe ve ada göre bulunur, ya da satır numarası</translation>
        </message>
        <message>
            <source>Empty: found by content and name; columns of 0 and 1 with commas between them; none: without classes</source>
            <translation>Boş: içeriğe ve ada göre bulunur; virgülle ayrılmış 0 ve 1 sütunları; none: sınıfsız</translation>
        </message>
        <message>
            <source>Empty: found by content and name; separate several with commas</source>
            <translation>Boş: içeriğe ve ada göre bulunur; birkaçını virgülle ayırın</translation>
        </message>
        <message>
            <source>Empty: they are left out; otherwise one class</source>
            <translation>Boş: dışarıda bırakılır; yoksa tek sınıf</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Karakter kodlaması</translation>
        </message>
        <message>
            <source>English</source>
            <translation>İngilizce</translation>
        </message>
        <message>
            <source>Enough for {} %</source>
            <translation>{} % için yeterli</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropi</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Hatalar</translation>
        </message>
        <message>
            <source>Escapes</source>
            <translation>Kaçış dizileri</translation>
        </message>
        <message>
            <source>Esperanto</source>
            <translation>Esperanto</translation>
        </message>
        <message>
            <source>Estimate of the term matrix G</source>
            <translation>Terim matrisi G'nin kestirimi</translation>
        </message>
        <message>
            <source>Estimated accuracy </source>
            <translation>Tahmini doğruluk </translation>
        </message>
        <message>
            <source>Estonian</source>
            <translation>Estonca</translation>
        </message>
        <message>
            <source>Euclidean</source>
            <translation>Öklid</translation>
        </message>
        <message>
            <source>Every document is a mixture of topics, every topic a distribution of terms.</source>
            <translation>Her belge konuların bir karışımı, her konu terimlerin bir dağılımıdır.</translation>
        </message>
        <message>
            <source>Every document is linked to the documents most similar to it.</source>
            <translation>Her belge kendisine en benzer belgelere bağlanır.</translation>
        </message>
        <message>
            <source>Every document with a class has the same: {}.</source>
            <translation>Sınıfı olan bütün belgelerin sınıfı aynı: {}.</translation>
        </message>
        <message>
            <source>Every labelled document is a source of its class and a sink of the others on the graph of nearest neighbours.</source>
            <translation>Her etiketli belge, en yakın komşular çizgesinde kendi sınıfının kaynağı, ötekilerin gideridir.</translation>
        </message>
        <message>
            <source>Every tenth question is a random check, without a suggestion, that nothing is learnt from. The estimate and its interval come from these alone.</source>
            <translation>Her onuncu soru, önerisiz ve hiçbir şey öğrenilmeyen rastgele bir denetimdir. Tahmin ve aralığı yalnız bunlardan gelir.</translation>
        </message>
        <message>
            <source>Examination</source>
            <translation>İnceleme</translation>
        </message>
        <message>
            <source>Experiment</source>
            <translation>Deney</translation>
        </message>
        <message>
            <source>Export writes the corpus, a model and a report; Finish and evaluate compares methods on your labels. ? lists all keys, and F1 explains the page.</source>
            <translation>Dışa aktar derlemi, bir modeli ve bir raporu yazar; Bitir ve değerlendir yöntemleri etiketlerinizle karşılaştırır. ? tüm tuşları listeler, F1 sayfayı açıklar.</translation>
        </message>
        <message>
            <source>F-measure</source>
            <translation>F ölçüsü</translation>
        </message>
        <message>
            <source>F1 (macro)</source>
            <translation>F1 (makro)</translation>
        </message>
        <message>
            <source>F1 (micro)</source>
            <translation>F1 (mikro)</translation>
        </message>
        <message>
            <source>F1 (weighted)</source>
            <translation>F1 (ağırlıklı)</translation>
        </message>
        <message>
            <source>F1 per class</source>
            <translation>Sınıf başına F1</translation>
        </message>
        <message>
            <source>Factor γ</source>
            <translation>Çarpan γ</translation>
        </message>
        <message>
            <source>Failed</source>
            <translation>Başarısız</translation>
        </message>
        <message>
            <source>False</source>
            <translation>hayır</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Öznitelikler</translation>
        </message>
        <message>
            <source>Few labels</source>
            <translation>Az etiket</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Figure</translation>
        </message>
        <message>
            <source>File names or identifiers that reveal the class</source>
            <translation>Sınıfı ele veren dosya adları ya da kimlikler</translation>
        </message>
        <message>
            <source>File of decisions that replace labels; the corpus is not changed</source>
            <translation>Etiketlerin yerini alan kararlar dosyası; derlem değişmez</translation>
        </message>
        <message>
            <source>Film reviews with four ordered ratings</source>
            <translation>Dört sıralı derecelendirmeli film eleştirileri</translation>
        </message>
        <message>
            <source>Film reviews, positive and negative</source>
            <translation>Film eleştirileri, olumlu ve olumsuz</translation>
        </message>
        <message>
            <source>Finnish</source>
            <translation>Fince</translation>
        </message>
        <message>
            <source>First look</source>
            <translation>İlk bakış</translation>
        </message>
        <message>
            <source>First look at {}</source>
            <translation>İlk bakış: {}</translation>
        </message>
        <message>
            <source>First row</source>
            <translation>İlk satır</translation>
        </message>
        <message>
            <source>Flexible constrained clustering</source>
            <translation>Esnek kısıtlı kümeleme</translation>
        </message>
        <message>
            <source>Folds</source>
            <translation>Katlar</translation>
        </message>
        <message>
            <source>For GVSM-COV, LSI-COV and PCA-COV; the paper's is the covariance</source>
            <translation>GVSM-COV, LSI-COV ve PCA-COV için; makalede kovaryans kullanılır</translation>
        </message>
        <message>
            <source>For ratings and grades</source>
            <translation>Derecelendirmeler ve notlar için</translation>
        </message>
        <message>
            <source>For research; no licence is stated.</source>
            <translation>For research; no licence is stated.</translation>
        </message>
        <message>
            <source>For the final test alone</source>
            <translation>Yalnız son test için</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Biçim</translation>
        </message>
        <message>
            <source>French</source>
            <translation>Fransızca</translation>
        </message>
        <message>
            <source>Friedman p</source>
            <translation>Friedman p</translation>
        </message>
        <message>
            <source>From {} to {}.</source>
            <translation>{} – {}.</translation>
        </message>
        <message>
            <source>GVSM-COV</source>
            <translation>GVSM-COV</translation>
        </message>
        <message>
            <source>Gaussian</source>
            <translation>Gauss</translation>
        </message>
        <message>
            <source>Gaussian of Hamming distances</source>
            <translation>Hamming uzaklıklarının Gauss'u</translation>
        </message>
        <message>
            <source>Gaussian of given distances</source>
            <translation>verilen uzaklıkların Gauss'u</translation>
        </message>
        <message>
            <source>German</source>
            <translation>Almanca</translation>
        </message>
        <message>
            <source>Give documents their classes by hand</source>
            <translation>Belgelere elle sınıf verin</translation>
        </message>
        <message>
            <source>Given</source>
            <translation>Verilen</translation>
        </message>
        <message>
            <source>Greek</source>
            <translation>Yunanca</translation>
        </message>
        <message>
            <source>Green: not significantly worse.</source>
            <translation>Yeşil: anlamlı ölçüde kötü değil.</translation>
        </message>
        <message>
            <source>Grouping with bias</source>
            <translation>Yanlı gruplama</translation>
        </message>
        <message>
            <source>Growing training sets, nested within a repeat; all other documents are the test.</source>
            <translation>Bir yineleme içinde iç içe, büyüyen eğitim kümeleri; öteki tüm belgeler testtir.</translation>
        </message>
        <message>
            <source>Gujarati</source>
            <translation>Gucaratça</translation>
        </message>
        <message>
            <source>HOSK</source>
            <translation>HOSK</translation>
        </message>
        <message>
            <source>HOSK, improved</source>
            <translation>HOSK, geliştirilmiş</translation>
        </message>
        <message>
            <source>HOSK, transductive</source>
            <translation>HOSK, transdüktif</translation>
        </message>
        <message>
            <source>HTML in the texts</source>
            <translation>Metinlerde HTML</translation>
        </message>
        <message>
            <source>Half the memory; about seven digits</source>
            <translation>Yarı bellek; yaklaşık yedi basamak</translation>
        </message>
        <message>
            <source>Hebrew</source>
            <translation>İbranice</translation>
        </message>
        <message>
            <source>Held-out share</source>
            <translation>Ayrılan pay</translation>
        </message>
        <message>
            <source>Hierarchical clustering</source>
            <translation>Hiyerarşik kümeleme</translation>
        </message>
        <message>
            <source>Higher cost with few labels b</source>
            <translation>Az etikette daha yüksek maliyet b</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel (HOSK)</source>
            <translation>Yüksek dereceli anlamsal çekirdek (HOSK)</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel (HOSK), our improved variant</source>
            <translation>Yüksek dereceli anlamsal çekirdek (HOSK), geliştirilmiş biçimimiz</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel (HOSK), transductive</source>
            <translation>Yüksek dereceli anlamsal çekirdek (HOSK), transdüktif</translation>
        </message>
        <message>
            <source>Higher-order semantic kernel: accuracy against training size on three corpora</source>
            <translation>Yüksek dereceli anlamsal çekirdek: üç derlemde eğitim boyutuna göre doğruluk</translation>
        </message>
        <message>
            <source>Higher-order semantic kernels</source>
            <translation>Yüksek dereceli anlamsal çekirdekler</translation>
        </message>
        <message>
            <source>Highest order of paths</source>
            <translation>Yolların en yüksek derecesi</translation>
        </message>
        <message>
            <source>Hindi</source>
            <translation>Hintçe</translation>
        </message>
        <message>
            <source>Holm's correction over all pairs</source>
            <translation>tüm çiftlerde Holm düzeltmesi</translation>
        </message>
        <message>
            <source>How accurate it is cannot be estimated from so few labels.</source>
            <translation>Bu kadar az etiketle doğruluğu tahmin edilemez.</translation>
        </message>
        <message>
            <source>How clusters merge</source>
            <translation>Kümeler nasıl birleşir</translation>
        </message>
        <message>
            <source>How much can be learnt from a few labels? The method “Few labels” against the methods it chooses from and the linear SVM, on the built-in corpus.</source>
            <translation>Birkaç etiketten ne kadar öğrenilebilir? Yerleşik derlemde “Az etiket” yöntemi, seçtiği yöntemlere ve doğrusal SVM'ye karşı.</translation>
        </message>
        <message>
            <source>How much links count</source>
            <translation>Bağların ağırlığı</translation>
        </message>
        <message>
            <source>How often methods are right about what they are surest of</source>
            <translation>Yöntemler en emin olduklarında ne sıklıkta haklı</translation>
        </message>
        <message>
            <source>Hungarian</source>
            <translation>Macarca</translation>
        </message>
        <message>
            <source>Hybrid models of document similarity: other estimates of the term matrix</source>
            <translation>Belge benzerliğinin karma modelleri: terim matrisinin başka kestirimleri</translation>
        </message>
        <message>
            <source>Hybrid models of document similarity: six models, three clusterings, thirteen corpora</source>
            <translation>Belge benzerliğinin karma modelleri: altı model, üç kümeleme, on üç derlem</translation>
        </message>
        <message>
            <source>ISO-8859-1</source>
            <translation>ISO-8859-1</translation>
        </message>
        <message>
            <source>Identifier column</source>
            <translation>Kimlik sütunu</translation>
        </message>
        <message>
            <source>Identifiers, separated by semicolons</source>
            <translation>Noktalı virgülle ayrılmış kimlikler</translation>
        </message>
        <message>
            <source>If fixed; in units of 1 / median degree of the linked terms; 0: no diffusion</source>
            <translation>Sabitse; bağlı terimlerin 1 / ortanca derecesi biriminde; 0: yayınım yok</translation>
        </message>
        <message>
            <source>If this is not what the texts are about, no method can learn it and all scores stay near chance.</source>
            <translation>Metinlerin konusu bu değilse hiçbir yöntem öğrenemez ve tüm puanlar rastlantıya yakın kalır.</translation>
        </message>
        <message>
            <source>In documents; 0: none. A share from 0 to 1 for the balanced interpretation</source>
            <translation>Belgelerde; 0: yok. Dengeli yorumda 0–1 arası bir pay</translation>
        </message>
        <message>
            <source>In numeric data: a code per value, or a column per value</source>
            <translation>Sayısal veride: değer başına bir kod ya da bir sütun</translation>
        </message>
        <message>
            <source>In numeric data; fill: by the mean, or the most frequent nominal value</source>
            <translation>Sayısal veride; doldur: ortalamayla ya da en sık adsal değerle</translation>
        </message>
        <message>
            <source>In the last round</source>
            <translation>Son turda</translation>
        </message>
        <message>
            <source>In the paper's method the links between labelled documents outweigh the graph of the texts, and the more labels there are, the worse it gets (see spectral classification).</source>
            <translation>Makalenin yönteminde etiketli belgeler arasındaki bağlantılar metinlerin çizgesine ağır basar ve etiket arttıkça sonuç kötüleşir (bkz. spektral sınıflandırma).</translation>
        </message>
        <message>
            <source>In the smoothed space; off: the kernel of the paper</source>
            <translation>Yumuşatılmış uzayda; kapalı: makaledeki çekirdek</translation>
        </message>
        <message>
            <source>Indonesian</source>
            <translation>Endonezce</translation>
        </message>
        <message>
            <source>Irish</source>
            <translation>İrlandaca</translation>
        </message>
        <message>
            <source>Irregular rows</source>
            <translation>Düzensiz satırlar</translation>
        </message>
        <message>
            <source>It classifies about {} of new documents correctly ({} to {}, 95 % interval, tested once on {} documents that no choice had seen).</source>
            <translation>Yeni belgelerin yaklaşık {} kadarını doğru sınıflandırır ({} – {}, %95 aralığı, hiçbir seçimin görmediği {} belgede bir kez test edildi).</translation>
        </message>
        <message>
            <source>Italian</source>
            <translation>İtalyanca</translation>
        </message>
        <message>
            <source>JSON</source>
            <translation>JSON</translation>
        </message>
        <message>
            <source>JSON, one document per line</source>
            <translation>JSON, satır başına bir belge</translation>
        </message>
        <message>
            <source>Japanese</source>
            <translation>Japonca</translation>
        </message>
        <message>
            <source>Keep at most {number} documents of a class</source>
            <translation>Sınıf başına en çok {number} belge tut</translation>
        </message>
        <message>
            <source>Keep class shares</source>
            <translation>Sınıf paylarını koru</translation>
        </message>
        <message>
            <source>Keep documents in {}</source>
            <translation>{} dilindeki belgeleri tut</translation>
        </message>
        <message>
            <source>Keep the first document of each group</source>
            <translation>Her grubun ilk belgesini tut</translation>
        </message>
        <message>
            <source>Keep the first of equal documents</source>
            <translation>Eşit belgelerin ilkini tut</translation>
        </message>
        <message>
            <source>Keeping shorter words or fewer stop words also helps.</source>
            <translation>Daha kısa sözcükleri ya da daha az durak sözcüğünü çıkarmak da yardımcı olur.</translation>
        </message>
        <message>
            <source>Kept collocations</source>
            <translation>Tutulan eşdizimler</translation>
        </message>
        <message>
            <source>Kernel</source>
            <translation>Çekirdek</translation>
        </message>
        <message>
            <source>Kernel matrix: hinge loss; primal or dual: squared hinge loss</source>
            <translation>Çekirdek matrisi: menteşe kaybı; primal ya da dual: karesel menteşe kaybı</translation>
        </message>
        <message>
            <source>Kernel scaling</source>
            <translation>Çekirdek ölçekleme</translation>
        </message>
        <message>
            <source>Khmer</source>
            <translation>Kmerce</translation>
        </message>
        <message>
            <source>Kinds of terms</source>
            <translation>Terim türleri</translation>
        </message>
        <message>
            <source>Korean</source>
            <translation>Korece</translation>
        </message>
        <message>
            <source>Krippendorff's α</source>
            <translation>Krippendorff α</translation>
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
            <translation>LDA konuları</translation>
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
            <translation>Etiketle</translation>
        </message>
        <message>
            <source>Label a cluster at once</source>
            <translation>Bir kümeyi bir kerede etiketleyin</translation>
        </message>
        <message>
            <source>Label documents</source>
            <translation>Belgeleri etiketle</translation>
        </message>
        <message>
            <source>Label spreading</source>
            <translation>Etiket yayma</translation>
        </message>
        <message>
            <source>Labelled documents</source>
            <translation>Etiketli belgeler</translation>
        </message>
        <message>
            <source>Labelling</source>
            <translation>Etiketleme</translation>
        </message>
        <message>
            <source>Labelling of {}</source>
            <translation>{} etiketlemesi</translation>
        </message>
        <message>
            <source>Labels of at least two classes are needed for a model.</source>
            <translation>Model için en az iki sınıftan etiket gerekir.</translation>
        </message>
        <message>
            <source>Labels of {}</source>
            <translation>{} etiketleri</translation>
        </message>
        <message>
            <source>Labels per class for equal parts h</source>
            <translation>Eşit paylar için sınıf başına etiket h</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Dil</translation>
        </message>
        <message>
            <source>Lao</source>
            <translation>Laoca</translation>
        </message>
        <message>
            <source>Large eigenvalues indicate coherent groups. The largest drop suggests how many such groups there are.</source>
            <translation>Büyük özdeğerler tutarlı grupları gösterir. En büyük düşüş kaç grup olduğunu sezdirir.</translation>
        </message>
        <message>
            <source>Larger: more noise</source>
            <translation>Büyük: daha çok gürültü</translation>
        </message>
        <message>
            <source>Larger: rare terms count more</source>
            <translation>Büyük: ender terimler daha çok sayılır</translation>
        </message>
        <message>
            <source>Larger: smaller penalty</source>
            <translation>Büyük: daha küçük ceza</translation>
        </message>
        <message>
            <source>Largest class</source>
            <translation>En büyük sınıf</translation>
        </message>
        <message>
            <source>Largest depth</source>
            <translation>En büyük derinlik</translation>
        </message>
        <message>
            <source>Latent dimensions</source>
            <translation>Gizil boyutlar</translation>
        </message>
        <message>
            <source>Latent semantic indexing replaces each training document by its best approximation of low rank.</source>
            <translation>Gizli anlamsal dizinleme her eğitim belgesini en iyi düşük ranklı yaklaşımıyla değiştirir.</translation>
        </message>
        <message>
            <source>Learn on</source>
            <translation>Öğrenilen</translation>
        </message>
        <message>
            <source>Learning curve</source>
            <translation>Öğrenme eğrisi</translation>
        </message>
        <message>
            <source>Learning curves of all runs</source>
            <translation>Tüm çalıştırmaların öğrenme eğrileri</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>Öğrenme hızı</translation>
        </message>
        <message>
            <source>Leave out the clustering methods</source>
            <translation>Kümeleme yöntemlerini çıkar</translation>
        </message>
        <message>
            <source>Leave these documents out</source>
            <translation>Bu belgeleri dışarıda bırak</translation>
        </message>
        <message>
            <source>Leaves of a tree</source>
            <translation>Bir ağacın yaprakları</translation>
        </message>
        <message>
            <source>Length normalisation</source>
            <translation>Uzunluk normalleştirme</translation>
        </message>
        <message>
            <source>Like the term-cluster kernel, for small training sets: few documents contain few pairs of terms, so the graph of terms is sparse.</source>
            <translation>Küçük eğitim kümeleri için terim kümesi çekirdeği gibi: az belge az terim çifti içerir, bu yüzden terim çizgesi seyrektir.</translation>
        </message>
        <message>
            <source>Linear SVM</source>
            <translation>Doğrusal SVM</translation>
        </message>
        <message>
            <source>Linear SVM on term-diffused documents</source>
            <translation>Terim yayınımlı belgelerde doğrusal SVM</translation>
        </message>
        <message>
            <source>Linear SVM on topics</source>
            <translation>Konularda doğrusal SVM</translation>
        </message>
        <message>
            <source>Linear SVM on word vectors</source>
            <translation>Sözcük vektörlerinde doğrusal SVM</translation>
        </message>
        <message>
            <source>Linear SVM with probabilities</source>
            <translation>Olasılıklı doğrusal SVM</translation>
        </message>
        <message>
            <source>Linear scores of all classes are turned into probabilities; the weights maximise the likelihood of the training classes with a penalty on large weights.</source>
            <translation>Tüm sınıfların doğrusal puanları olasılığa çevrilir; ağırlıklar, büyük ağırlıklar cezalandırılarak eğitim sınıflarının olabilirliğini en büyük yapar.</translation>
        </message>
        <message>
            <source>Linkage</source>
            <translation>Bağlantı</translation>
        </message>
        <message>
            <source>Links</source>
            <translation>Bağlar</translation>
        </message>
        <message>
            <source>Links per term</source>
            <translation>Terim başına bağ</translation>
        </message>
        <message>
            <source>Links say which pairs of documents belong together or apart.</source>
            <translation>Bağlantılar hangi belge çiftlerinin birlikte, hangilerinin ayrı olduğunu belirtir.</translation>
        </message>
        <message>
            <source>Lithuanian</source>
            <translation>Litvanca</translation>
        </message>
        <message>
            <source>Log loss</source>
            <translation>Log kaybı</translation>
        </message>
        <message>
            <source>Logistic regression</source>
            <translation>Lojistik regresyon</translation>
        </message>
        <message>
            <source>Longest character n-gram</source>
            <translation>En uzun karakter n-gramı</translation>
        </message>
        <message>
            <source>Longest n-gram</source>
            <translation>En uzun n-gram</translation>
        </message>
        <message>
            <source>Lost characters</source>
            <translation>Yitik karakterler</translation>
        </message>
        <message>
            <source>Lower case</source>
            <translation>Küçük harf</translation>
        </message>
        <message>
            <source>Lower points mean better separated classes, points further left a smaller reconstruction error; sprinkling trades one for the other. A line joins the training sizes of a method.</source>
            <translation>Alttaki noktalar daha iyi ayrılmış sınıflar, soldakiler daha küçük yeniden kurma hatası demektir; serpiştirme birini ötekiyle takas eder. Çizgi bir yöntemin eğitim boyutlarını bağlar.</translation>
        </message>
        <message>
            <source>Lymphocytes: gene expression, diffuse large B-cell lymphoma against the rest</source>
            <translation>Lenfositler: gen ifadesi, diffüz büyük B hücreli lenfoma ötekilere karşı</translation>
        </message>
        <message>
            <source>Mail headers in the texts</source>
            <translation>Metinlerde posta başlıkları</translation>
        </message>
        <message>
            <source>Malay</source>
            <translation>Malayca</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Harita</translation>
        </message>
        <message>
            <source>MatrixMarket counts</source>
            <translation>MatrixMarket sayıları</translation>
        </message>
        <message>
            <source>Matthews correlation (MCC)</source>
            <translation>Matthews korelasyonu (MCC)</translation>
        </message>
        <message>
            <source>Maximum compression ratio</source>
            <translation>En büyük sıkıştırma oranı</translation>
        </message>
        <message>
            <source>Maximum document share</source>
            <translation>En büyük belge payı</translation>
        </message>
        <message>
            <source>Maximum document share of linked terms</source>
            <translation>Bağlı terimlerin en büyük belge payı</translation>
        </message>
        <message>
            <source>Maximum is the paper's; it makes the kernel tiny and needs a cost far above 1</source>
            <translation>En büyük makaledekidir; çekirdeği çok küçültür ve 1'in çok üstünde maliyet gerektirir</translation>
        </message>
        <message>
            <source>Maximum iterations</source>
            <translation>En çok yineleme</translation>
        </message>
        <message>
            <source>Maximum normalised cut</source>
            <translation>En büyük normalleştirilmiş kesim</translation>
        </message>
        <message>
            <source>Maximum number of documents</source>
            <translation>En çok belge</translation>
        </message>
        <message>
            <source>Maximum sprinkling length</source>
            <translation>En büyük serpiştirme uzunluğu</translation>
        </message>
        <message>
            <source>Maximum unpacked size (MB)</source>
            <translation>Açılmış en büyük boyut (MB)</translation>
        </message>
        <message>
            <source>Maximum words per document</source>
            <translation>Belge başına en çok sözcük</translation>
        </message>
        <message>
            <source>McNemar's test on the documents of one split</source>
            <translation>Bir bölmenin belgelerinde McNemar testi</translation>
        </message>
        <message>
            <source>Mean absolute rank error</source>
            <translation>Ortalama mutlak sıra hatası</translation>
        </message>
        <message>
            <source>Mean ± standard deviation</source>
            <translation>Ortalama ± standart sapma</translation>
        </message>
        <message>
            <source>Mean ± standard deviation, compared with a reference</source>
            <translation>Ortalama ± standart sapma, bir referansla karşılaştırılmış</translation>
        </message>
        <message>
            <source>Measures how badly the terms of a document fit all other classes together.</source>
            <translation>Bir belgenin terimlerinin öteki sınıfların tümüne ne kadar kötü uyduğunu ölçer.</translation>
        </message>
        <message>
            <source>Megabytes per worker</source>
            <translation>Süreç başına megabayt</translation>
        </message>
        <message>
            <source>Memory of a worker in megabytes</source>
            <translation>Süreç başına bellek (MB)</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Yöntem</translation>
        </message>
        <message>
            <source>Method added: {}</source>
            <translation>Eklenen yöntem: {}</translation>
        </message>
        <message>
            <source>Method removed: {}</source>
            <translation>Kaldırılan yöntem: {}</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>Yöntemler</translation>
        </message>
        <message>
            <source>Methods are compared on part of the documents, and the winner is tested on the others.</source>
            <translation>Yöntemler belgelerin bir kısmında karşılaştırılır, kazanan ötekilerde test edilir.</translation>
        </message>
        <message>
            <source>Methods further left rank better on average over the corpora. A thick bar joins methods whose ranks do not differ significantly.</source>
            <translation>Soldaki yöntemler derlemlerde ortalama olarak daha iyi sıradadır. Kalın çubuk sıraları anlamlı ölçüde farklı olmayan yöntemleri birleştirir.</translation>
        </message>
        <message>
            <source>Methods learn senders, organisations and subject lines instead of topics; their scores do not carry over to other texts.</source>
            <translation>Yöntemler konu yerine gönderen, kurum ve konu satırı öğrenir; puanları başka metinlere taşınmaz.</translation>
        </message>
        <message>
            <source>Methods learn who writes in which class instead of what the texts are about.</source>
            <translation>Yöntemler metinlerin konusu yerine hangi sınıfta kimin yazdığını öğrenir.</translation>
        </message>
        <message>
            <source>Methods learn who writes in which class; the same writers are in training and test, but not in new texts.</source>
            <translation>Yöntemler hangi sınıfta kimin yazdığını öğrenir; aynı yazarlar eğitimde ve testte vardır, yeni metinlerde yoktur.</translation>
        </message>
        <message>
            <source>Methods leave the race when others are better. The winner alone is tested on documents that no choice has seen.</source>
            <translation>Başkaları daha iyiyse yöntemler yarıştan çıkar. Yalnız kazanan, hiçbir seçimin görmediği belgelerde test edilir.</translation>
        </message>
        <message>
            <source>Methods read the class instead of predicting it; scores mean nothing for texts without it.</source>
            <translation>Yöntemler sınıfı tahmin etmek yerine okur; puanlar onsuz metinler için bir şey söylemez.</translation>
        </message>
        <message>
            <source>Methods read the rating instead of the opinion; scores mean nothing for texts without it.</source>
            <translation>Yöntemler görüş yerine derecelendirmeyi okur; puanlar onsuz metinler için bir şey söylemez.</translation>
        </message>
        <message>
            <source>Methods recognise this text instead of the content; scores do not carry over to other sources.</source>
            <translation>Yöntemler içerik yerine bu metni tanır; puanlar başka kaynaklara taşınmaz.</translation>
        </message>
        <message>
            <source>Methods see nothing of such a document and can only guess its class.</source>
            <translation>Yöntemler böyle bir belgeden hiçbir şey görmez, sınıfını ancak tahmin edebilir.</translation>
        </message>
        <message>
            <source>Methods see texts only, so identifiers do no harm unless they are part of the text or of a table that is given to another program.</source>
            <translation>Yöntemler yalnız metni görür; kimlikler metnin ya da başka programa verilen bir tablonun parçası olmadıkça zararsızdır.</translation>
        </message>
        <message>
            <source>Methods:</source>
            <translation>Yöntemler:</translation>
        </message>
        <message>
            <source>Metric added: {}</source>
            <translation>Eklenen ölçüt: {}</translation>
        </message>
        <message>
            <source>Metric removed: {}</source>
            <translation>Kaldırılan ölçüt: {}</translation>
        </message>
        <message>
            <source>Mini Newsgroups, 100 messages of each group</source>
            <translation>Mini Newsgroups, her gruptan 100 ileti</translation>
        </message>
        <message>
            <source>Minimum document frequency</source>
            <translation>En az belge sıklığı</translation>
        </message>
        <message>
            <source>Minimum word length</source>
            <translation>En az sözcük uzunluğu</translation>
        </message>
        <message>
            <source>Minimum words per document</source>
            <translation>Belge başına en az sözcük</translation>
        </message>
        <message>
            <source>Minutes</source>
            <translation>Dakika</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Kip</translation>
        </message>
        <message>
            <source>More labels bring little: {} points per doubling</source>
            <translation>Daha çok etiket az getirir: her ikiye katlamada {} puan</translation>
        </message>
        <message>
            <source>More labels help: +{} points per doubling, from {}</source>
            <translation>Daha çok etiket yardımcı olur: her ikiye katlamada +{} puan, {} düzeyinden</translation>
        </message>
        <message>
            <source>More than chance: p {} ({}).</source>
            <translation>Rastlantıdan fazlası: p {} ({}).</translation>
        </message>
        <message>
            <source>Most eigenvectors</source>
            <translation>En çok özvektör</translation>
        </message>
        <message>
            <source>Most frequent terms</source>
            <translation>En sık terimler</translation>
        </message>
        <message>
            <source>Move single documents</source>
            <translation>Tek tek belge taşı</translation>
        </message>
        <message>
            <source>Multiclass scheme</source>
            <translation>Çok sınıflı düzen</translation>
        </message>
        <message>
            <source>Multinomial naive Bayes</source>
            <translation>Çokterimli naif Bayes</translation>
        </message>
        <message>
            <source>N-grams</source>
            <translation>N-gramlar</translation>
        </message>
        <message>
            <source>NB-SVM</source>
            <translation>NB-SVM</translation>
        </message>
        <message>
            <source>NB-SVM on unweighted words</source>
            <translation>Ağırlıksız sözcüklerde NB-SVM</translation>
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
            <translation>NMF konuları</translation>
        </message>
        <message>
            <source>Naive Bayes gives the log ratio of each term for a class; a linear SVM uses the terms weighted by it.</source>
            <translation>Naive Bayes her terim için bir sınıfın log oranını verir; doğrusal bir SVM bununla ağırlıklandırılmış terimleri kullanır.</translation>
        </message>
        <message>
            <source>Naive Bayes learns from the labelled documents, guesses the classes of the others, learns from these guesses too, and so on.</source>
            <translation>Naive Bayes etiketli belgelerden öğrenir, ötekilerin sınıflarını tahmin eder, bu tahminlerden de öğrenir ve böyle sürer.</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Ad</translation>
        </message>
        <message>
            <source>Name of all other classes</source>
            <translation>Öteki tüm sınıfların adı</translation>
        </message>
        <message>
            <source>Name the classes</source>
            <translation>Sınıfları adlandırın</translation>
        </message>
        <message>
            <source>Names of tags, attributes and addresses are counted as words; where only some sources have them, methods learn the source.</source>
            <translation>Etiket, öznitelik ve adres adları sözcük sayılır; yalnız bazı kaynaklarda varsa yöntemler kaynağı öğrenir.</translation>
        </message>
        <message>
            <source>Near 0: the paper's equation, and each part of the graph follows its majority</source>
            <translation>0'a yakın: makaledeki denklem; çizgenin her parçası çoğunluğuna uyar</translation>
        </message>
        <message>
            <source>Near duplicates</source>
            <translation>Benzer kopyalar</translation>
        </message>
        <message>
            <source>Nearest centroid</source>
            <translation>En yakın ağırlık merkezi</translation>
        </message>
        <message>
            <source>Nearest neighbours, Euclidean</source>
            <translation>En yakın komşular, Öklid</translation>
        </message>
        <message>
            <source>Nearest neighbours, cosine</source>
            <translation>En yakın komşular, kosinüs</translation>
        </message>
        <message>
            <source>Nearest terms</source>
            <translation>En yakın terimler</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Komşular</translation>
        </message>
        <message>
            <source>Neighbours of a dense document</source>
            <translation>Yoğun bir belgenin komşuları</translation>
        </message>
        <message>
            <source>Neighbours that vote</source>
            <translation>Oy veren komşular</translation>
        </message>
        <message>
            <source>Nepali</source>
            <translation>Nepalce</translation>
        </message>
        <message>
            <source>New documents</source>
            <translation>Yeni belgeler</translation>
        </message>
        <message>
            <source>No configuration is called {}; there are {}.</source>
            <translation>{} adlı yapılandırma yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>No document is used for training twice if there are enough for sizes × repeats; a test can then find differences with few labels</source>
            <translation>Boyut × yineleme için yeterince belge varsa hiçbir belge eğitimde iki kez kullanılmaz; test az etiketle de fark bulabilir</translation>
        </message>
        <message>
            <source>No document of the corpus has a class, so there is nothing to learn from; read it with classes (for a table, choose the class column), or use a clustering protocol.</source>
            <translation>Derlemdeki hiçbir belgenin sınıfı yok; öğrenilecek bir şey yok. Sınıflarıyla okuyun (tabloda sınıf sütununu seçin) ya da kümeleme protokolü kullanın.</translation>
        </message>
        <message>
            <source>No method can get all of them right, and what is learnt from them contradicts itself.</source>
            <translation>Hiçbir yöntem hepsini doğru bilemez; bunlardan öğrenilen kendisiyle çelişir.</translation>
        </message>
        <message>
            <source>No random checks were made, so the accuracy is unknown.</source>
            <translation>Rastgele denetim yapılmadı; doğruluk bilinmiyor.</translation>
        </message>
        <message>
            <source>No setting of the plan is swept. Give a setting several values to see the score against it.</source>
            <translation>Planda taranan ayar yok. Puanı ona karşı görmek için bir ayara birkaç değer verin.</translation>
        </message>
        <message>
            <source>No trial has both measures. Choose the metrics W/B and squared error with a method that has latent dimensions, such as sprinkled LSI.</source>
            <translation>Her iki ölçüyü de taşıyan deneme yok. Serpiştirmeli LSI gibi gizil boyutlu bir yöntemle W/B ve karesel hata ölçütlerini seçin.</translation>
        </message>
        <message>
            <source>No trial has the training size {}; the runs have {}.</source>
            <translation>{} eğitim boyutlu deneme yok; çalıştırmalarda {} var.</translation>
        </message>
        <message>
            <source>Noise goes to</source>
            <translation>Gürültü şuraya</translation>
        </message>
        <message>
            <source>Nominal columns</source>
            <translation>Adsal sütunlar</translation>
        </message>
        <message>
            <source>None of the decisions is about a document of this corpus.</source>
            <translation>Kararların hiçbiri bu derlemdeki bir belgeyle ilgili değil.</translation>
        </message>
        <message>
            <source>Normalisation</source>
            <translation>Normalleştirme</translation>
        </message>
        <message>
            <source>Normalised mutual information</source>
            <translation>Normalleştirilmiş karşılıklı bilgi</translation>
        </message>
        <message>
            <source>Norwegian</source>
            <translation>Norveççe</translation>
        </message>
        <message>
            <source>Not enough memory. {}</source>
            <translation>Bellek yetersiz. {}</translation>
        </message>
        <message>
            <source>Not tested: a test needs {} shared splits, or accuracy on one split.</source>
            <translation>Test edilmedi: test için {} ortak bölme ya da bir bölmede doğruluk gerekir.</translation>
        </message>
        <message>
            <source>Not yet sure of {} %</source>
            <translation>%{} henüz kesin değil</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notlar</translation>
        </message>
        <message>
            <source>Nothing needs to be done in this program.</source>
            <translation>Bu programda yapılacak bir şey yok.</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Sayılar</translation>
        </message>
        <message>
            <source>Numbers of pairwise constraints</source>
            <translation>İkili kısıt sayıları</translation>
        </message>
        <message>
            <source>Of a Gaussian affinity, in units of the median distance of two documents</source>
            <translation>Gauss yakınlığının, iki belgenin ortanca uzaklığı biriminde</translation>
        </message>
        <message>
            <source>Of another width, or without a text; join: surplus fields and broken lines become part of the text</source>
            <translation>Başka genişlikte ya da metinsiz; ekle: fazla alanlar ve kırık satırlar metnin parçası olur</translation>
        </message>
        <message>
            <source>Of equal documents: all, the first, or none of those with different classes</source>
            <translation>Eşit belgelerden: hepsi, ilki ya da farklı sınıflı olanların hiçbiri</translation>
        </message>
        <message>
            <source>Of {} held-out labels, {} were predicted correctly; by the neighbours in the graph {}, by the largest class {}.</source>
            <translation>Ayrılan {} etiketin {} kadarı doğru tahmin edildi; çizgedeki komşularla {}, en büyük sınıfla {}.</translation>
        </message>
        <message>
            <source>Off: gauss and exp also give weight to pairs without common documents</source>
            <translation>Kapalı: gauss ve exp ortak belgesi olmayan çiftlere de ağırlık verir</translation>
        </message>
        <message>
            <source>Off: the eigenvectors themselves, as in the multiway normalised cut</source>
            <translation>Kapalı: çok yollu normalleştirilmiş kesimdeki gibi özvektörlerin kendisi</translation>
        </message>
        <message>
            <source>Offer the tour at the start</source>
            <translation>Açılışta turu öner</translation>
        </message>
        <message>
            <source>On the labelled documents; C is ignored then</source>
            <translation>Etiketli belgelerde; C o zaman yok sayılır</translation>
        </message>
        <message>
            <source>On the training documents; C is ignored then</source>
            <translation>Eğitim belgelerinde; C o zaman yok sayılır</translation>
        </message>
        <message>
            <source>On the training documents; changes which class is predicted, not its probability</source>
            <translation>Eğitim belgelerinde; tahmin edilen sınıfı değiştirir, olasılığını değil</translation>
        </message>
        <message>
            <source>One against one needs the kernel matrix</source>
            <translation>Bire karşı bir, çekirdek matrisi gerektirir</translation>
        </message>
        <message>
            <source>One class contains copies of others</source>
            <translation>Bir sınıf başkalarının kopyalarını içeriyor</translation>
        </message>
        <message>
            <source>One column of a paper (84 mm)</source>
            <translation>Makalede tek sütun (84 mm)</translation>
        </message>
        <message>
            <source>One method was tried; add others to judge its score.</source>
            <translation>Bir yöntem denendi; puanını değerlendirmek için başkalarını ekleyin.</translation>
        </message>
        <message>
            <source>One score for every method of every run</source>
            <translation>Her çalıştırmanın her yöntemi için bir puan</translation>
        </message>
        <message>
            <source>One trial each</source>
            <translation>Her biri bir deneme</translation>
        </message>
        <message>
            <source>Only one class</source>
            <translation>Yalnızca bir sınıf</translation>
        </message>
        <message>
            <source>Only terms that co-occur</source>
            <translation>Yalnız birlikte geçen terimler</translation>
        </message>
        <message>
            <source>Only these have vectors</source>
            <translation>Yalnız bunların vektörü olur</translation>
        </message>
        <message>
            <source>Open a corpus</source>
            <translation>Derlem aç</translation>
        </message>
        <message>
            <source>Open a corpus and examine its documents</source>
            <translation>Bir derlem açın ve belgelerini inceleyin</translation>
        </message>
        <message>
            <source>Open documents, with or without classes. Name two classes, then give documents their class by a key: the most useful ones come first, suggestions follow after every key, and random checks say how good they are.</source>
            <translation>Sınıflı ya da sınıfsız belgeler açın. İki sınıf adlandırın, sonra belgelere tuşla sınıf verin: önce en yararlıları gelir, her tuştan sonra öneri gelir, rastgele denetimler ne kadar iyi olduklarını söyler.</translation>
        </message>
        <message>
            <source>Open the file again and choose another class column.</source>
            <translation>Dosyayı yeniden açıp başka bir sınıf sütunu seçin.</translation>
        </message>
        <message>
            <source>Open the texts without classes</source>
            <translation>Metinleri sınıfsız aç</translation>
        </message>
        <message>
            <source>Open your own documents on the Corpus page and choose methods on the Experiment page. Run → New documents classifies your own text with this run, and F1 explains the current page.</source>
            <translation>Derlem sayfasında kendi belgelerinizi açın, Deney sayfasında yöntem seçin. Çalıştır → Yeni belgeler kendi metninizi bu çalıştırmayla sınıflandırır, F1 geçerli sayfayı açıklar.</translation>
        </message>
        <message>
            <source>Or table of a database; empty: the first that holds a table</source>
            <translation>Ya da bir veritabanının tablosu; boş: tablo içeren ilki</translation>
        </message>
        <message>
            <source>Order of cuts</source>
            <translation>Kesim sırası</translation>
        </message>
        <message>
            <source>Ordered classes</source>
            <translation>Sıralı sınıflar</translation>
        </message>
        <message>
            <source>Others stay as they are</source>
            <translation>Ötekiler olduğu gibi kalır</translation>
        </message>
        <message>
            <source>Our variants</source>
            <translation>Bizim biçimlerimiz</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Genel bakış</translation>
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
            <translation>Bir bölmenin belgelerinde eşli önyükleme</translation>
        </message>
        <message>
            <source>Paired t-test</source>
            <translation>Eşli t-testi</translation>
        </message>
        <message>
            <source>Pairs of training and test sets</source>
            <translation>Eğitim ve test kümesi çiftleri</translation>
        </message>
        <message>
            <source>Pairs that share a class, or only those that also share a document</source>
            <translation>Bir sınıfı paylaşan çiftler ya da yalnız bir belgeyi de paylaşanlar</translation>
        </message>
        <message>
            <source>Parameter σ of the edge weight</source>
            <translation>Kenar ağırlığının σ parametresi</translation>
        </message>
        <message>
            <source>Passes over the documents</source>
            <translation>Belgeler üzerinden geçiş</translation>
        </message>
        <message>
            <source>Pattern of a token</source>
            <translation>Token örüntüsü</translation>
        </message>
        <message>
            <source>Peak memory</source>
            <translation>En yüksek bellek</translation>
        </message>
        <message>
            <source>Penalty ρ of least squares</source>
            <translation>En küçük karelerin cezası ρ</translation>
        </message>
        <message>
            <source>Persian</source>
            <translation>Farsça</translation>
        </message>
        <message>
            <source>Poisson learning</source>
            <translation>Poisson öğrenme</translation>
        </message>
        <message>
            <source>Poisson learning, SVM student</source>
            <translation>Poisson öğrenme, SVM öğrenci</translation>
        </message>
        <message>
            <source>Polish</source>
            <translation>Lehçe</translation>
        </message>
        <message>
            <source>Polynomial SVM</source>
            <translation>Polinom SVM</translation>
        </message>
        <message>
            <source>Portuguese</source>
            <translation>Portekizce</translation>
        </message>
        <message>
            <source>Power of the idf</source>
            <translation>idf kuvveti</translation>
        </message>
        <message>
            <source>Precision (macro)</source>
            <translation>Kesinlik (makro)</translation>
        </message>
        <message>
            <source>Precision (micro)</source>
            <translation>Kesinlik (mikro)</translation>
        </message>
        <message>
            <source>Precision (weighted)</source>
            <translation>Kesinlik (ağırlıklı)</translation>
        </message>
        <message>
            <source>Precision per class</source>
            <translation>Sınıf başına kesinlik</translation>
        </message>
        <message>
            <source>Predicted class</source>
            <translation>Tahmin edilen sınıf</translation>
        </message>
        <message>
            <source>Presence instead of counts</source>
            <translation>Sayı yerine varlık</translation>
        </message>
        <message>
            <source>Press a key for each document</source>
            <translation>Her belge için bir tuşa basın</translation>
        </message>
        <message>
            <source>Protocol</source>
            <translation>Protokol</translation>
        </message>
        <message>
            <source>Protocol: {}</source>
            <translation>Protokol: {}</translation>
        </message>
        <message>
            <source>Protocol: {} → {}</source>
            <translation>Protokol: {} → {}</translation>
        </message>
        <message>
            <source>Public newsgroup messages, used for research; no licence is stated.</source>
            <translation>Public newsgroup messages, used for research; no licence is stated.</translation>
        </message>
        <message>
            <source>Purity</source>
            <translation>Saflık</translation>
        </message>
        <message>
            <source>Quadratic-weighted kappa</source>
            <translation>Karesel ağırlıklı kappa</translation>
        </message>
        <message>
            <source>Queue and history of the runs</source>
            <translation>Çalıştırmaların kuyruğu ve geçmişi</translation>
        </message>
        <message>
            <source>Quotation mark</source>
            <translation>Tırnak işareti</translation>
        </message>
        <message>
            <source>Quotes from other messages</source>
            <translation>Başka iletilerden alıntılar</translation>
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
            <translation>Yarış</translation>
        </message>
        <message>
            <source>Race on {}</source>
            <translation>Yarış: {}</translation>
        </message>
        <message>
            <source>Random forest</source>
            <translation>Rastgele orman</translation>
        </message>
        <message>
            <source>Ranks</source>
            <translation>Sıralar</translation>
        </message>
        <message>
            <source>Ranks need several corpora</source>
            <translation>Sıralar için birkaç derlem gerekir</translation>
        </message>
        <message>
            <source>Ratings in the texts</source>
            <translation>Metinlerde derecelendirme</translation>
        </message>
        <message>
            <source>Reading</source>
            <translation>Okuma</translation>
        </message>
        <message>
            <source>Recall (macro)</source>
            <translation>Duyarlılık (makro)</translation>
        </message>
        <message>
            <source>Recall (micro)</source>
            <translation>Duyarlılık (mikro)</translation>
        </message>
        <message>
            <source>Recall (weighted)</source>
            <translation>Duyarlılık (ağırlıklı)</translation>
        </message>
        <message>
            <source>Recall per class</source>
            <translation>Sınıf başına duyarlılık</translation>
        </message>
        <message>
            <source>Relative β {number}, chosen by training documents left out ({}).</source>
            <translation>Göreli β {number}, dışarıda bırakılan eğitim belgeleriyle seçildi ({}).</translation>
        </message>
        <message>
            <source>Remove class names</source>
            <translation>Sınıf adlarını çıkar</translation>
        </message>
        <message>
            <source>Remove e-mail and web addresses</source>
            <translation>E-posta ve web adreslerini çıkar</translation>
        </message>
        <message>
            <source>Remove identifiers</source>
            <translation>Kimlikleri çıkar</translation>
        </message>
        <message>
            <source>Remove lines in at least this many documents</source>
            <translation>En az bu kadar belgede geçen satırları çıkar</translation>
        </message>
        <message>
            <source>Remove lines that at least {number} documents contain</source>
            <translation>En az {number} belgede geçen satırları çıkar</translation>
        </message>
        <message>
            <source>Remove mail headers</source>
            <translation>Posta başlıklarını çıkar</translation>
        </message>
        <message>
            <source>Remove quoted lines</source>
            <translation>Alıntılanan satırları çıkar</translation>
        </message>
        <message>
            <source>Remove quotes</source>
            <translation>Alıntıları çıkar</translation>
        </message>
        <message>
            <source>Remove ratings</source>
            <translation>Derecelendirmeleri çıkar</translation>
        </message>
        <message>
            <source>Remove signatures</source>
            <translation>İmzaları çıkar</translation>
        </message>
        <message>
            <source>Remove the copies from the files.</source>
            <translation>Kopyaları dosyalardan çıkarın.</translation>
        </message>
        <message>
            <source>Remove the shared text</source>
            <translation>Ortak metni çıkar</translation>
        </message>
        <message>
            <source>Remove these words</source>
            <translation>Bu sözcükleri çıkar</translation>
        </message>
        <message>
            <source>Repair damaged characters</source>
            <translation>Bozuk karakterleri onar</translation>
        </message>
        <message>
            <source>Repair the characters</source>
            <translation>Karakterleri onar</translation>
        </message>
        <message>
            <source>Repeat with at least {} splits to test differences</source>
            <translation>Farkları test etmek için en az {} bölmeyle yineleyin</translation>
        </message>
        <message>
            <source>Repeated random divisions with one training share.</source>
            <translation>Tek eğitim payıyla yinelenen rastgele bölmeler.</translation>
        </message>
        <message>
            <source>Repeats</source>
            <translation>Yineleme</translation>
        </message>
        <message>
            <source>Repeats of the cross-validation</source>
            <translation>Çapraz doğrulama yinelemesi</translation>
        </message>
        <message>
            <source>Restart ε</source>
            <translation>Yeniden başlama ε</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Sonuçlar</translation>
        </message>
        <message>
            <source>Reuters ApteMod as NLTK distributes it, several topics</source>
            <translation>NLTK'nin dağıttığı Reuters ApteMod, birkaç konu</translation>
        </message>
        <message>
            <source>Reuters R52, one topic each</source>
            <translation>Reuters R52, birer konu</translation>
        </message>
        <message>
            <source>Reuters R8, one topic each</source>
            <translation>Reuters R8, birer konu</translation>
        </message>
        <message>
            <source>Reuters R90, several topics</source>
            <translation>Reuters R90, birkaç konu</translation>
        </message>
        <message>
            <source>Reuters SGML files</source>
            <translation>Reuters SGML dosyaları</translation>
        </message>
        <message>
            <source>Reuters subset</source>
            <translation>Reuters alt kümesi</translation>
        </message>
        <message>
            <source>Reuters, 25 topics, one each</source>
            <translation>Reuters, 25 konu, birer tane</translation>
        </message>
        <message>
            <source>Reuters-21578, ModApte split</source>
            <translation>Reuters-21578, ModApte bölmesi</translation>
        </message>
        <message>
            <source>Reuters-21578, all documents with all topics</source>
            <translation>Reuters-21578, tüm belgeler, tüm konular</translation>
        </message>
        <message>
            <source>Romanian</source>
            <translation>Rumence</translation>
        </message>
        <message>
            <source>Rounding</source>
            <translation>Yuvarlama</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Tur</translation>
        </message>
        <message>
            <source>Rows are actual classes, columns predicted classes, so every document outside the diagonal is an error. Classes that are often confused are placed side by side.</source>
            <translation>Satırlar gerçek, sütunlar tahmin edilen sınıflardır; köşegen dışındaki her belge bir hatadır. Sık karışan sınıflar yan yana durur.</translation>
        </message>
        <message>
            <source>Rows with missing values</source>
            <translation>Eksik değerli satırlar</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Çalıştırmalar</translation>
        </message>
        <message>
            <source>Russian</source>
            <translation>Rusça</translation>
        </message>
        <message>
            <source>SVM cost C</source>
            <translation>SVM maliyeti C</translation>
        </message>
        <message>
            <source>SVM on a kernel of documents</source>
            <translation>Belge çekirdeği üzerinde SVM</translation>
        </message>
        <message>
            <source>Scale</source>
            <translation>Ölçek</translation>
        </message>
        <message>
            <source>Scale sprinkled terms</source>
            <translation>Serpiştirilen terimleri ölçekle</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Puan</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Puanlar</translation>
        </message>
        <message>
            <source>Seconds per trial</source>
            <translation>Deneme başına saniye</translation>
        </message>
        <message>
            <source>Seconds to fit</source>
            <translation>Öğrenme saniyesi</translation>
        </message>
        <message>
            <source>Seconds to predict</source>
            <translation>Tahmin saniyesi</translation>
        </message>
        <message>
            <source>See how good it is</source>
            <translation>Ne kadar iyi olduğunu görün</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Tohum</translation>
        </message>
        <message>
            <source>Select some documents, but not all, to see their words.</source>
            <translation>Sözcüklerini görmek için tümünü değil, bazı belgeleri seçin.</translation>
        </message>
        <message>
            <source>Selected terms</source>
            <translation>Seçilen terimler</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>Seçim</translation>
        </message>
        <message>
            <source>Self-training</source>
            <translation>Kendi kendine eğitim</translation>
        </message>
        <message>
            <source>Separability</source>
            <translation>Ayrılabilirlik</translation>
        </message>
        <message>
            <source>Separate training sets</source>
            <translation>Ayrı eğitim kümeleri</translation>
        </message>
        <message>
            <source>Separated by commas; capitals do not matter</source>
            <translation>Virgülle ayrılır; büyük harf önemsiz</translation>
        </message>
        <message>
            <source>Serbian</source>
            <translation>Sırpça</translation>
        </message>
        <message>
            <source>Sesotho</source>
            <translation>Sesotho</translation>
        </message>
        <message>
            <source>Set the encoding of the file, or get the original texts.</source>
            <translation>Dosyanın karakter kodlamasını ayarlayın ya da özgün metinleri edinin.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ayarlar</translation>
        </message>
        <message>
            <source>Several languages</source>
            <translation>Birkaç dil</translation>
        </message>
        <message>
            <source>Share of the documents, surest first</source>
            <translation>Belgelerin payı, en eminden başlayarak</translation>
        </message>
        <message>
            <source>Share of the largest degree to which links can be kept</source>
            <translation>Bağların tutulabileceği en büyük derecenin payı</translation>
        </message>
        <message>
            <source>Share of unlabelled documents</source>
            <translation>Etiketsiz belgelerin payı</translation>
        </message>
        <message>
            <source>Share α of the neighbours</source>
            <translation>Komşuların payı α</translation>
        </message>
        <message>
            <source>Shares such as 5%, or numbers of labelled documents such as 100</source>
            <translation>5% gibi paylar ya da 100 gibi etiketli belge sayıları</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Sayfa</translation>
        </message>
        <message>
            <source>Shift+G shows the cluster of the document as a grid: click what does not belong there to exclude it, then one key labels the rest.</source>
            <translation>Shift+G belgenin kümesini ızgara olarak gösterir: oraya ait olmayanı tıklayıp dışlayın, sonra bir tuş ötekileri etiketler.</translation>
        </message>
        <message>
            <source>Short words</source>
            <translation>Kısa sözcükler</translation>
        </message>
        <message>
            <source>Shorter documents are left out</source>
            <translation>Daha kısa belgeler çıkarılır</translation>
        </message>
        <message>
            <source>Shortest character n-gram</source>
            <translation>En kısa karakter n-gramı</translation>
        </message>
        <message>
            <source>Signatures at the end of the texts</source>
            <translation>Metin sonlarında imzalar</translation>
        </message>
        <message>
            <source>Significance</source>
            <translation>Anlamlılık</translation>
        </message>
        <message>
            <source>Significance tests between all pairs of methods</source>
            <translation>Tüm yöntem çiftleri arasında anlamlılık testleri</translation>
        </message>
        <message>
            <source>Simultaneous runs</source>
            <translation>Aynı anda çalıştırma</translation>
        </message>
        <message>
            <source>Single precision</source>
            <translation>Tek duyarlık</translation>
        </message>
        <message>
            <source>Situation</source>
            <translation>Durum</translation>
        </message>
        <message>
            <source>Slovak</source>
            <translation>Slovakça</translation>
        </message>
        <message>
            <source>Slovene</source>
            <translation>Slovence</translation>
        </message>
        <message>
            <source>Small decision trees are added one after the other; each corrects what the sum of those before it gets wrong.</source>
            <translation>Küçük karar ağaçları art arda eklenir; her biri öncekilerin toplamının yanlışlarını düzeltir.</translation>
        </message>
        <message>
            <source>Small: rare terms count</source>
            <translation>Küçük: ender terimler sayılır</translation>
        </message>
        <message>
            <source>Smallest class</source>
            <translation>En küçük sınıf</translation>
        </message>
        <message>
            <source>Smallest cluster</source>
            <translation>En küçük küme</translation>
        </message>
        <message>
            <source>Smallest leaf</source>
            <translation>En küçük yaprak</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Yumuşatma</translation>
        </message>
        <message>
            <source>Smoothing a</source>
            <translation>Yumuşatma a</translation>
        </message>
        <message>
            <source>Solver</source>
            <translation>Çözücü</translation>
        </message>
        <message>
            <source>Some classes had no training document, so the rows cannot be named.</source>
            <translation>Bazı sınıfların eğitim belgesi yoktu; satırlar adlandırılamıyor.</translation>
        </message>
        <message>
            <source>Soybean diseases, 35 nominal attributes, rows without missing values</source>
            <translation>Soya hastalıkları, 35 adsal öznitelik, eksik değeri olmayan satırlar</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Uzay</translation>
        </message>
        <message>
            <source>Spanish</source>
            <translation>İspanyolca</translation>
        </message>
        <message>
            <source>Spectral</source>
            <translation>Spektral</translation>
        </message>
        <message>
            <source>Spectral classification</source>
            <translation>Spektral sınıflandırma</translation>
        </message>
        <message>
            <source>Spectral classification against labelled and unlabelled documents</source>
            <translation>Etiketli ve etiketsiz belge sayısına göre spektral sınıflandırma</translation>
        </message>
        <message>
            <source>Spectral classification places documents by their neighbours; colours show the actual classes, rings the few labelled documents. Where colours form groups, a few labels are enough.</source>
            <translation>Spektral sınıflandırma belgeleri komşularına göre yerleştirir; renkler gerçek sınıfları, halkalar az sayıdaki etiketli belgeyi gösterir. Renklerin grup oluşturduğu yerde birkaç etiket yeter.</translation>
        </message>
        <message>
            <source>Spectral classification, improved</source>
            <translation>Spektral sınıflandırma, geliştirilmiş</translation>
        </message>
        <message>
            <source>Spectral classification, our improved variant</source>
            <translation>Spektral sınıflandırma, geliştirilmiş biçimimiz</translation>
        </message>
        <message>
            <source>Spectral clustering</source>
            <translation>Spektral kümeleme</translation>
        </message>
        <message>
            <source>Spectral clustering of newsgroups against k-means</source>
            <translation>Haber gruplarının spektral kümelenmesi, k-means ile karşılaştırmalı</translation>
        </message>
        <message>
            <source>Spectral clustering with constraints: some pairs of documents belong together (must-link) or do not (cannot-link).</source>
            <translation>Kısıtlı spektral kümeleme: kimi belge çiftleri birliktedir (must-link), kimileri değildir (cannot-link).</translation>
        </message>
        <message>
            <source>Spectral learning</source>
            <translation>Spektral öğrenme</translation>
        </message>
        <message>
            <source>Spectral learning beyond texts: Gaussian affinity, unit length, bias with labels and pairs</source>
            <translation>Metinlerin ötesinde spektral öğrenme: Gauss yakınlığı, birim uzunluk, etiket ve çiftlerle yönlendirme</translation>
        </message>
        <message>
            <source>Spectrum</source>
            <translation>Spektrum</translation>
        </message>
        <message>
            <source>Spherical k-means</source>
            <translation>Küresel k-ortalamalar</translation>
        </message>
        <message>
            <source>Split column</source>
            <translation>Bölme sütunu</translation>
        </message>
        <message>
            <source>Split the corpus by language before opening it.</source>
            <translation>Açmadan önce derlemi dile göre bölün.</translation>
        </message>
        <message>
            <source>Sprinkled LSI</source>
            <translation>Serpiştirmeli LSI</translation>
        </message>
        <message>
            <source>Sprinkled LSI gives each class the same number of sprinkled terms.</source>
            <translation>Serpmeli LSI her sınıfa aynı sayıda serpme terim verir.</translation>
        </message>
        <message>
            <source>Sprinkled terms for the most confused pair of classes</source>
            <translation>En çok karışan sınıf çifti için serpiştirilen terimler</translation>
        </message>
        <message>
            <source>Sprinkled: slightly more than there are classes; plain LSI and the SVM: 100 to 300</source>
            <translation>Serpiştirmeli: sınıf sayısından biraz çok; yalın LSI ve SVM: 100–300</translation>
        </message>
        <message>
            <source>Squared error</source>
            <translation>Karesel hata</translation>
        </message>
        <message>
            <source>Stars, 4/5, 4 out of 5, Rating: 4</source>
            <translation>Yıldız, 4/5, 5 üzerinden 4, Rating: 4</translation>
        </message>
        <message>
            <source>Starts</source>
            <translation>Başlangıç</translation>
        </message>
        <message>
            <source>Starts of k-means</source>
            <translation>k-ortalamalar başlangıcı</translation>
        </message>
        <message>
            <source>Starts with every document as its own cluster and repeatedly merges the two closest clusters.</source>
            <translation>Her belge kendi kümesiyken başlar ve en yakın iki kümeyi tekrar tekrar birleştirir.</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Durum</translation>
        </message>
        <message>
            <source>Stemmer</source>
            <translation>Gövdeleyici</translation>
        </message>
        <message>
            <source>Stems</source>
            <translation>Gövdeler</translation>
        </message>
        <message>
            <source>Stop words</source>
            <translation>Durak sözcükleri</translation>
        </message>
        <message>
            <source>Stop words and stems fit one language only; if languages and classes go together, methods learn the language.</source>
            <translation>Durak sözcükleri ve gövdeler yalnız bir dile uyar; diller ve sınıflar birlikte gidiyorsa yöntemler dili öğrenir.</translation>
        </message>
        <message>
            <source>Strength γ</source>
            <translation>Güç γ</translation>
        </message>
        <message>
            <source>Student</source>
            <translation>Öğrenci</translation>
        </message>
        <message>
            <source>Student's t-test</source>
            <translation>Student t-testi</translation>
        </message>
        <message>
            <source>Successive halving; the winner is tested once on held-out documents.</source>
            <translation>Ardışık yarılama; kazanan ayrılmış belgelerde bir kez test edilir.</translation>
        </message>
        <message>
            <source>Suggested</source>
            <translation>Önerilen</translation>
        </message>
        <message>
            <source>Suggestions appear after two classes have labels: marked words show why. Space accepts, a key corrects, Ctrl+Z undoes.</source>
            <translation>Öneriler iki sınıfın etiketi olunca çıkar: işaretli sözcükler nedenini gösterir. Boşluk kabul eder, tuş düzeltir, Ctrl+Z geri alır.</translation>
        </message>
        <message>
            <source>Supervised pairs</source>
            <translation>Denetimli çiftler</translation>
        </message>
        <message>
            <source>Supervised term-cluster kernel</source>
            <translation>Denetimli terim kümesi çekirdeği</translation>
        </message>
        <message>
            <source>Supervised term-cluster kernel (STCB)</source>
            <translation>Denetimli terim kümesi çekirdeği (STCB)</translation>
        </message>
        <message>
            <source>Supervised weight</source>
            <translation>Denetimli ağırlık</translation>
        </message>
        <message>
            <source>Supervision α</source>
            <translation>Denetim α</translation>
        </message>
        <message>
            <source>Suspected wrong labels</source>
            <translation>Yanlış sanılan etiketler</translation>
        </message>
        <message>
            <source>Swedish</source>
            <translation>İsveççe</translation>
        </message>
        <message>
            <source>Sweep</source>
            <translation>Tarama</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistem</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tablo</translation>
        </message>
        <message>
            <source>Tables and plots of one run</source>
            <translation>Bir çalıştırmanın tabloları ve görselleri</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Anahtar sözcükler</translation>
        </message>
        <message>
            <source>Take the classes from the column “{}”, which has {number}</source>
            <translation>Sınıfları “{}” sütunundan al; onda {number} var</translation>
        </message>
        <message>
            <source>Tamil</source>
            <translation>Tamilce</translation>
        </message>
        <message>
            <source>Teacher</source>
            <translation>Öğretmen</translation>
        </message>
        <message>
            <source>Teacher and student</source>
            <translation>Öğretmen ve öğrenci</translation>
        </message>
        <message>
            <source>Term clusters</source>
            <translation>Terim kümeleri</translation>
        </message>
        <message>
            <source>Term clusters and supervised term affinity on Reuters and the computer newsgroups</source>
            <translation>Reuters ve bilgisayar haber gruplarında terim kümeleri ve gözetimli terim yakınlığı</translation>
        </message>
        <message>
            <source>Term weighting</source>
            <translation>Terim ağırlıklandırma</translation>
        </message>
        <message>
            <source>Term-cluster kernel</source>
            <translation>Terim kümesi çekirdeği</translation>
        </message>
        <message>
            <source>Term-cluster kernel (TCB)</source>
            <translation>Terim kümesi çekirdeği (TCB)</translation>
        </message>
        <message>
            <source>Term-cluster kernel, improved</source>
            <translation>Terim kümesi çekirdeği, geliştirilmiş</translation>
        </message>
        <message>
            <source>Term-cluster kernel, our improved variant</source>
            <translation>Terim kümesi çekirdeği, geliştirilmiş biçimimiz</translation>
        </message>
        <message>
            <source>Term-diffused linear SVM</source>
            <translation>Terim yayınımlı doğrusal SVM</translation>
        </message>
        <message>
            <source>Terms</source>
            <translation>Terimler</translation>
        </message>
        <message>
            <source>Terms beside topics</source>
            <translation>Konuların yanında terimler</translation>
        </message>
        <message>
            <source>Terms can only explain cells of two classes; choose another cell.</source>
            <translation>Terimler yalnız iki sınıflı hücreleri açıklar; başka hücre seçin.</translation>
        </message>
        <message>
            <source>Terms in a larger share of the documents get no links</source>
            <translation>Belgelerin daha büyük payında geçen terimlere bağ verilmez</translation>
        </message>
        <message>
            <source>Terms that occur in the same documents mean similar things and get similar vectors.</source>
            <translation>Aynı belgelerde geçen terimler benzer anlamlar taşır ve benzer vektörler alır.</translation>
        </message>
        <message>
            <source>Test documents are seen without their classes: weights are learnt on all text</source>
            <translation>Test belgeleri sınıfları olmadan görülür: ağırlıklar tüm metinden öğrenilir</translation>
        </message>
        <message>
            <source>Test documents from</source>
            <translation>Test belgeleri başlangıcı</translation>
        </message>
        <message>
            <source>Test on the {number} documents from {} on, learn from the earlier ones</source>
            <translation>{number} belgede ({} sonrası) test et, öncekilerden öğren</translation>
        </message>
        <message>
            <source>Test that fits the protocol</source>
            <translation>Protokole uyan test</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>Metin</translation>
        </message>
        <message>
            <source>Text column</source>
            <translation>Metin sütunu</translation>
        </message>
        <message>
            <source>Text shared by most documents of a class</source>
            <translation>Bir sınıfın çoğu belgesinin paylaştığı metin</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Yazı boyutu</translation>
        </message>
        <message>
            <source>Text that was decoded with the wrong encoding</source>
            <translation>Yanlış kodlamayla çözülmüş metin</translation>
        </message>
        <message>
            <source>Thai</source>
            <translation>Tayca</translation>
        </message>
        <message>
            <source>The best start is kept</source>
            <translation>En iyi başlangıç tutulur</translation>
        </message>
        <message>
            <source>The built-in corpus, a few training sizes, and four methods from different families against a linear SVM: how much do word co-occurrence, class labels and unlabelled documents help when few documents have a class?</source>
            <translation>Yerleşik derlem, birkaç eğitim boyutu ve doğrusal SVM'ye karşı farklı ailelerden dört yöntem: az belgenin sınıfı varken sözcüklerin birlikte geçmesi, sınıf etiketleri ve etiketsiz belgeler ne kadar yardımcı olur?</translation>
        </message>
        <message>
            <source>The cell with the most errors is open, and its documents are on the right. Marked words support the predicted class (underlined) or the actual class.</source>
            <translation>En çok hatalı hücre açık, belgeleri sağda. İşaretli sözcükler tahmin edilen sınıfı (altı çizili) ya da gerçek sınıfı destekler.</translation>
        </message>
        <message>
            <source>The class cannot be distinguished from the others; its errors lower all scores.</source>
            <translation>Sınıf ötekilerden ayırt edilemiyor; hataları tüm puanları düşürür.</translation>
        </message>
        <message>
            <source>The class column is doubtful</source>
            <translation>Sınıf sütunu kuşkulu</translation>
        </message>
        <message>
            <source>The class of such a document can only be guessed, which lowers all scores.</source>
            <translation>Böyle bir belgenin sınıfı ancak tahmin edilebilir; bu da bütün puanları düşürür.</translation>
        </message>
        <message>
            <source>The cluster that is cut next</source>
            <translation>Sırada bölünecek küme</translation>
        </message>
        <message>
            <source>The corpus</source>
            <translation>Derlem</translation>
        </message>
        <message>
            <source>The cost of one trial, averaged over splits; the band is the 95 % confidence interval of the mean.</source>
            <translation>Bir denemenin bölmeler üzerinde ortalama maliyeti; bant ortalamanın %95 güven aralığıdır.</translation>
        </message>
        <message>
            <source>The cure is applied already; read the examples to see what it left.</source>
            <translation>Çare zaten uygulandı; geriye ne kaldığını görmek için örnekleri okuyun.</translation>
        </message>
        <message>
            <source>The difference between two confusion matrices</source>
            <translation>İki karışıklık matrisi arasındaki fark</translation>
        </message>
        <message>
            <source>The division that the corpus was published with.</source>
            <translation>Derlemin yayımlandığı bölme.</translation>
        </message>
        <message>
            <source>The documents have changed since the labelling began.</source>
            <translation>Etiketleme başladığından beri belgeler değişti.</translation>
        </message>
        <message>
            <source>The documents have dates</source>
            <translation>Belgelerin tarihleri var</translation>
        </message>
        <message>
            <source>The first of {number} partitions, {}.</source>
            <translation>{number} bölümün ilki, {}.</translation>
        </message>
        <message>
            <source>The five computer newsgroups</source>
            <translation>Beş bilgisayar haber grubu</translation>
        </message>
        <message>
            <source>The four science newsgroups</source>
            <translation>Dört bilim haber grubu</translation>
        </message>
        <message>
            <source>The given split has no {} documents; choose another protocol.</source>
            <translation>Verilen bölmede {} belgesi yok; başka protokol seçin.</translation>
        </message>
        <message>
            <source>The influence of a training document decreases with the distance like a Gaussian; classes may have any shape.</source>
            <translation>Bir eğitim belgesinin etkisi uzaklıkla Gauss eğrisi gibi azalır; sınıflar her biçimde olabilir.</translation>
        </message>
        <message>
            <source>The last ones; a run fills it in</source>
            <translation>Sonuncular; çalıştırma bunu doldurur</translation>
        </message>
        <message>
            <source>The last round of each method, and what to expect of the winner</source>
            <translation>Her yöntemin son turu ve kazanandan beklenen</translation>
        </message>
        <message>
            <source>The lead may be chance: p {} ({}).</source>
            <translation>Öne geçiş rastlantı olabilir: p {} ({}).</translation>
        </message>
        <message>
            <source>The letters of the identifier reveal the class of {} of the documents. {} the identifier.</source>
            <translation>Kimliğin harflerinden belgelerin {} kadarının sınıfı bilinir. {} kimlik.</translation>
        </message>
        <message>
            <source>The longer the bar, the more strongly a word indicates the class selected on the left. Click a bar to select the documents that contain it.</source>
            <translation>Çubuk ne kadar uzunsa sözcük solda seçilen sınıfı o kadar güçlü gösterir. İçeren belgeleri seçmek için çubuğa tıklayın.</translation>
        </message>
        <message>
            <source>The lower two branches meet, the more similar they are. Drag the orange line up for fewer clusters, down for more.</source>
            <translation>İki dal ne kadar altta buluşursa o kadar benzerdir. Turuncu çizgiyi daha az küme için yukarı, daha çoğu için aşağı sürükleyin.</translation>
        </message>
        <message>
            <source>The method {} must be one of {}.</source>
            <translation>{} yöntemi şunlardan biri olmalı: {}.</translation>
        </message>
        <message>
            <source>The metric {} is listed {} times; list it once.</source>
            <translation>{} ölçütü {} kez listelenmiş; bir kez listeleyin.</translation>
        </message>
        <message>
            <source>The metric {} must be one of {}.</source>
            <translation>{} ölçütü şunlardan biri olmalı: {}.</translation>
        </message>
        <message>
            <source>The metric “{}” is for classes, not clusters; use {}.</source>
            <translation>“{}” ölçütü kümeler değil sınıflar içindir; şunu kullanın: {}.</translation>
        </message>
        <message>
            <source>The metric “{}” is for clusters, not classes; use {}.</source>
            <translation>“{}” ölçütü sınıflar değil kümeler içindir; şunu kullanın: {}.</translation>
        </message>
        <message>
            <source>The model was written to {}. Run → New documents uses it.</source>
            <translation>Model şuraya yazıldı: {}. Çalıştır → Yeni belgeler onu kullanır.</translation>
        </message>
        <message>
            <source>The most similar training documents vote for their classes, weighted by similarity.</source>
            <translation>En benzer eğitim belgeleri, benzerlikle ağırlıklandırılarak kendi sınıflarına oy verir.</translation>
        </message>
        <message>
            <source>The name {} is used {} times; give each method its own.</source>
            <translation>{} adı {} kez kullanılıyor; her yönteme ayrı ad verin.</translation>
        </message>
        <message>
            <source>The nearest training documents vote for their classes, weighted by the inverse of the distance.</source>
            <translation>En yakın eğitim belgeleri, uzaklığın tersiyle ağırlıklandırılarak kendi sınıflarına oy verir.</translation>
        </message>
        <message>
            <source>The number of labelled documents grows from left to right. On the left, where labels are few, the two methods that also use unlabelled documents are ahead: spectral classification and the higher-order semantic kernel (HOSK).</source>
            <translation>Etiketli belge sayısı soldan sağa artar. Etiketin az olduğu solda, etiketsiz belgeleri de kullanan iki yöntem öndedir: spektral sınıflandırma ve yüksek dereceli anlamsal çekirdek (HOSK).</translation>
        </message>
        <message>
            <source>The numbers of the documents were assigned class by class: in their order the class changes only {}.</source>
            <translation>Belge numaraları sınıf sınıf verilmiş: bu sırada sınıf yalnız {} değişiyor.</translation>
        </message>
        <message>
            <source>The paper uses binary weights; idf is learnt from the training documents</source>
            <translation>Makale ikili ağırlık kullanır; idf eğitim belgelerinden öğrenilir</translation>
        </message>
        <message>
            <source>The paper's kernel links terms that occur in the same training documents often, lets weight diffuse inside clusters of terms, and gains almost nothing here (see the term-cluster kernel).</source>
            <translation>Makalenin çekirdeği aynı eğitim belgelerinde sık geçen terimleri bağlar, ağırlığı terim kümeleri içinde yayar ve burada neredeyse hiçbir şey kazandırmaz (bkz. terim kümesi çekirdeği).</translation>
        </message>
        <message>
            <source>The papers' methods beside our own variants of them and the baselines that they should beat, on the built-in corpus.</source>
            <translation>Yerleşik derlemde, makalelerin yöntemleri, bizim biçimleri ve geçmeleri gereken karşılaştırma yöntemleri yan yana.</translation>
        </message>
        <message>
            <source>The plan has no corpus; choose a known corpus or a path.</source>
            <translation>Planda derlem yok; bilinen bir derlem ya da yol seçin.</translation>
        </message>
        <message>
            <source>The plan has no method; choose at least one.</source>
            <translation>Planda yöntem yok; en az bir tane seçin.</translation>
        </message>
        <message>
            <source>The plan has no metric; choose at least one of {}.</source>
            <translation>Planda ölçüt yok; şunlardan en az birini seçin: {}.</translation>
        </message>
        <message>
            <source>The plan has no name; enter one.</source>
            <translation>Planın adı yok; bir ad girin.</translation>
        </message>
        <message>
            <source>The plan has {} configurations; at most {} are allowed. Sweep over fewer values.</source>
            <translation>Planda {} yapılandırma var; en çok {} olabilir. Daha az değer tarayın.</translation>
        </message>
        <message>
            <source>The plan has {} splits; at most {} are allowed.</source>
            <translation>Planda {} bölme var; en çok {} olabilir.</translation>
        </message>
        <message>
            <source>The plan has {} trials; at most {} are allowed.</source>
            <translation>Planda {} deneme var; en çok {} olabilir.</translation>
        </message>
        <message>
            <source>The plan was written to {}.</source>
            <translation>Plan {} dosyasına yazıldı.</translation>
        </message>
        <message>
            <source>The process of the run ended unexpectedly.</source>
            <translation>Çalıştırma süreci beklenmedik biçimde bitti.</translation>
        </message>
        <message>
            <source>The protocol 'given split' needs a corpus with a given split; choose another.</source>
            <translation>“Verilen bölme” protokolü bölmesi verilmiş bir derlem ister; başkasını seçin.</translation>
        </message>
        <message>
            <source>The protocol {} must be one of {}.</source>
            <translation>{} protokolü şunlardan biri olmalı: {}.</translation>
        </message>
        <message>
            <source>The race has no winner yet; resume it.</source>
            <translation>Yarışın henüz kazananı yok; sürdürün.</translation>
        </message>
        <message>
            <source>The remaining share keeps the given labels</source>
            <translation>Kalan pay verilen etiketleri korur</translation>
        </message>
        <message>
            <source>The report was written to {}.</source>
            <translation>Rapor şuraya yazıldı: {}.</translation>
        </message>
        <message>
            <source>The rest is cut; 0: no limit</source>
            <translation>Gerisi kesilir; 0: sınırsız</translation>
        </message>
        <message>
            <source>The rule “{}” → {} exists already.</source>
            <translation>“{}” → {} kuralı zaten var.</translation>
        </message>
        <message>
            <source>The run has one training size. Choose the protocol 'learning curve' with several sizes to see how the score grows.</source>
            <translation>Çalıştırmada tek eğitim boyutu var. Puanın nasıl arttığını görmek için birkaç boyutla “öğrenme eğrisi” protokolünü seçin.</translation>
        </message>
        <message>
            <source>The run {} has no trial {}.</source>
            <translation>{} çalıştırmasında {} denemesi yok.</translation>
        </message>
        <message>
            <source>The run {} is not one of the compared runs.</source>
            <translation>{} çalıştırması karşılaştırılanlar arasında değil.</translation>
        </message>
        <message>
            <source>The runner-up is {}.</source>
            <translation>İkinci: {}.</translation>
        </message>
        <message>
            <source>The runner-up, {}, does not differ significantly (p {}).</source>
            <translation>İkinci, {}, anlamlı ölçüde farklı değil (p {}).</translation>
        </message>
        <message>
            <source>The runner-up, {}, is significantly worse too (p {}).</source>
            <translation>İkinci, {}, de anlamlı ölçüde kötü (p {}).</translation>
        </message>
        <message>
            <source>The runs share fewer than two configurations; run the same methods on each corpus.</source>
            <translation>Çalıştırmaların ortak yapılandırması ikiden az; her derlemde aynı yöntemleri çalıştırın.</translation>
        </message>
        <message>
            <source>The same rows each time; only the seed of the method differs</source>
            <translation>Her seferinde aynı satırlar; yalnız yöntemin tohumu değişir</translation>
        </message>
        <message>
            <source>The same seed gives the same numbers, whatever the order of the trials</source>
            <translation>Denemelerin sırası ne olursa olsun aynı tohum aynı sayıları verir</translation>
        </message>
        <message>
            <source>The same text in different classes</source>
            <translation>Aynı metin farklı sınıflarda</translation>
        </message>
        <message>
            <source>The score against a swept setting</source>
            <translation>Taranan bir ayara karşı puan</translation>
        </message>
        <message>
            <source>The score against the number of labelled documents</source>
            <translation>Etiketli belge sayısına karşı puan</translation>
        </message>
        <message>
            <source>The seed {} must be a whole number from 0 to {}.</source>
            <translation>{} tohumu 0 ile {} arasında bir tam sayı olmalı.</translation>
        </message>
        <message>
            <source>The setting {} is not swept; swept are {}.</source>
            <translation>{} ayarı taranmıyor; tarananlar: {}.</translation>
        </message>
        <message>
            <source>The settings of the higher-order semantic kernel: λ, C, information gain and the scaling of the matrix</source>
            <translation>Yüksek dereceli anlamsal çekirdeğin ayarları: λ, C, bilgi kazancı ve matrisin ölçeklenmesi</translation>
        </message>
        <message>
            <source>The stronger the colour, the more documents are linked there. Blocks along the diagonal are links within a class; other cells link different classes.</source>
            <translation>Renk ne kadar güçlüyse orada o kadar çok belge bağlıdır. Köşegen boyunca bloklar sınıf içi bağlardır; öteki hücreler farklı sınıfları bağlar.</translation>
        </message>
        <message>
            <source>The strongest ones are kept; 0: all</source>
            <translation>En güçlüleri tutulur; 0: tümü</translation>
        </message>
        <message>
            <source>The strongest terms of each class</source>
            <translation>Her sınıfın en güçlü terimleri</translation>
        </message>
        <message>
            <source>The student learnt from {} labelled documents and {} of {} others, of which the teacher was surest.</source>
            <translation>Öğrenci {} etiketli belgeden ve ötekilerin {} / {} tanesinden, öğretmenin en emin olduklarından öğrendi.</translation>
        </message>
        <message>
            <source>The surest are used</source>
            <translation>En eminleri kullanılır</translation>
        </message>
        <message>
            <source>The table {}</source>
            <translation>Tablo {}</translation>
        </message>
        <message>
            <source>The term counts of this run are missing. Resume the run: the corpus is counted again and no finished trial is repeated.</source>
            <translation>Bu çalıştırmanın terim sayıları eksik. Çalıştırmayı sürdürün: derlem yeniden sayılır, biten deneme yinelenmez.</translation>
        </message>
        <message>
            <source>The term matrix is written as a sum of few topics with weights of at least 0.</source>
            <translation>Terim matrisi, ağırlıkları en az 0 olan az sayıda konunun toplamı olarak yazılır.</translation>
        </message>
        <message>
            <source>The term-cluster kernel links terms that occur in the same documents, so that two texts can be similar without sharing a word. Search for a term to see its cluster.</source>
            <translation>Terim kümesi çekirdeği aynı belgelerde geçen terimleri bağlar; böylece iki metin ortak sözcük olmadan da benzer olabilir. Kümesini görmek için bir terim arayın.</translation>
        </message>
        <message>
            <source>The time that each method needs for one trial. Compare it with the learning curve: the best method is not always worth its cost.</source>
            <translation>Her yöntemin bir deneme için gereken süresi. Öğrenme eğrisiyle karşılaştırın: en iyi yöntem her zaman maliyetine değmez.</translation>
        </message>
        <message>
            <source>The tokeniser 'jieba' needs the package jieba, which is not installed; install it with: pip install jieba, or choose 'character pairs'.</source>
            <translation>“jieba” bölütleyicisi kurulu olmayan jieba paketini ister; pip install jieba ile kurun ya da “karakter çiftleri”ni seçin.</translation>
        </message>
        <message>
            <source>The two configurations share no split with stored predictions; run both in one plan, or in plans with the same protocol and seed.</source>
            <translation>İki yapılandırmanın tahminleri saklanmış ortak bölmesi yok; ikisini aynı planda ya da aynı protokol ve tohumlu planlarda çalıştırın.</translation>
        </message>
        <message>
            <source>The two confusion matrices have different classes and cannot be compared.</source>
            <translation>İki karışıklık matrisinin sınıfları farklı; karşılaştırılamaz.</translation>
        </message>
        <message>
            <source>The two runs use different corpora; choose two runs of the same corpus.</source>
            <translation>İki çalıştırma farklı derlem kullanıyor; aynı derlemden iki çalıştırma seçin.</translation>
        </message>
        <message>
            <source>The vocabulary has no term {}.</source>
            <translation>Sözlükte {} terimi yok.</translation>
        </message>
        <message>
            <source>The vote was right about {} % of the held-out labels; 95 % interval {} to {} %.</source>
            <translation>Oylama ayrılan etiketlerin {} %'inde haklıydı; %95 aralığı {} – {} %.</translation>
        </message>
        <message>
            <source>The winner of a race, against the linear SVM.</source>
            <translation>Bir yarışın kazananı, doğrusal SVM'ye karşı.</translation>
        </message>
        <message>
            <source>The words of a document do not predict its class: a simple method is correct for {} of the documents, the most frequent class alone for {}.</source>
            <translation>Bir belgenin sözcükleri sınıfını öngörmüyor: basit bir yöntem belgelerin {} kadarında doğru, en sık sınıf tek başına {} kadarında.</translation>
        </message>
        <message>
            <source>The worker process ended while reading the corpus, perhaps for lack of memory.</source>
            <translation>İşçi süreç derlemi okurken bitti; belki bellek yetmedi.</translation>
        </message>
        <message>
            <source>The worker process was killed by the system, twice.</source>
            <translation>İşçi süreç sistemce iki kez sonlandırıldı.</translation>
        </message>
        <message>
            <source>There are no classes: label some documents to classify the rest, or cluster them.</source>
            <translation>Sınıf yok: Gerisini sınıflandırmak için birkaç belgeyi etiketleyin ya da belgeleri kümeleyin.</translation>
        </message>
        <message>
            <source>There are {} for {}; {number} of them have a single document.</source>
            <translation>{} var, {} için; {number} tanesinde tek belge var.</translation>
        </message>
        <message>
            <source>There is no Snowball stemmer for the language {}; choose the stemmer 'none' or one of the languages {}.</source>
            <translation>{} dili için Snowball gövdeleyicisi yok; “none” gövdeleyicisini ya da şu dillerden birini seçin: {}.</translation>
        </message>
        <message>
            <source>There is no cure {} for this corpus; it needs {}.</source>
            <translation>Bu derlem için {} çaresi yok; gereken: {}.</translation>
        </message>
        <message>
            <source>There is no given split that keeps their order.</source>
            <translation>Sıralarını koruyan verilmiş bir bölme yok.</translation>
        </message>
        <message>
            <source>There is no method {}; the methods are {}.</source>
            <translation>{} yöntemi yok; yöntemler: {}.</translation>
        </message>
        <message>
            <source>There is no metric {}; there are {}.</source>
            <translation>{} ölçütü yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>There is no projection {}; there are {}.</source>
            <translation>{} izdüşümü yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>There is no recipe {}; there are {}.</source>
            <translation>{} tarifi yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>There is no setting named {}; there are {}.</source>
            <translation>{} ayarı yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>There is no test {} of scores; there are {}.</source>
            <translation>Puanlar için {} testi yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>There is nothing to tell apart, so no classifier can be trained.</source>
            <translation>Ayırt edilecek bir şey yok; hiçbir sınıflandırıcı eğitilemez.</translation>
        </message>
        <message>
            <source>There is only one class, {}; classification needs at least two.</source>
            <translation>Yalnız bir sınıf var: {}; sınıflandırma en az iki ister.</translation>
        </message>
        <message>
            <source>There is too little to learn from or to judge by; their class is mostly guessed.</source>
            <translation>Öğrenmek ya da değerlendirmek için çok az veri var; sınıfları çoğunlukla kestirilir.</translation>
        </message>
        <message>
            <source>These 800 posts are about cycling, medicine, networks and tennis, and none has a class. Type the first name in the field below the document, press Enter, then the next.</source>
            <translation>Bu 800 ileti bisiklet, tıp, ağlar ve tenis hakkında; hiçbirinin sınıfı yok. İlk adı belgenin altındaki alana yazıp Enter'a basın, sonra ötekini yazın.</translation>
        </message>
        <message>
            <source>These are the terms by which the method recognises each class. If some of them are accidental, such as names or mail headers, the scores are too optimistic.</source>
            <translation>Yöntemin her sınıfı tanıdığı terimler bunlar. Bazıları rastlantısalsa, örneğin adlar ya da posta başlıklarıysa, puanlar fazla iyimserdir.</translation>
        </message>
        <message>
            <source>These trials stored no affinity matrix. This view needs a method that builds a graph of documents, such as spectral learning.</source>
            <translation>Bu denemeler yakınlık matrisi saklamadı. Bu görünüm, spektral öğrenme gibi belge çizgesi kuran bir yöntem ister.</translation>
        </message>
        <message>
            <source>These trials stored no clusters of documents. This view needs a clustering, such as k-means, NMF topics or hierarchical clustering.</source>
            <translation>Bu denemeler belge kümesi saklamadı. Bu görünüm k-ortalamalar, NMF konuları ya da hiyerarşik kümeleme gibi bir kümeleme ister.</translation>
        </message>
        <message>
            <source>These trials stored no clusters of terms. This view needs a method that clusters terms, such as the term-cluster kernels (TCB and STCB).</source>
            <translation>Bu denemeler terim kümesi saklamadı. Bu görünüm, terim kümesi çekirdekleri (TCB, STCB) gibi terim kümeleyen bir yöntem ister.</translation>
        </message>
        <message>
            <source>These trials stored no coordinates. This view needs a method that places documents in a space: latent semantic indexing, spectral learning or covariance spaces.</source>
            <translation>Bu denemeler koordinat saklamadı. Bu görünüm belgeleri bir uzaya yerleştiren bir yöntem ister: LSI, spektral öğrenme ya da kovaryans uzayları.</translation>
        </message>
        <message>
            <source>These trials stored no earlier confusion matrix. Adaptive sprinkling stores one.</source>
            <translation>Bu denemeler önceki karışıklık matrisini saklamadı. Uyarlamalı serpiştirme saklar.</translation>
        </message>
        <message>
            <source>These trials stored no eigenvalues. This view needs a spectral method or one with latent dimensions.</source>
            <translation>Bu denemeler özdeğer saklamadı. Bu görünüm spektral ya da gizil boyutlu bir yöntem ister.</translation>
        </message>
        <message>
            <source>These trials stored no predictions of single classes. Run the plan again; where documents have several classes there is no confusion matrix, only the table.</source>
            <translation>Bu denemeler tek sınıflı tahmin saklamadı. Planı yeniden çalıştırın; belgelerin birkaç sınıfı varsa karışıklık matrisi yoktur, yalnız tablo vardır.</translation>
        </message>
        <message>
            <source>These trials stored no scores of classes for their documents. This view needs a method that gives them, such as the linear SVM or a method for few labels.</source>
            <translation>Bu denemeler belgeleri için sınıf puanı saklamadı. Bu görünüm, doğrusal SVM ya da az etiket yöntemi gibi bunları veren bir yöntem ister.</translation>
        </message>
        <message>
            <source>These trials stored no tree of merges. This view needs hierarchical clustering.</source>
            <translation>Bu denemeler birleşme ağacı saklamadı. Bu görünüm hiyerarşik kümeleme ister.</translation>
        </message>
        <message>
            <source>They cannot be in both training and test of every split; averages over classes depend on a few documents.</source>
            <translation>Her bölmenin hem eğitiminde hem testinde olamazlar; sınıf ortalamaları birkaç belgeye bağlı kalır.</translation>
        </message>
        <message>
            <source>This race does not show what more labelled documents would bring.</source>
            <translation>Bu yarış, daha çok etiketli belgenin ne getireceğini göstermiyor.</translation>
        </message>
        <message>
            <source>This run is not a race. Choose 'Find the best method' on the Experiment page.</source>
            <translation>Bu çalıştırma bir yarış değil. Deney sayfasında “En iyi yöntemi bul”u seçin.</translation>
        </message>
        <message>
            <source>This variant is ours and not the paper's.</source>
            <translation>Bu değişke bizimdir, makalenin değildir.</translation>
        </message>
        <message>
            <source>Three distant newsgroups: cryptography, Middle East, Christianity</source>
            <translation>Birbirine uzak üç haber grubu: kriptografi, Orta Doğu, Hristiyanlık</translation>
        </message>
        <message>
            <source>Thresholds tuned for</source>
            <translation>Eşikler şuna göre ayarlanır</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zaman</translation>
        </message>
        <message>
            <source>Time and memory</source>
            <translation>Süre ve bellek</translation>
        </message>
        <message>
            <source>Time and memory per trial</source>
            <translation>Deneme başına süre ve bellek</translation>
        </message>
        <message>
            <source>Tokeniser</source>
            <translation>Bölütleyici</translation>
        </message>
        <message>
            <source>Took {} megabytes of memory; the limit is {}.</source>
            <translation>{} megabayt bellek kullandı; sınır {}.</translation>
        </message>
        <message>
            <source>Took {} seconds; the limit is {number}.</source>
            <translation>{} saniye sürdü; sınır {number}.</translation>
        </message>
        <message>
            <source>Topics</source>
            <translation>Konular</translation>
        </message>
        <message>
            <source>Topics are added to the terms instead of replacing them</source>
            <translation>Konular terimlerin yerine geçmez, onlara eklenir</translation>
        </message>
        <message>
            <source>Topics are learnt from the texts of the training documents; each document becomes a vector of the shares of its topics, and a linear SVM separates the classes there.</source>
            <translation>Konular eğitim belgelerinin metinlerinden öğrenilir; her belge konularının paylarından oluşan bir vektör olur ve sınıfları orada doğrusal bir SVM ayırır.</translation>
        </message>
        <message>
            <source>Topics by</source>
            <translation>Konu yöntemi</translation>
        </message>
        <message>
            <source>Tour</source>
            <translation>Tur</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Eğitim</translation>
        </message>
        <message>
            <source>Training share</source>
            <translation>Eğitim payı</translation>
        </message>
        <message>
            <source>Training size {} must be a share between 0% and 100%, such as 5%, or a number of labelled documents, such as 100.</source>
            <translation>{} eğitim boyutu 0% ile 100% arasında bir pay (5% gibi) ya da etiketli belge sayısı (100 gibi) olmalı.</translation>
        </message>
        <message>
            <source>Training sizes</source>
            <translation>Eğitim boyutları</translation>
        </message>
        <message>
            <source>Transductive</source>
            <translation>Transdüktif</translation>
        </message>
        <message>
            <source>Tree</source>
            <translation>Ağaç</translation>
        </message>
        <message>
            <source>Trees</source>
            <translation>Ağaçlar</translation>
        </message>
        <message>
            <source>Trials</source>
            <translation>Denemeler</translation>
        </message>
        <message>
            <source>Tries a quarter, half and all of the neighbours and keeps the tightest clusters</source>
            <translation>Komşuların çeyreğini, yarısını ve tümünü dener, en sıkı kümeleri tutar</translation>
        </message>
        <message>
            <source>True</source>
            <translation>evet</translation>
        </message>
        <message>
            <source>Try it on built-in posts</source>
            <translation>Yerleşik iletilerle deneyin</translation>
        </message>
        <message>
            <source>Turkish</source>
            <translation>Türkçe</translation>
        </message>
        <message>
            <source>Two columns of a paper (174 mm)</source>
            <translation>Makalede iki sütun (174 mm)</translation>
        </message>
        <message>
            <source>Two documents may be about the same subject without sharing a word, because one contains “house” and the other “building”.</source>
            <translation>Biri “ev”, öteki “bina” sözcüğünü içerdiğinden iki belge ortak sözcükleri olmadan aynı konuda olabilir.</translation>
        </message>
        <message>
            <source>Two documents that share no term can still be about the same subject.</source>
            <translation>Ortak terimi olmayan iki belge yine de aynı konuda olabilir.</translation>
        </message>
        <message>
            <source>Two trials would be the same ({}); list no training size and no value twice.</source>
            <translation>İki deneme aynı olurdu ({}); hiçbir eğitim boyutunu ya da değeri iki kez yazmayın.</translation>
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
            <translation>UMAP kurulu değil. 'pip install semantic-text-workbench[projections]' ile kurun ya da t-SNE'yi seçin.</translation>
        </message>
        <message>
            <source>Ukrainian</source>
            <translation>Ukraynaca</translation>
        </message>
        <message>
            <source>Unit length</source>
            <translation>Birim uzunluk</translation>
        </message>
        <message>
            <source>Unknown test {}; choose from {}.</source>
            <translation>Bilinmeyen test {}; seçenekler: {}.</translation>
        </message>
        <message>
            <source>Use a learning curve</source>
            <translation>Öğrenme eğrisi kullan</translation>
        </message>
        <message>
            <source>Use it</source>
            <translation>Kullanın</translation>
        </message>
        <message>
            <source>Use the protocol for clustering</source>
            <translation>Kümeleme protokolünü kullan</translation>
        </message>
        <message>
            <source>Use {}.</source>
            <translation>Kullanın: {}.</translation>
        </message>
        <message>
            <source>Used: 1, 3 and 10 times the classes, at most this number and half of the labels</source>
            <translation>Kullanılan: sınıf sayısının 1, 3 ve 10 katı, en çok bu sayı ve etiketlerin yarısı</translation>
        </message>
        <message>
            <source>V-measure</source>
            <translation>V ölçüsü</translation>
        </message>
        <message>
            <source>VSM</source>
            <translation>VSM</translation>
        </message>
        <message>
            <source>VSM and GVSM-COV use the whole space, without latent dimensions</source>
            <translation>VSM ve GVSM-COV gizil boyut olmadan tüm uzayı kullanır</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Değer</translation>
        </message>
        <message>
            <source>Versions</source>
            <translation>Sürümler</translation>
        </message>
        <message>
            <source>Very long documents</source>
            <translation>Çok uzun belgeler</translation>
        </message>
        <message>
            <source>Very short documents</source>
            <translation>Çok kısa belgeler</translation>
        </message>
        <message>
            <source>Vietnamese</source>
            <translation>Vietnamca</translation>
        </message>
        <message>
            <source>W/B against squared error</source>
            <translation>Karesel hataya karşı W/B</translation>
        </message>
        <message>
            <source>W/B of terms</source>
            <translation>Terimlerin W/B değeri</translation>
        </message>
        <message>
            <source>Warns if held-out labels are predicted worse than by neighbours or the largest class</source>
            <translation>Ayrılan etiketler komşulardan ya da en büyük sınıftan daha kötü tahmin edilirse uyarır</translation>
        </message>
        <message>
            <source>Watch the space</source>
            <translation>Uzayı izleyin</translation>
        </message>
        <message>
            <source>WebKB, five classes of pages</source>
            <translation>WebKB, beş sayfa sınıfı</translation>
        </message>
        <message>
            <source>WebKB, university web pages</source>
            <translation>WebKB, üniversite web sayfaları</translation>
        </message>
        <message>
            <source>Weight β of the SVM</source>
            <translation>SVM'nin ağırlığı β</translation>
        </message>
        <message>
            <source>Weight λ of the higher order</source>
            <translation>Yüksek derecenin ağırlığı λ</translation>
        </message>
        <message>
            <source>Weight λ of unlabelled documents</source>
            <translation>Etiketsiz belgelerin ağırlığı λ</translation>
        </message>
        <message>
            <source>Weighting</source>
            <translation>Ağırlıklandırma</translation>
        </message>
        <message>
            <source>Weights of the documents; the links of terms always count documents</source>
            <translation>Belge ağırlıkları; terim bağları her zaman belge sayar</translation>
        </message>
        <message>
            <source>Welch's t-test</source>
            <translation>Welch t-testi</translation>
        </message>
        <message>
            <source>What the number of confused documents is divided by</source>
            <translation>Karışan belge sayısının bölündüğü değer</translation>
        </message>
        <message>
            <source>What won, by how much, and what to try next</source>
            <translation>Ne kazandı, ne farkla ve sırada ne denenebilir</translation>
        </message>
        <message>
            <source>When they are used up, the leader is tested</source>
            <translation>Süre dolunca önde giden test edilir</translation>
        </message>
        <message>
            <source>Where counts are not normalised, a few long documents decide which terms matter.</source>
            <translation>Sayılar normalleştirilmezse hangi terimlerin önemli olduğunu birkaç uzun belge belirler.</translation>
        </message>
        <message>
            <source>Which classes are confused, and why</source>
            <translation>Hangi sınıflar karışıyor ve neden</translation>
        </message>
        <message>
            <source>Which documents are linked</source>
            <translation>Hangi belgeler bağlı</translation>
        </message>
        <message>
            <source>Which method gets most out of ten or a hundred labels depends on the corpus.</source>
            <translation>On ya da yüz etiketten en çok yararlanan yöntem derleme bağlıdır.</translation>
        </message>
        <message>
            <source>Which method suits this corpus best? Successive halving, and one final test.</source>
            <translation>Bu derleme en uygun yöntem hangisi? Ardışık yarılama ve son bir test.</translation>
        </message>
        <message>
            <source>Which terms the method groups together</source>
            <translation>Yöntemin bir araya getirdiği terimler</translation>
        </message>
        <message>
            <source>While a move improves the clusters</source>
            <translation>Bir taşıma kümeleri iyileştirdikçe</translation>
        </message>
        <message>
            <source>Who and when</source>
            <translation>Kim ve ne zaman</translation>
        </message>
        <message>
            <source>Width σ</source>
            <translation>Genişlik σ</translation>
        </message>
        <message>
            <source>Wilcoxon signed-rank test</source>
            <translation>Wilcoxon işaretli sıra testi</translation>
        </message>
        <message>
            <source>With fewer labels the diffused part has more weight, with more the plain one</source>
            <translation>Az etikette yayınımlı kısım, çok etikette yalın kısım daha ağırdır</translation>
        </message>
        <message>
            <source>With twice as many labelled documents ({number}), expect about {} ({} to {}).</source>
            <translation>İki kat etiketli belgeyle ({number}) yaklaşık {} beklenir ({} – {}).</translation>
        </message>
        <message>
            <source>With {} labels about {} % ({} to {}) would be right, if the curve continues as before.</source>
            <translation>Eğri böyle sürerse {} etiketle yaklaşık {} % ({} – {}) doğru olur.</translation>
        </message>
        <message>
            <source>Words</source>
            <translation>Sözcükler</translation>
        </message>
        <message>
            <source>Words and documents of each cluster</source>
            <translation>Her kümenin sözcükleri ve belgeleri</translation>
        </message>
        <message>
            <source>Words and phrases to remove</source>
            <translation>Çıkarılacak sözcük ve öbekler</translation>
        </message>
        <message>
            <source>Words of classes</source>
            <translation>Sınıfların sözcükleri</translation>
        </message>
        <message>
            <source>Words that predict a class almost alone</source>
            <translation>Bir sınıfı neredeyse tek başına belirleyen sözcükler</translation>
        </message>
        <message>
            <source>Words with such a character are split into pieces.</source>
            <translation>Böyle bir karakter içeren sözcükler parçalanır.</translation>
        </message>
        <message>
            <source>Worker processes</source>
            <translation>İşçi süreçler</translation>
        </message>
        <message>
            <source>Written by this project.</source>
            <translation>Bu proje tarafından yazıldı.</translation>
        </message>
        <message>
            <source>Wrong labels</source>
            <translation>Yanlış etiketler</translation>
        </message>
        <message>
            <source>Wrong labels lower every score in the test, and they are learnt from in training.</source>
            <translation>Yanlış etiketler testte her puanı düşürür, eğitimde onlardan öğrenilir.</translation>
        </message>
        <message>
            <source>XML, one element per document</source>
            <translation>XML, belge başına bir öğe</translation>
        </message>
        <message>
            <source>YAML, TOML</source>
            <translation>YAML, TOML</translation>
        </message>
        <message>
            <source>Yiddish</source>
            <translation>Yidiş</translation>
        </message>
        <message>
            <source>Your name</source>
            <translation>Adınız</translation>
        </message>
        <message>
            <source>Your own documents</source>
            <translation>Kendi belgeleriniz</translation>
        </message>
        <message>
            <source>a Parquet or Feather table</source>
            <translation>bir Parquet ya da Feather tablosu</translation>
        </message>
        <message>
            <source>a comma</source>
            <translation>virgül</translation>
        </message>
        <message>
            <source>a folder of documents</source>
            <translation>belge klasörü</translation>
        </message>
        <message>
            <source>a folder of partitions</source>
            <translation>bir bölüm klasörü</translation>
        </message>
        <message>
            <source>a folder of texts without classes</source>
            <translation>sınıfsız metin klasörü</translation>
        </message>
        <message>
            <source>a folder or archive of tables</source>
            <translation>bir tablo klasörü ya da arşivi</translation>
        </message>
        <message>
            <source>a folder with one file per class</source>
            <translation>sınıf başına bir dosyalı klasör</translation>
        </message>
        <message>
            <source>a list of methods</source>
            <translation>yöntem listesi</translation>
        </message>
        <message>
            <source>a list of names</source>
            <translation>ad listesi</translation>
        </message>
        <message>
            <source>a mailbox</source>
            <translation>bir posta kutusu</translation>
        </message>
        <message>
            <source>a mark where the difference is beyond ± 0.01 with a probability of 97.5 %</source>
            <translation>farkın %97,5 olasılıkla ± 0,01'i aştığı yerde işaret</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>bir sayı</translation>
        </message>
        <message>
            <source>a semicolon</source>
            <translation>noktalı virgül</translation>
        </message>
        <message>
            <source>a simple method guesses the class of {} of these documents correctly ({} without them)</source>
            <translation>basit bir yöntem bu belgelerin {} kadarının sınıfını doğru kestirir (onlarsız {})</translation>
        </message>
        <message>
            <source>a tab character</source>
            <translation>sekme</translation>
        </message>
        <message>
            <source>a table</source>
            <translation>bir tablo</translation>
        </message>
        <message>
            <source>a table in a web page, a LaTeX or a Word document</source>
            <translation>bir web sayfası, LaTeX veya Word belgesindeki tablo</translation>
        </message>
        <message>
            <source>a table of a database</source>
            <translation>bir veritabanı tablosu</translation>
        </message>
        <message>
            <source>a table of lists or ranges</source>
            <translation>liste ya da aralık tablosu</translation>
        </message>
        <message>
            <source>a table of numbers</source>
            <translation>sayı tablosu</translation>
        </message>
        <message>
            <source>a table of settings</source>
            <translation>ayar tablosu</translation>
        </message>
        <message>
            <source>a table with a kind</source>
            <translation>türü belirtilmiş tablo</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>bir metin</translation>
        </message>
        <message>
            <source>a trial that takes more is stopped and counted as failed; 0: no limit</source>
            <translation>daha çok kullanan deneme durdurulur ve başarısız sayılır; 0: sınırsız</translation>
        </message>
        <message>
            <source>a vertical bar</source>
            <translation>dikey çizgi</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>bir tam sayı</translation>
        </message>
        <message>
            <source>a workbook</source>
            <translation>bir çalışma kitabı</translation>
        </message>
        <message>
            <source>a worker has not answered for a minute</source>
            <translation>bir işçi bir dakikadır yanıt vermiyor</translation>
        </message>
        <message>
            <source>above {}</source>
            <translation>{} üstünde</translation>
        </message>
        <message>
            <source>additive</source>
            <translation>toplamsal</translation>
        </message>
        <message>
            <source>additive is the paper's; symmetric is less sensitive to outlying documents</source>
            <translation>toplamsal makaledekidir; simetrik aykırı belgelere daha az duyarlıdır</translation>
        </message>
        <message>
            <source>affinity</source>
            <translation>yakınlık</translation>
        </message>
        <message>
            <source>against {}</source>
            <translation>{} karşısında</translation>
        </message>
        <message>
            <source>agreement beyond chance</source>
            <translation>rastlantının ötesinde uyuşma</translation>
        </message>
        <message>
            <source>agreement beyond chance for ordered classes</source>
            <translation>sıralı sınıflarda rastlantının ötesinde uyuşma</translation>
        </message>
        <message>
            <source>agreement on pairs of documents beyond chance</source>
            <translation>belge çiftlerinde rastlantının ötesinde uyuşma</translation>
        </message>
        <message>
            <source>all</source>
            <translation>tümü</translation>
        </message>
        <message>
            <source>all documents, modapte, R8, R52, R90 or top-N, such as top-25: documents with one topic, of the N most frequent</source>
            <translation>tüm belgeler, modapte, R8, R52, R90 ya da top-25 gibi top-N: en sık N konudan tek konulu belgeler</translation>
        </message>
        <message>
            <source>all words, with stop words, and their pairs beside the terms, for methods that choose between both</source>
            <translation>terimlerin yanında durak sözcükleriyle tüm sözcükler ve ikilileri; ikisi arasında seçim yapan yöntemler için</translation>
        </message>
        <message>
            <source>all, running words apart</source>
            <translation>tümü, akan metnin sözcükleri ayrı</translation>
        </message>
        <message>
            <source>all: limits, ranking and idf also use the test documents, as in some papers</source>
            <translation>tümü: sınırlar, sıralama ve idf bazı makalelerdeki gibi test belgelerini de kullanır</translation>
        </message>
        <message>
            <source>always down</source>
            <translation>hep aşağı</translation>
        </message>
        <message>
            <source>always up</source>
            <translation>hep yukarı</translation>
        </message>
        <message>
            <source>an archive of documents</source>
            <translation>belge arşivi</translation>
        </message>
        <message>
            <source>approximate</source>
            <translation>yaklaşık</translation>
        </message>
        <message>
            <source>area under the curve, each class against the rest, mean over classes</source>
            <translation>eğri altındaki alan, her sınıf ötekilere karşı, sınıf ortalaması</translation>
        </message>
        <message>
            <source>as given</source>
            <translation>verildiği gibi</translation>
        </message>
        <message>
            <source>as sums of the values</source>
            <translation>değerlerin toplamı olarak</translation>
        </message>
        <message>
            <source>association</source>
            <translation>ilişki</translation>
        </message>
        <message>
            <source>augmented tf-idf</source>
            <translation>artırılmış tf-idf</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>otomatik</translation>
        </message>
        <message>
            <source>automatic: Porter for English, Snowball for other languages if available</source>
            <translation>otomatik: İngilizce için Porter, varsa öteki diller için Snowball</translation>
        </message>
        <message>
            <source>automatic: detected from the content</source>
            <translation>otomatik: içerikten algılanır</translation>
        </message>
        <message>
            <source>automatic: exact up to 100,000 documents, then batches</source>
            <translation>otomatik: 100.000 belgeye dek tam, sonra yığınlar</translation>
        </message>
        <message>
            <source>automatic: exact up to 100,000 documents, then random blocks and batches</source>
            <translation>otomatik: 100.000 belgeye dek tam, sonra rastgele bloklar ve yığınlar</translation>
        </message>
        <message>
            <source>automatic: exact up to 100,000 documents, then singular vectors from random blocks and neighbours from near regions</source>
            <translation>otomatik: 100.000 belgeye dek tam, sonra rastgele bloklardan tekil vektörler ve yakın bölgelerden komşular</translation>
        </message>
        <message>
            <source>automatic: exact up to 15,000 labelled documents (fewer if many others are seen), then 5,000 documents for paths (few labels) or 300 directions of terms</source>
            <translation>otomatik: 15.000 etiketli belgeye dek tam (çok başka belge görülüyorsa daha az), sonra yollar için 5.000 belge (az etiketle) ya da 300 terim yönü</translation>
        </message>
        <message>
            <source>automatic: exact up to 150,000 documents, then neighbours by pruned lists of documents</source>
            <translation>otomatik: 150.000 belgeye kadar kesin, sonra kısaltılmış belge listelerinden komşular</translation>
        </message>
        <message>
            <source>automatic: exact up to 20,000 documents, then the kernel of 1,500 landmarks (Nyström)</source>
            <translation>otomatik: 20.000 belgeye dek tam, sonra 1.500 nirengi noktasının çekirdeği (Nyström)</translation>
        </message>
        <message>
            <source>automatic: exact up to 200,000 documents, then batches, for the solver 'primal or dual'</source>
            <translation>otomatik: 200.000 belgeye dek tam, sonra “primal ya da dual” çözücüsü için yığınlar</translation>
        </message>
        <message>
            <source>automatic: exact up to 25,000 documents, then centroids of many small clusters</source>
            <translation>otomatik: 25.000 belgeye dek tam, sonra çok sayıda küçük kümenin merkezleri</translation>
        </message>
        <message>
            <source>automatic: exact up to 60,000 documents, then 15,000 landmarks</source>
            <translation>otomatik: 60.000 belgeye kadar kesin, sonra 15.000 yer işareti</translation>
        </message>
        <message>
            <source>automatic: exact up to 60,000 documents, then 20,000 landmarks</source>
            <translation>otomatik: 60.000 belgeye dek tam, sonra 20.000 nirengi noktası</translation>
        </message>
        <message>
            <source>automatic: exact up to 60,000 documents, then 5,000 landmarks</source>
            <translation>otomatik: 60.000 belgeye kadar kesin, sonra 5.000 yer işareti</translation>
        </message>
        <message>
            <source>automatic: guessed from a sample of the documents</source>
            <translation>otomatik: belge örneklemesinden kestirilir</translation>
        </message>
        <message>
            <source>automatic: one per processor core</source>
            <translation>otomatik: işlemci çekirdeği başına bir</translation>
        </message>
        <message>
            <source>automatic: those of the language, if available</source>
            <translation>otomatik: varsa dilinki</translation>
        </message>
        <message>
            <source>automatic: what suits each method; L2: every vector has length 1</source>
            <translation>otomatik: her yönteme uyan; L2: her vektörün uzunluğu 1</translation>
        </message>
        <message>
            <source>automatic: what suits each method; see the help page for the formulas</source>
            <translation>otomatik: her yönteme uyan; formüller yardım sayfasında</translation>
        </message>
        <message>
            <source>automatic: words; character pairs for languages without spaces</source>
            <translation>otomatik: sözcükler; boşluksuz dillerde karakter çiftleri</translation>
        </message>
        <message>
            <source>average</source>
            <translation>ortalama</translation>
        </message>
        <message>
            <source>average rank</source>
            <translation>ortalama sıra</translation>
        </message>
        <message>
            <source>backslash</source>
            <translation>ters eğik çizgi</translation>
        </message>
        <message>
            <source>backslash: \" is a mark inside a quoted field</source>
            <translation>backslash: \" is a mark inside a quoted field</translation>
        </message>
        <message>
            <source>balanced</source>
            <translation>dengeli</translation>
        </message>
        <message>
            <source>balanced accuracy</source>
            <translation>dengeli doğruluk</translation>
        </message>
        <message>
            <source>before {}</source>
            <translation>{} öncesi</translation>
        </message>
        <message>
            <source>below {}</source>
            <translation>{} altında</translation>
        </message>
        <message>
            <source>best F of each class over the clusters, weighted by class size</source>
            <translation>her sınıfın kümelerdeki en iyi F'si, sınıf boyutuyla ağırlıklı</translation>
        </message>
        <message>
            <source>best cut first</source>
            <translation>önce en iyi kesim</translation>
        </message>
        <message>
            <source>bias</source>
            <translation>yanlılık</translation>
        </message>
        <message>
            <source>bias: must-linked documents have the same coordinates, cannot-links are not used</source>
            <translation>yanlılık: birlikte bağlı belgelerin koordinatları aynıdır, ayrı bağları kullanılmaz</translation>
        </message>
        <message>
            <source>binary</source>
            <translation>ikili</translation>
        </message>
        <message>
            <source>by hand</source>
            <translation>elle</translation>
        </message>
        <message>
            <source>by random walks between similar documents</source>
            <translation>benzer belgeler arası rastgele yürüyüşlerle</translation>
        </message>
        <message>
            <source>by the largest variance</source>
            <translation>en büyük varyansla</translation>
        </message>
        <message>
            <source>by the leading singular vectors</source>
            <translation>baştaki tekil vektörlerle</translation>
        </message>
        <message>
            <source>cancelled</source>
            <translation>iptal edildi</translation>
        </message>
        <message>
            <source>changed {number}</source>
            <translation>değişen {number}</translation>
        </message>
        <message>
            <source>character n-grams</source>
            <translation>karakter n-gramları</translation>
        </message>
        <message>
            <source>character n-grams in words</source>
            <translation>sözcük içi karakter n-gramları</translation>
        </message>
        <message>
            <source>character pairs</source>
            <translation>karakter çiftleri</translation>
        </message>
        <message>
            <source>characteristic terms</source>
            <translation>ayırt edici terimler</translation>
        </message>
        <message>
            <source>characters</source>
            <translation>karakterler</translation>
        </message>
        <message>
            <source>check</source>
            <translation>denetim</translation>
        </message>
        <message>
            <source>check_every is 0 or at least 2, and batch at least 1.</source>
            <translation>check_every is 0 or at least 2, and batch at least 1.</translation>
        </message>
        <message>
            <source>chi-square</source>
            <translation>ki-kare</translation>
        </message>
        <message>
            <source>choice of β</source>
            <translation>β seçimi</translation>
        </message>
        <message>
            <source>choose C</source>
            <translation>C seç</translation>
        </message>
        <message>
            <source>choose length</source>
            <translation>uzunluk seç</translation>
        </message>
        <message>
            <source>choose neighbours</source>
            <translation>komşu seç</translation>
        </message>
        <message>
            <source>class</source>
            <translation>sınıf</translation>
        </message>
        <message>
            <source>class cannot be decided</source>
            <translation>sınıfa karar verilemiyor</translation>
        </message>
        <message>
            <source>class centroids</source>
            <translation>sınıf merkezleri</translation>
        </message>
        <message>
            <source>class has</source>
            <translation>sınıfta</translation>
        </message>
        <message>
            <source>class shares</source>
            <translation>sınıf payları</translation>
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
            <translation>sınıfta</translation>
        </message>
        <message>
            <source>classifier</source>
            <translation>sınıflandırıcı</translation>
        </message>
        <message>
            <source>cluster {}</source>
            <translation>küme {}</translation>
        </message>
        <message>
            <source>clustering</source>
            <translation>kümeleme</translation>
        </message>
        <message>
            <source>clusters</source>
            <translation>kümeler</translation>
        </message>
        <message>
            <source>co-occurring only</source>
            <translation>yalnız birlikte geçenler</translation>
        </message>
        <message>
            <source>codes</source>
            <translation>kodlar</translation>
        </message>
        <message>
            <source>column bin</source>
            <translation>column bin</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>sütunlar</translation>
        </message>
        <message>
            <source>comp.*, rec.*</source>
            <translation>comp.*, rec.*</translation>
        </message>
        <message>
            <source>compared by</source>
            <translation>karşılaştırma ölçüsü</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>tam</translation>
        </message>
        <message>
            <source>confusion as</source>
            <translation>karışıklık ölçüsü</translation>
        </message>
        <message>
            <source>confusion before</source>
            <translation>confusion before</translation>
        </message>
        <message>
            <source>constrained clustering</source>
            <translation>kısıtlı kümeleme</translation>
        </message>
        <message>
            <source>correct</source>
            <translation>doğru</translation>
        </message>
        <message>
            <source>correlation</source>
            <translation>korelasyon</translation>
        </message>
        <message>
            <source>correlation of actual and predicted classes; 0: no better than chance</source>
            <translation>gerçek ve tahmin edilen sınıfların korelasyonu; 0: rastlantıdan iyi değil</translation>
        </message>
        <message>
            <source>cosine</source>
            <translation>kosinüs</translation>
        </message>
        <message>
            <source>cosine: g/√(g_ii g_jj); others of r = g/g_m: r^σ, exp(−((1−r)/σ)²), exp(−(1−r)/σ)</source>
            <translation>kosinüs: g/√(g_ii g_jj); r = g/g_m ile ötekiler: r^σ, exp(−((1−r)/σ)²), exp(−(1−r)/σ)</translation>
        </message>
        <message>
            <source>cost of the probability given to the actual class</source>
            <translation>gerçek sınıfa verilen olasılığın maliyeti</translation>
        </message>
        <message>
            <source>counts</source>
            <translation>sayılar</translation>
        </message>
        <message>
            <source>covariance</source>
            <translation>kovaryans</translation>
        </message>
        <message>
            <source>critical difference</source>
            <translation>kritik fark</translation>
        </message>
        <message>
            <source>cross-validation decided together with what is usual with so few labels</source>
            <translation>bu kadar az etikette olağan olanla birlikte çapraz doğrulama karar verdi</translation>
        </message>
        <message>
            <source>cross-validation on the labelled documents decided</source>
            <translation>etiketli belgelerde çapraz doğrulama karar verdi</translation>
        </message>
        <message>
            <source>damaged</source>
            <translation>bozuk</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>koyu</translation>
        </message>
        <message>
            <source>degree</source>
            <translation>derece</translation>
        </message>
        <message>
            <source>dense neighbours</source>
            <translation>yoğun komşular</translation>
        </message>
        <message>
            <source>difference from</source>
            <translation>fark</translation>
        </message>
        <message>
            <source>dimension {}</source>
            <translation>boyut {}</translation>
        </message>
        <message>
            <source>dimensions</source>
            <translation>boyut</translation>
        </message>
        <message>
            <source>divisive</source>
            <translation>bölücü</translation>
        </message>
        <message>
            <source>document</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>document begins</source>
            <translation>belge başlıyor</translation>
        </message>
        <message>
            <source>document contains</source>
            <translation>belge içeriyor</translation>
        </message>
        <message>
            <source>document ends</source>
            <translation>belge bitiyor</translation>
        </message>
        <message>
            <source>document frequency</source>
            <translation>belge sıklığı</translation>
        </message>
        <message>
            <source>document has</source>
            <translation>belgede var</translation>
        </message>
        <message>
            <source>document is</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>document quotes</source>
            <translation>belge alıntılıyor</translation>
        </message>
        <message>
            <source>document states</source>
            <translation>belge belirtiyor</translation>
        </message>
        <message>
            <source>documents</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>documents are</source>
            <translation>belge</translation>
        </message>
        <message>
            <source>documents begin</source>
            <translation>belge başlıyor</translation>
        </message>
        <message>
            <source>documents contain</source>
            <translation>belge içeriyor</translation>
        </message>
        <message>
            <source>documents end</source>
            <translation>belge bitiyor</translation>
        </message>
        <message>
            <source>documents have</source>
            <translation>belgede var</translation>
        </message>
        <message>
            <source>documents in it</source>
            <translation>içindeki belgeler</translation>
        </message>
        <message>
            <source>documents of a class</source>
            <translation>bir sınıfın belgeleri</translation>
        </message>
        <message>
            <source>documents quote</source>
            <translation>belge alıntılıyor</translation>
        </message>
        <message>
            <source>documents state</source>
            <translation>belge belirtiyor</translation>
        </message>
        <message>
            <source>drop</source>
            <translation>çıkar</translation>
        </message>
        <message>
            <source>drop words with digits</source>
            <translation>rakamlı sözcükleri çıkar</translation>
        </message>
        <message>
            <source>dropped are words of digits alone, or all words with a digit</source>
            <translation>yalnızca rakamlardan oluşan sözcükler ya da rakam içeren tüm sözcükler çıkarılır</translation>
        </message>
        <message>
            <source>each pair on its own</source>
            <translation>her çift ayrı ayrı</translation>
        </message>
        <message>
            <source>edge weight</source>
            <translation>kenar ağırlığı</translation>
        </message>
        <message>
            <source>embeddings</source>
            <translation>gömmeler</translation>
        </message>
        <message>
            <source>equal length</source>
            <translation>eşit uzunluk</translation>
        </message>
        <message>
            <source>equal pairs</source>
            <translation>eşit çiftler</translation>
        </message>
        <message>
            <source>error terms</source>
            <translation>hata terimleri</translation>
        </message>
        <message>
            <source>estimate</source>
            <translation>kestirim</translation>
        </message>
        <message>
            <source>exact</source>
            <translation>tam</translation>
        </message>
        <message>
            <source>exponential</source>
            <translation>üstel</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>başarısız</translation>
        </message>
        <message>
            <source>fill</source>
            <translation>doldur</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>bitti</translation>
        </message>
        <message>
            <source>first {}</source>
            <translation>ilk {}</translation>
        </message>
        <message>
            <source>fixed</source>
            <translation>sabit</translation>
        </message>
        <message>
            <source>folder of a sentence-embedding model (ONNX); empty: none</source>
            <translation>tümce gömme modelinin klasörü (ONNX); boş: yok</translation>
        </message>
        <message>
            <source>folds</source>
            <translation>katlar</translation>
        </message>
        <message>
            <source>for accuracy; says nothing about other training sets</source>
            <translation>doğruluk için; başka eğitim kümeleri hakkında bir şey söylemez</translation>
        </message>
        <message>
            <source>for display; no prediction depends on them</source>
            <translation>gösterim için; hiçbir tahmin buna bağlı değil</translation>
        </message>
        <message>
            <source>for graph teachers</source>
            <translation>çizge öğretmenleri için</translation>
        </message>
        <message>
            <source>for repeated splits: what training sets share, and the one set of test documents</source>
            <translation>yinelenen bölmeler için: eğitim kümelerinin ortak kısmı ve tek test belgesi kümesi</translation>
        </message>
        <message>
            <source>for the linear SVM only</source>
            <translation>yalnız doğrusal SVM için</translation>
        </message>
        <message>
            <source>from the next start; help pages and reports are in English</source>
            <translation>bir sonraki açılıştan itibaren; yardım sayfaları ve raporlar İngilizcedir</translation>
        </message>
        <message>
            <source>gain %</source>
            <translation>kazanç %</translation>
        </message>
        <message>
            <source>gaussian of given distances</source>
            <translation>verilen uzaklıkların Gauss'u</translation>
        </message>
        <message>
            <source>gaussian of hamming</source>
            <translation>Hamming uzaklığının Gauss'u</translation>
        </message>
        <message>
            <source>gaussian: for numeric data; hamming: for nominal values; given: the corpus is a matrix of documents by documents</source>
            <translation>Gauss: sayısal veri için; Hamming: adsal değerler için; verilen: derlem belge × belge matrisidir</translation>
        </message>
        <message>
            <source>given similarities</source>
            <translation>verilen benzerlikler</translation>
        </message>
        <message>
            <source>given split</source>
            <translation>verilen bölme</translation>
        </message>
        <message>
            <source>gives no probabilities</source>
            <translation>olasılık vermez</translation>
        </message>
        <message>
            <source>gives no scores of classes</source>
            <translation>sınıf puanı vermez</translation>
        </message>
        <message>
            <source>group is</source>
            <translation>grup</translation>
        </message>
        <message>
            <source>groups are</source>
            <translation>grup</translation>
        </message>
        <message>
            <source>harmonic mean of homogeneity and completeness</source>
            <translation>türdeşlik ve bütünlüğün harmonik ortalaması</translation>
        </message>
        <message>
            <source>has more than {number} characters</source>
            <translation>{number} karakterden uzun</translation>
        </message>
        <message>
            <source>has no reconstruction error</source>
            <translation>yeniden kurma hatası yok</translation>
        </message>
        <message>
            <source>has no space for documents</source>
            <translation>belge uzayı yok</translation>
        </message>
        <message>
            <source>has no space for terms</source>
            <translation>terimler için bir uzayı yok</translation>
        </message>
        <message>
            <source>high against</source>
            <translation>üst, karşısında</translation>
        </message>
        <message>
            <source>horizontal difference</source>
            <translation>yatay fark</translation>
        </message>
        <message>
            <source>idf</source>
            <translation>idf</translation>
        </message>
        <message>
            <source>in characters; shorter words are removed</source>
            <translation>karakter olarak; daha kısa sözcükler çıkarılır</translation>
        </message>
        <message>
            <source>included in the program</source>
            <translation>programın içinde</translation>
        </message>
        <message>
            <source>inductive</source>
            <translation>tümevarımsal</translation>
        </message>
        <message>
            <source>information gain</source>
            <translation>bilgi kazancı</translation>
        </message>
        <message>
            <source>information that clusters and classes share (arithmetic mean)</source>
            <translation>kümelerin ve sınıfların paylaştığı bilgi (aritmetik ortalama)</translation>
        </message>
        <message>
            <source>interrupted</source>
            <translation>kesildi</translation>
        </message>
        <message>
            <source>inverse</source>
            <translation>ters</translation>
        </message>
        <message>
            <source>is not a regular expression: {}</source>
            <translation>bir düzenli ifade değil: {}</translation>
        </message>
        <message>
            <source>it failed</source>
            <translation>başarısız oldu</translation>
        </message>
        <message>
            <source>iterations</source>
            <translation>yineleme</translation>
        </message>
        <message>
            <source>jieba</source>
            <translation>jieba</translation>
        </message>
        <message>
            <source>join</source>
            <translation>ekle</translation>
        </message>
        <message>
            <source>k-fold</source>
            <translation>k-kat</translation>
        </message>
        <message>
            <source>k-means</source>
            <translation>k-ortalamalar</translation>
        </message>
        <message>
            <source>k-means with a cost for each link that it violates: documents go to the nearest mean unless that would separate documents that belong together, or join documents that do not.</source>
            <translation>Bozduğu her bağlantı için maliyeti olan k-means: belgeler, birlikte olanları ayırmadıkça ya da olmayanları birleştirmedikçe en yakın ortalamaya gider.</translation>
        </message>
        <message>
            <source>k-means with links (PCKMeans)</source>
            <translation>Bağlı k-ortalamalar (PCKMeans)</translation>
        </message>
        <message>
            <source>keep</source>
            <translation>tut</translation>
        </message>
        <message>
            <source>keep only the pairs of terms that belong together; needs n-grams of 2</source>
            <translation>yalnız birbirine ait terim çiftlerini tut; 2'li n-gram gerekir</translation>
        </message>
        <message>
            <source>keep the first</source>
            <translation>ilkini tut</translation>
        </message>
        <message>
            <source>keep the first, without conflicts</source>
            <translation>ilkini tut, çelişkisiz</translation>
        </message>
        <message>
            <source>keep the terms with the highest scores</source>
            <translation>en yüksek puanlı terimleri tut</translation>
        </message>
        <message>
            <source>kernel matrix</source>
            <translation>çekirdek matrisi</translation>
        </message>
        <message>
            <source>label spreading</source>
            <translation>etiket yayma</translation>
        </message>
        <message>
            <source>labelled by hand</source>
            <translation>elle etiketlenmiş</translation>
        </message>
        <message>
            <source>labelled documents</source>
            <translation>etiketli belgeler</translation>
        </message>
        <message>
            <source>language</source>
            <translation>dil</translation>
        </message>
        <message>
            <source>language {}</source>
            <translation>dil {}</translation>
        </message>
        <message>
            <source>large</source>
            <translation>büyük</translation>
        </message>
        <message>
            <source>largest first</source>
            <translation>önce en büyük</translation>
        </message>
        <message>
            <source>latent training</source>
            <translation>gizil eğitim</translation>
        </message>
        <message>
            <source>leak</source>
            <translation>sızıntı</translation>
        </message>
        <message>
            <source>learning curve</source>
            <translation>öğrenme eğrisi</translation>
        </message>
        <message>
            <source>learning rate</source>
            <translation>öğrenme hızı</translation>
        </message>
        <message>
            <source>learnt from</source>
            <translation>öğrenilen</translation>
        </message>
        <message>
            <source>least squares</source>
            <translation>en küçük kareler</translation>
        </message>
        <message>
            <source>least squares on eigenvectors of the graph</source>
            <translation>çizgenin özvektörlerinde en küçük kareler</translation>
        </message>
        <message>
            <source>leave one out</source>
            <translation>birini dışarıda bırak</translation>
        </message>
        <message>
            <source>leave out</source>
            <translation>dışarıda bırak</translation>
        </message>
        <message>
            <source>leaves</source>
            <translation>yaprak</translation>
        </message>
        <message>
            <source>light</source>
            <translation>açık</translation>
        </message>
        <message>
            <source>like t-SNE, faster; an extra</source>
            <translation>t-SNE gibi, daha hızlı; ek paket</translation>
        </message>
        <message>
            <source>line {}</source>
            <translation>satır {}</translation>
        </message>
        <message>
            <source>linear SVM</source>
            <translation>doğrusal SVM</translation>
        </message>
        <message>
            <source>linear SVM on second-order paths</source>
            <translation>ikinci derece yollarda doğrusal SVM</translation>
        </message>
        <message>
            <source>linear SVM on term-diffused documents</source>
            <translation>terim yayınımlı belgelerde doğrusal SVM</translation>
        </message>
        <message>
            <source>linear SVM on unweighted words</source>
            <translation>ağırlıksız sözcüklerde doğrusal SVM</translation>
        </message>
        <message>
            <source>linkage</source>
            <translation>bağlantı</translation>
        </message>
        <message>
            <source>links as</source>
            <translation>bağlar</translation>
        </message>
        <message>
            <source>links per term</source>
            <translation>terim başına bağ</translation>
        </message>
        <message>
            <source>log</source>
            <translation>log</translation>
        </message>
        <message>
            <source>log counts</source>
            <translation>log sayılar</translation>
        </message>
        <message>
            <source>log odds</source>
            <translation>log olabilirlik oranı</translation>
        </message>
        <message>
            <source>log odds of the terms in the training documents</source>
            <translation>eğitim belgelerindeki terimlerin log olabilirlik oranı</translation>
        </message>
        <message>
            <source>log tf-idf</source>
            <translation>log tf-idf</translation>
        </message>
        <message>
            <source>log-likelihood</source>
            <translation>log olabilirlik</translation>
        </message>
        <message>
            <source>logarithmic</source>
            <translation>logaritmik</translation>
        </message>
        <message>
            <source>low against</source>
            <translation>alt, karşısında</translation>
        </message>
        <message>
            <source>lymphoma.arff, 96 samples of 4,026 genes in nine classes</source>
            <translation>lymphoma.arff, dokuz sınıfta 4.026 genin 96 örneği</translation>
        </message>
        <message>
            <source>macro F1</source>
            <translation>makro F1</translation>
        </message>
        <message>
            <source>mask_zero = False (Only terms that co-occur) links every pair of {} terms; at most {} are possible. Switch it on, or select fewer terms.</source>
            <translation>mask_zero = False (Yalnız birlikte geçen terimler) {} terimin her çiftini bağlar; en çok {} olabilir. Bunu açın ya da daha az terim seçin.</translation>
        </message>
        <message>
            <source>maximum</source>
            <translation>en büyük</translation>
        </message>
        <message>
            <source>maximum cut</source>
            <translation>en büyük kesim</translation>
        </message>
        <message>
            <source>maximum depth</source>
            <translation>en büyük derinlik</translation>
        </message>
        <message>
            <source>maximum share</source>
            <translation>en büyük pay</translation>
        </message>
        <message>
            <source>mean diagonal</source>
            <translation>ortalama köşegen</translation>
        </message>
        <message>
            <source>mean distance in ranks for ordered classes</source>
            <translation>sıralı sınıflarda ortalama sıra uzaklığı</translation>
        </message>
        <message>
            <source>mean distance of confidence from the share of correct predictions, in ten bins</source>
            <translation>güvenin doğru tahmin payından ortalama uzaklığı, on aralıkta</translation>
        </message>
        <message>
            <source>mean over the classes that occur or are predicted, with equal weights</source>
            <translation>geçen ya da tahmin edilen sınıfların eşit ağırlıklı ortalaması</translation>
        </message>
        <message>
            <source>mean over the classes that occur, weighted by their size</source>
            <translation>geçen sınıfların boyutla ağırlıklı ortalaması</translation>
        </message>
        <message>
            <source>mean recall of the classes that occur</source>
            <translation>geçen sınıfların ortalama duyarlılığı</translation>
        </message>
        <message>
            <source>mean relative</source>
            <translation>göreli ortalama</translation>
        </message>
        <message>
            <source>mean squared error of the probabilities</source>
            <translation>olasılıkların ortalama karesel hatası</translation>
        </message>
        <message>
            <source>mean squared error of the term matrix as the space approximates it</source>
            <translation>uzayın yaklaştırdığı terim matrisinin ortalama karesel hatası</translation>
        </message>
        <message>
            <source>memory per worker</source>
            <translation>süreç başına bellek</translation>
        </message>
        <message>
            <source>min-max</source>
            <translation>min-maks</translation>
        </message>
        <message>
            <source>mini_newsgroups.tar.gz from the UCI archive, Twenty Newsgroups</source>
            <translation>mini_newsgroups.tar.gz from the UCI archive, Twenty Newsgroups</translation>
        </message>
        <message>
            <source>mixture of classes in the clusters, weighted by their size</source>
            <translation>kümelerdeki sınıf karışımı, boyutla ağırlıklı</translation>
        </message>
        <message>
            <source>most memory used by the trial</source>
            <translation>denemenin kullandığı en çok bellek</translation>
        </message>
        <message>
            <source>multiclass</source>
            <translation>çok sınıflı</translation>
        </message>
        <message>
            <source>n-grams of this many characters in words; 0: none</source>
            <translation>sözcüklerde bu kadar karakterlik n-gramlar; 0: yok</translation>
        </message>
        <message>
            <source>n-grams up to {}</source>
            <translation>{} uzunluğa dek n-gram</translation>
        </message>
        <message>
            <source>n_neighbors is at least 1 and n_components at least 0.</source>
            <translation>n_neighbors is at least 1 and n_components at least 0.</translation>
        </message>
        <message>
            <source>naive Bayes</source>
            <translation>naif Bayes</translation>
        </message>
        <message>
            <source>named under the table: by splits, or by documents where there is one split</source>
            <translation>tablonun altında belirtilir: bölmelere göre, tek bölme varsa belgelere göre</translation>
        </message>
        <message>
            <source>names</source>
            <translation>adlar</translation>
        </message>
        <message>
            <source>nearest centroid</source>
            <translation>en yakın merkez</translation>
        </message>
        <message>
            <source>nearest cluster</source>
            <translation>en yakın küme</translation>
        </message>
        <message>
            <source>nearest labelled documents by terms</source>
            <translation>terimlere göre en yakın etiketli belgeler</translation>
        </message>
        <message>
            <source>nearest neighbour</source>
            <translation>en yakın komşu</translation>
        </message>
        <message>
            <source>nearest neighbours (cosine)</source>
            <translation>en yakın komşular (kosinüs)</translation>
        </message>
        <message>
            <source>nearest neighbours (distance)</source>
            <translation>en yakın komşular (uzaklık)</translation>
        </message>
        <message>
            <source>neighbours</source>
            <translation>komşular</translation>
        </message>
        <message>
            <source>neighbours by pruned lists of documents</source>
            <translation>kısaltılmış belge listelerinden komşular</translation>
        </message>
        <message>
            <source>network, on a cluster</source>
            <translation>ağ, kümede</translation>
        </message>
        <message>
            <source>new documents</source>
            <translation>yeni belgeler</translation>
        </message>
        <message>
            <source>no</source>
            <translation>hayır</translation>
        </message>
        <message>
            <source>no class</source>
            <translation>sınıf yok</translation>
        </message>
        <message>
            <source>no classes</source>
            <translation>sınıf yok</translation>
        </message>
        <message>
            <source>no cure</source>
            <translation>çare yok</translation>
        </message>
        <message>
            <source>no label can be held out, so what is usual with few labels decided alone</source>
            <translation>hiçbir etiket ayrılamıyor; az etikette olağan olan tek başına karar verdi</translation>
        </message>
        <message>
            <source>noise to</source>
            <translation>gürültü şuraya</translation>
        </message>
        <message>
            <source>none</source>
            <translation>yok</translation>
        </message>
        <message>
            <source>none given</source>
            <translation>verilmemiş</translation>
        </message>
        <message>
            <source>normalisation</source>
            <translation>normalleştirme</translation>
        </message>
        <message>
            <source>normalised association</source>
            <translation>normalleştirilmiş ilişki</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>bilinmiyor</translation>
        </message>
        <message>
            <source>not known how many</source>
            <translation>sayısı bilinmiyor</translation>
        </message>
        <message>
            <source>not named</source>
            <translation>adlandırılmamış</translation>
        </message>
        <message>
            <source>not predicted</source>
            <translation>tahmin edilmedi</translation>
        </message>
        <message>
            <source>not started</source>
            <translation>başlamadı</translation>
        </message>
        <message>
            <source>not tested: a test needs {} splits shared by both, or accuracy on one split</source>
            <translation>test edilmedi: test için {} ortak bölme ya da bir bölmede doğruluk gerekir</translation>
        </message>
        <message>
            <source>nothing left to cut</source>
            <translation>bölünecek bir şey kalmaması</translation>
        </message>
        <message>
            <source>number of pairs with the highest scores</source>
            <translation>en yüksek puanlı çift sayısı</translation>
        </message>
        <message>
            <source>number of terms kept by the selection</source>
            <translation>seçimin tuttuğu terim sayısı</translation>
        </message>
        <message>
            <source>of Nadeau and Bengio; finds almost no differences with few training documents</source>
            <translation>Nadeau ve Bengio'nun; az eğitim belgesiyle neredeyse hiç fark bulmaz</translation>
        </message>
        <message>
            <source>of each tree</source>
            <translation>her ağacın</translation>
        </message>
        <message>
            <source>of the character n-grams</source>
            <translation>karakter n-gramlarının</translation>
        </message>
        <message>
            <source>of the documents left out</source>
            <translation>dışarıda bırakılan belgelerin</translation>
        </message>
        <message>
            <source>of the graph</source>
            <translation>çizgenin</translation>
        </message>
        <message>
            <source>of the tokeniser 'regular expression'</source>
            <translation>“düzenli ifade” bölütleyicisinin</translation>
        </message>
        <message>
            <source>of those that were counted; pairs need n-grams of 2, characters need Also characters</source>
            <translation>sayılanlardan; çiftler 2'li n-gram, karakterler “Karakterler de” ister</translation>
        </message>
        <message>
            <source>on the random checks</source>
            <translation>rastgele denetimlerde</translation>
        </message>
        <message>
            <source>one against one</source>
            <translation>bire karşı bir</translation>
        </message>
        <message>
            <source>one against the rest</source>
            <translation>bire karşı ötekiler</translation>
        </message>
        <message>
            <source>one cluster of its own</source>
            <translation>kendine ait bir küme</translation>
        </message>
        <message>
            <source>one document</source>
            <translation>bir belge</translation>
        </message>
        <message>
            <source>one document per line</source>
            <translation>satır başına bir belge</translation>
        </message>
        <message>
            <source>one of </source>
            <translation>şunlardan biri: </translation>
        </message>
        <message>
            <source>one score for each class, stored as f1:CLASS</source>
            <translation>sınıf başına bir puan, f1:CLASS olarak saklanır</translation>
        </message>
        <message>
            <source>one score for each class, stored as precision:CLASS</source>
            <translation>sınıf başına bir puan, precision:CLASS olarak saklanır</translation>
        </message>
        <message>
            <source>one score for each class, stored as recall:CLASS</source>
            <translation>sınıf başına bir puan, recall:CLASS olarak saklanır</translation>
        </message>
        <message>
            <source>one token per line with tags</source>
            <translation>satır başına etiketli bir token</translation>
        </message>
        <message>
            <source>order</source>
            <translation>derece</translation>
        </message>
        <message>
            <source>other documents</source>
            <translation>öteki belgeler</translation>
        </message>
        <message>
            <source>over all decisions together; equals accuracy where documents have one class</source>
            <translation>tüm kararlar birlikte; belgelerin tek sınıfı varsa doğruluğa eşittir</translation>
        </message>
        <message>
            <source>over corpora; assumes no distribution</source>
            <translation>derlemler üzerinde; dağılım varsaymaz</translation>
        </message>
        <message>
            <source>p against</source>
            <translation>p, karşısında</translation>
        </message>
        <message>
            <source>p against the best</source>
            <translation>p, en iyiye karşı</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>çiftler</translation>
        </message>
        <message>
            <source>pairwise</source>
            <translation>ikili</translation>
        </message>
        <message>
            <source>parameter curve</source>
            <translation>parameter curve</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>duraklatıldı</translation>
        </message>
        <message>
            <source>paused: the disk is full</source>
            <translation>duraklatıldı: disk dolu</translation>
        </message>
        <message>
            <source>power</source>
            <translation>kuvvet</translation>
        </message>
        <message>
            <source>power of idf</source>
            <translation>idf kuvveti</translation>
        </message>
        <message>
            <source>predicted or given</source>
            <translation>tahmin edilen ya da verilen</translation>
        </message>
        <message>
            <source>presence</source>
            <translation>varlık</translation>
        </message>
        <message>
            <source>primal or dual</source>
            <translation>primal ya da dual</translation>
        </message>
        <message>
            <source>problem</source>
            <translation>sorun</translation>
        </message>
        <message>
            <source>projection</source>
            <translation>izdüşüm</translation>
        </message>
        <message>
            <source>proportional</source>
            <translation>orantılı</translation>
        </message>
        <message>
            <source>protocol: {}</source>
            <translation>protokol: {}</translation>
        </message>
        <message>
            <source>queued</source>
            <translation>kuyrukta</translation>
        </message>
        <message>
            <source>race</source>
            <translation>yarış</translation>
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
            <translation>rastgele bölmeler</translation>
        </message>
        <message>
            <source>reading the corpus</source>
            <translation>derlem okunuyor</translation>
        </message>
        <message>
            <source>records of named fields</source>
            <translation>adlı alanlı kayıtlar</translation>
        </message>
        <message>
            <source>refers to a group inside itself, which is not supported</source>
            <translation>kendi içindeki bir gruba başvuruyor; bu desteklenmiyor</translation>
        </message>
        <message>
            <source>refined</source>
            <translation>inceltilmiş</translation>
        </message>
        <message>
            <source>refuse</source>
            <translation>reddet</translation>
        </message>
        <message>
            <source>regular expression</source>
            <translation>düzenli ifade</translation>
        </message>
        <message>
            <source>remark</source>
            <translation>not</translation>
        </message>
        <message>
            <source>removed {number}</source>
            <translation>çıkarılan {number}</translation>
        </message>
        <message>
            <source>repeated k-fold</source>
            <translation>yinelenen k-kat</translation>
        </message>
        <message>
            <source>repeats</source>
            <translation>yineleme</translation>
        </message>
        <message>
            <source>repeats too often; write * or + instead of large numbers</source>
            <translation>çok fazla yineliyor; büyük sayılar yerine * ya da + yazın</translation>
        </message>
        <message>
            <source>reuters21578.tar.gz from https://kdd.ics.uci.edu/databases/reuters21578/</source>
            <translation>reuters21578.tar.gz from https://kdd.ics.uci.edu/databases/reuters21578/</translation>
        </message>
        <message>
            <source>rounding</source>
            <translation>yuvarlama</translation>
        </message>
        <message>
            <source>rounds</source>
            <translation>tur</translation>
        </message>
        <message>
            <source>row bin</source>
            <translation>row bin</translation>
        </message>
        <message>
            <source>row maximum</source>
            <translation>satır en büyüğü</translation>
        </message>
        <message>
            <source>run {}</source>
            <translation>çalıştırma {}</translation>
        </message>
        <message>
            <source>running</source>
            <translation>sürüyor</translation>
        </message>
        <message>
            <source>running words</source>
            <translation>metindeki sözcükler</translation>
        </message>
        <message>
            <source>scale</source>
            <translation>ölçek</translation>
        </message>
        <message>
            <source>scale data v1.0 of Cornell's movie review data</source>
            <translation>scale data v1.0 of Cornell's movie review data</translation>
        </message>
        <message>
            <source>scaled terms</source>
            <translation>ölçekli terimler</translation>
        </message>
        <message>
            <source>scaling</source>
            <translation>ölçekleme</translation>
        </message>
        <message>
            <source>scatter within classes over scatter between classes</source>
            <translation>sınıf içi saçılım bölü sınıflar arası saçılım</translation>
        </message>
        <message>
            <source>sci.crypt, talk.politics.mideast, soc.religion.christian</source>
            <translation>sci.crypt, talk.politics.mideast, soc.religion.christian</translation>
        </message>
        <message>
            <source>scores that are not paired</source>
            <translation>eşli olmayan puanlar</translation>
        </message>
        <message>
            <source>scores that are not paired, equal variances</source>
            <translation>eşli olmayan puanlar, eşit varyans</translation>
        </message>
        <message>
            <source>second look</source>
            <translation>ikinci bakış</translation>
        </message>
        <message>
            <source>seconds per fit</source>
            <translation>öğrenme başına saniye</translation>
        </message>
        <message>
            <source>seed</source>
            <translation>tohum</translation>
        </message>
        <message>
            <source>separated by commas or spaces</source>
            <translation>virgül ya da boşlukla ayrılır</translation>
        </message>
        <message>
            <source>share</source>
            <translation>pay</translation>
        </message>
        <message>
            <source>share after</source>
            <translation>sonraki pay</translation>
        </message>
        <message>
            <source>share before</source>
            <translation>önceki pay</translation>
        </message>
        <message>
            <source>share of actual</source>
            <translation>gerçeğin payı</translation>
        </message>
        <message>
            <source>share of class</source>
            <translation>sınıfın payı</translation>
        </message>
        <message>
            <source>share of correct decisions on the pairs that the constraints leave free</source>
            <translation>kısıtların serbest bıraktığı çiftlerde doğru karar payı</translation>
        </message>
        <message>
            <source>share of correct documents under the best assignment of clusters to classes</source>
            <translation>kümelerin sınıflara en iyi atamasında doğru belge payı</translation>
        </message>
        <message>
            <source>share of documents in the largest class of their cluster</source>
            <translation>kümesinin en büyük sınıfında olan belgelerin payı</translation>
        </message>
        <message>
            <source>share of documents with the correct class</source>
            <translation>doğru sınıflı belgelerin payı</translation>
        </message>
        <message>
            <source>share of errors</source>
            <translation>hataların payı</translation>
        </message>
        <message>
            <source>share of the class</source>
            <translation>sınıfın payı</translation>
        </message>
        <message>
            <source>sigma = 0 must be above 0.</source>
            <translation>sigma = 0 must be above 0.</translation>
        </message>
        <message>
            <source>single precision</source>
            <translation>tek duyarlık</translation>
        </message>
        <message>
            <source>single terms</source>
            <translation>tek terimler</translation>
        </message>
        <message>
            <source>single terms and characters</source>
            <translation>tek terimler ve karakterler</translation>
        </message>
        <message>
            <source>single terms and embeddings</source>
            <translation>tek terimler ve gömmeler</translation>
        </message>
        <message>
            <source>single terms, running words apart</source>
            <translation>tek terimler, metindeki sözcükler ayrı</translation>
        </message>
        <message>
            <source>skip</source>
            <translation>atla</translation>
        </message>
        <message>
            <source>small</source>
            <translation>küçük</translation>
        </message>
        <message>
            <source>smallest cluster</source>
            <translation>en küçük küme</translation>
        </message>
        <message>
            <source>smallest leaf</source>
            <translation>en küçük yaprak</translation>
        </message>
        <message>
            <source>smoothing</source>
            <translation>yumuşatma</translation>
        </message>
        <message>
            <source>so that neighbours stay neighbours</source>
            <translation>komşular komşu kalacak biçimde</translation>
        </message>
        <message>
            <source>solver</source>
            <translation>çözücü</translation>
        </message>
        <message>
            <source>soybean.arff of the UCI repository (Soybean, Large)</source>
            <translation>soybean.arff of the UCI repository (Soybean, Large)</translation>
        </message>
        <message>
            <source>space</source>
            <translation>uzay</translation>
        </message>
        <message>
            <source>spectral learning</source>
            <translation>spektral öğrenme</translation>
        </message>
        <message>
            <source>sprinkling length</source>
            <translation>serpiştirme uzunluğu</translation>
        </message>
        <message>
            <source>squared error</source>
            <translation>karesel hata</translation>
        </message>
        <message>
            <source>starts</source>
            <translation>başlangıç</translation>
        </message>
        <message>
            <source>stemmer {}</source>
            <translation>gövdeleyici {}</translation>
        </message>
        <message>
            <source>stop words {}</source>
            <translation>durak sözcükleri {}</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>durduruldu</translation>
        </message>
        <message>
            <source>stored with each document that you label; empty: the name of the user account</source>
            <translation>sınıf verdiğiniz her belgeyle birlikte saklanır; boş: kullanıcı hesabının adı</translation>
        </message>
        <message>
            <source>student</source>
            <translation>öğrenci</translation>
        </message>
        <message>
            <source>student, faculty, course, project, staff</source>
            <translation>student, faculty, course, project, staff</translation>
        </message>
        <message>
            <source>sublinear tf-idf</source>
            <translation>altdoğrusal tf-idf</translation>
        </message>
        <message>
            <source>sublinear tf-idf (smooth)</source>
            <translation>altdoğrusal tf-idf (yumuşatılmış)</translation>
        </message>
        <message>
            <source>suggestions accepted</source>
            <translation>kabul edilen öneriler</translation>
        </message>
        <message>
            <source>suggestions refused</source>
            <translation>reddedilen öneriler</translation>
        </message>
        <message>
            <source>supervised weight</source>
            <translation>denetimli ağırlık</translation>
        </message>
        <message>
            <source>svmlight counts</source>
            <translation>svmlight sayıları</translation>
        </message>
        <message>
            <source>symmetric</source>
            <translation>simetrik</translation>
        </message>
        <message>
            <source>system</source>
            <translation>sistem</translation>
        </message>
        <message>
            <source>t-test corrected for shared documents</source>
            <translation>ortak belgeler için düzeltilmiş t-testi</translation>
        </message>
        <message>
            <source>takes more memory than there is</source>
            <translation>var olandan çok bellek gerektiriyor</translation>
        </message>
        <message>
            <source>teacher</source>
            <translation>öğretmen</translation>
        </message>
        <message>
            <source>term clusters</source>
            <translation>terim kümeleri</translation>
        </message>
        <message>
            <source>terms</source>
            <translation>terim</translation>
        </message>
        <message>
            <source>terms and n-grams</source>
            <translation>terimler ve n-gramlar</translation>
        </message>
        <message>
            <source>terms in a larger share of the documents are removed</source>
            <translation>belgelerin daha büyük payında geçen terimler çıkarılır</translation>
        </message>
        <message>
            <source>terms in fewer documents are removed</source>
            <translation>daha az belgede geçen terimler çıkarılır</translation>
        </message>
        <message>
            <source>terms of a document</source>
            <translation>bir belgenin terimleri</translation>
        </message>
        <message>
            <source>terms of the first documents</source>
            <translation>ilk belgelerin terimleri</translation>
        </message>
        <message>
            <source>test documents</source>
            <translation>test belgeleri</translation>
        </message>
        <message>
            <source>text is</source>
            <translation>metin</translation>
        </message>
        <message>
            <source>texts and classes in two files</source>
            <translation>iki dosyada metinler ve sınıflar</translation>
        </message>
        <message>
            <source>texts are</source>
            <translation>metin</translation>
        </message>
        <message>
            <source>tf-idf</source>
            <translation>tf-idf</translation>
        </message>
        <message>
            <source>tf-idf (plus one)</source>
            <translation>tf-idf (artı bir)</translation>
        </message>
        <message>
            <source>tf-idf (smooth)</source>
            <translation>tf-idf (yumuşatılmış)</translation>
        </message>
        <message>
            <source>the 4 Universities data set of the CMU World Wide Knowledge Base project</source>
            <translation>the 4 Universities data set of the CMU World Wide Knowledge Base project</translation>
        </message>
        <message>
            <source>the cut threshold</source>
            <translation>kesim eşiği</translation>
        </message>
        <message>
            <source>the labelled neighbours in the same graph</source>
            <translation>aynı çizgedeki etiketli komşular</translation>
        </message>
        <message>
            <source>the largest class alone</source>
            <translation>tek başına en büyük sınıf</translation>
        </message>
        <message>
            <source>the name of a known corpus or a path</source>
            <translation>bilinen bir derlemin adı ya da bir yol</translation>
        </message>
        <message>
            <source>the name of a method</source>
            <translation>bir yöntemin adı</translation>
        </message>
        <message>
            <source>the number of terms</source>
            <translation>terim sayısı</translation>
        </message>
        <message>
            <source>the paper uses the single nearest neighbour</source>
            <translation>makale tek en yakın komşuyu kullanır</translation>
        </message>
        <message>
            <source>the plan</source>
            <translation>plan</translation>
        </message>
        <message>
            <source>the requested number of clusters</source>
            <translation>istenen küme sayısı</translation>
        </message>
        <message>
            <source>the same for terms, each of the class whose training documents contain it most often</source>
            <translation>aynısı terimler için; her terim, eğitim belgelerinde en sık geçtiği sınıftandır</translation>
        </message>
        <message>
            <source>they share the worker processes</source>
            <translation>işçi süreçleri paylaşırlar</translation>
        </message>
        <message>
            <source>this method</source>
            <translation>bu yöntem</translation>
        </message>
        <message>
            <source>those whose values differ most between classes (F-test)</source>
            <translation>değerleri sınıflar arasında en çok farklı olanlar (F testi)</translation>
        </message>
        <message>
            <source>thresholds</source>
            <translation>eşikler</translation>
        </message>
        <message>
            <source>time of fit</source>
            <translation>öğrenme süresi</translation>
        </message>
        <message>
            <source>time of predict</source>
            <translation>tahmin süresi</translation>
        </message>
        <message>
            <source>time with {number} workers</source>
            <translation>{number} süreçle süre</translation>
        </message>
        <message>
            <source>to the nearest</source>
            <translation>en yakına</translation>
        </message>
        <message>
            <source>today</source>
            <translation>bugün</translation>
        </message>
        <message>
            <source>tokeniser {}</source>
            <translation>bölütleyici {}</translation>
        </message>
        <message>
            <source>toktok</source>
            <translation>toktok</translation>
        </message>
        <message>
            <source>too optimistic on repeated random splits</source>
            <translation>yinelenen rastgele bölmelerde fazla iyimser</translation>
        </message>
        <message>
            <source>topics by</source>
            <translation>konu yöntemi</translation>
        </message>
        <message>
            <source>training</source>
            <translation>eğitim</translation>
        </message>
        <message>
            <source>training documents</source>
            <translation>eğitim belgeleri</translation>
        </message>
        <message>
            <source>transductive</source>
            <translation>transdüktif</translation>
        </message>
        <message>
            <source>treebank</source>
            <translation>treebank</translation>
        </message>
        <message>
            <source>trees</source>
            <translation>ağaç</translation>
        </message>
        <message>
            <source>tweet</source>
            <translation>tweet</translation>
        </message>
        <message>
            <source>unit length</source>
            <translation>birim uzunluk</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>bilinmiyor</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>olağan</translation>
        </message>
        <message>
            <source>vertical difference</source>
            <translation>dikey fark</translation>
        </message>
        <message>
            <source>very large</source>
            <translation>çok büyük</translation>
        </message>
        <message>
            <source>voters</source>
            <translation>oy verenler</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>bekliyor</translation>
        </message>
        <message>
            <source>weighting</source>
            <translation>ağırlıklandırma</translation>
        </message>
        <message>
            <source>weights of the method</source>
            <translation>yöntemin ağırlıkları</translation>
        </message>
        <message>
            <source>white space</source>
            <translation>boşluk</translation>
        </message>
        <message>
            <source>winner</source>
            <translation>kazanan</translation>
        </message>
        <message>
            <source>with terms</source>
            <translation>terimlerle</translation>
        </message>
        <message>
            <source>without labels</source>
            <translation>etiketsiz</translation>
        </message>
        <message>
            <source>without numbers</source>
            <translation>sayısız</translation>
        </message>
        <message>
            <source>without words that contain digits</source>
            <translation>rakam içeren sözcükler olmadan</translation>
        </message>
        <message>
            <source>word space</source>
            <translation>sözcük uzayı</translation>
        </message>
        <message>
            <source>word vectors</source>
            <translation>sözcük vektörleri</translation>
        </message>
        <message>
            <source>word-punctuation</source>
            <translation>sözcük-noktalama</translation>
        </message>
        <message>
            <source>words</source>
            <translation>sözcükler</translation>
        </message>
        <message>
            <source>words and characters</source>
            <translation>sözcükler ve karakterler</translation>
        </message>
        <message>
            <source>words and pairs</source>
            <translation>sözcükler ve çiftler</translation>
        </message>
        <message>
            <source>words and running words</source>
            <translation>sözcükler ve metindeki sözcükler</translation>
        </message>
        <message>
            <source>wrong</source>
            <translation>yanlış</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>evet</translation>
        </message>
        <message>
            <source>yes or no</source>
            <translation>evet ya da hayır</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>dün</translation>
        </message>
        <message>
            <source>z-score</source>
            <translation>z puanı</translation>
        </message>
        <message>
            <source>{number} class</source>
            <translation>{number} sınıf</translation>
        </message>
        <message>
            <source>{number} class has</source>
            <translation>{number} sınıfta</translation>
        </message>
        <message>
            <source>{number} classes</source>
            <translation>{number} sınıf</translation>
        </message>
        <message>
            <source>{number} classes have</source>
            <translation>{number} sınıfta</translation>
        </message>
        <message>
            <source>{number} decisions were written to {}.</source>
            <translation>{number} karar şuraya yazıldı: {}.</translation>
        </message>
        <message>
            <source>{number} document</source>
            <translation>{number} belge</translation>
        </message>
        <message>
            <source>{number} document begins</source>
            <translation>{number} belge başlıyor</translation>
        </message>
        <message>
            <source>{number} document contains</source>
            <translation>{number} belge içeriyor:</translation>
        </message>
        <message>
            <source>{number} document ends</source>
            <translation>{number} belge bitiyor</translation>
        </message>
        <message>
            <source>{number} document has</source>
            <translation>{number} belgede</translation>
        </message>
        <message>
            <source>{number} document is</source>
            <translation>{number} belge</translation>
        </message>
        <message>
            <source>{number} document quotes</source>
            <translation>{number} belge alıntılıyor:</translation>
        </message>
        <message>
            <source>{number} document states</source>
            <translation>{number} belge belirtiyor:</translation>
        </message>
        <message>
            <source>{number} documents</source>
            <translation>{number} belge</translation>
        </message>
        <message>
            <source>{number} documents are</source>
            <translation>{number} belge</translation>
        </message>
        <message>
            <source>{number} documents begin</source>
            <translation>{number} belge başlıyor</translation>
        </message>
        <message>
            <source>{number} documents contain</source>
            <translation>{number} belge içeriyor:</translation>
        </message>
        <message>
            <source>{number} documents end</source>
            <translation>{number} belge bitiyor</translation>
        </message>
        <message>
            <source>{number} documents have</source>
            <translation>{number} belgede</translation>
        </message>
        <message>
            <source>{number} documents look</source>
            <translation>{number} belge</translation>
        </message>
        <message>
            <source>{number} documents quote</source>
            <translation>{number} belge alıntılıyor:</translation>
        </message>
        <message>
            <source>{number} documents state</source>
            <translation>{number} belge belirtiyor:</translation>
        </message>
        <message>
            <source>{number} documents to learn from and {number} to test</source>
            <translation>öğrenmek için {number}, test için {number} belge</translation>
        </message>
        <message>
            <source>{number} documents were written to {}: {}.</source>
            <translation>{number} belge şuraya yazıldı: {}: {}.</translation>
        </message>
        <message>
            <source>{number} documents with other classes</source>
            <translation>başka sınıflı {number} belge</translation>
        </message>
        <message>
            <source>{number} field</source>
            <translation>{number} alan</translation>
        </message>
        <message>
            <source>{number} fields</source>
            <translation>{number} alan</translation>
        </message>
        <message>
            <source>{number} finding</source>
            <translation>{number} bulgu</translation>
        </message>
        <message>
            <source>{number} findings</source>
            <translation>{number} bulgu</translation>
        </message>
        <message>
            <source>{number} group</source>
            <translation>{number} grup</translation>
        </message>
        <message>
            <source>{number} group is</source>
            <translation>{number} grup</translation>
        </message>
        <message>
            <source>{number} groups</source>
            <translation>{number} grup</translation>
        </message>
        <message>
            <source>{number} groups are</source>
            <translation>{number} grup</translation>
        </message>
        <message>
            <source>{number} method</source>
            <translation>{number} yöntem</translation>
        </message>
        <message>
            <source>{number} methods</source>
            <translation>{number} yöntem</translation>
        </message>
        <message>
            <source>{number} of {number}{}</source>
            <translation>{number} / {number}{}</translation>
        </message>
        <message>
            <source>{number} pairs</source>
            <translation>{number} çift</translation>
        </message>
        <message>
            <source>{number} row</source>
            <translation>{number} satır</translation>
        </message>
        <message>
            <source>{number} rows</source>
            <translation>{number} satır</translation>
        </message>
        <message>
            <source>{number} run</source>
            <translation>{number} çalıştırma</translation>
        </message>
        <message>
            <source>{number} runs</source>
            <translation>{number} çalıştırma</translation>
        </message>
        <message>
            <source>{number} term</source>
            <translation>{number} terim</translation>
        </message>
        <message>
            <source>{number} terms</source>
            <translation>{number} terim</translation>
        </message>
        <message>
            <source>{number} text</source>
            <translation>{number} metin</translation>
        </message>
        <message>
            <source>{number} text is</source>
            <translation>{number} metin</translation>
        </message>
        <message>
            <source>{number} texts</source>
            <translation>{number} metin</translation>
        </message>
        <message>
            <source>{number} texts are</source>
            <translation>{number} metin</translation>
        </message>
        <message>
            <source>{number} texts changed</source>
            <translation>{number} metin değişti</translation>
        </message>
        <message>
            <source>{number} time</source>
            <translation>{number} kez</translation>
        </message>
        <message>
            <source>{number} times</source>
            <translation>{number} kez</translation>
        </message>
        <message>
            <source>{number} trial</source>
            <translation>{number} deneme</translation>
        </message>
        <message>
            <source>{number} trials</source>
            <translation>{number} deneme</translation>
        </message>
        <message>
            <source>{number} worker</source>
            <translation>{number} süreç</translation>
        </message>
        <message>
            <source>{number} workers</source>
            <translation>{number} süreç</translation>
        </message>
        <message>
            <source>{number} → {number} classes</source>
            <translation>{number} → {number} sınıf</translation>
        </message>
        <message>
            <source>{number} → {number} documents</source>
            <translation>{number} → {number} belge</translation>
        </message>
        <message>
            <source>{} % of all errors are {} → {}: read them</source>
            <translation>Tüm hataların {} %'i {} → {}: okuyun</translation>
        </message>
        <message>
            <source>{} (there are no spaces between words)</source>
            <translation>{} (sözcükler arasında boşluk yok)</translation>
        </message>
        <message>
            <source>{} GB</source>
            <translation>{} GB</translation>
        </message>
        <message>
            <source>{} HTML tags or entities, most often {}.</source>
            <translation>{} HTML etiketi ya da varlığı, en sık {}.</translation>
        </message>
        <message>
            <source>{} MB</source>
            <translation>{} MB</translation>
        </message>
        <message>
            <source>{} a copy with another class ({}).</source>
            <translation>{} başka sınıflı bir kopya ({}).</translation>
        </message>
        <message>
            <source>{} a label that a method doubts.</source>
            <translation>{} bir yöntemin kuşku duyduğu bir etiket.</translation>
        </message>
        <message>
            <source>{} a rating, such as {}. From the ratings alone {}.</source>
            <translation>{} bir derecelendirme, örneğin {}. Yalnız derecelendirmelerden: {}.</translation>
        </message>
        <message>
            <source>{} a word that reveals the class: nearly all documents of one class contain it, or many of them at their beginning or end, and hardly any others do. {}.</source>
            <translation>{} sınıfı ele veren bir sözcük: bir sınıfın neredeyse tüm belgeleri ya da çoğu başında veya sonunda içerir, ötekiler pek içermez. {}.</translation>
        </message>
        <message>
            <source>{} characters that were decoded wrongly, such as “{}” for “{}”.</source>
            <translation>{} yanlış çözülmüş karakter, örneğin “{}” yerine “{}”.</translation>
        </message>
        <message>
            <source>{} classified as {}</source>
            <translation>{} belgeleri {} olarak sınıflandırıldı</translation>
        </message>
        <message>
            <source>{} clusters of terms, {} of {} terms with links; cutting stopped by: {}.</source>
            <translation>{} terim kümesi, {} / {} terim bağlı; bölmeyi durduran: {}.</translation>
        </message>
        <message>
            <source>{} clusters were requested, but only {} exist.</source>
            <translation>{} küme istendi ama yalnız {} var.</translation>
        </message>
        <message>
            <source>{} contains copies of {} of other classes: {}.</source>
            <translation>{} başka sınıflardan {} kopyası içeriyor: {}.</translation>
        </message>
        <message>
            <source>{} days ago</source>
            <translation>{} gün önce</translation>
        </message>
        <message>
            <source>{} e-mail or web addresses, most often of {}. From the domains alone {}.</source>
            <translation>{} e-posta ya da web adresi, en sık {}. Yalnız alan adlarından: {}.</translation>
        </message>
        <message>
            <source>{} empty; without words a class can only be guessed. Remove such documents, or check that the right column or part of the file is read.</source>
            <translation>{} boş; sözcük olmadan sınıf ancak kestirilir. Böyle belgeleri çıkarın ya da doğru sütunun veya dosya bölümünün okunduğunu denetleyin.</translation>
        </message>
        <message>
            <source>{} expects {}; {} may make it worse.</source>
            <translation>{} şunu bekler: {}; {} kötüleştirebilir.</translation>
        </message>
        <message>
            <source>{} failed: see why on the Runs page</source>
            <translation>{} başarısız: nedeni Çalıştırmalar sayfasında</translation>
        </message>
        <message>
            <source>{} fewer than {} documents, too few to split evenly: {}. Merge or exclude such classes.</source>
            <translation>{} {} belgeden az var, eşit bölmek için çok az: {}. Böyle sınıfları birleştirin ya da dışlayın.</translation>
        </message>
        <message>
            <source>{} fewer than {} documents: {}.</source>
            <translation>{} {} belgeden az var: {}.</translation>
        </message>
        <message>
            <source>{} fewer than {} words; the median document has {}.</source>
            <translation>{} {} sözcükten az var; ortanca belgede {}.</translation>
        </message>
        <message>
            <source>{} finds clusters and cannot be used with the protocol {}; choose another method or protocol.</source>
            <translation>{} kümeler bulur ve {} protokolüyle kullanılamaz; başka bir yöntem ya da protokol seçin.</translation>
        </message>
        <message>
            <source>{} for an estimate</source>
            <translation>tahmin için {}</translation>
        </message>
        <message>
            <source>{} from {number} to {number}</source>
            <translation>{1} ile {2} arasında {0}</translation>
        </message>
        <message>
            <source>{} has counts without text; choose a file with texts.</source>
            <translation>{} metinsiz sayılar içeriyor; metinli bir dosya seçin.</translation>
        </message>
        <message>
            <source>{} has labels of fewer than two classes outside the random checks; two are needed to predict the others.</source>
            <translation>{} denetim dışında ikiden az sınıftan etikete sahip; ötekileri tahmin için iki gerekir.</translation>
        </message>
        <message>
            <source>{} has no field {}; it may have {}.</source>
            <translation>{} içinde {} alanı yok; olabilecekler: {}.</translation>
        </message>
        <message>
            <source>{} has no finished trial yet; start or resume the run.</source>
            <translation>{} için henüz biten deneme yok; çalıştırmayı başlatın ya da sürdürün.</translation>
        </message>
        <message>
            <source>{} has no trial with {}; there are {}.</source>
            <translation>{} için {} ile deneme yok; olanlar: {}.</translation>
        </message>
        <message>
            <source>{} has {number} documents, {} times as many as the smallest usable class ({number}).</source>
            <translation>{} sınıfında {number} belge var, kullanılabilir en küçük sınıfın {} katı ({number}).</translation>
        </message>
        <message>
            <source>{} hours</source>
            <translation>{} saat</translation>
        </message>
        <message>
            <source>{} in another language than most ({}).{}</source>
            <translation>{} çoğundan farklı bir dilde ({}).{}</translation>
        </message>
        <message>
            <source>{} in round {}, tied with the last to advance</source>
            <translation>{}, tur {}; devam eden sonuncuyla eşit</translation>
        </message>
        <message>
            <source>{} in round {}; the last to advance had {}</source>
            <translation>{}, tur {}; devam eden sonuncu {}</translation>
        </message>
        <message>
            <source>{} is missing: {} {}.</source>
            <translation>{} eksik: {} {}.</translation>
        </message>
        <message>
            <source>{} is not a new name of a class.</source>
            <translation>{} yeni bir sınıf adı değil.</translation>
        </message>
        <message>
            <source>{} is not another name of the class {}.</source>
            <translation>{}, {} sınıfının başka adı değil.</translation>
        </message>
        <message>
            <source>{} is not available. Put {} into the folder named by WORKBENCH_DATA. Source: {}.</source>
            <translation>{} yok. {} dosyasını WORKBENCH_DATA'nın gösterdiği klasöre koyun. Kaynak: {}.</translation>
        </message>
        <message>
            <source>{} is not significantly worse and {} times as fast</source>
            <translation>{} anlamlı ölçüde kötü değil ve {} kat hızlı</translation>
        </message>
        <message>
            <source>{} labels look wrong</source>
            <translation>{} etiket yanlış görünüyor</translation>
        </message>
        <message>
            <source>{} labels, {} a class: {}.</source>
            <translation>{} etiket, sınıf başına {}: {}.</translation>
        </message>
        <message>
            <source>{} longer than {number} words; the longest has {number}, the median document {}.</source>
            <translation>{} {number} sözcükten uzun; en uzunu {number}, ortanca belge {}.</translation>
        </message>
        <message>
            <source>{} mean</source>
            <translation>{} ortalama</translation>
        </message>
        <message>
            <source>{} minutes</source>
            <translation>{} dakika</translation>
        </message>
        <message>
            <source>{} mislabelled: review</source>
            <translation>{} yanlış etiketli görünüyor: gözden geçirin</translation>
        </message>
        <message>
            <source>{} more checks</source>
            <translation>{} denetim daha</translation>
        </message>
        <message>
            <source>{} must be {}, not {}.</source>
            <translation>{} şöyle olmalı: {}; {} değil.</translation>
        </message>
        <message>
            <source>{} must name {}.</source>
            <translation>{} şunu belirtmeli: {}.</translation>
        </message>
        <message>
            <source>{} nearly the same as an earlier one ({}, {number} with different classes).{}</source>
            <translation>{} önceki biriyle neredeyse aynı ({}, {number} farklı sınıflı).{}</translation>
        </message>
        <message>
            <source>{} needs classes and cannot be used with the protocol {}; choose another method or protocol.</source>
            <translation>{} sınıflara gerek duyar ve {} protokolüyle kullanılamaz; başka bir yöntem ya da protokol seçin.</translation>
        </message>
        <message>
            <source>{} needs more labels</source>
            <translation>{} daha çok etiket ister</translation>
        </message>
        <message>
            <source>{} no documents: {}.</source>
            <translation>{} belge yok: {}.</translation>
        </message>
        <message>
            <source>{} no words.</source>
            <translation>{} sözcük yok.</translation>
        </message>
        <message>
            <source>{} no {} documents in the given split: {}.</source>
            <translation>{} verilen bölmede {} belgesi yok: {}.</translation>
        </message>
        <message>
            <source>{} of all characters removed</source>
            <translation>tüm karakterlerin {} kadarı çıkarıldı</translation>
        </message>
        <message>
            <source>{} of at least {number}</source>
            <translation>{}, en az {number}</translation>
        </message>
        <message>
            <source>{} of at most {number}</source>
            <translation>{}, en çok {number}</translation>
        </message>
        <message>
            <source>{} of the documents have a date, from {} to {}. {}</source>
            <translation>belgelerin {} kadarında tarih var, {} – {}. {}</translation>
        </message>
        <message>
            <source>{} of the test documents of the given split are later than the training ones.</source>
            <translation>verilen bölmenin test belgelerinin {} kadarı eğitim belgelerinden sonra.</translation>
        </message>
        <message>
            <source>{} of {} characters</source>
            <translation>{} / {} karakter</translation>
        </message>
        <message>
            <source>{} of {} terms are linked, in {} clusters.</source>
            <translation>{} / {} terim bağlı, {} kümede.</translation>
        </message>
        <message>
            <source>{} offers {}, but another method has that name.</source>
            <translation>{} şunu sunuyor: {}, ama bu adı başka bir yöntem taşıyor.</translation>
        </message>
        <message>
            <source>{} only one document and cannot be in both training and test: {}. Merge or exclude such classes.</source>
            <translation>{} tek belge var, hem eğitimde hem testte olamaz: {}. Böyle sınıfları birleştirin ya da dışlayın.</translation>
        </message>
        <message>
            <source>{} only stop words or words that are too short.</source>
            <translation>{} yalnız durak sözcükleri ya da çok kısa sözcükler var.</translation>
        </message>
        <message>
            <source>{} other messages. From the quotes alone {}.</source>
            <translation>{} başka iletiler. Yalnız alıntılardan: {}.</translation>
        </message>
        <message>
            <source>{} over draws of constraints</source>
            <translation>{}, kısıt çekilişleri üzerinde</translation>
        </message>
        <message>
            <source>{} over repeats</source>
            <translation>{}, yinelemeler üzerinde</translation>
        </message>
        <message>
            <source>{} over splits</source>
            <translation>{}, bölmeler üzerinde</translation>
        </message>
        <message>
            <source>{} over starts</source>
            <translation>{}, başlangıçlar üzerinde</translation>
        </message>
        <message>
            <source>{} points</source>
            <translation>{} puan</translation>
        </message>
        <message>
            <source>{} relative</source>
            <translation>{} göreli</translation>
        </message>
        <message>
            <source>{} seconds</source>
            <translation>{} saniye</translation>
        </message>
        <message>
            <source>{} should have {number} {} and has {number}; compare results with care, or download the corpus again.</source>
            <translation>{} içinde {number} {} olmalıydı, {number} var; sonuçları dikkatle karşılaştırın ya da derlemi yeniden indirin.</translation>
        </message>
        <message>
            <source>{} text that at least half of the documents of a class share ({}), for example “{}”.</source>
            <translation>{} bir sınıfın belgelerinin en az yarısının paylaştığı metin ({}), örneğin “{}”.</translation>
        </message>
        <message>
            <source>{} the name of the class: {}.</source>
            <translation>{} sınıfın adı: {}.</translation>
        </message>
        <message>
            <source>{} the same as an earlier one. Copies in both training and test make results look better than they are; remove the copies.</source>
            <translation>{} öncekiyle aynı. Hem eğitimde hem testte olan kopyalar sonuçları olduğundan iyi gösterir; kopyaları çıkarın.</translation>
        </message>
        <message>
            <source>{} the same as an earlier one; {} repeated.{}</source>
            <translation>{} öncekiyle aynı; {} yinelenmiş.{}</translation>
        </message>
        <message>
            <source>{} to {} labelled documents</source>
            <translation>{} – {} etiketli belge</translation>
        </message>
        <message>
            <source>{} to {} {}, median {}, mean {}</source>
            <translation>{} – {} {}, ortanca {}, ortalama {}</translation>
        </message>
        <message>
            <source>{} trials, about {} on one worker and {} of memory per worker.</source>
            <translation>{} deneme, tek süreçle yaklaşık {} ve süreç başına {} bellek.</translation>
        </message>
        <message>
            <source>{} will be refused: it accepts at most {number} documents, not {number}.</source>
            <translation>{} reddedilecek: en çok {number} belge kabul eder, {number} değil.</translation>
        </message>
        <message>
            <source>{} with a signature. From the signatures alone {}.</source>
            <translation>{} bir imzayla. Yalnız imzalardan: {}.</translation>
        </message>
        <message>
            <source>{} with mail headers: {}. From the headers alone {}.</source>
            <translation>{} posta başlıklarıyla: {}. Yalnız başlıklardan: {}.</translation>
        </message>
        <message>
            <source>{} without a class, of {number}; they cannot be used for testing. Label them, or use methods that also learn from unlabelled documents.</source>
            <translation>{} sınıfsız, toplam {number}; test için kullanılamazlar. Etiketleyin ya da etiketsiz belgelerden de öğrenen yöntemler kullanın.</translation>
        </message>
        <message>
            <source>{} without terms after preprocessing; keep shorter words, use fewer stop words, or remove these documents.</source>
            <translation>{} ön işlemeden sonra terimsiz; daha kısa sözcükleri tutun, daha az durak sözcüğü kullanın ya da bu belgeleri çıkarın.</translation>
        </message>
        <message>
            <source>{} {} another number of fields.</source>
            <translation>{0}: alan sayısı farklı.</translation>
        </message>
        <message>
            <source>{} �, which stands for a character that could not be decoded.</source>
            <translation>{} �, çözülemeyen bir karakteri gösterir.</translation>
        </message>
        <message>
            <source>{}, MB</source>
            <translation>{}, MB</translation>
        </message>
        <message>
            <source>{}, its teacher</source>
            <translation>{}, öğretmeni</translation>
        </message>
        <message>
            <source>{}, {} class</source>
            <translation>{}, {} sınıf</translation>
        </message>
        <message>
            <source>{}, {} classes</source>
            <translation>{}, {} sınıf</translation>
        </message>
        <message>
            <source>{}.mat of the data sets of the CLUTO toolkit</source>
            <translation>{}.mat of the data sets of the CLUTO toolkit</translation>
        </message>
        <message>
            <source>{}: a swept or tuned setting must have at least one value.</source>
            <translation>{}: taranan ya da ayarlanan bir ayarın en az bir değeri olmalı.</translation>
        </message>
        <message>
            <source>{}: features</source>
            <translation>{}: öznitelikler</translation>
        </message>
        <message>
            <source>{}: the selection of terms needs classes, which clustering does not use; choose 'none' or 'document frequency'.</source>
            <translation>{}: terim seçimi kümelemenin kullanmadığı sınıfları ister; “none” ya da “belge sıklığı”nı seçin.</translation>
        </message>
        <message>
            <source>{}: there is no setting {}; {} has {}.</source>
            <translation>{}: {} ayarı yok; {} için olanlar: {}.</translation>
        </message>
        <message>
            <source>{}: tuning needs classes, which clustering does not use; sweep instead.</source>
            <translation>{}: ayarlama kümelemenin kullanmadığı sınıfları ister; bunun yerine tarayın.</translation>
        </message>
        <message>
            <source>{}: {} correct when held out, {} % of the vote.</source>
            <translation>{}: ayrıldığında {} doğru, oyların {} %'i.</translation>
        </message>
        <message>
            <source>{}: “{}” must be fixed, swept or tuned, not several of these.</source>
            <translation>{}: “{}” ya sabit ya taranan ya da ayarlanan olmalı, birkaçı birden değil.</translation>
        </message>
        <message>
            <source>{}; {} better and {} worse than {} by the difference shown, with its 95 % interval ({}).{}</source>
            <translation>{}; {} daha iyi, {} daha kötü ({} karşısında, gösterilen farkla), %95 aralığıyla ({}).{}</translation>
        </message>
        <message>
            <source>±: half of the 95 % interval.</source>
            <translation>±: %95 aralığının yarısı.</translation>
        </message>
        <message>
            <source>… {} more</source>
            <translation>… {} tane daha</translation>
        </message>
        <message>
            <source>▲ means that the method of the row is significantly better than that of the column, ▼ that it is worse; the number is the p-value after Holm's correction.</source>
            <translation>▲ satırdaki yöntemin sütundakinden anlamlı ölçüde iyi, ▼ kötü olduğunu gösterir; sayı Holm düzeltmesinden sonraki p değeridir.</translation>
        </message>
    </context>
</TS>
