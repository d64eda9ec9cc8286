import { stopWords } from '../../words/stop-words.ts';

type Place = { readonly start: number; readonly end: number };

/** Letters in capitals, or with a capital inside: "STIGs", "FooBar", "ADR". */
const written = /(?<![\p{L}\d@.&/-])(?:\p{Lu}{2,6}\d?s?|\p{Lu}\p{Ll}+\p{Lu}\p{L}{1,12})(?![\p{L}\d@&-])/gu;
/** Abbreviations used in any work, place or company: they name nothing that is asked for. */
const ofAnyWork =
  /^(?:UK|USA?|EU|GB|EMEA|APAC|DACH|NHS|HR|IT|CVs?|AM|PM|GCSEs?|[NS]VQs?|BTEC|HNC|HND|DBS|CRB|PhD|MSc|BSc|MBAs?|MA|BA|BS|MS|GPA|GED|ID|PTO|KPIs?|SLAs?|FAQs?|TV|OK|II|III|IV|VI|CEO|CFO|CTO|VP|AND|OR|NOT|MUST|ANY|ALL|YOU|WE|THE|LinkedIn|EEO|LLC|LLP|PLC|GmbH|FTE|TBC|ASAP)$/;

/** "UK", "HR": abbreviations that are never a requirement on their own. */
export const isLettersOfAnyWork = (word: string): boolean => ofAnyWork.test(word);

/** Whether a line contains an unknown name outside its known parts; always false for a line in capitals. */
export function namesSomethingUnknown(line: string, known: readonly Place[]): boolean {
  if (!/\p{Ll}/u.test(line)) return false;
  return [...line.matchAll(written)].some(
    ({ 0: name, index }) =>
      !isLettersOfAnyWork(name) &&
      !stopWords.has(name.toLowerCase()) &&
      !known.some(({ start, end }) => start < index + name.length && index < end),
  );
}
