/** American spellings for job titles: the occupation data knows only those. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b(harb|lab|col|arm|parl|behavi|neighb)our/gi, '$1or'],
  [/\b(cent|theat|fib)re(?=s?\b)/gi, '$1er'],
  [/\b(t)yre/gi, '$1ire'],
  [/\b(m)ould/gi, '$1old'],
  [/\b(jewel)lery/gi, '$1ry'],
  [/\b(defen)ce/gi, '$1se'],
  [/\b(program)me(?=s?\b)/gi, '$1'],
  [/\b(p)aedi/gi, '$1edi'],
  [/\b(an)aesth/gi, '$1esth'],
  [/\b(gyn)aeco/gi, '$1eco'],
  [/\b(orthop)aed/gi, '$1ed'],
];

/** "Harbour pilot" as "Harbor pilot". */
export function americanSpelling(title: string): string {
  return spellings.reduce((text, [british, american]) => text.replace(british, american), title);
}
