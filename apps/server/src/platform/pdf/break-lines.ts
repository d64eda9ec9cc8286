/** Breaks text into lines of a width, at spaces; breaks a word that is wider than a line. */
export function breakLines(text: string, width: number, widthOf: (words: string) => number): string[] {
  const blank = widthOf(' ');
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ').filter(Boolean)) {
      const needed = widthOf(word);
      if (line !== '' && used + blank + needed <= width) {
        line = `${line} ${word}`;
        used += blank + needed;
        continue;
      }
      if (line !== '') lines.push(line);
      const parts = breakWord(word, width, widthOf);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? '';
      used = parts.length > 1 ? widthOf(line) : needed;
    }
    return [...lines, line];
  });
}

/** Splits text into graphemes; scripts without spaces are broken between them. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function breakWord(word: string, width: number, widthOf: (words: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of characters.segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
