import { codePageOfCharacterSet } from './code-pages.ts';

/** The color table, each color as RRGGBB; `null` for the reader's default color. */
export class ColorTable {
  readonly colors: (string | null)[] = [];
  private channels: Record<string, number> = {};

  takeWord(word: string, parameter: number | null): void {
    this.channels[word] = parameter ?? 0;
  }

  /** A semicolon ends each color. */
  takeBytes(bytes: string): void {
    for (const character of bytes) if (character === ';') this.endColor();
  }

  private endColor(): void {
    const { red, green, blue } = this.channels;
    const isAutomatic = red === undefined && green === undefined && blue === undefined;
    this.colors.push(isAutomatic ? null : [red, green, blue].map(toHexByte).join(''));
    this.channels = {};
  }
}

function toHexByte(value = 0): string {
  return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0').toUpperCase();
}

/** The code page of Western Europe, which applies if a file specifies none. */
const usualCodePage = 1252;
const macintosh = 10_000;

/** How bytes are decoded: by the code page of the file, and by the character set of each font. */
export class FontTable {
  private readonly codePageByFont = new Map<number, number>();
  private documentCodePage = usualCodePage;
  /** Number of the font that is being defined. */
  private font = 0;

  takeWord(word: string, parameter: number | null): void {
    if (word === 'f') this.font = parameter ?? 0;
    const codePage = word === 'fcharset' ? codePageOfCharacterSet(parameter ?? 0) : null;
    if (codePage !== null) this.codePageByFont.set(this.font, codePage);
    if (word === 'cpg' && parameter) this.codePageByFont.set(this.font, parameter);
  }

  /** Applies a control word for the whole file; returns `false` for other words. */
  takeDocumentWord(word: string, parameter: number | null): boolean {
    if (word === 'ansicpg') this.documentCodePage = parameter ?? this.documentCodePage;
    else if (word === 'mac') this.documentCodePage = macintosh;
    else return false;
    return true;
  }

  codePageOf(font: number): number {
    return this.codePageByFont.get(font) ?? this.documentCodePage;
  }
}
