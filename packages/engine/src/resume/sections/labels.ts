import { piecesOf } from '../../languages/locale-lists.ts';
import { isTitleNoun } from '../employment/title-words.ts';
import type { Line } from './lines.ts';

/** `business` is a line between an employer and a title that contains neither. */
export type Label = 'title' | 'organization' | 'client' | 'dates' | 'place' | 'business' | 'other';

const labelKinds = ['title', 'organization', 'client', 'dates', 'place', 'business', 'other'] as const;

const labels = labelKinds.map((kind) => {
  const pieces = piecesOf(({ resume }) => resume.labels[kind]);
  return [kind, new RegExp(`^(?:${pieces})$`, 'u')] as const;
});

/** The kind of a folded label; `null` for any other words. Text in brackets is removed first. */
export const labelOf = (name: string): Label | null =>
  labels.find(([, pattern]) => pattern.test(name))?.[0] ?? null;

/** Labels of the European form before a school and the qualification. */
const labelOfEducation = new RegExp(
  `^(?:${piecesOf(({ resume }) => resume.labels.education)})\\s*(?::|\\s{2,}|\\t)\\s*`,
  'u',
);

/** Removes the label: "Qualifica conseguita Laurea in Pedagogia" becomes its content. */
export function withoutLabel(line: Line): Line {
  const length = labelOfEducation.exec(line.folded)?.[0].length ?? 0;
  if (length === 0) return line;
  const [text, folded] = [line.text.slice(length), line.folded.slice(length)];
  return { ...line, start: line.start + length, text, folded, words: text.split(/\s+/).length };
}

/** An employer's label that requests the address too. */
export const asksForAddress = new RegExp(piecesOf(({ resume }) => resume.labels.address));

/** Fields of public service forms about a post. */
const askedOfPosts =
  /^(?:salary|pay|hours(?: (?:per|a) week)?|weekly hours|series|pay plan|grade|supervisor|okay to contact(?: this supervisor)?|may we contact(?: (?:this )?(?:supervisor|employer))?|reports? to|reporting to|line manager)$/;

const ordinary = /^([\p{L}][\p{L} /'&-]{1,40}?)(?:\s*\(s\))?\s{0,6}(?::\s*[-–]?|\s[-–]{1,2}\s)\s*(?=\S)/u;

/** A label in a separate column: "Dates   March 2016". */
const inColumn = /^(\p{L}[\p{L} ()/'.–-]{1,60}?)(?:\s{2,}|\t\s*)(?=\S)/u;

/** Characters after a label. A fast first check, since most lines have neither. */
const mayEndLabel = /:|\s[-–]/;
const mayPartColumns = /\s\s|\t/;

/** "【役職】 マネージャー" */
const inBrackets = /^[【[](\p{L}{2,8})[】\]]\s*(?=\S)/u;

/** Labels of a table whose separators were lost: "Role Developer". */
const bareLabel = /^(?:Role|Designation|Employer|ROLE|DESIGNATION|EMPLOYER|ORGANI[SZ]ATION) (?=[\p{Lu}])/u;
/** Other labels of the same tables, unrelated to the employer: "Technologies Java, Spring", "Team Size 3". */
const bareOther =
  /^(?:(?:Technologies|Environment|Tools|Databases?|Languages) (?=[^,]+,)|Team Size (?=\d)|PROJECT SUMMARY\b)/u;

/** The label at the start of a line ("Role: Tester") and the start of its content; `null` for a line without one. */
export function readLabel(line: Line): { label: Label; contentStart: number } | null {
  const bare = bareLabel.exec(line.text);
  if (bare) {
    const isTitle = /^[RD]/.test(bare[0]);
    const namesTitle = line.folded
      .slice(bare[0].length)
      .split(/[^\p{L}-]+/u)
      .some(isTitleNoun);
    const label = isTitle ? (namesTitle ? 'title' : 'other') : 'organization';
    return { label, contentStart: bare[0].length };
  }
  const other = bareOther.exec(line.text);
  if (other) return { label: 'other', contentStart: other[0].length };
  const found =
    (mayEndLabel.test(line.folded) ? ordinary.exec(line.folded) : null) ??
    inBrackets.exec(line.folded) ??
    (mayPartColumns.test(line.folded) ? inColumn.exec(line.folded) : null);
  const name = found?.[1]?.trim();
  if (!found || name === undefined) return null;
  if (found[0].includes(':') && askedOfPosts.test(name))
    return { label: 'business', contentStart: found[0].length };
  const label = labelOf(name.replace(/ ?\([^()]*\)/g, ''));
  if (label) return { label, contentStart: found[0].length };
  return found[0].includes(':') ? { label: 'other', contentStart: found[0].length } : null;
}
