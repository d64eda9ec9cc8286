/** A required place of work, as the advert names it; `null` if none is named or remote work is offered. */
export type PlaceDemand = { readonly place: string; readonly start: number; readonly end: number };

const place = String.raw`((?:[A-Z][\p{L}.'’-]+ ?){1,3}(?:, ?(?:[A-Z]{2}\b|[A-Z][\p{L}]+(?: [A-Z][\p{L}]+)?))?)`;
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*(?:job |work |office )?locations?\s*[:–-]\s*(?:onsite in |on-site in |hybrid,? |in )?${place}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:on[- ]?site|in[- ]office|in[- ]person|hybrid)\b[^.\n]{0,30}?\b(?:in|at)\s+(?:our |the )?${place}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:must (?:live|be located|reside|be based)|based|located|relocate)\s+(?:in|to|within|near)\s+(?:our |the |or near )?${place}`,
    'u',
  ),
];
const noPlace =
  /^(?:remote|hybrid|anywhere|multiple|various|the\b|our\b|office|n\/a|flexible|united states$|on[- ]?site)|\b(?:office|branch|division|department|directorate|building|campus|team)\b/i;

/** The place where a line asks people to work; `null` without one, and where the work is remote. */
export function readPlace(line: string): PlaceDemand | null {
  if (/\b(?:fully|100 ?%|work) remote|remote\b/i.test(line)) return null;
  for (const form of forms) {
    const found = form.exec(line);
    const name = found?.[1]?.trim().replace(/[.,]$/, '');
    if (!found || !name || noPlace.test(name) || !/^[A-Z]/.test(name)) continue;
    const start = found.index + found[0].lastIndexOf(name);
    return { place: name, start, end: start + name.length };
  }
  return null;
}
