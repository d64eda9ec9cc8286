import type { CandidateFacts } from '@winnow/contracts';
import { personalWords } from '@winnow/engine/personal-words';

type Place = { readonly start: number; readonly end: number };

/** Where a text identifies a person: name, contacts, links, home. */
function personalPlaces({ name, emails, phones, links, place }: CandidateFacts): Place[] {
  return [name, ...emails, ...phones, ...links, place].flatMap((fact) => fact?.evidence ?? []);
}

/**
 * Masks identifying text, character by character, so that offsets stay valid: name, contacts, home, pronouns, and
 * societies named for who their members are. The name is masked everywhere, in part or as a whole.
 * @param readFacts facts as read, without corrections, if the user corrected any: they are masked as well
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
