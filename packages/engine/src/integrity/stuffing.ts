import type { Candidate } from '../candidate/candidate.ts';
import { type NamingSentence, sentencesNamingSkills } from '../candidate/named-skills.ts';
import { nearnessToWork } from '../criteria/occupation-match.ts';
import type { JobDescription } from '../job/job-description.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Evidence } from '../resume/resume.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';

/** Minimum rarity: common skills do not show that a resume was written for an advert. */
const minRarity = 0.2;
/**
 * Minimum number of skills, and minimum sum of their rarities, for claims by a candidate from other work to count as
 * stuffing.
 */
const foreignClaims = { inOneSentence: 4, inSeveral: 3, rarity: 1.4, purity: 0.6 } as const;
/**
 * Claims recite the advert from this count and share of its skills on, if `unshown` of them are shown nowhere. Purity
 * is the share of the skills named together that the advert asks for; honest lists name other skills too.
 */
const recital = { count: 4, share: 0.4, purity: 0.75, unshown: 2 } as const;
/** A sentence supports its skills if it has one other word for each, up to `maxCounted`, plus `minOwnWords`. */
const maxCounted = 2;
const minOwnWords = 1;
/** Maximum number of skills in a terse line of a position. */
const maxTerse = 1;
/** Similarity to the job's occupations below which words belong to other work. */
const minNearness = 0.12;
/** Minimum share of the sentences with inserted names that must be about the job's work. */
const minOfWork = 0.4;
const minSuspectPurity = 0.4;
const nearTitle = 0.45;
/** "Designer" identifies a kind of work, "manager" does not. */
const minRarityOfTitle = 0.35;
/** Lines about work that each name several of the advert's skills and few others. */
const severalNames = { count: 4, share: 0.5, purity: 0.75 } as const;
/** Lines about work that each name one skill: nearly all of them, or many if they are about other work. */
const namesEverywhere = { count: 6, share: 0.85 } as const;
const foreignNames = { count: 5, share: 0.6 } as const;

export type Stuffing = {
  /** Sentences to show to a reviewer, in text order. */
  readonly sentences: readonly Evidence[];
  /** Places that are not evidence: whole sentences, or only the names if the rest may be true. */
  readonly places: readonly Evidence[];
};

export type StuffingContext = {
  readonly vocabulary: Vocabulary;
  /** Language of the job. */
  readonly language: WrittenLanguage;
  /** Whether lines of the resume recite sentences of the advert. */
  readonly recitesLines: boolean;
};

type AskedSentence = NamingSentence & {
  /** Skills that the job asks for. */
  readonly ids: ReadonlySet<string>;
  /** The share of its skills that the job asks for. */
  readonly purity: number;
  /** Number of other content words, without those of the job's title. */
  readonly ownWords: number;
};

/**
 * Where a resume claims the skills that an advert asks for without showing any of them: in sentences without other
 * content, in lists spread over the resume, or inserted into line after line. A single list of skills is never flagged.
 */
export function findStuffing(candidate: Candidate, job: JobDescription, context: StuffingContext): Stuffing {
  const { vocabulary, language } = context;
  const { named, required } = skillsAsked(job, vocabulary);
  if (named.size === 0 || namesTooFew(candidate, named, context)) return nothing;
  const titleStems = new Set(readWords(job.title ?? '', language).map(({ stem }) => stem));
  const all = sentencesNamingSkills(candidate);
  const ownList = listOfSkills(all);
  const sentences = all.flatMap((sentence) => naming(sentence, named, titleStems));
  let titled: boolean | undefined;
  // Needed for few resumes, and expensive.
  const isTitled = (): boolean => {
    titled ??= holdsTitle(candidate, job, vocabulary, titleStems);
    return titled;
  };
  const isOther = (sentence: AskedSentence): boolean => !isTitled() && !isOfWork(sentence, job);
  const bearing = sentencesBearingOut(sentences, isOther);
  const shown = new Set([...bearing].flatMap(({ ids }) => [...ids]));
  const isUnshown = (id: string): boolean => !shown.has(id);
  const claims = sentences.filter(
    (sentence) =>
      !bearing.has(sentence) &&
      (sentence.list === null || sentence.list !== ownList) &&
      !(isTerse(sentence) && isTitled()),
  );
  const rarityOf = (ids: Iterable<string>): number =>
    [...ids].reduce((sum, id) => sum + vocabulary.rarity(id), 0);
  const claimed = [...new Set(claims.flatMap(({ ids }) => [...ids]))];
  const unshown = claimed.filter(isUnshown);
  const purity = meanOf(claims.map((claim) => claim.purity));
  const candidates = claims.filter(({ ids }) => [...ids].some(isUnshown));
  const areForeign =
    unshown.length >= (candidates.length > 1 ? foreignClaims.inSeveral : foreignClaims.inOneSentence) &&
    rarityOf(unshown) >= foreignClaims.rarity &&
    purity >= foreignClaims.purity &&
    !isTitled();
  const areRecital =
    context.recitesLines ||
    (claimed.length >= recital.count &&
      unshown.length >= recital.unshown &&
      rarityOf(claimed.filter((id) => required.has(id))) >= recital.share * rarityOf(required) &&
      purity >= recital.purity);
  const reported = areForeign || areRecital ? candidates : [];
  const claimedPlaces = reported.filter((sentence) => !saysMore(sentence));
  const namedPlaces = areForeign
    ? placesOf(sentences, isUnshown)
    : placesOf(reported.filter(saysMore), () => true);
  const set = namesSetIntoLines(sentences, candidate, { isOther, ownList });
  const places = inOrder([...claimedPlaces, ...namedPlaces, ...set]);
  return {
    places,
    sentences: sentences.filter(holdingAny(places)).map(({ start, end }) => ({ start, end })),
  };
}

