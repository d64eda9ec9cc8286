import { type Candidate, type CandidateSkill, overlap } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { Evidence } from '../resume/resume.ts';
import type { Word } from '../words/english-words.ts';
import { readWords } from '../words/read-words.ts';
import { stem as stemOfWord } from '../words/stem.ts';
import type { Judging } from './criterion.ts';
import { type Deed, deedOfGerund, deedOfVerb, deedsByName, formsShowing, objectsLike } from './deeds.ts';

/** The action and object that a skill names: "vendor management", "drafting contracts", "hiring staff". */
type AskedDeed = { readonly deeds: readonly Deed[]; readonly object: DeedObject };

type DeedObject = {
  readonly stems: readonly string[];
  /** Whether the object has only words common in any resume: "new employees". */
  readonly isPlain: boolean;
};

const joint = /^(?:and|&|or)$/;

function readDeed(name: string): AskedDeed | null {
  const words = name
    .toLowerCase()
    .replace(/[,/]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > maxWords) return null;
  const named = deedsByName.get(words.at(-1) ?? '');
  if (named && words.length <= maxWordsOfName) return askedOf([named], words.slice(0, -1));
  let from = 0;
  const deeds: Deed[] = [];
  while (from < words.length - 1) {
    const word = words[from] ?? '';
    const deed = deedOfGerund(word);
    if (deed) deeds.push(deed);
    else if (!joint.test(word) || deeds.length === 0) break;
    from += 1;
  }
  return deeds.length === 0 ? null : askedOf(deeds, words.slice(from));
}

const plainWords = (text: string): readonly Word[] =>
  [...text.matchAll(/[a-z]{2,}/gi)]
    .filter(({ 0: word }) => !/^(?:the|an?|and|or|of|our|all|other|their|its|his|her)$/i.test(word))
    .map(({ 0: word, index }) => ({
      stem: stemOfWord(word.toLowerCase()),
      start: index,
      end: index + word.length,
    }));

function askedOf(deeds: readonly Deed[], words: readonly string[]): AskedDeed | null {
  const text = words.join(' ');
  const telling = readWords(text);
  const stems = (telling.length > 0 ? telling : plainWords(text)).map(({ stem }) => stem);
  return stems.length === 0 ? null : { deeds, object: { stems, isPlain: telling.length === 0 } };
}

/**
 * Text after a complete object, rather than the first word of a compound: "managed vendors in", not "managed
 * vendor contracts". General nouns may follow: "bank" also matches "bank accounts".
 */
const objectEnds =
  /^(?:['’]s?)?(?:\s(?:accounts?|activit(?:y|ies)|tasks?|functions?|operations?|process(?:es)?|procedures?|levels?|needs|issues?|matters|requests?|efforts|initiatives|programs?|systems?|plans?|polic(?:y|ies)|services|cases?))?(?:\s*(?:[,.;:)&/–—]|$)|\s(?:and|or|for|of|in|with|to|at|from|by|on|across|while|using|per|through|including|that|which|as|within|under|between|worth|over|during|daily|weekly|monthly|annually)\b)/;
const clauseEnd = /[.;:]|, (?:and|then|but|while|who|which)\b/;
/** Maximum number of characters between a verb and its object. */
const reach = 60;
const maxWords = 6;
/** "Vendor contract management"; longer text is a sentence. */
const maxWordsOfName = 4;

/**
 * "Vendor management" in a resume that says "Managed 40 vendors": a sentence whose verb and object are what the skill
 * names. `null` where no sentence says so, and for skills that name no action.
 */
export function doneAsAsked(
  name: string,
  candidate: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): CandidateSkill | null {
  const asked = candidate.language === 'en' ? deedOfName(name) : null;
  if (!asked) return null;
  const evidence: Evidence[] = [];
  for (const deed of asked.deeds) {
    const places = placesOfDeed(deed, asked.object, candidate, isCopied);
    if (places.length === 0) return null;
    evidence.push(...places);
  }
  // A single sentence does not tell how long it was done.
  return { id: name, name, surface: [name], showing: 'used', months: null, monthsSince: null, evidence };
}

/** Opening words of a line in prose before the action that it names. */
const opening =
  /^(?:(?:you|we|must|should|have|has|having|an?|the|proven|demonstrated|demonstrable|documented|strong|prior|previous|some|hands[- ]on|extensive|solid|direct|significant|relevant|professional|practical|recent|excellent|good|at least|minimum) +)*(?:(?:experience|experienced|background|expertise|skills?|skilled|proficien(?:t|cy)|competent|competen(?:ce|cy)|comfort|comfortable|track record|history|capable|success|successful|responsible)(?: +(?:in|with|of|at|for))? +(?=[a-z]+ing\b)|(?:ability|able|capacity|willing(?:ness)?|know how|can|will|shall|comfortable)(?: +to)? +(?=[a-z]+\b(?!ing\b)))/i;
/** Where the object of an action ends and its modifiers begin. */
const objectEnd =
  / (?:for|in|on|to|with|using|across|within|at|by|that|which|who|from|of|through|via|during|under|into|including|such|both|as|so|while|and (?:be|have|to|ensure|work|keep|make|provide|maintain))\b|[,;:.()–—]/i;
/** The base forms of the leading verbs: "read and interpret", "plan, run and review". */
const plainVerbs = /^[a-z]+(?:(?:, | and | or |, and |, or )(?!the |an? |to |in )[a-z]+(?= [a-z]))?/i;
const maxWordsOfObject = 4;
/** Minimum share of the other words that the same line must contain. */
const ofRest = 0.5;

/**
 * "Ability to read technical drawings" in a resume with a sentence that has the verb, the object and, in the
 * same line, at least half of the other words. `null` for lines that name no action.
 */
export function deedInProse(
  text: string,
  candidate: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): readonly Evidence[] | null {
  const asked = candidate.language === 'en' ? deedOfLine(text) : null;
  if (!asked) return null;
  const found: Evidence[] = [];
  for (const deed of asked.deeds) {
    const places = placesOfDeed(deed, asked.object, candidate, isCopied, asked.rest);
    if (places.length === 0) return null;
    found.push(...places);
  }
  return found;
}

function deedOfProse(text: string): (AskedDeed & { readonly rest: readonly string[] }) | null {
  const open = opening.exec(text);
  const said = open ? text.slice(open[0].length) : text;
  if (!open && !/^[A-Z]?[a-z]+ing /.test(said)) return null;
  const verbs = /^[a-z]+ing\b/i.test(said) ? gerunds.exec(said)?.[0] : plainVerbs.exec(said)?.[0];
  if (verbs === undefined) return null;
  const deeds = verbs
    .toLowerCase()
    .split(/, and | and |, or | or |, | /)
    .flatMap((word) =>
      word === '' ? [] : ((word.endsWith('ing') ? deedOfGerund(word) : deedOfVerb(word)) ?? []),
    );
  const behind = said.slice(verbs.length).trimStart();
  const end = behind.search(objectEnd);
  const object = end < 0 ? behind : behind.slice(0, end);
  if (object.trim().split(/\s+/).length > maxWordsOfObject) return null;
  const of = askedOf(deeds, [object]);
  if (!of || deeds.length === 0) return null;
  return { ...of, rest: end < 0 ? [] : readWords(behind.slice(end)).map(({ stem }) => stem) };
}

const gerunds = /^[a-z]+ing(?:(?:, and |, | and | or )[a-z]+ing)*/i;

const deedOfName = remembering(readDeed);
const deedOfLine = remembering(deedOfProse);

/** Cache size: enough for the requirements of many jobs; cleared when full. */
const maxTexts = 5000;

// The same requirement is scored against every resume of a batch.
function remembering<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const now = make(text);
    if (made.size >= maxTexts) made.clear();
    made.set(text, now);
    return now;
  };
}

