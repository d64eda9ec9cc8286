import { fold } from '../../words/reading-copy.ts';

/** Letters of other scripts than the Latin. */
export const otherLetters = /[\u0370-\u1fff\u3040-\ud7ff]/;

/** What says that something lasts, as pieces of a regular expression on folded text. */
const lasting = [
  `(?:till|until|to|up to|upto|til)[ -]?(?:the )?(?:date|now|present|today)`,
  'present(?:ly)?|current(?:ly)?|ongoing|on-going|today|now(?! [a-z])',
  "heute|laufend|derzeit|dato|jetzt|aktuell|gegenwartig|aujourd'?hui|a ce jour|ce jour|en cours|actuellement|actualidad",
  'actualmente|la fecha|hoy|actual|presente|attuale|oggi|in corso|ad oggi|attualmente|atualidade|atualmente|atual|o momento|hoje',
  'heden|nu|huidig|prezent|in prezent|momentul actual|curent|in curs|momentul de fata|ziua de azi|azi|astazi|obecnie|aktualnie|nadal|teraz|dzis|dzisiaj|(?:do )?chwili obecnej',
  "gegenwart|maintenant|tuttora|a tutt'oggi|jusqu'?a (?:present|ce jour|maintenant)|hasta (?:la|el) (?:fecha|presente|momento)|a la fecha",
  'ate (?:a data|ao? presente|ao? momento)|tot (?:op )?heden|tot nu(?: toe)?|pana (?:in prezent|acum|azi|astazi)|do (?:dzis|teraz|dzisiaj)',
  'в? ?настоящее время|в? ?наст\\. ?вр(?:\\.|емя)|н\\. ?в\\.|текущее время|текущий момент|сегодня(?:шний день)?|сейчас',
  'теперішн(?:ій час|ього часу)|дотепер|донині|нині|сьогодні|цей час|тепер|досега|до ?момента|настоящем|данас',
  'dosud|doposud|soucasnost(?:i)?|nyni|trva|sucasnost(?:i)?|doteraz|danas|sedaj',
  'jelenleg(?:ig)?|napjainkig|mostanaig|folyamatban|halen|devam ediyor|devam|gunumuz(?:e kadar)?|bugun|su an(?:a kadar)?',
  'pagaende|nuvarande|tills vidare|i ?dag|d\\.d\\.|dags dato|navarende|naverende|nykyinen|nykyhetki|edelleen|jatkuu|praegu|tanaseni',
  'pasreiz|tagad|sobrid|siuo metu|dabar|sekarang|saat ini|sampai kini|kini|hingga kini|kasalukuyan|hadi sasa',
  'σήμερα|παρόν|τώρα',
  'hien (?:nay|tai)|(?<=[-–—~] ?|den )nay',
  '至今|迄今|今に至る|(?<!日)現在(?:に至る)?|現職|现在|目前|当前|(?<=[-–—~至到] ?)今',
  '현재|재직 ?중|지금',
  '(?:حتى )?(?:الآن|الان|اليوم|تاريخه)|(?:ال)?وقت (?:ال)?(?:حاضر|حالي|راهن)|حتى الحاضر|حاليا|مستمر|تاکنون|تا ?کنون|اکنون|حال حاضر|تا به امروز|تاحال|ابھی تک',
  'עד (?:ל?היום|עתה|כה)|היום|כיום|נוכחי|הווה',
  'वर्तमान|अब तक|अभी तक|आज तक|जारी|বর্তমান|ปัจจุบัน',
];

export const presentPattern = lasting.map(fold).join('|');

/** Those in Latin letters alone: most lines hold no others, and are gone through faster. */
export const latinPresentPattern = lasting
  .map(fold)
  .filter((words) => !otherLetters.test(words))
  .join('|');

const anyOf = (list: string): string => fold(list).replaceAll(' ', '|');

/** Behind a text: what says of the date that follows that something began then and lasts. */
export const sinceBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf('since seit depuis desde dal? sinds vanaf od ab с з із від от sedan sejak tu από מאז منذ از ตั้งแต่')})[: ]{1,3}(?:the )?$`,
  'u',
);

/** The same after the date: "2019-től", "2019年から", "2018 से". */
export const sinceAfter = new RegExp(
  `^(?:-?t[oe]l(?: kezdve)?|'?[dt][ae]n (?:beri|itibaren)| alkaen| ?(?:${anyOf('から より 起 以来 부터 से')}))(?![\\p{L}\\p{M}])`,
  'u',
);

/** What a range may begin with: "from 2010 to 2014". */
export const fromBefore = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf('since from seit depuis desde dal? din sinds vanaf od ab de von с з із від от sedan fran sejak tu από מאז من منذ از ตั้งแต่ พ.ศ.')})[: ]{1,3}(?:the )?$`,
  'u',
);

/** Words between the two dates of a range, in addition to dashes; some directly follow the first. */
export const untilWords = anyOf(
  'по до إلى حتى لغاية تا עד έως μέχρι s/d sampai hingga den do 至 到 から より 부터 से ถึง থেকে',
);
