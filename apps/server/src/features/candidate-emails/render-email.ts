import { type EmailText, fillFields, type MergeField } from '@winnow/contracts';

/** Maximum length of the value of a field, in characters. */
const valueMax = 200;

/** Line breaks, control characters and marks that change the text direction. */
const noValue = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const noText = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Fills in the fields of a text. Values come from files: their line breaks are removed, and fields in them are not filled in. */
export function renderEmail(text: EmailText, values: Readonly<Record<MergeField, string>>): EmailText {
  const entries = Object.entries(values).map(([field, value]) => [field, onOneLine(value)]);
  const clean = Object.fromEntries(entries) as Record<MergeField, string>;
  return {
    subject: fillFields(text.subject, clean).replace(noValue, ' ').trim(),
    body: tidy(fillFields(text.body, clean)),
  };
}

export function onOneLine(value: string): string {
  return value.replace(noValue, ' ').trim().slice(0, valueMax);
}

/** Paragraphs have one empty line between them. */
function tidy(body: string): string {
  const lines = body
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(noText, ' ')
    .split('\n');
  const paragraphs: string[][] = [[]];
  for (const line of lines.map((each) => each.trimEnd())) {
    if (line !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join('\n'))
    .join('\n\n');
}
