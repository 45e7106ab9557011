"""Sentences in many languages, in the encodings that people still have, are read as written."""

import pytest

from workbench.corpora.readers.files.letter_models import guess_codec
from workbench.corpora.readers.files.wide_codecs import wide_codec_of
from workbench.corpora.readers.reading import read_corpus

# Language: its encodings and sentences about the same four matters.
LANGUAGES = {
    "Polish": (
        "cp1250 iso8859_2 cp852",
        "Wczoraj wieczorem sąsiedzi zgłosili straży pożarnej dym nad starą łaźnią.",
        "Dziecko znalazło żółtą piłkę przy ścieżce i oddało ją właścicielce.",
        "Pociąg do Łodzi odjechał spóźniony o dwadzieścia minut.",
        "Lekarz zalecił odpoczynek, gorącą herbatę i mniej słodyczy.",
    ),
    "Czech": (
        "cp1250 iso8859_2 cp852",
        "Ředitel školy včera oznámil, že výuka začne až v pondělí.",
        "Můj děd pěstoval růže a každé jaro je stříhal.",
        "Vlak přijel pozdě, protože na trati ležel strom.",
        "Kuchař přidal do polévky česnek, sůl a čerstvou petržel.",
    ),
    "Slovak": (
        "cp1250 iso8859_2",
        "Môj otec každé ráno číta noviny a pije čiernu kávu.",
        "Vlak do Košíc mešká pätnásť minút pre poruchu výhybky.",
        "Žiaci sa učia báseň, ktorú napísal známy básnik.",
        "Ľudia čakali pred úradom celú hodinu.",
    ),
    "Hungarian": (
        "cp1250 iso8859_2",
        "Tegnap este erős szél fújt, és több fa kidőlt az út mellett.",
        "A nagymamám minden vasárnap süteményt sütött az unokáknak.",
        "A vonat késve érkezett, ezért lekéstük az előadást.",
        "Az orvos szerint több zöldséget és gyümölcsöt kellene enni.",
    ),
    "Romanian": (
        "cp1250 iso8859_2",
        "Aseară a plouat mult şi străzile oraşului au fost inundate.",
        "Copiii învaţă să citească încă din prima clasă.",
        "Trenul a întârziat, aşa că am pierdut întâlnirea.",
        "Bucătarul a adăugat pătrunjel şi puţină sare în supă.",
    ),
    "Croatian": (
        "cp1250 iso8859_2",
        "Jučer je kiša padala cijeli dan, pa smo ostali kod kuće.",
        "Učitelj je pohvalio đake koji su pročitali knjigu.",
        "Vlak za Šibenik kasni zbog radova na pruzi.",
        "Liječnik je rekao da trebam više šetati i manje sjediti.",
    ),
    "Lithuanian": (
        "cp1257 iso8859_13",
        "Vakar vakare žmonės susirinko prie ežero stebėti žvaigždžių.",
        "Močiutė kiekvieną sekmadienį kepė šakotį ir virė arbatą.",
        "Traukinys vėluoja dėl gedimo, todėl lauksime dar pusvalandį.",
        "Gydytojas patarė daugiau ilsėtis ir gerti šiltą vandenį.",
    ),
    "Latvian": (
        "cp1257 iso8859_13",
        "Vakar vakarā cilvēki pulcējās pie ezera, lai vērotu zvaigznes.",
        "Vecmāmiņa katru svētdienu cepa pīrāgus un vārīja tēju.",
        "Vilciens kavējas bojājuma dēļ, tāpēc gaidīsim vēl pusstundu.",
        "Ārsts ieteica vairāk atpūsties un dzert siltu ūdeni.",
    ),
    "Estonian": (
        "cp1257 iso8859_13 cp1252",
        "Eile õhtul kogunesid inimesed järve äärde tähti vaatama.",
        "Vanaema küpsetas igal pühapäeval kooki ja keetis teed.",
        "Rong hilines rikke tõttu, nii et ootasime veel pool tundi.",
        "Arst soovitas rohkem puhata ja sooja vett juua.",
    ),
    "Greek": (
        "cp1253 iso8859_7",
        "Χθες το βράδυ οι γείτονες είδαν καπνό πάνω από το παλιό σπίτι.",
        "Η γιαγιά έψηνε κουλούρια κάθε Κυριακή για τα εγγόνια.",
        "Το τρένο άργησε και χάσαμε την παράσταση.",
        "Ο γιατρός είπε να πίνω περισσότερο νερό και να ξεκουράζομαι.",
    ),
    "Russian": (
        "cp1251 koi8_r iso8859_5 cp866 mac_cyrillic",
        "Вчера вечером соседи увидели дым над старым домом.",
        "Бабушка каждое воскресенье пекла пироги для внуков.",
        "Поезд опоздал, и мы пропустили начало спектакля.",
        "Врач посоветовал больше гулять и пить тёплую воду.",
    ),
    "Ukrainian": (
        "cp1251 koi8_u iso8859_5",
        "Учора ввечері сусіди побачили дим над старим будинком.",
        "Бабуся щонеділі пекла пиріжки для своїх онуків.",
        "Поїзд запізнився, і ми пропустили початок вистави.",
        "Лікар порадив більше гуляти й пити теплу воду.",
    ),
    "Bulgarian": (
        "cp1251 iso8859_5",
        "Снощи съседите видяха дим над старата къща.",
        "Баба печеше питки за внуците всяка неделя.",
        "Влакът закъсня и пропуснахме началото на пиесата.",
        "Лекарят ме посъветва да почивам повече и да пия вода.",
    ),
    "Serbian": (
        "cp1251 iso8859_5",
        "Синоћ су комшије виделе дим изнад старе куће.",
        "Бака је сваке недеље пекла колаче за унуке.",
        "Воз је каснио и пропустили смо почетак представе.",
        "Лекар ми је рекао да више шетам и пијем воду.",
    ),
    "Hebrew": (
        "cp1255 iso8859_8",
        "אתמול בערב השכנים ראו עשן מעל הבית הישן.",
        "סבתא אפתה עוגות לנכדים בכל יום שישי.",
        "הרכבת איחרה והפסדנו את תחילת ההצגה.",
        "הרופא המליץ לנוח יותר ולשתות מים חמים.",
    ),
    "Arabic": (
        "cp1256 iso8859_6",
        "رأى الجيران دخانا فوق البيت القديم مساء أمس.",
        "كانت الجدة تخبز الكعك للأحفاد كل يوم جمعة.",
        "تأخر القطار ففاتنا أول العرض المسرحي.",
        "نصح الطبيب بالراحة وشرب الماء الدافئ.",
    ),
    "Thai": (
        "cp874",
        "เมื่อวานตอนเย็นเพื่อนบ้านเห็นควันเหนือบ้านเก่า",
        "คุณยายอบขนมให้หลานทุกวันอาทิตย์",
        "รถไฟมาสายเราจึงพลาดการแสดงช่วงแรก",
        "หมอแนะนำให้พักผ่อนและดื่มน้ำอุ่น",
    ),
    "Turkish": (
        "cp1254 iso8859_9 cp857",
        "Dün akşam komşular eski evin üstünde duman gördü.",
        "Büyükannem her pazar torunlarına börek yapardı.",
        "Tren geç kaldı, biz de oyunun başını kaçırdık.",
        "Doktor daha çok dinlenmemi ve ılık su içmemi söyledi.",
    ),
    "French": (
        "cp1252 mac_roman",
        "Hier soir, les voisins ont aperçu de la fumée près de l'église.",
        "Ma grand-mère préparait des gâteaux à l'œuf chaque été.",
        "Le train était en retard et nous avons manqué la première scène.",
        "Le médecin m'a conseillé de dîner plus tôt.",
    ),
    "German": (
        "cp1252 mac_roman cp850",
        "Gestern Abend sahen die Nachbarn Rauch über dem alten Häuschen.",
        "Großmutter backte jeden Sonntag Kuchen für die Enkel.",
        "Der Zug war verspätet, also verpassten wir die Aufführung.",
        "Der Arzt empfahl, mehr Wasser zu trinken und früh zu schlafen.",
    ),
    "Spanish": (
        "cp1252",
        "Anoche los vecinos vieron humo sobre la vieja montaña.",
        "La abuela horneaba pan todos los días para los niños.",
        "El tren llegó tarde y perdimos la función.",
        "El médico me aconsejó caminar más y beber té.",
    ),
    "Portuguese": (
        "cp1252",
        "Ontem à noite os vizinhos viram fumaça na estação.",
        "A avó fazia pães e limões doces para as crianças.",
        "O comboio atrasou e não vimos a sessão.",
        "O médico recomendou mais água e menos açúcar.",
    ),
    "Swedish": (
        "cp1252 mac_roman",
        "I går kväll såg grannarna rök över det gamla huset på ängen.",
        "Mormor bakade bröd åt barnen varje söndag.",
        "Tåget var försenat så vi missade början.",
        "Läkaren rådde mig att vila och dricka mer vatten.",
    ),
    "Danish": (
        "cp1252",
        "I går så naboerne røg over det gamle hus på åsen.",
        "Bedstemor bagte brød til børnene hver søndag.",
        "Toget var forsinket, så vi nåede ikke første akt.",
        "Lægen anbefalede, at jeg går tidligt i seng.",
    ),
    "Icelandic": (
        "cp1252",
        "Í gærkvöldi sáu nágrannarnir reyk yfir gamla húsinu.",
        "Amma bakaði kökur handa börnunum á sunnudögum.",
        "Lestin var sein og við misstum af byrjun sýningarinnar.",
        "Læknirinn ráðlagði mér að hvíla mig og drekka vatn.",
    ),
    "Japanese": (
        "cp932 euc_jp",
        "昨日の夕方、近所の人が古い家の上に煙を見つけました。",
        "祖母は毎週日曜日に孫のためにケーキを焼いていました。",
        "電車が遅れたので、劇の始まりに間に合いませんでした。",
        "医者は休んで温かい水を飲むように勧めました。",
    ),
    "Chinese": (
        "gbk",
        "昨天晚上邻居看见老房子上面冒烟。",
        "奶奶每个星期天都给孙子们烤蛋糕。",
        "火车晚点了，我们错过了演出的开头。",
        "医生建议多休息，多喝温水。",
    ),
    "Taiwanese": (
        "big5",
        "昨天晚上鄰居看見老房子上面冒煙。",
        "奶奶每個星期天都給孫子們烤蛋糕。",
        "火車誤點了，我們錯過了表演的開頭。",
        "醫生建議多休息，多喝溫水。",
    ),
    "Korean": (
        "cp949",
        "어제 저녁 이웃들이 낡은 집 위에서 연기를 보았다.",
        "할머니는 일요일마다 손자들을 위해 빵을 구웠다.",
        "기차가 늦어서 우리는 공연의 처음을 놓쳤다.",
        "의사는 더 많이 쉬고 따뜻한 물을 마시라고 했다.",
    ),
}
WIDE = ("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be", "utf-16", "utf-32", "utf-8")
CASES = [
    (language, codec)
    for language, (codecs, *_) in LANGUAGES.items()
    for codec in (*codecs.split(), *WIDE)
]


@pytest.mark.parametrize(("language", "codec"), CASES)
def test_a_table_and_lines_are_read_as_written(tmp_path, language, codec):
    sentences = [sentence.replace(";", "") for sentence in LANGUAGES[language][1:]]
    rows = "".join(f"{sentence};{'ab'[at % 2]}\n" for at, sentence in enumerate(sentences))
    table, lines = tmp_path / "table.csv", tmp_path / "lines.txt"
    table.write_bytes(f"text;label\n{rows}".encode(codec))
    lines.write_bytes(("\n".join(sentences) + "\n").encode(codec))
    assert list(read_corpus(table).texts) == sentences
    assert list(read_corpus(lines).texts) == sentences


def test_little_evidence_is_western():
    assert guess_codec("one café".encode("cp1252")).codec == "cp1252"


@pytest.mark.parametrize(
    "content", [bytes(100), b"a\0b and ordinary text", bytes(range(256)) * 4, b"\0\1\0\2" * 50]
)
def test_zero_bytes_alone_are_not_wide_text(content):
    assert wide_codec_of(content) == ""
