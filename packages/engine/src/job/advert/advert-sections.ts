import { headings } from '../rules/headings.ts';
import { matchesAny } from '../rules/rule.ts';
import { optional, required } from '../rules/wording.ts';
import type { AdvertSection } from './advert-section.ts';
import { picturesAfter, picturesBefore } from './pictures.ts';
import { sectionOfWhole } from './whole-headings.ts';

export type Heading = {
  readonly section: AdvertSection;
  /** Length of the heading in the line, in UTF-16 units. */
  readonly length: number;
  /** A label that covers only its line: "Salary: 40,000". */
  readonly isLabel: boolean;
};

const label =
  /^(?:\W*)(?:annual |base |hourly )?(?:salary|pay|compensation|comp|rate|schedule|shifts?|hours)\b[^:]{0,20}$/i;

/** Headings that contain a name, or are phrased as a sentence. */
const phrase =
  /^(?:[\w'’-]+ ){0,3}(?:duties|responsibilities|tasks)(?: will)? include$|^\W*(?:about\b|who\b|why\b|what\b|how\b|where\b|in this role|a day in|day[- ]to[- ]day|(?:you|candidates?|applicants?) (?:have|bring|are|must|(?:will )?need|should)\b|this is (?:you|us)$|(?:(?:what|this|it) )?would (?:also )?be (?:an? )?(?:nice|great|lovely|good|bonus|plus|advantage)$|we (?:offer|are looking)|we['’]d love|(?:your?|you['’](?:ll|re|ve|d)) |life at|working at|[a-z]+ (?:we|you)\b|nice[- ]to|nice (?:extras?|additions?)$|we(?:['’]ve| have) got$|good to|bonus|it['’]?s a plus|meet the|(?:a few |some |more |top )?reasons to|we(?:['’]?ll| will)? (?:give|provide)|our offer|(?:this|we)\b.{0,40}\bif\b|not (?:strictly )?(?:essential|required)|it['’]?(?:d| would) be|even better)/i;

/** "🎯 What we look for …": pictures and dots around a heading. */
const decoration = picturesBefore(String.raw`[\s¿¡]`);
const decorationAfter = picturesAfter(String.raw`\s|…|\.{3}`);

/** Longer lines that begin like a heading are sentences. */
const longestHeading = 60;

/** "Kind regards,": the sender of an email follows. */
const greeting =
  /^\W*(?:(?:(?:kind|best|warm(?:est)?|many) )?(?:regards|thanks)|(?:kind|best|warm(?:est)?|many) wishes)\W*$|^\W*yours (?:sincerely|faithfully|truly)\W*$/i;

/**
 * The heading that a line is, or begins with before a colon; `null` for an ordinary line. `isAsked`: a line above asked
 * for something.
 */
export function readSectionHeading(line: string, isAsked: boolean): Heading | null {
  if (greeting.test(line)) return { section: 'left-out', length: line.length, isLabel: false };
  const decorated = decoration.exec(line)?.[0].length ?? 0;
  const said = line.slice(decorated);
  const whole = sectionOfWhole(said.replace(decorationAfter, ''), isAsked);
  if (whole) return { section: whole, length: line.length, isLabel: false };
  const colon = said.search(/:(?=\s|-?\s*$)|:(?=[A-Z])/);
  const inline = colon >= 0 && colon <= longestHeading;
  const candidate = (inline ? said.slice(0, colon) : said).replace(decorationAfter, '');
  if (candidate.length === 0 || candidate.length > longestHeading || candidate.split(/\s+/).length > 8)
    return null;
  const before = inline ? sectionOfWhole(candidate, isAsked) : null;
  if (before)
    return {
      section: before,
      length: decorated + colon + 1,
      isLabel: before === 'left-out' && said.length > colon + 1,
    };
  if (!inline && !looksLikeHeading(candidate) && !isLongHeading(candidate)) return null;
  const found = headings.find(({ pattern }) => pattern.test(candidate));
  if (found && (inline || phrase.test(candidate) || isOnlyHeading(candidate))) {
    const isLabel =
      inline && found.section === 'left-out' && said.length > colon + 1 && label.test(candidate);
    const section = found.name === 'qualifications' && saysOptional(candidate) ? 'nice' : found.section;
    return { section, length: inline ? decorated + colon + 1 : line.length, isLabel };
  }
  return null;
}

/** "Skills (nice to have)", "Experience preferred". */
const saysOptional = (heading: string): boolean =>
  matchesAny(optional, heading) && !matchesAny(required, heading);

/** Whether a line is a heading: short, not a sentence, and only in words for parts of adverts. */
const looksLikeHeading = (line: string): boolean => {
  if (/[.,;]$/.test(line) || /\d\+|years/i.test(line)) return false;
  if (/\bif you(?:['’](?:re|ve|ll|d)| are| have| can)?$/i.test(line)) return true;
  const words = line.split(/\s+/).length;
  // In adverts all in lowercase, only a question without its mark identifies a long heading.
  return asksItself.test(line) ? words <= 7 : words <= 6 && (words <= 3 || /^[A-Z]/.test(line));
};

const maxWordsOverList = 5;
/** Headings of what an employer offers vary widely. */
const ofGifts =
  /\b(?:health|well-?being|wellness|learning|growth|development|time|leave|family|life|money|financ\w+|future|culture|impact|office|travel|values?|fun|social|offer|get|give|love|join|story|customers?|clients?|partners?|awards?)\b/i;

/** "Your toolbox:" over bullets: an unknown heading, unless it is about what the employer offers. */
export const mayHeadList = (line: string): boolean =>
  line.trim().split(/\s+/).length <= maxWordsOverList &&
  /^(?:#+ |\*\*|\p{Extended_Pictographic}\uFE0F? )?\p{Lu}[^.,;!|]*$/u.test(line.trim()) &&
  !/\d/.test(line) &&
  !ofGifts.test(line);

/** In adverts all in lowercase: "primary job duties and responsibilities". */
const isLongHeading = (line: string): boolean =>
  !/[.,;]$/.test(line) &&
  !/\d/.test(line) &&
  line.split(/\s+/).length <= 6 &&
  (isOnlyHeading(line) || /\b(?:duties|responsibilities|tasks)(?: will)? include$/i.test(line));

const asksItself =
  /^(?:(?:what|who|why|how)(?:['’]?s| is| are| will)? (?:you|we|us|our|your|it|this|in it|join|work|choose)|(?:a few |some |more |top )?reasons to|about th(?:e|is)\b)/i;

/** "Experience" and "Experience and skills required" are headings; "Experience with Python" asks for Python. */
const partOfHeading = new Set(
  `skill skills ability abilities experience experiences education educational requirement requirements required qualification
  qualifications qualified preferred desired desirable minimum basic knowledge competency competencies competences certification
  certifications certificates license licenses licence licences training background technical professional personal soft hard work
  working job role position responsibility responsibilities duty duties task tasks overview summary description details information
  profile company benefit benefits perk perks compensation salary pay range ranges package packages transparency disclosure statement schedule shift shifts
  culture values value mission vision story additional other key core main primary general hiring selection criteria criterion person specification stack tech technologies technology keywords relevant use specific essential critical function functions needed
  attributes traits must have haves nice to year bonus points plus pluses us you your our we the a an and or of for with in at who what on offer
  opportunity employer equal eeo diversity inclusion policy notice privacy application process commitment accommodation
  accommodations demands conditions environment language languages licensure skillset prerequisites quals training purpose scope location hours rewards total physical employment include includes
  accountability accountabilities ideal candidate disclaimer disclaimers eligibility brief objective objectives highlights
  necessary important expected wanted helpful beneficial advantageous sought youll
  individual person remuneration return roles association associations seniority level employment function industries industry major principal typical daily leadership academic
  applicant supervisory contact next steps dates assessment introduction capability capabilities characteristics credentials mandatory offered statements highly is are andor day main you'll`.split(
    /\s+/,
  ),
);

/** Whether a line has only words of headings, and so asks for nothing. */
export const isOnlyHeading = (line: string): boolean =>
  (line.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? []).every(
    (word) => partOfHeading.has(word) || /['’]/.test(word),
  );
