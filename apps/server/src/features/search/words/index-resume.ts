import { type Evidence, personalIntervals, type Resume, type Vocabulary } from '@winnow/engine';
import { identifyResume, type ResumeIdentity } from '../../people/identity/identify-resume.ts';
import type { PoolFact } from '../../talent-pool/facts/pool-fact.ts';
import { readPoolFacts } from '../../talent-pool/facts/read-pool-facts.ts';
import { findWords, foldWords } from './fold-words.ts';
import { isPersonal, type SearchFact } from './search-fact.ts';

/** Search index of a resume. Words are folded; lists are joined by spaces, with a space at both ends. */
export type ResumeIndex = {
  /** Words that identify the candidate. */
  readonly personal: string;
  /** Words of the other facts. */
  readonly facts: string;
  /** The remaining words of the text, without the spaces at the ends. */
  readonly words: string;
  readonly details: readonly SearchFact[];
  /** Places that identify the candidate, sorted. */
  readonly covered: readonly Evidence[];
  /** Facts for the talent pool. */
  readonly pool: readonly PoolFact[];
  /** Data by which its person is recognized in other resumes. */
  readonly identity: ResumeIdentity;
};

/** Maximum characters of all words, less than a `tsvector` can hold. A resume has some 3,000. */
const charactersMax = 250_000;
const factsMax = 400;
const factMax = 200;

/** Creates the index of a resume, including corrections. */
export function indexResume(resume: Resume, vocabulary: Vocabulary): ResumeIndex {
  const covered = personalIntervals(resume);
  const details = listFacts(resume).slice(0, factsMax);
  const { open, hidden } = wordsOfText(resume.document.text, covered);
  const personal = new Set([...details.filter(isPersonal).flatMap(({ text }) => foldWords(text)), ...hidden]);
  const facts = new Set([
    ...details.filter((fact) => !isPersonal(fact)).flatMap(({ text }) => foldWords(text)),
    ...resume.skills.flatMap(({ surface }) => surface.flatMap(foldWords)),
  ]);
  const words = [...open].filter((word) => !facts.has(word));
  return {
    personal: joined(personal),
    facts: joined(facts),
    words: words.join(' '),
    details,
    covered,
    pool: readPoolFacts(resume, vocabulary),
    identity: identifyResume(resume),
  };
}

function listFacts({
  name,
  emails,
  phones,
  location,
  positions,
  education,
  skills,
  certifications,
  languages,
}: Resume): SearchFact[] {
  const facts: [SearchFact['kind'], string | null | undefined][] = [
    ['name', name?.value],
    ...positions.flatMap(({ title, organization }): [SearchFact['kind'], string | null][] => [
      ['title', title],
      ['employer', organization],
    ]),
    ...skills.map((skill): [SearchFact['kind'], string] => ['skill', skill.name]),
    ...certifications.map(({ value }): [SearchFact['kind'], string] => ['certification', value]),
    ...languages.map((language): [SearchFact['kind'], string] => ['language', language.name]),
    ...education.flatMap(({ degree, field, institution }): [SearchFact['kind'], string | null][] => [
      ['degree', [degree, field].filter(Boolean).join(', ')],
      ['school', institution],
    ]),
    ['place', location?.value],
    ...positions.map((position): [SearchFact['kind'], string | null] => ['place', position.location]),
    ...emails.map(({ value }): [SearchFact['kind'], string] => ['email', value]),
    ...phones.map(({ value }): [SearchFact['kind'], string] => ['phone', value]),
  ];
  const known = new Set<string>();
  return facts.flatMap(([kind, value]) => {
    const text = storable(value ?? '');
    const key = `${kind} ${text}`;
    if (!text || known.has(key)) return [];
    known.add(key);
    return [{ kind, text }];
  });
}

/** The words of a text outside of the covered intervals. */
function wordsOfText(
  text: string,
  covered: readonly Evidence[],
): { open: ReadonlySet<string>; hidden: ReadonlySet<string> } {
  const open = new Set<string>();
  const hidden = new Set<string>();
  let next = 0;
  let characters = 0;
  for (const { word, start, end } of findWords(text)) {
    while ((covered[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const interval = covered[next];
    const into = interval && interval.start < end ? hidden : open;
    if (into.has(word)) continue;
    into.add(word);
    characters += word.length;
    if (characters >= charactersMax) break;
  }
  return { open, hidden };
}

function joined(words: Iterable<string>): string {
  const list = [...words];
  return list.length === 0 ? '' : ` ${list.join(' ')} `;
}

/** PostgreSQL accepts neither null characters nor lone surrogates. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, factMax).toWellFormed();
}
