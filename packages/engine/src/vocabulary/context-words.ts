import { createWordIndex, foldWord } from './word-index.ts';

/** Whether the word at `start`-`end` of a text belongs to a set, in singular or plural and in any case. */
type WordSet = (text: string, start: number, end: number) => boolean;

/** Words near which a skill is being named, in an advert or in a resume. */
export const isCue = wordSet(`
  experience experienced knowledge knowledgeable proficient proficiency proficiencies skill skilled expertise expert
  familiar familiarity understanding background degree bachelor master phd ph msc bsc bs ba ms diploma certified
  certification qualified qualification fluent know competent competence competency competencies trained specialized
  specialised specializing specialising specialist studies principle methodologies methodology technique technologies
  tool concept practice framework languages fundamental exposure foundation managed performed conducted handled prepared
  provided supervised coordinated processed maintained assisted responsible speak speaking spoken written verbal native bilingual
  command communicate language ability able
`);

/** Words that name what stands right beside them as a skill: "experience in …", "… skills". */
export const isNaming = wordSet(`
  experience experienced knowledge proficient proficiency skill skilled expertise expert background degree certification
  qualification training specialized specialised specializing specialising specialist
`);

/** Words over a list of what somebody can use. */
export const isListHeading = wordSet('skill software tool technology program application');

/** Words after a skill that make a job or a place of work of both: "sales manager", "security team". */
export const isTitleHead = wordSet(`
  engineer developer manager specialist consultant analyst architect director assistant officer coordinator executive
  lead representative designer administrator department team company agency industry market customer client
`);

/**
 * Words of an employer about itself, what it gives and whom it does not turn away. "Benefits" is not among them: whoever
 * works in human resources has it in every line.
 */
export const isPromise = wordSet(`
  perk discriminate discrimination regardless canteen subsidised subsidized religion gender pregnancy disability veteran
  accommodation snack fruit parties lunches subscription founded headquartered gym 401k pto
`);

/** Words that join the members of a list. */
export const isLink = wordSet('and or und et y');

function wordSet(words: string): WordSet {
  const folded = new Set(words.trim().split(/\s+/).map(foldWord));
  const index = createWordIndex([...folded]);
  return (text, start, end) => index.find(text, start, end) !== -1;
}
