/** A head in fewer titles is too rare to judge. */
const minTitles = 10;

/** A head is vague where less than this part of its titles lies near the occupation that it means alone. */
const nearShare = 0.5;

/** These do much the same in every workplace, in an airport as in a school. */
const neverVague = new Set(['cleaner', 'solicitor']);

/** The minor group of a code of O*NET: "53-2" of "53-2011.00" are those who work in aircraft. */
const groupOf = (code: string): string => code.slice(0, 4);

/**
 * The last words of titles that mean other work with another word before them: a pilot flies aircraft, but most of
 * the pilots that O*NET knows by a longer title do something else.
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
