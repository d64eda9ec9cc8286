import type { HiddenText } from '@winnow/document-model';
import type { DraftLine } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import type { PieceLink } from '../links/piece-links.ts';
import { readTarget } from '../links/read-target.ts';
import type { PageElement } from './css/selectors.ts';
import type { StyleSheet } from './css/style-sheet.ts';
import { changeStyle, findHiding, type HtmlStyle, initialStyle } from './html-style.ts';

/** Elements without text for readers. */
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
/** Of these, the elements that are only for programs. */
const ofPrograms = new Set(['script', 'style']);
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
/** Elements that are separated from the text around them. */
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
/** Elements that show nothing until a user or a script opens them, with the attribute that marks them as open. */
const closed: Readonly<Record<string, string>> = { dialog: 'open', datalist: '' };
/** Attributes that describe an element to other programs, or in a tooltip. */
const describing = ['content', 'alt', 'title', 'aria-label', 'value'] as const;
const boldElements = new Set(['b', 'strong', 'th']);
const heading = /^h([1-6])$/;
/** Maximum depth of elements; pages written by people stay under a hundred. */
const deepest = 2_000;
/** Maximum number of siblings that selectors look back over. */
const maxSiblings = 2_000;

export class TooDeepError extends Error {}

/** A page while it is being read: its lines as a browser would break them, and separately the hidden text. */
export class OpenPage {
  readonly lines: DraftLine[] = [];
  readonly hidden: HiddenText[] = [];
  /** Comments, and fallback texts that browsers show only in place of other content. */
  readonly beside: HiddenText[] = [];
  private readonly sheet: StyleSheet;
  private readonly textStyles: HtmlStyle[] = [];
  private readonly elements: OpenElement[] = [];
  private readonly outermost = childrenOf();
  private textStyle = initialStyle;
  private silentDepth = 0;
  private preformattedDepth = 0;
  /** Number of characters so far, including hidden ones. */
  private length = 0;
  private text = '';
  /** Links in the current line. */
  private lineLinks: PieceLink[] = [];
  private lineStyle = initialStyle;
  private headingLevel: number | null = null;
  private block = 0;
  private isAfterGap = false;

  constructor(sheet: StyleSheet) {
    this.sheet = sheet;
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
    this.openStyle(name, attributes);
    for (const attribute of describing) {
      const text = attributes[attribute];
      if (text && !(name === 'input' && attributes['type'] === 'text'))
        this.beside.push({ technique: 'metadata', page: null, text });
    }
  }

  addComment(text: string): void {
    this.beside.push({ technique: 'comment', page: null, text });
  }

  close(name: string): void {
    if (silent.has(name)) this.silentDepth -= 1;
    if (name === 'pre') this.preformattedDepth -= 1;
    this.breakAround(name);
    if (heading.test(name)) this.headingLevel = null;
    this.textStyles.pop();
    this.elements.pop();
    this.textStyle = this.textStyles.at(-1) ?? initialStyle;
  }

  addText(content: string): void {
    if (this.silentDepth > 0) this.addUnshown(content);
    if (this.silentDepth > 0 || this.length > limits.textCharacters * 2) return;
    this.length += content.length;
    const parts = this.preformattedDepth > 0 ? content.split('\n') : [content.replace(/\s+/g, ' ')];
    parts.forEach((part, index) => {
      if (index > 0) this.endLine();
      this.addPart(part);
    });
  }

  private addUnshown(text: string): void {
    const name = this.elements.at(-1)?.element.name ?? '';
    if (!ofPrograms.has(name) && text.trim() !== '')
      this.beside.push({ technique: 'metadata', page: null, text });
  }

  endLine(): void {
    if (this.text.trim() !== '') {
      const { lineStyle: textStyle, headingLevel, block, isAfterGap: gapBefore } = this;
      this.lines.push(
        toDraftLine(this.text, { textStyle, headingLevel, block, gapBefore, links: this.lineLinks }),
      );
      this.isAfterGap = false;
    }
    this.text = '';
    this.lineLinks = [];
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

  private openStyle(name: string, attributes: Readonly<Record<string, string>>): void {
    // The parser's own list of open elements grows slower with every level.
    if (this.textStyles.length >= deepest) throw new TooDeepError();
    const element = this.openElement(name, attributes);
    let textStyle = changeStyle(this.textStyle, this.sheet.declarationsFor(element), name === 'html');
    if (isClosed(element)) textStyle = { ...textStyle, removedBy: textStyle.removedBy ?? 'hidden-style' };
    if (boldElements.has(name) || heading.test(name)) textStyle = { ...textStyle, bold: true };
    this.textStyles.push(textStyle);
    this.textStyle = textStyle;
  }

  private openElement(name: string, attributes: Readonly<Record<string, string>>): PageElement {
    const around = this.elements.at(-1);
    const siblings = around?.children ?? this.outermost;
    const placeOfName = (siblings.countByName.get(name) ?? 0) + 1;
    siblings.countByName.set(name, placeOfName);
    siblings.count += 1;
    const element = {
      name,
      attributes,
      classes: classesOf(attributes['class']),
      parent: around?.element ?? null,
      // The chain of all siblings of a very long list would be kept in memory until the list ends.
      previous: siblings.count > maxSiblings ? null : siblings.last,
      place: siblings.count,
      placeOfName,
    };
    siblings.last = element;
    const target = name === 'a' ? readTarget(attributes['href'] ?? '') : (around?.target ?? null);
    this.elements.push({ element, children: childrenOf(), target });
    return element;
  }

  private addPart(text: string): void {
    const hiddenBy = text.trim() === '' ? null : findHiding(this.textStyle);
    if (hiddenBy) {
      if (text.trim() !== '') this.hidden.push({ technique: hiddenBy, page: null, text });
      return;
    }
    if (this.text.trim() === '') this.lineStyle = this.textStyle;
    const target = this.elements.at(-1)?.target ?? null;
    const start = this.text.length;
    this.text += text;
    if (target) this.lineLinks.push({ start, end: this.text.length, target });
  }
}

type Children = { count: number; last: PageElement | null; readonly countByName: Map<string, number> };
type OpenElement = {
  readonly element: PageElement;
  readonly children: Children;
  /** Target of the link that its text belongs to. */
  readonly target: string | null;
};

const noClasses: ReadonlySet<string> = new Set();

const classesOf = (names: string | undefined): ReadonlySet<string> =>
  names ? new Set(names.toLowerCase().split(/\s+/).filter(Boolean)) : noClasses;

const childrenOf = (): Children => ({ count: 0, last: null, countByName: new Map() });

function isClosed({ name, attributes }: PageElement): boolean {
  if ('hidden' in attributes || 'popover' in attributes) return true;
  const opening = closed[name];
  return opening !== undefined && !(opening in attributes);
}

type LineStyle = {
  textStyle: HtmlStyle;
  headingLevel: number | null;
  block: number;
  gapBefore: boolean;
  links: readonly PieceLink[];
};

function toDraftLine(
  text: string,
  { textStyle, headingLevel, block, gapBefore, links }: LineStyle,
): DraftLine {
  return {
    pieces: [links.length > 0 ? { text, box: null, links } : { text, box: null }],
    page: null,
    box: null,
    // A CSS pixel is three quarters of a point.
    fontSize: textStyle.fontSize * 0.75,
    bold: textStyle.bold,
    headingLevel,
    block,
    gapBefore,
  };
}
