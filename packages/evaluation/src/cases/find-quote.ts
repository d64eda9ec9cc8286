/** Half-open, in UTF-16 units of the text. */
export type Place = { readonly start: number; readonly end: number };

/** The first position of a quote in a text, ignoring white space; `null` if it does not occur. */
export function findQuote(quote: string, text: string): Place | null {
  const wanted = quote.replace(/\s/gu, '');
  const places: number[] = [];
  let packed = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    if (/\s/u.test(unit)) continue;
    packed += unit;
    places.push(index);
  }
  const found = wanted === '' ? -1 : packed.indexOf(wanted);
  const start = places[found];
  const last = places[found + wanted.length - 1];
  return start === undefined || last === undefined ? null : { start, end: last + 1 };
}

/** Whether two places share a line. */
export function shareLine(text: string, one: Place, other: Place): boolean {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one];
  return !text.slice(before.end, after.start).includes('\n');
}
