const narrow = '\u202f';

/**
 * French typography: narrow no-break spaces before `: ; ! ?` and inside `« »`, a space as in `Intl` before a percent
 * sign, and typographic apostrophes.
 */
export function setFrench(words: string): string {
  return words
    .replace(/(?<=\p{L})'(?=[\p{L}\d«$]|$)/gu, '’')
    .replace(/[ \u00a0](?=[:;!?»](?:[^\w/]|$))/gu, narrow)
    .replace(/[ \u202f](?=%)/g, '\u00a0')
    .replace(/«[ \u00a0]/gu, `«${narrow}`);
}

/** Changes only the text of a program's strings and templates. */
export function setFrenchStrings(source: string): string {
  let set = '';
  let at = 0;
  /** For each open template: the number of open braces inside its placeholder. */
  const open: number[] = [];

  function takeUntil(end: number, isWords: boolean): void {
    const part = source.slice(at, end);
    set += isWords ? setFrench(part) : part;
    at = end;
  }

  function takeTemplate(): void {
    let end = at;
    while (end < source.length && source[end] !== '`' && !source.startsWith('${', end))
      end += source[end] === '\\' ? 2 : 1;
    takeUntil(end, true);
    if (source[at] === '$') {
      open.push(0);
      takeUntil(at + 2, false);
    } else takeUntil(at + 1, false);
  }

  while (at < source.length) {
    const [comment] = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(source.slice(at, at + 2000)) ?? [];
    const char = source[at];
    const depth = open.at(-1);
    if (comment) takeUntil(at + comment.length, false);
    else if (char === "'" || char === '"') {
      let end = at + 1;
      while (end < source.length && source[end] !== char) end += source[end] === '\\' ? 2 : 1;
      takeUntil(at + 1, false);
      takeUntil(end, true);
      takeUntil(at + 1, false);
    } else if (char === '`') {
      takeUntil(at + 1, false);
      takeTemplate();
    } else if (char === '}' && depth === 0) {
      open.pop();
      takeUntil(at + 1, false);
      takeTemplate();
    } else {
      if (depth !== undefined && char === '{') open[open.length - 1] = depth + 1;
      if (depth !== undefined && char === '}') open[open.length - 1] = depth - 1;
      takeUntil(at + 1, false);
    }
  }
  return set;
}