/** Where sentences name the action with these objects, or titles name a person who does it. */
function placesOfDeed(
  deed: Deed,
  object: DeedObject,
  candidate: Candidate,
  isCopied: Judging['isCopied'],
  rest: readonly string[] = [],
): readonly Evidence[] {
  const { text } = candidate.resume.document;
  const found: Evidence[] = [];
  const { stems, isPlain } = object;
  const numbers = isPlain
    ? candidate.lines.keys()
    : new Set([...objectsLike(stems[0] ?? '')].flatMap((stem) => candidate.linesByStem.get(stem) ?? []));
  for (const number of numbers) {
    const line = candidate.lines[number];
    if (!line || isCopied(line)) continue;
    if (!isPlain && !stems.every((stem) => hasLike(line.stems, stem))) continue;
    if (rest.filter((stem) => hasLike(line.stems, stem)).length < ofRest * rest.length) continue;
    const written = text.slice(line.start, line.end);
    const place =
      line.showing === 'title'
        ? heldIn(written, deed, stems)
        : isSentence(line)
          ? saidIn(written, deed, object)
          : null;
    const said = place && { start: line.start + place.start, end: line.start + place.end };
    if (said && !candidate.removed.some((taken) => overlap(taken, said))) found.push(said);
  }
  return found;
}

const hasLike = (stems: ReadonlySet<string>, stem: string): boolean =>
  [...objectsLike(stem)].some((each) => stems.has(each));

/** A few words in a position ("Managed vendors") count as a sentence; in a list of skills they do not. */
const isSentence = ({ showing, position }: CandidateLine): boolean =>
  showing === 'used' || showing === 'stated' || (showing === 'listed' && position !== null);

/** The text from the verb to the end of its object. */
function saidIn(line: string, deed: Deed, { stems, isPlain }: DeedObject): Evidence | null {
  const forms = formsShowing(deed);
  const like = stems.map(objectsLike);
  for (const { 0: verb, index } of line.matchAll(/[A-Za-z]+/g)) {
    if (!forms.has(verb.toLowerCase())) continue;
    const from = index + verb.length;
    const behind = line.slice(from, from + reach).split(clauseEnd)[0] ?? '';
    const said = isPlain ? plainWords(behind) : readWords(behind);
    const at = said.findIndex((_, place) =>
      like.every((each, next) => each.has(said[place + next]?.stem ?? '')),
    );
    const last = at < 0 ? undefined : said[at + like.length - 1];
    if (last && objectEnds.test(line.slice(from + last.end))) return { start: index, end: from + last.end };
  }
  return null;
}

/** "Event Planner" shows event planning. */
function heldIn(heading: string, { agents }: Deed, objects: readonly string[]): Evidence | null {
  const words = [...heading.matchAll(/[A-Za-z]+/g)];
  const at = words.findIndex(({ 0: word }) => agents.has(word.toLowerCase()));
  const agent = words[at];
  const before = words[at - objects.length];
  if (!agent || !before) return null;
  const said = readWords(heading.slice(before.index, agent.index)).map(({ stem }) => stem);
  const isOf = said.length === objects.length && said.every((stem, place) => stem === objects[place]);
  return isOf ? { start: before.index, end: agent.index + agent[0].length } : null;
}
