import type { HiddenText } from '@winnow/engine';
import { assembleDocument, type DraftLine } from '../assemble-document.ts';
import { limits } from '../limits.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { codePageOfCharacterSet, decodeBytes } from './code-pages.ts';
import {
  characterBySymbol,
  characterByWord,
  lineEnds,
  silentDestinations,
  spokenDestinations,
} from './destinations.ts';
import { changeLook, findRtfHiding, firstLook, type RtfLook } from './rtf-look.ts';
import { type RtfToken, readTokens } from './tokens.ts';

/** Groups inside groups; ordinary documents stay under thirty. */
const deepestGroup = 2_000;

/** Reads Rich Text Format: body, headers, footers, notes and text boxes; hidden text is kept apart. */
export function readRtf(bytes: Uint8Array): ReadOutcome {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const reader = createReader();
  for (const token of readTokens(source)) {
    if (!reader.take(token)) return refuse('corrupt');
    if (reader.textLength() > limits.textCharacters * 2) break;
  }
  const { lines, hidden } = reader.end();
  return { ok: true, document: assembleDocument({ format: 'rtf', lines, hidden, pages: [], notes: [] }) };
}

/** What a group collects: text of the document, nothing, or one of the tables that the text refers to. */
type Destination = 'text' | 'nothing' | 'fonts' | 'colours';

type Group = { look: RtfLook; destination: Destination; isIgnorable: boolean };

type Line = { text: string; bold: boolean; halfPoints: number };

function createReader() {
  let group: Group = { look: firstLook, destination: 'text', isIgnorable: false };
  const around: Group[] = [];
  const colours: (string | null)[] = [];
  let channels: Record<string, number> = {};
  const codePageByFont = new Map<number, number>();
  let documentCodePage = 1252;
  let fontDefined = 0;
  let skip = 0;
  let pending = '';
  let pendingPage = documentCodePage;

  const lines: DraftLine[] = [];
  const hidden: HiddenText[] = [];
  let line: Line = emptyLine();
  let isGap = false;
  let block = 0;
  let length = 0;

  function append(text: string): void {
    flush();
    put(text);
  }

  /** Bytes wait until the run ends, since a character of an East Asian code page takes two of them. */
  function flush(): void {
    if (pending === '') return;
    const bytes = pending;
    pending = '';
    put(decodeBytes(bytes, pendingPage));
  }

  function put(text: string): void {
    if (group.look.isDeleted) return;
    length += text.length;
    const technique = text.trim() === '' ? null : findRtfHiding(group.look, colours);
    if (technique) {
      hidden.push({ technique, page: null, text });
      return;
    }
    if (line.text === '') line = { ...line, bold: group.look.bold, halfPoints: group.look.halfPoints };
    line.text += text;
  }

  function endLine(): void {
    flush();
    if (line.text.trim() === '') {
      if (!isGap) block += 1;
      isGap = true;
    } else {
      lines.push(toDraftLine(line, block, isGap));
      isGap = false;
    }
    line = emptyLine();
  }

  function takeWord(word: string, parameter: number | null): void {
    if (group.destination === 'fonts') takeFontWord(word, parameter);
    else if (group.destination === 'colours') channels[word] = parameter ?? 0;
    else takeTextWord(word, parameter);
  }

  function takeTextWord(word: string, parameter: number | null): void {
    if (word === 'fonttbl') group.destination = 'fonts';
    else if (word === 'colortbl') group.destination = 'colours';
    else if (silentDestinations.has(word)) group.destination = 'nothing';
    else if (group.isIgnorable && !spokenDestinations.has(word)) group.destination = 'nothing';
    group.isIgnorable = false;
    if (group.destination !== 'text') return;

    if (word === 'u') takeUnicode(parameter ?? 0);
    else if (word === 'ansicpg') documentCodePage = parameter ?? documentCodePage;
    else if (word === 'mac') documentCodePage = 10000;
    else if (lineEnds.has(word)) endLine();
    else if (Object.hasOwn(characterByWord, word)) append(characterByWord[word] ?? '');
    else {
      const look = changeLook(group.look, word, parameter);
      if (look !== group.look) flush();
      group.look = look;
    }
  }

  function takeFontWord(word: string, parameter: number | null): void {
    if (word === 'f') fontDefined = parameter ?? 0;
    const codePage = word === 'fcharset' ? codePageOfCharacterSet(parameter ?? 0) : null;
    if (codePage !== null) codePageByFont.set(fontDefined, codePage);
    if (word === 'cpg' && parameter) codePageByFont.set(fontDefined, parameter);
  }

  function takeUnicode(value: number): void {
    append(String.fromCharCode(value < 0 ? value + 65_536 : value));
    skip = group.look.skipAfterUnicode;
  }

  function takeBytes(bytes: string): void {
    if (group.destination === 'colours') {
      for (const character of bytes) if (character === ';') endColour();
      return;
    }
    if (group.destination !== 'text') return;
    const kept = bytes.slice(skip);
    skip = Math.max(0, skip - bytes.length);
    const codePage = codePageByFont.get(group.look.font) ?? documentCodePage;
    if (codePage !== pendingPage) flush();
    pendingPage = codePage;
    pending += kept;
  }

  function endColour(): void {
    const { red, green, blue } = channels;
    const isAutomatic = red === undefined && green === undefined && blue === undefined;
    colours.push(isAutomatic ? null : [red, green, blue].map(toHexByte).join(''));
    channels = {};
  }

  function open(): boolean {
    flush();
    around.push({ ...group });
    group = { ...group, isIgnorable: false };
    return around.length <= deepestGroup;
  }

  function close(): void {
    flush();
    skip = 0;
    const outer = around.pop();
    if (outer) group = outer;
  }

  return {
    /** `false` where the file cannot go on. */
    take(token: RtfToken): boolean {
      if (token.kind === 'open') return open();
      if (token.kind === 'close') close();
      else if (token.kind === 'word') takeWord(token.word, token.parameter);
      else if (token.kind === 'bytes') takeBytes(token.bytes);
      else if (token.symbol === '*') group.isIgnorable = true;
      else if (token.symbol === '\n' || token.symbol === '\r') takeWord('par', null);
      else if (group.destination === 'text') append(characterBySymbol[token.symbol] ?? '');
      return true;
    },
    textLength: () => length,
    end() {
      endLine();
      return { lines, hidden };
    },
  };
}

function emptyLine(): Line {
  return { text: '', bold: false, halfPoints: firstLook.halfPoints };
}

function toDraftLine({ text, bold, halfPoints }: Line, block: number, gapBefore: boolean): DraftLine {
  return {
    pieces: [{ text, box: null }],
    page: null,
    box: null,
    fontSize: halfPoints / 2,
    bold,
    headingLevel: null,
    block,
    gapBefore,
  };
}

function toHexByte(value = 0): string {
  return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0').toUpperCase();
}
