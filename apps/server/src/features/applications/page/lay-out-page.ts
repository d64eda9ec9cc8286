import type { Language } from '@winnow/contracts';
import { escapeHtml } from '../../../platform/http/pages/escape-html.ts';
import { pageStyle } from './page-style.ts';

export type Page = {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** HTML of the head, such as what link previews show. */
  readonly head?: string;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** Whether it is shown in the frame of another site. */
  readonly isFramed: boolean;
};

/** A whole page without script. */
export function layOutPage({ language, title, body, head = '', isIndexed, isFramed }: Page): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<link rel="icon" href="/favicon.svg">
${head}<style>${pageStyle}</style>
</head>
<body${isFramed ? ' class="framed"' : ''}>
<main>
${body}
<footer>${isFramed ? '<a href="/" target="_blank" rel="noopener">Winnow</a>' : '<a href="/">Winnow</a>'}</footer>
</main>
</body>
</html>
`;
}

/** A day, `YYYY-MM-DD` or a moment, as the language writes it, with Western digits. */
export function writeDay(day: string | Date, language: Language): string {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/**
 * Text as headings, paragraphs and lists; what begins with a dash, a dot or a star is an item.
 * @param maxBytes of the HTML: a longer text ends with an ellipsis, at the end of a line
 */
export function paragraphsOf(text: string, maxBytes: number): string {
  const html: string[] = [];
  let items: string[] = [];
  let lines: string[] = [];
  let bytes = 0;
  const endLines = () => {
    if (lines.length > 0) html.push(`<p>${joinLines(lines)}</p>`);
    lines = [];
  };
  const endItems = () => {
    if (items.length > 0) html.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    items = [];
  };
  const given = text.split('\n').map((line) => line.trim());
  for (const [index, words] of given.entries()) {
    const item = itemIn(words);
    const escaped = escapeHtml(item ?? words);
    bytes += Buffer.byteLength(escaped) + tagBytes;
    if (bytes > maxBytes) {
      endItems();
      lines.push('…');
      break;
    }
    if (item !== undefined) {
      endLines();
      items.push(escaped);
      continue;
    }
    endItems();
    if (words === '') endLines();
    else if ((given[index - 1] ?? '') === '' && (given[index + 1] ?? '') !== '' && isHeading(words))
      html.push(`<h2>${escaped}</h2>`);
    else lines.push(escaped);
  }
  endLines();
  endItems();
  return html.join('\n');
}

/** Of the tags around a line, at most. */
const tagBytes = 19;
/** Characters from which a line was broken for its length, and goes on in the next one. */
const fullLine = 60;

function itemIn(line: string): string | undefined {
  return /^[-*•–·] *(\S.*)$/u.exec(line)?.[1];
}

/** A short line without the end of a sentence. */
function isHeading(line: string): boolean {
  return line.length <= fullLine && !/[.!?,;]$/u.test(line);
}

/** @param lines HTML */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      if (index === lines.length - 1) return line;
      return line + (line.length >= fullLine ? ' ' : '<br>');
    })
    .join('');
}
