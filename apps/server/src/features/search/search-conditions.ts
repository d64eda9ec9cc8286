import type { OrganizationId } from '@winnow/contracts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { aliasWords } from '../analyses/analysis-row.ts';
import { analyses, resumeTags } from '../analyses/analysis-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { resumeSearch } from './search-tables.ts';
import { foldWords } from './words/fold-words.ts';

/** The search words, and whether the anonymous view hides what identifies a candidate. */
export type WordSearch = { readonly words: readonly string[]; readonly isAnonymous: boolean };

/** Words up to this length only match at the start of a word: in the middle they would match nearly everything. */
const shortWord = 2;

/** Patterns for `like`: a folded word holds none of its special characters. */
function patternsOf(word: string) {
  const whole = `% ${word} %`;
  const start = word.length === 1 ? whole : `% ${word}%`;
  return { whole, start, anywhere: word.length <= shortWord ? start : `%${word}%` };
}

/** Condition for rows of `resume_search` that contain all the words, or whose alias in the anonymous view they are. */
export function hasAllWords(
  organizationId: OrganizationId,
  { words, isAnonymous }: WordSearch,
): SQL | undefined {
  const code = isAnonymous ? aliasCodeIn(words) : null;
  return or(
    and(...words.map((word) => hasWord(organizationId, word, isAnonymous))),
    code === null ? undefined : hasAlias(organizationId, code),
  );
}

const foldedAliasWords = new Set(foldWords(aliasWords.join(' ')));

/** The code of an alias, if the words are one: "candidate 5a23", "bewerbung 5a23", "5a23". */
function aliasCodeIn(words: readonly string[]): string | null {
  const [code, ...others] = words.filter((word) => !foldedAliasWords.has(word));
  return code !== undefined && others.length === 0 && /^[\da-f]{4}$/.test(code) ? code : null;
}

/** Aliases come from an analysis, or from the resume's id if there is none. */
function hasAlias(organizationId: OrganizationId, code: string): SQL | undefined {
  const { resumeId } = resumeSearch;
  const { id, resumeId: analyzed, organizationId: owner } = analyses;
  return or(
    sql`${resumeId} in (select ${analyzed} from ${analyses} where ${owner} = ${organizationId} and left(${id}::text, 4) = ${code})`,
    sql`left(${resumeId}::text, 4) = ${code}`,
  );
}

/** In the text, words only match from their start: in the middle they would match nearly everything. */
function hasWord(organizationId: OrganizationId, word: string, isAnonymous: boolean): SQL | undefined {
  const { resumeId, personal, facts } = resumeSearch;
  const { anywhere } = patternsOf(word);
  // A separate subquery, so that it uses the word index instead of scanning rows.
  const inText = sql`select t.resume_id from ${resumeSearch} t where t.organization_id = ${organizationId} and t.words @@ ${vectorQuery(word)}::tsquery`;
  return or(
    sql`${facts} like ${anywhere}`,
    sql`${resumeId} in (${inText})`,
    sql`${resumeId} in ${resumesTagged(organizationId, word)}`,
    isAnonymous ? undefined : sql`${personal} like ${anywhere}`,
  );
}

/** Ids of the resumes of people who have a tag with the word. */
function resumesTagged(organizationId: OrganizationId, word: string): SQL {
  const { resumeId, organizationId: owner, tag } = resumeTags;
  return sql`(select other.id from ${resumeTags} join ${resumes} own on own.id = ${resumeId} join ${resumes} other on other.person_id = own.person_id where ${owner} = ${organizationId} and ${textHasWord(word, [sql`${tag}`])})`;
}

/** A folded word holds neither quotes nor backslashes. */
function vectorQuery(word: string): string {
  return word.length === 1 ? `'${word}'` : `'${word}':*`;
}

/** Ids of an organization's resumes that match a word. */
export function resumesWithWord(organizationId: OrganizationId, word: string, isAnonymous: boolean): SQL {
  return sql`(select ${resumeSearch.resumeId} from ${resumeSearch} where ${resumeSearch.organizationId} = ${organizationId} and (${hasWord(organizationId, word, isAnonymous)}))`;
}

/** Distance of a match: 0 for names, 1 to 3 for facts, 4 for the text; whole words are nearer than beginnings. */
export function distanceOf({ words, isAnonymous }: WordSearch): SQL<number> {
  const { personal, facts } = resumeSearch;
  const distances = words.map((word) => {
    const { whole, start, anywhere } = patternsOf(word);
    const byName = isAnonymous ? sql`` : sql`when ${personal} like ${start} then 0`;
    return sql`case ${byName} when ${facts} like ${whole} then 1 when ${facts} like ${start} then 2
      when ${facts} like ${anywhere} then 3 else 4 end`;
  });
  return sql<number>`(${sql.join(distances, sql` + `)})`;
}

/** Lowercase Latin letters and their accented forms, for texts stored as written. */
const accented: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăą',
  c: 'çćĉċč',
  d: 'ďđð',
  e: 'èéêëēĕėęě',
  g: 'ĝğġģ',
  h: 'ĥħ',
  i: 'ìíîïĩīĭįı',
  j: 'ĵ',
  k: 'ķ',
  l: 'ĺļľŀł',
  n: 'ñńņň',
  o: 'òóôõöøōŏőœ',
  r: 'ŕŗř',
  s: 'śŝşšßș',
  t: 'ţťŧț',
  u: 'ùúûüũūŭůűų',
  w: 'ŵ',
  y: 'ýÿŷ',
  z: 'źżž',
};

/** Condition that one of the texts contains the word: at the start of a word or, for longer words, anywhere. */
export function textHasWord(word: string, columns: readonly SQL[]): SQL | undefined {
  const characters = [...word].map((character) => classOf(character)).join('');
  // For Latin text a word begins where no letter precedes it.
  const pattern = word.length <= shortWord ? `(^|[^[:alnum:]])${characters}` : characters;
  const end = word.length === 1 ? '([^[:alnum:]+#]|$)' : '';
  return or(...columns.map((column) => sql`${column} ~* ${pattern + end}`));
}

function classOf(character: string): string {
  const forms = accented[character];
  if (forms) return `[${character}${character.toUpperCase()}${forms}${forms.toUpperCase()}]`;
  if (character === '+') return String.raw`\+`;
  const capital = character.toUpperCase();
  return capital === character || [...capital].length > 1 ? character : `[${character}${capital}]`;
}
