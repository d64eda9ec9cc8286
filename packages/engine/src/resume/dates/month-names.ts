import { fold } from '../../words/reading-copy.ts';
import { patternOf } from './word-trie.ts';

/** Names of the months in folded spelling (lower case, no accents), each language's row from January on. */
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
  'январь февраль март апрель маи июнь июль август сентябрь октябрь ноябрь декабрь',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'січень лютии березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  'leden unor brezen duben kveten cerven cervenec srpen zari rijen listopad prosinec',
  'januar februar marcius aprilis majus junius julius augusztus szeptember oktober november december',
  'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  'januari februari mars april maj juni juli augusti september oktober november december',
  'ιανουαριος φεβρουαριος μαρτιος απριλιος μαιος ιουνιος ιουλιος αυγουστος σεπτεμβριος οκτωβριος νοεμβριος δεκεμβριος',
  'ιανουαριου φεβρουαριου μαρτιου απριλιου μαιου ιουνιου ιουλιου αυγουστου σεπτεμβριου οκτωβριου νοεμβριου δεκεμβριου',
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
];

const short = [
  'jan janv ene gen ian sty',
  'feb febr fev fevr lut',
  'mar mrz maa marz mrt',
  'apr avr abr kwi',
  'may mai mag',
  'jun jui giu iun cze',
  'jul juil juill lug iul lip',
  'aug ago aou sie',
  'sep sept set setiembre wrz',
  'oct okt ott out paz',
  'nov noi lis',
  'dec dez dic dici gru',
];

const numbers = new Map<string, number>();
for (const row of rows)
  for (const [index, name] of row.split(' ').entries())
    if (!numbers.has(fold(name))) numbers.set(fold(name), index + 1);
for (const [index, names] of short.entries())
  for (const name of names.split(' ')) numbers.set(name, index + 1);

/** 1 to 12 for a folded month name or its abbreviation. */
export const monthNumber = (name: string): number | undefined => numbers.get(name);

/** Any of the names, as a piece of a regular expression. */
export const monthPattern = patternOf(numbers.keys());
