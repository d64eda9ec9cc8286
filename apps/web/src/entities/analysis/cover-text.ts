import type { CandidateFacts } from '@winnow/contracts';
import { personalWords } from '@winnow/engine/personal-words';

type Place = { readonly start: number; readonly end: number };

/** Where a text says who somebody is: name, contacts, links, home. */
function personalPlaces({ name, emails, phones, links, place }: CandidateFacts): Place[] {
  return [name, ...emails, ...phones, ...links, place].flatMap((fact) => fact?.evidence ?? []);
}

/**
 * The text with what says who somebody is blotted out, letter for letter, so that every offset still fits: name,
 * contacts, home, pronouns, and societies named for who their members are. The name is blotted wherever it stands,
 * in part or as a whole.
 * @param readFacts as the resume alone says it, where a person corrected something: who was read is covered as well
 */
export function coverText(
  text: string,
  facts: CandidateFacts,
  readFacts: CandidateFacts | null = null,
): string {
  let covered = text;
  const places = [facts, ...(readFacts ? [readFacts] : [])].flatMap(personalPlaces);
  for (const { start, end } of [...places, ...personalWords(text)]) {
    covered = covered.slice(0, start) + blot(covered.slice(start, end)) + covered.slice(end);
  }
  const names = [facts, readFacts]
    .flatMap((each) => (each?.name?.value ?? '').split(/\s+/))
    .filter((part) => part.length > 2);
  for (const name of names) {
    const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu');
    covered = covered.replace(anywhere, blot);
  }
  return covered;
}

function blot(words: string): string {
  return words.replace(/[^\s]/g, '▇');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
