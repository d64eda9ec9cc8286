import { mayBeHeading, speaksToSomebody } from './block-kind.ts';

const bullet = /^[ \t]*[-–—•●▪◦‣·*→➤✓✔][ \t]*(?=\S)/u;
/** Maximum size of a list below a heading. */
const maxLines = 12;
const maxLetters = 1500;
const reachOfEnd = 20;
const maxWordsOfItem = 24;

/**
 * The lines below a possible unknown heading: bullets directly below it, or short lines up to the next such heading.
 */
export function linesBelow(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): readonly string[] {
  const heading = text.slice(start, end).trim();
  if (!/^[ \t]*\n/.test(text.slice(end, end + reachOfEnd)) || bullet.test(heading) || !mayBeHeading(heading))
    return [];
  const below = text
    .slice(end, end + maxLetters)
    .split('\n')
    .slice(1, maxLines + 1)
    .map((line) => line.trim());
  const said = below.at(0) === '' ? below.slice(1) : below;
  const isList = bullet.test(said[0] ?? '');
  if (!isList && !speaksToSomebody(heading)) return [];
  const until = said.findIndex((line) => (isList ? !bullet.test(line) : endsBlock(line)));
  return (until === -1 ? said : said.slice(0, until)).map((line) => line.replace(bullet, ''));
}

const endsBlock = (line: string): boolean =>
  line === '' || line.split(/\s+/).length > maxWordsOfItem || (mayBeHeading(line) && speaksToSomebody(line));
