import { isInCapitals } from '../requirement-text.ts';
import type { NamedDemand } from './certification-demand.ts';

/** Spoken languages that adverts ask for; programming languages are skills. */
const names =
  'English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Romanian|Czech|Slovak|Hungarian|Greek|Swedish|Danish|Norwegian|Finnish|' +
  'Russian|Ukrainian|Turkish|Arabic|Hebrew|Persian|Farsi|Hindi|Urdu|Bengali|Tamil|Telugu|Punjabi|Gujarati|Marathi|Mandarin|Cantonese|' +
  'Chinese|Japanese|Korean|Vietnamese|Thai|Tagalog|Filipino|Indonesian|Malay|Swahili|American Sign Language|British Sign Language|' +
  'Lithuanian|Latvian|Estonian|Bulgarian|Croatian|Serbian|Bosnian|Slovenian|Slovene|Macedonian|Albanian|Icelandic|Catalan|Basque|Flemish|Welsh|' +
  'Irish|Gaelic|Afrikaans|Zulu|Xhosa|Somali|Amharic|Tigrinya|Yoruba|Igbo|Hausa|Armenian|Georgian|Kazakh|Uzbek|Kurdish|Pashto|Dari|Nepali|Sinhala|' +
  'Kannada|Malayalam|Burmese|Khmer|Mongolian|Haitian Creole|Hmong|Lao|Azerbaijani|Kyrgyz|Tajik|Turkmen|Belarusian|Galician|Maltese|Luxembourgish|' +
  'Yiddish|ASL|BSL|[Ss]ign [Ll]anguage|Haitian|Creole|Tibetan|Shona|Kinyarwanda|Lingala|Wolof|Oromo|Navajo|Samoan|Odia|Assamese|Sindhi|Javanese|Cebuano|Ilocano';
const language = new RegExp(String.raw`\b(${names})\b`, 'g');
const inCapitals = new RegExp(language, 'gi');
/** "A second language": any language other than the advert's. */
const anyLanguage =
  /\b(?:second|another|additional|other|foreign|further|third) languages?\b(?: (?:besides|other than|in addition to) English\b)?|\blanguages? other than English\b/i;
/** "English as a second language" is a subject. */
const subject = /^English as an? (?:second|foreign|additional|new|other) language/i;
/** "In addition to English": the language of the advert. */
const besides = /\b(?:besides|other than|in addition to|apart from|beyond|aside from|on top of) $/i;
/** "Some Polish", "Korean would help": phrases at the start of a line that are only used of languages. */
const asked = new RegExp(
  String.raw`^\W*(?:some|basic|good|working|conversational) (?:${names})\b|^\W*(?:${names})(?:(?:,? or|,? and|,|\/) ?(?:${names}))*(?: (?:is|are|would|will|helps?|comes|as|good|strongly)\b| ?[.:,;(–—]| - |\W*$)|\b(?:knowledge|command|understanding|grasp) of (?:${names})\b|fluen|proficien|speak|spoken|written|verbal|bilingual|native|language|communicat|command|read(?:ing)? and writ|\b[ABC][12]\b|conversational|\ba (?:big |huge |strong |definite )?plus\b|an? (?:advantage|asset|must|nice to have)\b|\b(?:preferred|required|desirable|essential)\b|\b(?:respond|correspond|converse|work|reports?|emails?) in\b|mother tongue`,
  'i',
);
/** Subjects, markets and nationalities, not a spoken language. */
const otherwise =
  /^ (?:market|clients?|customers?|speaking (?:market|countr)|literature|history|law|teacher|government|assembly|america|sea|whiskey|learners?|degree|gcse)/i;

export type LanguageDemand = NamedDemand & { readonly level: string | null };

/** Spoken languages that a line asks for. `alone`: the line is one entry of a list of key skills. */
export function readLanguages(line: string, alone: boolean): readonly LanguageDemand[] {
  if (!asked.test(line) && !(alone && line.length < 40)) return [];
  const level = readLevel(line);
  const named = [...line.matchAll(isInCapitals(line) ? inCapitals : language)]
    .filter(
      (found) =>
        !otherwise.test(line.slice(found.index + found[0].length)) &&
        !subject.test(line.slice(found.index)) &&
        !besides.test(line.slice(0, found.index)),
    )
    .map((found, at, all) => {
      const [start, end] = [found.index, found.index + found[0].length];
      const before = all[at - 1];
      const lead = line.slice(before ? before.index + before[0].length : 0, start).replace(levelBehind, '');
      const own = readLevel(lead) ?? readLevel(levelBehind.exec(line.slice(end))?.[0] ?? '');
      return {
        name: asNamed(found[0]),
        level: own ?? (before && otherLevel.test(lead) ? null : level),
        start,
        end,
      };
    });
  const any = named.length > 0 || /\bEnglish as an? /i.test(line) ? null : anyLanguage.exec(line);
  return any === null
    ? named
    : [{ name: otherLanguage, level, start: any.index, end: any.index + any[0].length }];
}

/** "German (C1)", "Spanish: native": a level that applies to the language before it. */
const levelBehind =
  /^ ?(?:\([^)]{1,40}\)|(?:[-–:] ?)?(?:[ABC][12]\b|native|fluent|conversational|basic|intermediate|proficient))/i;

/** "Fluent Spanish and some French": the level of the first does not apply to the second. */
const otherLevel = /\b(?:good|some|strong|technical|solid|decent)\b/i;

/** Label of a demand for any language other than the advert's. */
export const otherLanguage = 'Second language';

/** "ENGLISH" where the whole line is in capitals. */
const asNamed = (name: string): string =>
  name === name.toUpperCase() && name.length > 3 ? name.charAt(0) + name.slice(1).toLowerCase() : name;

function readLevel(line: string): string | null {
  const named = /\b[ABC][12]\b/.exec(line)?.[0];
  if (named) return named;
  if (/native|mother tongue/i.test(line)) return 'native';
  if (/fluen|proficien|excellent|bilingual/i.test(line)) return 'C1';
  if (/conversational|intermediate|working (?:knowledge|command)/i.test(line)) return 'B1';
  return /\bbasic|elementary/i.test(line) ? 'A2' : null;
}
