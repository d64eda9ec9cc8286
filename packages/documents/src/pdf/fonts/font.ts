/** One glyph as a show operator draws it. */
export type Glyph = {
  /** Its characters; empty if they are unknown or it shows nothing. */
  readonly text: string;
  /** Advance in thousandths of the font size. */
  readonly width: number;
  /** Whether word spacing applies: the single-byte code 32. */
  readonly isWordSpace: boolean;
  /** False if no source defines its character. */
  readonly isDecoded: boolean;
};

/** A font as the interpreter needs it: converts bytes of a show operator to glyphs. */
export type Font = {
  readonly bold: boolean;
  readonly italic: boolean;
  /** Whether its glyphs are drawings in the file (Type 3) with their own colors. */
  readonly isDrawn: boolean;
  /** Height of the em in text space for a font size of 1; 1 except for Type 3 fonts. */
  readonly emHeight: number;
  /** Factor from `Glyph.width` to text space: 1/1000 except for Type 3 fonts. */
  readonly widthScale: number;
  glyphs(text: string): readonly Glyph[];
};
