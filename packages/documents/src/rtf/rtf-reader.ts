import type { HiddenText } from '@winnow/document-model';
import { fieldTarget, longestInstruction } from '../links/field-target.ts';
import { decodeBytes } from './code-pages.ts';
import {
  besideDestinations,
  characterBySymbol,
  characterByWord,
  lineEnds,
  silentDestinations,
  spokenDestinations,
} from './destinations.ts';
import { RtfLines } from './rtf-lines.ts';
import { RtfRow } from './rtf-row.ts';
import { RtfShape } from './rtf-shape.ts';
import { changeStyle, initialStyle, type RtfStyle } from './rtf-style.ts';
import { ColorTable, FontTable } from './rtf-tables.ts';
import type { RtfToken } from './tokens.ts';

/** Maximum depth of nested groups; ordinary documents stay under thirty. */
const deepestGroup = 2_000;

/** Where the text of a group goes: into the document, nowhere, into a table of fonts or colors, or into a shape. */
type Destination =
  | 'text'
  | 'nothing'
  | 'metadata'
  | 'comment'
  | 'instruction'
  | 'fonts'
  | 'colors'
  | 'shape'
  | 'shape-name'
  | 'shape-value';

type Group = {
  textStyle: RtfStyle;
  destination: Destination;
  isIgnorable: boolean;
  shape: RtfShape | null;
  /** The instruction of the innermost field around it. */
  field: { instruction: string } | null;
  /** Target of the link that its text belongs to. */
  target: string | null;
};

/** Takes the tokens of a file in order and builds its lines. */
export class RtfReader {
  private readonly colors = new ColorTable();
  private readonly fonts = new FontTable();
  private readonly row = new RtfRow();
  private readonly found = new RtfLines(this.colors.colors, this.row);
  private group: Group = {
    textStyle: initialStyle,
    destination: 'text',
    isIgnorable: false,
    shape: null,
    field: null,
    target: null,
  };
  private readonly around: Group[] = [];
  private readonly beside: HiddenText[] = [];
  /** Number of fallback characters of the last \u that are still to be skipped. */
  private skip = 0;
  /** Bytes are buffered until the run ends, since a character of an East Asian code page has two bytes. */
  private pending = '';
  private pendingCodePage = this.fonts.codePageOf(initialStyle.font);

  /** Number of characters so far, including hidden ones. */
  get textLength(): number {
    return this.found.length;
  }

  /** Returns `false` if reading must stop. */
  take(token: RtfToken): boolean {
    if (token.kind === 'open') return this.openGroup();
    if (token.kind === 'close') this.closeGroup();
    else if (token.kind === 'word') this.takeWord(token.word, token.parameter);
    else if (token.kind === 'bytes') this.takeBytes(token.bytes);
    else if (token.symbol === '*') this.group.isIgnorable = true;
    else if (token.symbol === '\n' || token.symbol === '\r') this.takeWord('par', null);
    else if (this.group.destination === 'text') this.addText(characterBySymbol[token.symbol] ?? '');
    return true;
  }

  end(): Pick<RtfLines, 'lines' | 'hidden'> & { beside: readonly HiddenText[] } {
    this.endLine();
    return { lines: this.found.lines, hidden: this.found.hidden, beside: this.beside };
  }

  private openGroup(): boolean {
    this.flush();
    this.around.push({ ...this.group });
    this.group = { ...this.group, isIgnorable: false };
    return this.around.length <= deepestGroup;
  }

  private closeGroup(): void {
    this.flush();
    this.skip = 0;
    const outer = this.around.pop();
    if (outer) this.group = outer;
  }

  private takeWord(word: string, parameter: number | null): void {
    if (this.group.destination === 'fonts') this.fonts.takeWord(word, parameter);
    else if (this.group.destination === 'colors') this.colors.takeWord(word, parameter);
    else {
      this.changeDestination(word);
      if (this.group.destination === 'shape') this.group.shape?.takeWord(word, parameter);
      if (this.group.destination === 'text') this.takeTextWord(word, parameter);
    }
  }

