import { fold } from '../../words/reading-copy.ts';
import { isPlace, isStateCode } from '../employment/places.ts';

type Span = { readonly start: number; readonly end: number };

const nameBefore = /([\p{Lu}][\p{L} .'-]*),\s*$/u;
const maxWordsOfTown = 3;
/** Characters before a state in which its town is searched. */
const reach = 120;

/** "MA" after "Boston,", at the end of an address or of "Acme Boston,", is the state and not a Master of Arts. */
export function isStateOfTown(text: string, span: Span): boolean {
  const words = nameBeforeState(text, span)?.split(/\s+/) ?? [];
  return words.slice(-maxWordsOfTown).some((_, from, tail) => {
    const town = tail.slice(from).join(' ');
    return isPlace(town, fold(town));
  });
}

/** The same after an unknown town, for lines that barely describe a degree: "Quay Books, Hobbs Landing, MA". */
export const isStateOfSomething = (text: string, span: Span): boolean => nameBeforeState(text, span) !== null;

function nameBeforeState(text: string, { start, end }: Span): string | null {
  if (!isStateCode(text.slice(start, end)) || /^\s+(?:in|of)\s/.test(text.slice(end))) return null;
  return nameBefore.exec(text.slice(Math.max(0, start - reach), start))?.[1] ?? null;
}
