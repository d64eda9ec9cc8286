/** Minimum number of titles of a head to assess it. */
const minTitles = 10;

/** A head is vague if less than this share of its titles is near the occupation that it means alone. */
const nearShare = 0.5;

/** These do nearly the same in every workplace, in an airport as in a school. */
const neverVague = new Set(['cleaner', 'solicitor']);

/** The minor group of an O*NET code: "53-2" of "53-2011.00" is air transportation. */
const groupOf = (code: string): string => code.slice(0, 4);

/**
 * Last words of titles whose meaning changes with another word before them: a pilot flies aircraft, but most longer
 * O*NET titles that end in "pilot" mean something else.
 */
export function listVagueHeads(
  titles: readonly { readonly code: string; readonly title: string }[],
  meansAlone: (head: string) => string | null,
): string[] {
  const groups = new Map<string, string[]>();
  for (const { code, title } of titles) {
    const head = /(?<= )\p{Ll}+$/u.exec(title.toLowerCase().replace(/ \(.*\)$/, ''))?.[0];
    if (head) groups.set(head, [...(groups.get(head) ?? []), groupOf(code)]);
  }
  return [...groups]
    .filter(([head, codes]) => {
      const alone = codes.length < minTitles || neverVague.has(head) ? null : meansAlone(head);
      if (alone === null) return false;
      return codes.filter((code) => code === groupOf(alone)).length < codes.length * nearShare;
    })
    .map(([head]) => head)
    .sort();
}
