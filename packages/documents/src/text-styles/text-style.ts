/** The style of a run of text, as far as the document says so. */
export type TextStyle = {
  readonly bold?: boolean;
  /** Points. */
  readonly fontSize?: number;
  /** RRGGBB; `null` for automatic, which always contrasts. */
  readonly color?: string | null;
  /** Color behind the letters; `null` for none. */
  readonly background?: string | null;
  /** Points between letters beyond the usual. */
  readonly letterSpacing?: number;
  /** Width of the letters; 1 is the usual. */
  readonly letterWidth?: number;
  /** Points above the line; below it where negative. */
  readonly rise?: number;
  readonly isHidden?: boolean;
  /** Hidden by the attribute for one kind of view, which stays when `isHidden` is reset. */
  readonly isHiddenInView?: boolean;
  readonly isTransparent?: boolean;
};

export type MutableStyle = { -readonly [Key in keyof TextStyle]: TextStyle[Key] };