/** Whether the resume names too few of the skills, and too rarely, for any of the rules below. */
function namesTooFew(
  { skillsById }: Candidate,
  asked: ReadonlySet<string>,
  { recitesLines }: StuffingContext,
): boolean {
  if (recitesLines) return false;
  let skills = 0;
  let places = 0;
  for (const id of asked) {
    const shown = skillsById.get(id);
    if (shown === undefined) continue;
    skills += 1;
    places += shown.evidence.length;
  }
  return (
    skills < Math.min(foreignClaims.inSeveral, recital.count) &&
    places < Math.min(severalNames.count, namesEverywhere.count, foreignNames.count)
  );
}

const nothing: Stuffing = { sentences: [], places: [] };

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Sorted, with overlapping places joined. */
function inOrder(places: readonly Evidence[]): readonly Evidence[] {
  const out: Evidence[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last && start < last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else out.push({ start, end });
  }
  return out;
}

/** Returns a check for intervals; call it in text order. */
function holdingAny(places: readonly Evidence[]): (interval: Evidence) => boolean {
  let next = 0;
  return ({ start, end }) => {
    while ((places[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (places[next]?.start ?? Number.POSITIVE_INFINITY) < end;
  };
}

type AskedSkills = {
  /** Named by the job's text or a requirement. */
  readonly named: ReadonlySet<string>;
  /** Named by a requirement. */
  readonly required: ReadonlySet<string>;
};

const askedByJob = new WeakMap<JobDescription, AskedSkills>();

/** The skills that a job asks for, without very common ones. Cached per job. */
function skillsAsked(job: JobDescription, vocabulary: Vocabulary): AskedSkills {
  const known = askedByJob.get(job);
  if (known) return known;
  const isDistinctive = (id: string): boolean => vocabulary.rarity(id) >= minRarity;
  const required = job.requirements
    .flatMap(({ demand }) => (demand.kind === 'skill' ? demand.skillIds : []))
    .filter(isDistinctive);
  const inText = vocabulary.findSkills(job.text).map(({ skillId }) => skillId);
  const made = {
    named: new Set([...required, ...inText.filter(isDistinctive)]),
    required: new Set(required),
  };
  askedByJob.set(job, made);
  return made;
}

function naming(
  sentence: NamingSentence,
  asked: ReadonlySet<string>,
  titleStems: ReadonlySet<string>,
): readonly AskedSentence[] {
  const named = new Set(sentence.mentions.map(({ id }) => id));
  const ids = new Set([...named].filter((id) => asked.has(id)));
  if (ids.size === 0) return [];
  const mentions = sentence.mentions.filter(({ id }) => ids.has(id));
  const ownWords = [...sentence.ownStems].filter((stem) => !titleStems.has(stem)).length;
  return [{ ...sentence, mentions, ids, purity: ids.size / named.size, ownWords }];
}

/** Whether a sentence says more than the names of skills, or is the heading of a dated position. */
const saysMore = ({ ownWords, ids, isHeading }: AskedSentence): boolean =>
  isHeading || ownWords >= minOwnWords + Math.min(ids.size, maxCounted);

/** "FortiGate firewalls." below a position: a terse line is normal for a candidate in this line of business. */
const isTerse = ({ position, ids }: AskedSentence): boolean => position !== null && ids.size <= maxTerse;

/**
 * The sentences that say more than a list of skills; for a candidate from other work, without those that have several
 * names inserted.
 */
function sentencesBearingOut(
  sentences: readonly AskedSentence[],
  isOther: (sentence: AskedSentence) => boolean,
): ReadonlySet<AskedSentence> {
  const candidates = sentences.filter(saysMore);
  const suspects = new Set(
    candidates.filter(
      ({ ids, purity, isHeading }) => !isHeading && ids.size > 1 && purity >= minSuspectPurity,
    ),
  );
  const isSuspect = [...suspects].filter(isOther).length > (1 - minOfWork) * suspects.size;
  return new Set(isSuspect ? candidates.filter((sentence) => !suspects.has(sentence)) : candidates);
}

/** Whether the other words of a sentence are about the job's work. */
function isOfWork({ ownStems }: AskedSentence, { requirements }: JobDescription): boolean {
  const works = requirements.flatMap(({ demand }) => (demand.kind === 'line-of-work' ? [demand] : []));
  return works.length === 0 || works.some((work) => nearnessToWork(work, ownStems) >= minNearness);
}

/**
 * Whether a dated position has the job's title, a similar one or one that shares a content word with it. Also true if
 * the job has no title, or no dated position has a known one: then other work cannot be ruled out.
 */
function holdsTitle(
  { resume, language }: Candidate,
  { title }: JobDescription,
  vocabulary: Vocabulary,
  titleStems: ReadonlySet<string>,
): boolean {
  const held = resume.positions.flatMap((position) =>
    position.title !== null && position.start !== null ? [position.title] : [],
  );
  return (
    title === null ||
    held.length === 0 ||
    held.some(
      (other) =>
        vocabulary.titleAffinity(other, title) >= nearTitle ||
        readWords(other, language).some(({ stem }) => sharesWord(stem, titleStems)),
    )
  );
}

/** Minimum length of a word that stands for a longer one: "lab" for "laboratory". */
const minShort = 3;

/** Whether words of the title include a telling word, or a word that is short for it or the other way around. */
const sharesWord = (stem: string, titleStems: ReadonlySet<string>): boolean =>
  [...titleStems].some(
    (word) =>
      Math.max(wordRarity(stem), wordRarity(word)) >= minRarityOfTitle &&
      (word === stem ||
        (Math.min(word.length, stem.length) >= minShort && (word.startsWith(stem) || stem.startsWith(word)))),
  );

/** The number of the list that names most skills: every resume may list skills in one place. */
function listOfSkills(sentences: readonly NamingSentence[]): number | null {
  const lists = new Map<number, Set<string>>();
  for (const { list, mentions } of sentences) {
    if (list === null) continue;
    const ids = lists.get(list) ?? new Set();
    for (const { id } of mentions) ids.add(id);
    lists.set(list, ids);
  }
  let longest: number | null = null;
  let largestSize = 0;
  for (const [list, { size }] of lists) if (size > largestSize) [longest, largestSize] = [list, size];
  return longest;
}

const placesOf = (
  sentences: readonly AskedSentence[],
  isMeant: (id: string) => boolean,
): readonly Evidence[] =>
  sentences.flatMap(({ mentions, isHeading }) => (isHeading ? [] : mentions.filter(({ id }) => isMeant(id))));

/**
 * Names inserted into consecutive lines about work: several of them in half of the lines, or one in nearly each; in
 * most lines if they are about other work.
 */
function namesSetIntoLines(
  sentences: readonly AskedSentence[],
  { lines }: Candidate,
  {
    isOther,
    ownList,
  }: { readonly isOther: (sentence: AskedSentence) => boolean; readonly ownList: number | null },
): readonly Evidence[] {
  const all = lines.filter(({ showing }) => showing === 'used').length;
  const naming = sentences.filter(
    ({ position, isHeading, showing }) => position !== null && !isHeading && showing !== 'listed',
  );
  const reaches = (found: readonly unknown[], { count, share }: { count: number; share: number }): boolean =>
    found.length >= count && found.length >= share * all;
  const isForeign =
    reaches(naming, foreignNames) && naming.filter(isOther).length > (1 - minOfWork) * naming.length;
  if (isForeign) return placesOf(sentences, () => true);
  const several = naming.filter(({ ids, purity }) => ids.size > 1 && purity >= severalNames.purity);
  const isSeveral = reaches(several, severalNames);
  if (!isSeveral && !reaches(naming, namesEverywhere)) return [];
  const set = new Set((isSeveral ? several : naming).flatMap(({ ids }) => [...ids]));
  return placesOf(
    sentences.filter(({ list }) => list === null || list !== ownList),
    (id) => set.has(id),
  );
}
