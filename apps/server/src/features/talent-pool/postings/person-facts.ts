/** A term that a person has, and how well. */
export type TermValue = { readonly term: number; readonly value: number };

/**
 * Terms of one person in ascending order, as bytes: for each the distance from the term before, seven bits a byte with
 * the lowest first, then its value.
 */
export function encodeFacts(facts: readonly TermValue[]): Buffer {
  const bytes: number[] = [];
  let before = 0;
  for (const { term, value } of facts.toSorted((a, b) => a.term - b.term)) {
    let distance = term - before;
    while (distance > 0x7f) {
      bytes.push((distance & 0x7f) | 0x80);
      distance >>>= 7;
    }
    bytes.push(distance, value);
    before = term;
  }
  return Buffer.from(bytes);
}

/** Calls `visit` for each term. @throws Error for bytes that end too early */
export function visitFacts(bytes: Uint8Array, visit: (term: number, value: number) => void): void {
  let term = 0;
  let at = 0;
  while (at < bytes.length) {
    let distance = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at];
      if (byte === undefined) throw new Error('The facts of a person end too early.');
      at += 1;
      distance |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    const value = bytes[at];
    if (value === undefined) throw new Error('The facts of a person end too early.');
    at += 1;
    term += distance;
    visit(term, value);
  }
}

export function decodeFacts(bytes: Uint8Array): TermValue[] {
  const facts: TermValue[] = [];
  visitFacts(bytes, (term, value) => facts.push({ term, value }));
  return facts;
}