  private changeDestination(word: string): void {
    const { group } = this;
    if (group.shape && this.changeShape(word, group.shape)) return;
    if (word === 'shp' && group.destination === 'text') this.openShape();
    else if (besideDestinations.has(word)) group.destination = besideDestinations.get(word) ?? 'nothing';
    else if (group.destination === 'text' && this.changeField(word)) return;
    else if (word === 'fonttbl') group.destination = 'fonts';
    else if (word === 'colortbl') group.destination = 'colors';
    else if (silentDestinations.has(word)) group.destination = 'nothing';
    else if (group.isIgnorable && !spokenDestinations.has(word)) group.destination = 'nothing';
    group.isIgnorable = false;
  }

  /** Whether a word switches from one part of a field to another. */
  private changeField(word: string): boolean {
    const { group } = this;
    if (word === 'field') group.field = { instruction: '' };
    else if (word === 'fldinst' && group.field) group.destination = 'instruction';
    else if (word === 'fldrslt' && group.field) group.target = fieldTarget(group.field.instruction);
    else return false;
    group.isIgnorable = false;
    return true;
  }

  private openShape(): void {
    this.group.shape = new RtfShape();
    this.group.destination = 'shape';
  }

  /** Whether a word switches from one part of a shape to another. */
  private changeShape(word: string, shape: RtfShape): boolean {
    const { group } = this;
    const isPart = group.destination.startsWith('shape');
    if (word === 'shpinst' && isPart) group.destination = 'shape';
    else if (word === 'sn' && isPart) group.destination = 'shape-name';
    else if (word === 'sv' && isPart) group.destination = 'shape-value';
    else if (word === 'shptxt' && isPart) {
      group.destination = 'text';
      group.textStyle = { ...group.textStyle, box: shape.box };
      group.shape = null;
    } else if (word === 'shprslt') group.destination = 'nothing';
    else return false;
    group.isIgnorable = false;
    return true;
  }

  private takeTextWord(word: string, parameter: number | null): void {
    if (word === 'u') this.takeUnicode(parameter ?? 0);
    else if (this.fonts.takeDocumentWord(word, parameter)) return;
    else if (lineEnds.has(word)) {
      this.endLine();
      this.row.takeWord(word, parameter);
    } else if (Object.hasOwn(characterByWord, word)) {
      this.addText(characterByWord[word] ?? '');
      this.row.takeWord(word, parameter);
    } else {
      this.row.takeWord(word, parameter);
      const textStyle = changeStyle(this.group.textStyle, word, parameter);
      if (textStyle !== this.group.textStyle) this.flush();
      this.group.textStyle = textStyle;
    }
  }

  /** Numbers above 32,767 are written as negative numbers. */
  private takeUnicode(value: number): void {
    this.addText(String.fromCharCode(value < 0 ? value + 65_536 : value));
    this.skip = this.group.textStyle.skipAfterUnicode;
  }

  private takeBytes(bytes: string): void {
    if (this.group.destination === 'colors') this.colors.takeBytes(bytes);
    else if (this.group.destination === 'shape-name') this.group.shape?.takeName(bytes);
    else if (this.group.destination === 'shape-value') this.group.shape?.takeValue(bytes);
    const { destination, field } = this.group;
    if (destination === 'instruction' && field && field.instruction.length < longestInstruction)
      field.instruction += bytes;
    if (destination === 'metadata' || destination === 'comment')
      this.beside.push({ technique: destination, page: null, text: bytes });
    if (destination !== 'text') return;
    const kept = bytes.slice(this.skip);
    this.skip = Math.max(0, this.skip - bytes.length);
    const codePage = this.fonts.codePageOf(this.group.textStyle.font);
    if (codePage !== this.pendingCodePage) this.flush();
    this.pendingCodePage = codePage;
    this.pending += kept;
  }

  private addText(text: string): void {
    this.flush();
    this.found.add(text, this.group.textStyle, this.group.target);
  }

  private flush(): void {
    if (this.pending === '') return;
    const bytes = this.pending;
    this.pending = '';
    this.found.add(decodeBytes(bytes, this.pendingCodePage), this.group.textStyle, this.group.target);
  }

  private endLine(): void {
    this.flush();
    this.found.endLine();
  }
}
