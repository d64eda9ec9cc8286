import { largest } from '../../largest.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { AdvertLine } from '../advert/advert-lines.ts';
import { headOfTitle, oneOf } from './phrase-title.ts';
import type { TitleDemand } from './title-demand.ts';

/** The words before the job's title, with up to three adjectives. */
const seeks =
  /\b(?:hiring|seek|seeks|seeking|looking for|looking to (?:hire|add)|recruiting|searching for|in search of|in need of|needs?|opening for|opportunity for|(?:position|role|job|opportunity|hired) (?:of|as)|join (?:us|our team|the team|\w+) as)\s+(?:for\s+)?(?:an?|our|the|another|several|multiple)?\s*/gi;
/** The job title as the subject of a sentence: "The nurse will …", "As a clerk you …". */
const acts = /\b(?:the|our|this|as an?|as our|as the|an?)\s+(?=\S)/gi;
const afterTitle =
  /^\s*(?:[iv]{1,3}\s+)?(?:(?:,\s*)?you\b|is responsible|is accountable|will\b|must\b|should\b|shall\b|reports? to|provides|performs|supports|plays|ensures|works\b|assists|manages|leads|serves|oversees|coordinates|(?:position|role|job|opening|opportunity)\b|(?:is|to) (?:join|work))/i;
/** "Reporting to the general manager, you will lead a team": the title of another person. */
const ofSuperior =
  /\b(?:report\w*|accountable|answer\w*|work\w*|support\w*|assist\w*|alongside) (?:directly )?(?:to |with |for |alongside |closely with )?(?:the|our|an?) $/i;
const maxPraiseWords = 3;
/** Maximum length of the text after such words, since titles are short. */
const reach = 90;

/**
 * The title from an advert's sentences, for adverts without a title line: the one that they seek, or else the one they
 * most often use for the candidate. Only titles of a known occupation.
 */
export function readTitleInProse(lines: readonly AdvertLine[], vocabulary: Vocabulary): TitleDemand | null {
  const used = lines.filter(({ section }) => section !== 'left-out');
  for (const line of used) {
    for (const place of placesAfter(line.text, seeks)) {
      const found = titleAfter(
        line,
        place,
        { maxWordsBefore: maxPraiseWords, canBeSeveral: true },
        vocabulary,
      );
      if (found) return found;
    }
  }
  const acting = used.flatMap((line) =>
    placesAfter(line.text, acts)
      .filter((place) => !ofSuperior.test(line.text.slice(0, place)))
      .map((place) => titleAfter(line, place, { maxWordsBefore: 0, canBeSeveral: false }, vocabulary))
      .filter((found) => found !== null)
      .filter(({ end }) => afterTitle.test(line.text.slice(end - line.start))),
  );
  return commonest(acting);
}

const placesAfter = (text: string, words: RegExp): readonly number[] =>
  [...text.matchAll(words)].map((match) => match.index + match[0].length);

const praiseBefore = /^(?:experienced|skilled|qualified|talented) (?=\S)/i;

/** The title that begins at a place of a line, or up to the given number of words later. */
function titleAfter(
  line: AdvertLine,
  place: number,
  { maxWordsBefore, canBeSeveral }: { readonly maxWordsBefore: number; readonly canBeSeveral: boolean },
  vocabulary: Vocabulary,
): TitleDemand | null {
  const text = line.text.slice(place, place + reach);
  const [mention] = vocabulary.findTitles(text);
  // Only titles of a known occupation count, since any word may follow "seeking".
  if (!mention?.occupation) return null;
  const before = text.slice(0, mention.start).trim();
  if (/[.,;:!?]/.test(before) || (before === '' ? 0 : before.split(/\s+/).length) > maxWordsBefore)
    return null;
  const praise = praiseBefore.exec(text.slice(mention.start))?.[0].length ?? 0;
  const named = text.slice(mention.start + praise, mention.end);
  // "Technical support" is a title, but "technical support agent" is the full one.
  const next = headOfTitle.test(named.split(' ').at(-1) ?? '')
    ? undefined
    : /^ [a-z]+/i.exec(text.slice(mention.end))?.[0];
  const whole = next !== undefined && headOfTitle.test(next.trim()) ? named + next : named;
  const written = canBeSeveral ? oneOf(whole) : whole;
  if (others.test(written)) return null;
  const start = line.start + place + mention.start + praise;
  // "PM" is written in capitals.
  const title =
    written.length <= 3 ? written.toUpperCase() : written.charAt(0).toUpperCase() + written.slice(1);
  return { title, speciality: null, start, end: start + written.length };
}

/** Titles of people other than the candidate: plurals, and people who are served. */
const others =
  /(?:[^s]s|\b(?:player|resident|owner|member|customer|client|patient|partner|vendor|supplier|user|student|guest|star|tier|implementer))$/i;

/** The first of the most frequent titles. */
function commonest(found: readonly TitleDemand[]): TitleDemand | null {
  const counts = new Map<string, number>();
  for (const { title } of found) {
    const key = title.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const highest = largest([...counts.values()]);
  return found.find(({ title }) => counts.get(title.toLowerCase()) === highest) ?? null;
}
