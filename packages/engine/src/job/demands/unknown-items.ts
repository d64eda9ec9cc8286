type Place = { readonly start: number; readonly end: number };

const separator = /,? (?:and|&) |, /g;
const maxWords = 3;
const minItems = 3;
const longestList = 160;
/** Minimum share of known items from which they tell what kind of list it is. */
const shareKnown = 0.5;
/** "Spanish, spoken and written": how a language is used. */
const manner = /^(?:both )?(?:spoken|oral|verbal|written|speaking|reading|writing|read|write)$/i;
/** Words after which a sentence continues where a list would end. */
const ofSentence =
  /\b(?:to|you|your|our|we|is|are|will|with|for|in|of|from|by|as|on|or|etc|other|more|similar)\b/i;

/** "Pneumatics, hydraulics, inverters, motors": the unknown items of a list in which others are known. */
export function unknownItems(line: string, known: readonly Place[]): readonly Place[] {
  if (line.length > longestList || /[.!?:]$/.test(line)) return [];
  const items = itemsOf(line);
  const isKnown = ({ start, end }: Place) => known.some((place) => place.start < end && start < place.end);
  const isManner = ({ start, end }: Place) => manner.test(line.slice(start, end));
  const isItem = ({ start, end }: Place) => {
    const text = line.slice(start, end);
    return text.split(/\s+/).length <= maxWords && !ofSentence.test(text) && /^[\p{L}\d][^()]*$/u.test(text);
  };
  const others = items.filter((item) => !isKnown(item) && !isManner(item));
  if (items.length < minItems || items.length - others.length < shareKnown * items.length) return [];
  return others.every(isItem) && items.filter(isKnown).every(isItem) ? others : [];
}

function itemsOf(line: string): readonly Place[] {
  const items: Place[] = [];
  let start = 0;
  for (const { 0: gap, index } of line.matchAll(separator)) {
    items.push({ start, end: index });
    start = index + gap.length;
  }
  return [...items, { start, end: line.length }];
}
