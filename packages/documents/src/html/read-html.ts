import { Parser } from 'htmlparser2';
import { assembleDocument } from '../assemble-document.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { decodeText } from '../text/decode-text.ts';
import { isForScreen } from './css/media.ts';
import { StyleSheet } from './css/style-sheet.ts';
import { OpenPage, TooDeepError } from './open-page.ts';

/** Reads an HTML page as a browser without scripts would show it; text hidden by styles is kept separately. */
export function readHtml(bytes: Uint8Array): ReadOutcome {
  const source = decodeHtml(bytes);
  const sheet = new StyleSheet(collectStyles(source));
  try {
    const draft = { format: 'html', pages: [], notes: [], ...readLines(source, sheet) } as const;
    return { ok: true, document: assembleDocument(draft) };
  } catch (error) {
    if (error instanceof TooDeepError) return refuse('corrupt');
    throw error;
  }
}

const declaredEncoding = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{1,40})/i;

function decodeHtml(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1');
  const encoding = declaredEncoding.exec(head)?.[1];
  if (!encoding || /^utf-?8$/i.test(encoding)) return decodeText(bytes);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}

/** The style sheets in the page itself, including those in data URLs; nothing is ever fetched. */
function collectStyles(source: string): string {
  if (!/<(?:style|link)\b/i.test(source)) return '';
  const sheets: string[] = [];
  let isSheet = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isShown = isForScreen(attributes['media'] ?? '');
        isSheet = name === 'style' && isShown;
        if (name === 'link' && isShown && /stylesheet/i.test(attributes['rel'] ?? ''))
          sheets.push(sheetInAddress(attributes['href'] ?? ''));
      },
      ontext(content) {
        if (isSheet) sheets.push(content);
      },
      onclosetag() {
        isSheet = false;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  return sheets.join('\n');
}

function sheetInAddress(address: string): string {
  const [, kind, content = ''] = /^data:text\/css([^,]*),(.*)$/is.exec(address) ?? [];
  if (kind === undefined) return '';
  if (/;\s*base64/i.test(kind)) return Buffer.from(content, 'base64').toString('utf8');
  try {
    return decodeURIComponent(content);
  } catch {
    return content;
  }
}

function readLines(source: string, sheet: StyleSheet): Pick<OpenPage, 'lines' | 'hidden' | 'beside'> {
  const page = new OpenPage(sheet);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      ontext: (content) => page.addText(content),
      oncomment: (content) => page.addComment(content),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  page.endLine();
  return { lines: page.lines, hidden: page.hidden, beside: page.beside };
}
