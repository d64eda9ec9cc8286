import { fold } from '../words/reading-copy.ts';

/**
 * Words of grammar, and words that every advert and resume is made of, in languages that have no glossary. Their texts are
 * compared word by word, and these would say nothing. One list for all: which of the languages it is need not be known.
 */
const written = [
  // Czech and Slovak
  `a i v ve na do od z ze za po pod nad před při pro o u k ke s se si je jsou byl byla bylo byli být bude jsem jste má máme nebo ale
  že aby který která které kteří jako také tak více velmi svých své svůj naše náš vaše váš jejich jeho tento tato toto této těchto
  během mezi podle pomocí včetně další dalších práce práci zkušenosti zkušenost znalost znalosti požadujeme nabízíme hledáme firma
  firmy společnost společnosti roky roku let rok náplň vzdělání dovednosti jazyky současnost leden únor březen duben květen červen
  červenec srpen září říjen listopad prosinec sú som ste bol bola boli byť alebo ktorý ktorá ktoré ako aj pri pre počas medzi podľa
  práca skúsenosti skúsenosť vzdelanie zručnosti súčasnosť ponúkame hľadáme spoločnosť rokov január február marec apríl máj jún júl
  august september október november december`,
  // Hungarian
  `a az és vagy de hogy nem is egy ez az ezt azt ki mi van volt lesz lenni meg el fel ki be le át után előtt alatt között szerint
  valamint illetve mint mely amely akik aki ami minden más több nagyon saját munka munkakör feladatok feladatai elvárások
  tapasztalat tapasztalattal ismerete ismeretek végzettség keresünk kínálunk cég cégünk vállalat évek éve éves jelenleg tanulmányok
  készségek nyelvek január február március április május június július augusztus szeptember október november december legalább előny`,
  // Turkish
  `ve veya ile için bir bu şu o da de ki gibi kadar daha çok en olarak olan olduğu sonra önce göre üzere her tüm hem ya ise var yok
  biz siz ben onlar bizim sizin iş işi çalışma deneyim deneyimi deneyimli bilgi bilgisi eğitim beceriler aranan nitelikler görev
  görevler sorumluluklar şirket şirketi firma yıl yıllık ay halen günümüz tercihen en az iyi derecede sahip olmak yapmak etmek ocak
  şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık`,
  // Swedish, Danish and Norwegian
  `och att det som en ett på är av för med till den har de inte om men var sig så från vi kan du vara vid även efter där här våra vår
  ditt din dina deras dess hos under mellan samt eller inom utan genom mycket alla andra bli blir blev varit hade ska skall vill
  arbete arbetet arbeta arbetar erfarenhet erfarenheter kunskap kunskaper kompetens utbildning arbetslivserfarenhet söker erbjuder
  företag företaget tjänst tjänsten arbetsuppgifter kvalifikationer år nu nuvarande språk goda god januari februari mars april maj
  juni juli augusti oktober og det at er som på af til den har de ikke om men var sig så fra vi kan du være ved også efter der her
  vores din dine deres hos under mellem samt eller inden uden gennem meget alle andre blive bliver blev været havde skal vil arbejde
  arbejdet erfaring erfaringer viden uddannelse søger tilbyder virksomhed virksomheden stilling stillingen arbejdsopgaver
  kvalifikationer nuværende sprog gode marts maj oktober og i et jeg ikke eller hos gjennom mellom fra etter være blir ble vært ha
  arbeid arbeidet kunnskap utdanning søker tilbyr bedrift bedriften arbeidsoppgaver nåværende språk desember`,
  // Finnish and Estonian
  `ja tai sekä että on oli olla ovat ei se ne hän joka jotka kun kuin mutta myös sen siitä siinä kanssa jälkeen ennen aikana mukaan
  kaikki muut hyvin työ työn työtä työtehtävät tehtävät kokemus kokemusta osaaminen koulutus taidot kielitaito etsimme tarjoamme
  yritys yrityksen vuotta vuosi nykyinen tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu
  marraskuu joulukuu ning või kui ka on oli olema töö tööd kogemus haridus oskused keeled otsime pakume ettevõte aastat`,
  // Croatian, Serbian, Bosnian and Slovene
  `i u na s sa za od do iz po pri o k je su bio bila bilo biti će sam ste smo se što koji koja koje kako te ili ali kao također vrlo
  više naš naša naše vaš svoj svoje tijekom između prema kroz rad rada radno iskustvo iskustva znanje znanja obrazovanje vještine
  jezici tražimo nudimo tvrtka tvrtke poduzeće godina godine danas siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz
  rujan listopad studeni prosinac in v na z za od do iz po pri je so bil bila biti ki ter ali tudi zelo več naš delo dela delovne
  izkušnje znanje izobrazba iščemo ponujamo podjetje podjetja let leta danes januar februar marec april maj junij julij avgust
  oktober`,
  // Lithuanian and Latvian
  `ir arba kad kaip su į iš už apie yra buvo būti tai šis kuris kuri taip pat mūsų jūsų darbas darbo patirtis išsilavinimas įgūdžiai
  kalbos ieškome siūlome įmonė metai metų un vai ka kā ar no par ir bija būt tas šis kurš kas arī mūsu jūsu darbs darba pieredze
  izglītība prasmes valodas meklējam piedāvājam uzņēmums gadi gadu`,
  // Albanian, Indonesian and Vietnamese
  `dhe ose me për në të një i e që nga është janë si punë punës përvoja arsimi dan atau yang di ke dari untuk dengan pada adalah ini itu dalam oleh sebagai kerja pengalaman pendidikan
  tahun và hoặc của cho với các những là có trong được từ đến năm kinh nghiệm công việc`,
  // Russian, Ukrainian and Bulgarian
  `и в во на с со за от до из по при о об к ко у не но что чтобы как или также это этот который которая которые был была было были
  быть есть для над под между через после перед во время все всех более очень наш наша наши ваш свой своих работа работы работе опыт
  опыта знание знания образование навыки языки ищем предлагаем компания компании организация обязанности требования должность год
  года лет настоящее январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь января февраля марта апреля мая
  июня июля августа сентября октября ноября декабря та або але що як який яка які також це цей був була були бути є від із зі під
  між через після перед всі дуже наш ваш робота роботи досвід знання освіта навички мови шукаємо пропонуємо компанія обов'язки вимоги
  посада рік роки років тепер и или но че да се са е бе бил била били който която които като също този тази това от със във към при
  след преди много наш наши ваш работа опит знания образование умения езици търсим предлагаме фирма година години сега`,
  // Greek
  `και ή του της των το τα τη την τον οι ο η στο στη στην στα με για από σε ως που να θα είναι ήταν έχει έχουν κατά μετά πριν μεταξύ
  όπως επίσης πολύ όλα όλες εργασία εργασίας εμπειρία γνώση γνώσεις εκπαίδευση δεξιότητες γλώσσες εταιρεία εταιρείας έτη χρόνια σήμερα`,
].join(' ');

let folded: ReadonlySet<string> | null = null;

/** Folded. */
export function isGrammarWord(word: string): boolean {
  folded ??= new Set(fold(written).split(/[\s']+/));
  return folded.has(word);
}
