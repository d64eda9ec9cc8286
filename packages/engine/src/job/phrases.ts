import { wordRarity } from '../words/word-rarity.ts';
import { ownWords } from './advert/own-words.ts';
import { isPlaceAlone } from './advert/place-alone.ts';

/** Beginnings of fragments that make no sense alone: "and/or training others", "running them". */
const goesOn =
  /^(?:(?:and\/or|and|or|but|with|without|as|at|by|for|from|on|to|than|prior to|after|before|during|that|which|who|where|when|if|because|so|is|are|was|will|would|may|it|they|we|you|our|your|his|her|their|its)\b|\.|[a-z]+ing (?:it|them|this|these|those)\b|[a-z]+ly$)/;

/** Whether a part of a sentence can be shown by itself. */
const standsAlone = (entry: string): boolean =>
  !goesOn.test(entry) &&
  !/^[ABC][12]$/.test(entry) &&
  !/\b(?:prior to|start date|will not be|(?:do|does)(?: not|n['’]t) count)\b| counts?$/i.test(entry) &&
  !interjection.test(entry);

const interjection =
  /^(?:yes|no|alas|please|still|really|seriously|honestly|obviously|of course|kidding|period)$/i;

/** In an advert, a few words of any work ("flexible schedule", "growth mindset") ask for nothing that can be found. */
export function describesWork(phrase: string): boolean {
  const own = new Set(ownWords(phrase).map(({ stem }) => stem));
  return own.size > 1 || [...own].some((stem) => wordRarity(stem) >= minRarityAlone);
}

const minRarityAlone = 0.55;

/** "Healthcare experience", "own tools": common words, but explicitly asked for. */
export const asksForWork = (phrase: string): boolean => plainly.test(phrase) && ownWords(phrase).length > 0;
/** Words with which a line explicitly asks. */
export const plainly =
  /^own\b|\bwilling(?:ness)? to (?:work|travel|drive|relocate|commute|undertake|be on)\b|\bavailab(?:le|ility)\b|^(?:[\w-]+ )?use of\b|\bskills$|\b(?:experience|knowledge|background|qualification|manner|understanding)\b(?! (?:level|required|preferred)$)/i;

const waysOfLanguage = new Set(
  'both spoken written speaking writing reading oral orally verbal verbally and or in'.split(' '),
);
/** "Spoken and written (we test)": how the language beside it is known. */
export const isWayOfLanguage = (text: string): boolean =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || waysOfLanguage.has(word.toLowerCase()));

/** "Deployment" beside names says nothing of its own; "Avid" does, and "orchestration tools". */
const isMoreThanOneWord = (entry: string): boolean =>
  /\s/.test(entry) || /^[\p{Lu}\d]/u.test(entry) || /[^\p{L}]/u.test(entry);

/** Whether a part of a sentence that names something else, too, says enough to be shown by itself. */
export const canBeShownAlone = (entry: string): boolean =>
  standsAlone(entry) && isMoreThanOneWord(entry) && !isPlaceAlone(entry) && describesWork(entry);
