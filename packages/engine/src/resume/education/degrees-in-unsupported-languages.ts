import { fold } from '../../words/reading-copy.ts';
import type { DegreeLevel } from '../resume.ts';

/** Folded, the names of classes of letters as they were. */
const folded = (pattern: string): string =>
  fold(pattern).replaceAll('\\p{l}', '\\p{L}').replaceAll('\\p{m}', '\\p{M}');

/** Degrees in languages without a glossary: separate words, and characters of scripts without spaces between words. */
const forms: readonly (readonly [level: DegreeLevel, words: string, signs: string])[] = [
  [
    'doctorate',
    String.raw`ph\.?d\.?|(?:доктор|кандидат) [а-я]+ наук|кандидат наук|аспирантура|аспірантура|доктор філософії|doktorsk[\p{L}]+|doktora|doktori(?: fokozat)?|doktorat|doktorsexamen|doktorgrad|tohtorin?[\p{L}]*|doktorikraad|διδακτορικό|دكتوراه|الدكتوراه|دکتری|دکترا|דוקטורט|תואר שלישי|डॉक्टरेट|पी\.?एच\.? ?डी\.?|tiến sĩ|s3`,
    '博士(?:学位|號)?|박사|ปริญญาเอก',
  ],
  [
    'master',
    String.raw`магистр(?:атура)?|магістр(?:атура)?|магистър|magistersk[\p{L}]+|inžiniersk[\p{L}]+ štúdium|mgr\.|ing\.|mesterképzés|mesterdiploma|okleveles|yüksek lisans|masterexamen|magisterexamen|civilingenjörsexamen|kandidatgrad|mastergrad|maisteri|diplomi-insinööri|magistras|magistra grāds|magistrikraad|μεταπτυχιακό(?: δίπλωμα)?|magistar|diplomski studij|ماجستير|الماجستير|کارشناسی ارشد|فوق لیسانس|תואר שני|एम\.? ?(?:एससी|ए|कॉम|बी\.?ए|टेक|एड|फिल)\.?|स्नातकोत्तर|परास्नातक|thạc sĩ|s2`,
    '硕士(?:学位)?|碩士|修士|석사|ปริญญาโท|研究科',
  ],
  [
    'bachelor',
    String.raw`бакалавр(?:ат)?|bakalářsk[\p{L}]+|bakalársk[\p{L}]+|bakalář|bc\.|alapképzés|főiskolai diploma|egyetemi diploma|lisans|kandidatexamen|högskoleexamen|yrkeshögskoleexamen|bachelorgrad|professionsbachelor|kandidaatti|ammattikorkeakoulututkinto|amk|bakalauras|bakalaura grāds|bakalaureus|πτυχίο|preddiplomski studij|prvostupnik|بكالوريوس|البكالوريوس|ليسانس|إجازة(?= في)|کارشناسی|لیسانس|תואר ראשון|बी\.? ?(?:एससी|ए|कॉम|टेक|एड|बी\.?ए|ई)\.?|स्नातक|cử nhân|kỹ sư|sarjana(?: muda)?|s1|d4`,
    '本科|学士(?:学位)?|學士|학사|ปริญญาตรี|学部',
  ],
  [
    'associate',
    'önlisans|cao đẳng|d3|diploma iii|کاردانی|المعهد المتوسط',
    '大专|专科|專科|短期大学|전문학사|อนุปริญญา',
  ],
  [
    'vocational',
    String.raw`среднее (?:специальное|профессиональное)|молодший спеціаліст|výuční list|vyučen[\p{L}]?|vyšší odborn[\p{L}]+|okj|szakképesítés|szakmunkás|szakképzettség|yrkesexamen|yrkeshögskolan|ammattitutkinto|perustutkinto|fagbrev|svendebrev|دبلوم|הנדסאי[\p{L}]?|טכנאי|आईटीआई|डिप्लोमा|trung cấp|d1|d2`,
    '専門学校|中专|中專|ปวช\\.?|ปวส\\.?',
  ],
  [
    'secondary',
    String.raw`среднее(?: общее)?(?: образование)?|аттестат|середня освіта|атестат|maturit[\p{L}]+|érettségi|lise(?: diploması)?|[\p{L}]* ?lisesi|gymnasieexamen|gymnasiet|studentexamen|studentereksamen|vitnemål|ylioppilas(?:tutkinto)?|απολυτήριο(?: λυκείου)?|matura|ثانوية(?: عامة)?|الثانوية(?: العامة)?|توجيهي|دیپلم|(?:תעודת )?בגרות|हाई ?स्कूल|इंटरमीडिएट|बारहवीं|दसवीं|thpt|trung học phổ thông|sma|smk|smu`,
    '高中|高等学校|고등학교|มัธยมศึกษา(?:ตอนปลาย)?',
  ],
];

