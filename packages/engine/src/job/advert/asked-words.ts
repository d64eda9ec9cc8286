type Interval = { readonly start: number; readonly end: number };

/** Separators of the entries of an enumeration and of the clauses of a line. */
const joint =
  /[,;:()•|]|\s(?:and\/or|and|or|&|but|as well as|including|such as|plus|with|while)\s|[.!?](?=\s|$)|\s[-–—]\s/gi;

/**
 * The entry or clause of a line that contains a mention: "Point of Sale (POS) systems" for "Point of Sale". Half-open,
 * in UTF-16 units of the line, without surrounding white space.
 */
export function entryAround(line: string, { start, end }: Interval): Interval {
  let from = 0;
  let to = line.length;
  for (const { 0: gap, index } of line.matchAll(joint)) {
    const after = index + gap.length;
    if (after <= start) from = after;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  const entry = line.slice(from, to);
  const lead = entry.length - entry.trimStart().length;
  return { start: from + lead, end: from + lead + entry.trim().length };
}

/** Separators between what is asked for by itself and what is asked for in addition. */
const asideJoint =
  /[,;:()•|]|\s(?:and\/or|and|&|as well as|including|such as|plus|preferably|ideally|particularly|especially)\s|[.!?](?=\s|$)|\s[-–—]\s/gi;

/** The entries and clauses of a line, in its order; alternatives ("Sage or similar") stay together. */
export function entriesOf(line: string): readonly Interval[] {
  const entries: Interval[] = [];
  let from = 0;
  for (const { 0: gap, index } of [...line.matchAll(asideJoint), { 0: '', index: line.length }]) {
    const entry = line.slice(from, index);
    const lead = entry.length - entry.trimStart().length;
    if (entry.trim() !== '') entries.push({ start: from + lead, end: from + lead + entry.trim().length });
    from = index + gap.length;
  }
  return entries;
}

/** Where a sentence ends, or a clause that asks for something else begins. */
const sentenceJoint = /[;•|]|[.!?](?=\s|$)/g;

/** The sentence of a line that contains a mention, in the same form. */
export function sentenceAround(line: string, { start, end }: Interval): Interval {
  let from = 0;
  let to = line.length;
  for (const { 0: gap, index } of line.matchAll(sentenceJoint)) {
    const after = index + gap.length;
    if (after <= start) from = after;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  const said = line.slice(from, to);
  const lead = said.length - said.trimStart().length;
  return { start: from + lead, end: from + lead + said.trim().length };
}
