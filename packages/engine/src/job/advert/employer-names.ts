import type { AdvertLine } from './advert-lines.ts';

/** At the head of an advert its employer is named beside or around the title. */
const linesOfHead = 4;
const mostWords = 5;
const separators = /\s+[-–—|@•·]\s+|\s*[,(|]\s*|^(?:company|employer|client)\s*:\s*/i;
const legalForm = /[\s,]+(?:LLP|LLC|Ltd|Limited|Inc|PLC|plc|GmbH|Pty|Pvt|Group)\.?(?:\s.*)?$/;
const isName = /^\p{Lu}[\p{L}\d.&’' -]{3,}$/u;

/** The names that the head of an advert may give its employer: what stands there besides the title. */
export function readEmployerNames(lines: readonly AdvertLine[], title: string | null): readonly string[] {
  const named = lines
    .slice(0, linesOfHead)
    .filter(({ section }) => section === 'unknown')
    .flatMap(({ text }) => [text, ...text.split(separators)])
    .map((part) => part.replace(legalForm, '').trim())
    .filter((part) => isName.test(part) && part.split(/\s+/).length <= mostWords);
  return [...new Set(named)].filter((name) => name.toLowerCase() !== title?.toLowerCase());
}

/** "Plainfield keeps seven mills": a sentence of which an employer is the subject. */
export function tellsOfNamed(line: string, names: readonly string[]): boolean {
  const name = names.find((other) => line.startsWith(other));
  return name !== undefined && does.test(line.slice(name.length));
}

const does = /^(?:['’]s)? (?!(?:is|are) (?:look|seek|hir|recruit))(?:[a-z]+s|have|are|was|were)\b/;
