import { createWordIndex, foldWord } from './word-index.ts';

/** What the words around a skill indicate about it, one bit each; a word may have several. */
export const contextBits = {
  /** A skill is being named near it, in an advert or in a resume. */
  cue: 1,
  /** Names the adjacent word as a skill: "experience in …", "… skills". */
  naming: 2,
  /** Heads a list of skills. */
  listHeading: 4,
  /** After a skill it makes a job or a place of work of both: "sales manager", "security team". */
  titleHead: 8,
  /**
   * What an employer says about itself, what it offers, and equal opportunity. "Benefits" is not included: resumes from
   * human resources use it in every line.
   */
  promise: 16,
  /** It joins the members of a list. */
  link: 32,
} as const;

const contextWords: Readonly<Record<keyof typeof contextBits, string>> = {
  cue: `
    experience experienced knowledge knowledgeable proficient proficiency proficiencies skill skilled expertise expert
    familiar familiarity understanding background degree bachelor master phd ph msc bsc bs ba ms diploma certified
    certification qualified qualification fluent know competent competence competency competencies trained specialized
    specialised specializing specialising specialist studies principle methodologies methodology technique technologies
    tool concept practice framework languages fundamental exposure foundation managed performed conducted handled prepared
    provided supervised coordinated processed maintained assisted responsible speak speaking spoken written verbal native bilingual
    command communicate language ability able`,
  naming: `
    experience experienced knowledge proficient proficiency skill skilled expertise expert background degree certification
    qualification training specialized specialised specializing specialising specialist`,
  listHeading: 'skill software tool technology program application',
  titleHead: `
    engineer developer manager specialist consultant analyst architect director assistant officer coordinator executive
    lead representative designer administrator department team company agency industry market customer client`,
  promise: `
    perk discriminate discrimination regardless canteen subsidised subsidized religion gender pregnancy disability veteran
    accommodation snack fruit parties lunches subscription founded headquartered gym 401k pto`,
  link: 'and or und et y',
};

/** Whether a text may contain a promise: a quick check for a whole text, since few do. Case-insensitive. */
export const mayPromise = (text: string): boolean => promises.test(text);
const promises = new RegExp(contextWords.promise.trim().split(/\s+/).map(foldWord).join('|'), 'iu');

const bitsOfWords = new Map<string, number>();
for (const [meaning, words] of Object.entries(contextWords)) {
  const bit = contextBits[meaning as keyof typeof contextBits];
  for (const word of words.trim().split(/\s+/).map(foldWord))
    bitsOfWords.set(word, (bitsOfWords.get(word) ?? 0) | bit);
}
const index = createWordIndex([...bitsOfWords.keys()]);
const bits = [...bitsOfWords.values()];

/** The context bits of the word at `start`-`end` of a text, in singular or plural and in any case; 0 for most words. */
export function contextBitsOf(text: string, start: number, end: number): number {
  const number = index.find(text, start, end);
  return number === -1 ? 0 : (bits[number] ?? 0);
}
