import { fold } from '../../words/reading-copy.ts';
import { patternOf } from './word-trie.ts';

/** Names of the months, each language's row from January on; `_` is a space within a name. */
const rows = [
  'january february march april may june july august september october november december',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janner feber maerz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  'styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia',
  'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrzesniu pazdzierniku listopadzie grudniu',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре',
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  'січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні',
  'януари февруари март април май юни юли август септември октомври ноември декември',
  'јануар фебруар март април мај јун јул август септембар октобар новембар децембар',
  'januar februar mart april maj jun jul avgust septembar oktobar novembar decembar',
  'leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec',
  'ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince',
  'lednu unoru breznu dubnu kvetnu cervnu cervenci srpnu zari rijnu listopadu prosinci',
  'januar februar marec april maj jun jul august september oktober november december',
  'januara februara marca aprila maja juna jula augusta septembra oktobra novembra decembra',
  // The Croatian October is November to Poles and Czechs, and is left to them.
  'sijecanj veljaca ozujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac',
  'sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca',
  'januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december',
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'januar februar marts april maj juni juli august september oktober november desember',
  'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu',
  'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  'jaanuar veebruar marts aprill mai juuni juuli august september oktoober november detsember',
  'janvaris februaris marts aprilis maijs junijs julijs augusts septembris oktobris novembris decembris',
  'sausis vasaris kovas balandis geguze birzelis liepa rugpjutis rugsejis spalis lapkritis gruodis',
  'sausio vasario kovo balandzio geguzes birzelio liepos rugpjucio rugsejo spalio lapkricio gruodzio',
  'januari februari maret april mei juni juli agustus september oktober november desember',
  'enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre',
  'ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος',
  'ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου',
  'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول',
  'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر',
  'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر',
  'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر',
  // The Persian year begins on 21 March: each month by the one in which it begins.
  'بهمن اسفند فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی',
  'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्तूबर नवम्बर दिसम्बर',
  'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর',
  'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม',
  'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.',
];

const short = [
  'jan janv ene gen ian sty янв січ ιαν',
  'feb febr fev fevr lut фев лют φεβ',
  'mar mrz maa marz mrt мар бер μαρ',
  'apr avr abr kwi апр кві απρ',
  'may mai mag тра',
  'jun jui giu iun cze июн чер ιουν',
  'jul juil juill lug iul lip июл лип ιουλ',
  'aug ago aou sie авг сер αυγ',
  'sep sept set setiembre wrz szept сен сент вер σεπ σεπτ',
  'oct okt ott out paz окт жов οκτ',
  'nov noi lis ноя нояб лис νοε',
  'dec dez dic dici gru дек гру δεκ',
];

const numbers = new Map<string, number>();
for (const row of rows)
  for (const [index, written] of row.split(' ').entries()) {
    const name = fold(written.replace('_', ' '));
    if (!numbers.has(name)) numbers.set(name, index + 1);
  }
for (const [index, names] of short.entries())
  for (const name of names.split(' ')) numbers.set(fold(name), index + 1);

/** 1 to 12 for a folded month name or its abbreviation. */
export const monthNumber = (name: string): number | undefined => numbers.get(name);

/** Any of the names, as a piece of a regular expression. */
export const monthPattern = patternOf(numbers.keys());

/** Those in Latin letters. */
export const latinMonthPattern = patternOf([...numbers.keys()].filter((name) => /^[a-z]+$/.test(name)));
