import { Parser } from 'htmlparser2';
import { assembleDocument } from '../assemble-document.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { decodeText } from '../text/decode-text.ts';
import { OpenPage, TooDeepError } from './open-page.ts';
import { readStyleRules, type StyleRules } from './style-rules.ts';

/** Reads a page of HTML as a browser without script would show it; what its styles hide is kept apart. */
export function readHtml(bytes: Uint8Array): ReadOutcome {
  const source = decodeHtml(bytes);
  const rules = readStyleRules(collectStyles(source));
  try {
    const draft = { format: 'html', pages: [], notes: [], ...readLines(source, rules) } as const;
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

function collectStyles(source: string): string {
  const lower = source.toLowerCase();
  const sheets: string[] = [];
  for (let at = lower.indexOf('<style'); at >= 0; ) {
    const start = lower.indexOf('>', at) + 1;
    const end = lower.indexOf('</style', at);
    if (start === 0 || end < start) break;
    sheets.push(source.slice(start, end));
    at = lower.indexOf('<style', end);
  }
  return sheets.join('\n');
}

function readLines(source: string, rules: StyleRules): Pick<OpenPage, 'lines' | 'hidden'> {
  const page = new OpenPage(rules);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => page.open(name, attributes),
      ontext: (content) => page.addText(content),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  page.endLine();
  return { lines: page.lines, hidden: page.hidden };
}
