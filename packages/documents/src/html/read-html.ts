import type { HiddenText } from '@winnow/engine';
import { Parser } from 'htmlparser2';
import { assembleDocument, type DraftLine } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { decodeText } from '../text/decode-text.ts';
import { changeLook, firstLook, type HtmlLook } from './hiding-styles.ts';
import { declarationsFor, readStyleRules, type StyleRules } from './style-rules.ts';

/** Elements that hold no text for a reader. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'select',
  'svg',
  'math',
  'object',
  'iframe',
]);
/** Elements that begin and end a line. */
const lines = new Set([
  'address',
  'dd',
  'div',
  'dl',
  'dt',
  'figcaption',
  'form',
  'li',
  'main',
  'pre',
  'tr',
  'body',
]);
/** Elements set off from what stands around them. */
const blocks = new Set([
  'article',
  'aside',
  'blockquote',
  'footer',
  'header',
  'nav',
  'ol',
  'p',
  'section',
  'table',
  'ul',
]);
const cells = new Set(['td', 'th']);
const boldElements = new Set(['b', 'strong', 'th']);
const heading = /^h([1-6])$/;
/** Elements inside elements; pages that people write stay under a hundred. */
const deepest = 2_000;

class TooDeepError extends Error {}

/** Reads a page of HTML as a browser without script would show it; what its styles hide is kept apart. */
export function readHtml(bytes: Uint8Array): ReadOutcome {
  const source = decodeHtml(bytes);
  const rules = readStyleRules(collectStyles(source));
  try {
    const draft = { format: 'html', pages: [], notes: [], ...readDraft(source, rules) } as const;
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

function readDraft(source: string, rules: StyleRules): { lines: DraftLine[]; hidden: HiddenText[] } {
  const found: DraftLine[] = [];
  const hidden: HiddenText[] = [];
  const looks: HtmlLook[] = [];
  let silentDepth = 0;
  let preformattedDepth = 0;
  let text = '';
  let look = firstLook;
  let lineLook = firstLook;
  let headingLevel: number | null = null;
  let block = 0;
  let isGap = false;
  let length = 0;

  const endLine = (isBlock: boolean): void => {
    if (text.trim() !== '') {
      found.push(toDraftLine(text, { look: lineLook, headingLevel, block, gapBefore: isGap }));
      isGap = false;
    }
    text = '';
    if (!isBlock || isGap) return;
    isGap = true;
    block += 1;
  };
  const isBreak = (name: string) => lines.has(name) || blocks.has(name) || heading.test(name);

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silent.has(name)) silentDepth += 1;
        if (name === 'pre') preformattedDepth += 1;
        if (name === 'br' || name === 'hr') endLine(name === 'hr');
        else if (isBreak(name)) endLine(!lines.has(name));
        else if (cells.has(name) && text.trim() !== '') text += '\t';
        headingLevel = Number(heading.exec(name)?.[1] ?? 0) || headingLevel;
        // The parser's own list of open elements grows slower with every level.
        if (looks.length >= deepest) throw new TooDeepError();
        look = changeLook(look, declarationsFor(name, attributes, rules));
        if ('hidden' in attributes) look = { ...look, hiddenBy: look.hiddenBy ?? 'hidden-style' };
        if (boldElements.has(name) || heading.test(name)) look = { ...look, bold: true };
        looks.push(look);
      },
      ontext(content) {
        if (silentDepth > 0 || length > limits.textCharacters * 2) return;
        length += content.length;
        const parts = preformattedDepth > 0 ? content.split('\n') : [content.replace(/\s+/g, ' ')];
        parts.forEach((part, index) => {
          if (index > 0) endLine(false);
          if (look.hiddenBy && part.trim() !== '')
            hidden.push({ technique: look.hiddenBy, page: null, text: part });
          if (look.hiddenBy) return;
          if (text.trim() === '') lineLook = look;
          text += part;
        });
      },
      onclosetag(name) {
        if (silent.has(name)) silentDepth -= 1;
        if (name === 'pre') preformattedDepth -= 1;
        if (isBreak(name)) endLine(!lines.has(name));
        if (heading.test(name)) headingLevel = null;
        looks.pop();
        look = looks.at(-1) ?? firstLook;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  endLine(false);
  return { lines: found, hidden };
}

type LineLook = { look: HtmlLook; headingLevel: number | null; block: number; gapBefore: boolean };

function toDraftLine(text: string, { look, headingLevel, block, gapBefore }: LineLook): DraftLine {
  return {
    pieces: [{ text, box: null }],
    page: null,
    box: null,
    // A CSS pixel is three quarters of a point.
    fontSize: look.fontSize * 0.75,
    bold: look.bold,
    headingLevel,
    block,
    gapBefore,
  };
}
