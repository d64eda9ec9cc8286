import type { WrittenLanguage } from '../../languages/language.ts';
import { mailWords } from '../../languages/mail-words.ts';
import { wordCount } from '../../languages/word-count.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { AdvertLine } from '../advert/advert-lines.ts';
import { isBesideTheWork } from '../advert/beside-the-work.ts';
import { titleOfPhrase } from './phrase-title.ts';
import type { TitleDemand } from './title-demand.ts';
import { readTitleInProse } from './title-in-prose.ts';
import { readSpeciality } from './title-speciality.ts';

const labelled = new RegExp(
  String.raw`^(?:job|post|(?:job )?(?:title|position|role|vacancy)(?: title| name)?|(?:subject|betreff|objet|asunto|oggetto|assunto|${mailWords.subject})\s*:(?:\s*(?:fwd?|re|aw|wg|tr|rv)\s*:)*)\s*[:–-]?(?<=[:–-])\s*(.{3,80})$`,
  'i',
);
const announced =
  /\b(?:hiring|seeking|looking for|recruiting|searching for|need|as|join (?:us|our team) as)\s+(?:an?|our(?: next)?|experienced|talented|skilled|the)\s+((?:[A-Z][\w+#./&-]*|of|and)(?: (?:[A-Z][\w+#./&-]*|of|and|\/)){0,5})/;
const needed =
  /^(?:an? |experienced )?(.{3,60}?) (?:is |are )?(?:urgently )?(?:needed|wanted|required|sought)\b/i;
const notTitle =
  /^(?:job (?:advert|description|posting|summary)|about|description|overview|company|role|we\b|our\b|location)/i;

/** Words of a slogan, which contains no title. */
const ofSentence = /\b(?:[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|[Ll]et['’]?s|[Tt]ogether)\b/;

/**
 * The title of the job that an advert is for, if it names one. In a language whose titles are not all known, a short
 * first line is the title, and the rest of that line is ignored.
 */
export function readTitle(
  lines: readonly AdvertLine[],
  language: WrittenLanguage,
  vocabulary: Vocabulary,
): TitleDemand | null {
  const named = namedTitle(lines, vocabulary);
  if (language === 'en') return named ?? readTitleInProse(lines, vocabulary);
  const title = named ?? firstLineAsTitle(lines, vocabulary);
  return title && { ...title, speciality: null };
}

/** From the first line, a label, or "we seek a …". */
function namedTitle(lines: readonly AdvertLine[], vocabulary: Vocabulary): TitleDemand | null {
  const [first] = lines;
  if (lines.length === 1 && first && isKeywords(first.text, vocabulary)) return null;
  if (first?.first) {
    const label = labelledTitle(first, vocabulary);
    if (label) return label;
    const name = needed.exec(first.text)?.[1];
    if (name !== undefined && isTitle(name, vocabulary) && namesWork(name, vocabulary))
      return cutTitle(name, first.start + first.text.indexOf(name), vocabulary);
    const title = cutTitle(first.text, first.start, vocabulary);
    if (isTitle(title.title, vocabulary)) return title;
    const below = titleBelow(lines, vocabulary) ?? titleByHead(first, vocabulary);
    if (below) return below;
  }
  for (const line of lines.slice(0, 30)) {
    const label = labelledTitle(line, vocabulary);
    if (label) return label;
    const found = announced.exec(line.text);
    const title = found?.[1];
    if (found && title && isTitle(title, vocabulary)) {
      return cutTitle(title, line.start + found.index + found[0].length - title.length, vocabulary);
    }
  }
  return null;
}

/** Number of skills from which a line is a list of requirements. */
const skillsOfList = 3;

/** "SEO SEM Webmaster Link Building": a title between skills is one of a list. */
function isKeywords(text: string, vocabulary: Vocabulary): boolean {
  const titles = vocabulary.findTitles(text);
  const skills = vocabulary.findSkills(text);
  const last = skills.at(-1);
  return (
    skills.length >= skillsOfList &&
    skills[0]?.start === 0 &&
    last?.end === text.length &&
    titles.every(({ end }) => end <= last.start)
  );
}

/** Lines above the title: at most the employer's name, a slogan, and the buttons of a page. */
const maxLinesAbove = 4;
/** Form fields and buttons between them are not counted. */
const maxLinesOfPage = 12;

/** "Acme Foods", "We are hiring!", and then the title alone on a line, before the first sentences. */
function titleBelow(lines: readonly AdvertLine[], vocabulary: Vocabulary): TitleDemand | null {
  const shown = lines.slice(0, maxLinesOfPage).filter(({ text }) => !isBesideTheWork(text));
  for (const line of shown.slice(0, maxLinesAbove + 1)) {
    if (line.section !== 'unknown' || isSentence.test(line.text)) return null;
    const title = labelledTitle(line, vocabulary) ?? cutTitle(line.text, line.start, vocabulary);
    if (isTitle(title.title, vocabulary) && isWhole(title.title, vocabulary)) return title;
  }
  return null;
}

const afterTitle = /(?<!\s)\s+(?:[-–—|@•·(]|(?:level|band|grade) \d).*$|,.*$/i;

/** A first line that is not a known title but ends as titles do: "Lantern Practitioner Level 3". */
function titleByHead({ text, start, section }: AdvertLine, vocabulary: Vocabulary): TitleDemand | null {
  const named = text.replace(afterTitle, '');
  if (section !== 'unknown' || notTitle.test(named) || ofSentence.test(named)) return null;
  const title = titleOfPhrase(named, vocabulary);
  return title === null ? null : { title, speciality: null, start, end: start + named.length };
}

/** The title after "Job title:". */
function labelledTitle({ text, start }: AdvertLine, vocabulary: Vocabulary): TitleDemand | null {
  const said = labelled.exec(text)?.[1];
  if (said === undefined) return null;
  const from = start + text.length - said.length;
  // "Optician wanted", "Baker - can you share?"
  const named = said.replace(seeksBehind, '');
  return isTitle(named, vocabulary) ? cutTitle(named, from, vocabulary) : null;
}

/** Lines of more words are sentences. */
const isSentence = /(?<!\S)(?:\S+\s+){12}\S|[a-z]{3}[.;,]$/;

const seeksBehind =
  / (?:(?:is |are )?(?:urgently )?(?:needed|wanted|sought|required|gesucht)\b.*|[-–—] [^-–—]*\?|(?:post|opening|vacancy|position|job|role)(?: (?:at|in|for) .*)?)$/i;

/** A known title with hardly any other words: "Manager Tools Ltd" is not one. */
const isWhole = (text: string, vocabulary: Vocabulary): boolean =>
  vocabulary
    .findTitles(text)
    .some(
      ({ start, end, occupation }) =>
        occupation !== null && end === text.length && wordCount(text.slice(0, start)) <= maxWordsBefore,
    );

const maxWordsBefore = 2;

/** Longer first lines are sentences. */
const maxWordsOfFirst = 6;
/** The sender, the recipient, and the date of an email above its subject. */
const isHeadOfMail = new RegExp(
  String.raw`@|^(?:von|an|gesendet|datum|de|à|envoyé|date|para|enviado|fecha|${mailWords.head})\s?:`,
  'i',
);
const linesOfMail = 5;

function firstLineAsTitle(lines: readonly AdvertLine[], vocabulary: Vocabulary): TitleDemand | null {
  const first = lines.slice(0, linesOfMail).find(({ text }) => !isHeadOfMail.test(text));
  const isFirst = first?.first === true || first !== lines[0];
  if (!first || !isFirst || first.section !== 'unknown' || notTitle.test(first.text)) return null;
  if (first.text.split(/\s+/).length > maxWordsOfFirst || /[.!?:;,]$/.test(first.text)) return null;
  if (isSought.test(first.text)) return null;
  return cutTitle(first.text.replace(seeksBehind, ''), first.start, vocabulary);
}

/** "Kita Birke sucht Verstärkung": a sentence about the employer. */
const isSought = /\p{L} (?:sucht|suchen|busca|buscamos|recherche|recrute|cherche)\b/iu;

/** "Betreff:", "[Remote]", "Now hiring: experienced": text before a title that is not part of it. */
const beforeTitle = new RegExp(
  String.raw`^\s*(?:(?:subject|betreff|objet|asunto|oggetto|assunto|${mailWords.subject})\s?: ?)?(?:(?:fwd?|re|aw|wg|tr|rv)\s?: ?)*(?:(?:${mailWords.wanted}|what we (?:look for|expect)|(?:nous |on )?(?:recrutons|recrute)|suche):? )?(?:\[[^\]]*\]\s*|\([^)]*\)\s*)?(?:(?:band|grade) \d[a-z]?(?: ?[-–:])? (?=[A-Z]))?(?:(?:we(?:['’]?re| are) |now |immediately |currently |urgently )*(?:hiring|seeking|recruiting|wanted)\b(?: for| an?| our)*[\s:–-]*)?(?:(?:highly |very )?(?:experienced|talented|motivated|skilled|qualified|passionate) )?`,
  'i',
);

const maxWords = 10;
const maxLetters = 3;
const longestOfLetters = 15;

/** "Nurse Staffing Ltd" is an employer. */
const ofEmployer = /\b(?:ltd|limited|llp|llc|inc|plc|gmbh|pvt|pty|corp)\.?$/i;

function isTitle(text: string, vocabulary: Vocabulary): boolean {
  if (
    notTitle.test(text) ||
    ofSentence.test(text) ||
    ofEmployer.test(text) ||
    text.split(/\s+/).length > maxWords ||
    /[!?]$/.test(text)
  )
    return false;
  // Two letters among many are not a title: "Co. Kerry".
  return vocabulary
    .findTitles(withoutAside(text))
    .some(({ start, end }) => end - start > maxLetters || text.length <= longestOfLetters);
}

/** Without the place, the team or the reference number that follows the title. */
function cutTitle(text: string, start: number, vocabulary: Vocabulary): TitleDemand {
  const praised = beforeTitle.exec(text)?.[0].length ?? 0;
  const named = text.slice(praised);
  const beside = lengthOfUnknown(named, vocabulary) || lengthOfOther(named, vocabulary);
  const prefix = praised + beside;
  const own = text.slice(prefix);
  const withoutTeam = own.split(besideTitle)[0] ?? own;
  const short = withoutTeam.split(/(?:(?<!\s)\s+)?[([{]|,\s/)[0] ?? own;
  // "Machine Learning Operations (MLOps) Engineer", "Risk, Audit and Compliance Manager": the work comes after.
  const namesNoWork = !namesWork(short, vocabulary) && namesWork(withoutTeam, vocabulary);
  const plain = namesNoWork ? withoutTeam : (bareRank.exec(withoutTeam)?.[0] ?? short);
  const kept = plain.replace(/(?<![\s.,:;-])[\s.,:;-]+$/, '').replace(ofVacancy, '');
  const end = start + prefix + kept.length;
  const speciality = readSpeciality(text.slice(prefix + kept.length), vocabulary);
  return { title: withoutAside(kept), speciality, start: start + prefix, end };
}

/** "Lab manager post": the vacancy, not the work. */
const ofVacancy = /(?<=\w) (?:post|position|role|vacancy|opening|job)$/i;

const besideTitle = /(?<!\s)\s+[-–—|@•·]\s+/;

/**
 * "Person specification – Medical receptionist": length of the text before the first part that names an occupation; 0
 * if there is none.
 */
function lengthOfOther(text: string, vocabulary: Vocabulary): number {
  const at = text.search(besideTitle);
  if (at === -1 || vocabulary.findTitles(text.slice(0, at)).length > 0) return 0;
  const gap = besideTitle.exec(text)?.[0].length ?? 0;
  const [next = ''] = text.slice(at + gap).split(besideTitle);
  const [short = ''] = next.split(/(?:(?<!\s)\s+)?[([{]|,\s/);
  return isWhole(short, vocabulary) ? at + gap : 0;
}

/** "Buchhalter / Accountant": length of the text before the known title, in a title in two languages. */
function lengthOfUnknown(text: string, vocabulary: Vocabulary): number {
  const stroke = text.indexOf(' / ');
  if (stroke === -1 || namesWork(text.slice(0, stroke), vocabulary)) return 0;
  return namesWork(text.slice(stroke + 3), vocabulary) ? stroke + 3 : 0;
}

/** "Director, Audience Marketing": a rank, followed by the field after the comma. */
const bareRank =
  /^(?:(?:senior|sr\.?|executive|assistant|associate|deputy|regional|global|group) )*(?:vice president|vp|director|head|manager|lead|coordinator|supervisor|specialist|analyst)(?: i{1,3})?, [^,([{]{3,40}/i;

const withoutAside = (text: string): string => text.replace(/(?:(?<!\s)\s+)?\([^)]*\)/g, '');

const namesWork = (text: string, vocabulary: Vocabulary): boolean =>
  vocabulary
    .findTitles(withoutAside(text))
    .some(({ title, occupation }) => occupation !== null || title.includes(' '));