const levels = forms.map(([level]) => level);
const pattern = new RegExp(
  forms
    .map(
      ([, words, signs]) =>
        `((?<![\\p{L}\\p{M}\\p{N}.])(?:${folded(words)})(?![\\p{L}\\p{M}\\p{N}])|${folded(signs)})`,
    )
    .join('|'),
  'gu',
);

/** The degrees that a folded text in a language without a glossary names. */
export function findDegreesInUnsupportedLanguage(
  text: string,
): readonly { readonly start: number; readonly end: number; readonly level: DegreeLevel | null }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const level = levels[match.findIndex((group, index) => index > 0 && group !== undefined) - 1] ?? null;
    return { start: match.index, end: match.index + match[0].length, level };
  });
}

const anyOf = (list: string): string => folded(list).trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ');

const school = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf(`университет[а-я]* институт[а-я]* академия техникум колледж школа училище лицей гимназия
  університет[\\p{L}]* інститут академія технікум коледж школа ліцей гімназія училище univerzit[\\p{L}]+ vysok[\\p{L}]+_skol[\\p{L}]+ gymnazium skola akademi[ae]
  fakult[\\p{L}]+ ucilist[ei] egyetem[\\p{L}]* foiskola gimnazium[\\p{L}]* [\\p{L}]*iskola szakkepzo[\\p{L}]* technikum kollegium universitesi enstitusu
  [\\p{L}]*lisesi yuksekokulu koleji okulu universitet(?:et)? [\\p{L}]*hogskola(?:n)? [\\p{L}]*skola(?:n)? [\\p{L}]*gymnasi(?:um|et) [\\p{L}]*skole(?:n)? yliopisto
  ammattikorkeakoulu lukio [\\p{L}]*opisto ulikool gumnaasium universitetas universitate vidusskola πανεπιστήμιο τει σχολή λύκειο πολυτεχνείο ιεκ ινστιτούτο
  sveuciliste fakultet veleuciliste gimnazija جامعة معهد كلية مدرسة أكاديمية دانشگاه دانشکده هنرستان دبیرستان אוניברסיטת אוניברסיטה מכללת המכללה מכללה טכניון
  הטכניון תיכון סמינר विश्वविद्यालय महाविद्यालय विद्यालय संस्थान कॉलेज स्कूल dai_hoc hoc_vien truong universitas institut politeknik sekolah_tinggi sma smk
  smp akademi universiti kolej`)})(?![\\p{L}\\p{M}])|大学|大學|学院|學院|中学|中學|高校|高等学校|专科学校|専門学校|대학교?(?!원)|대학원|고등학교|มหาวิทยาลัย|วิทยาลัย|โรงเรียน|สถาบัน|[\\p{L}\\p{M}]{2}(?:विद्यालय)(?![\\p{L}])`,
  'u',
);

/** Whether a folded text in a language without a glossary names a place of learning. */
export const namesSchoolInUnsupportedLanguage = (text: string): boolean => school.test(text);

/** What separates a degree from its field or surrounds the field: "في", "спеціальність «…»", "obor". */
export const fieldMark = new RegExp(
  `^(?:[\\s:,–-]|(?:${fold('في|в|за|по|спеціальність|специальность|по специальности|направление|obor|odbor|studijný odbor|alanında|inom|i|med inriktning mot|με ειδίκευση|ngành|chuyên ngành|jurusan|program studi|สาขา(?:วิชา)?|专业|專業|전공|में')})(?![\\p{L}\\p{M}]))*|^ב(?=\\p{L}{3})`,
  'u',
);

/** Beside a school and a degree, what is no field. */
export const noField = new RegExp(
  `^(?:${fold('졸업|졸업예정|卒業|修了|卒業見込み|毕业|畢業|全日制|在读|mezun|titul|m\\.|м\\.|г\\.|gpa|ipk|note|оценка|диплом|diploma|с отличием|з відзнакою')}|\\d)`,
  'u',
);

/** The date of entering a school is not the end of an education. */
export const entersSchool = /(?:入学|入學|입학)$/;
