import type { HiddenText } from '@winnow/engine';
import type { DraftLine } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import { changeLook, firstLook, type HtmlLook } from './hiding-styles.ts';
import { declarationsFor, type StyleRules } from './style-rules.ts';

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

export class TooDeepError extends Error {}

/** A page while it is walked: its lines as a browser would break them, and apart from them what is hidden. */
export class OpenPage {
  readonly lines: DraftLine[] = [];
  readonly hidden: HiddenText[] = [];
  private readonly rules: StyleRules;
  private readonly looks: HtmlLook[] = [];
  private look = firstLook;
  private silentDepth = 0;
  private preformattedDepth = 0;
  /** Characters so far, hidden ones too. */
  private length = 0;
  private text = '';
  private lineLook = firstLook;
  private headingLevel: number | null = null;
  private block = 0;
  private isAfterGap = false;

  constructor(rules: StyleRules) {
    this.rules = rules;
  }

  /** Throws `TooDeepError`. */
  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (silent.has(name)) this.silentDepth += 1;
    if (name === 'pre') this.preformattedDepth += 1;
    if (name === 'br') this.endLine();
    else if (name === 'hr') this.endBlock();
    else if (cells.has(name) && this.text.trim() !== '') this.text += '\t';
    else this.breakAround(name);
    this.headingLevel = Number(heading.exec(name)?.[1] ?? 0) || this.headingLevel;
    this.openLook(name, attributes);
  }

  close(name: string): void {
    if (silent.has(name)) this.silentDepth -= 1;
    if (name === 'pre') this.preformattedDepth -= 1;
    this.breakAround(name);
    if (heading.test(name)) this.headingLevel = null;
    this.looks.pop();
    this.look = this.looks.at(-1) ?? firstLook;
  }

  addText(content: string): void {
    if (this.silentDepth > 0 || this.length > limits.textCharacters * 2) return;
    this.length += content.length;
    const parts = this.preformattedDepth > 0 ? content.split('\n') : [content.replace(/\s+/g, ' ')];
    parts.forEach((part, index) => {
      if (index > 0) this.endLine();
      this.addPart(part);
    });
  }

  endLine(): void {
    if (this.text.trim() !== '') {
      const { lineLook: look, headingLevel, block, isAfterGap: gapBefore } = this;
      this.lines.push(toDraftLine(this.text, { look, headingLevel, block, gapBefore }));
      this.isAfterGap = false;
    }
    this.text = '';
  }

  private endBlock(): void {
    this.endLine();
    if (this.isAfterGap) return;
    this.isAfterGap = true;
    this.block += 1;
  }

  private breakAround(name: string): void {
    if (lines.has(name)) this.endLine();
    else if (blocks.has(name) || heading.test(name)) this.endBlock();
  }

  private openLook(name: string, attributes: Readonly<Record<string, string>>): void {
    // The parser's own list of open elements grows slower with every level.
    if (this.looks.length >= deepest) throw new TooDeepError();
    let look = changeLook(this.look, declarationsFor(name, attributes, this.rules));
    if ('hidden' in attributes) look = { ...look, hiddenBy: look.hiddenBy ?? 'hidden-style' };
    if (boldElements.has(name) || heading.test(name)) look = { ...look, bold: true };
    this.looks.push(look);
    this.look = look;
  }

  private addPart(text: string): void {
    const { hiddenBy } = this.look;
    if (hiddenBy) {
      if (text.trim() !== '') this.hidden.push({ technique: hiddenBy, page: null, text });
      return;
    }
    if (this.text.trim() === '') this.lineLook = this.look;
    this.text += text;
  }
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
