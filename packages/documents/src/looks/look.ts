/** How a run of text looks, as far as the document says so. */
export type Look = {
  readonly bold?: boolean;
  /** Points. */
  readonly fontSize?: number;
  /** RRGGBB; `null` for automatic, which always contrasts. */
  readonly colour?: string | null;
  /** Colour behind the letters; `null` for none. */
  readonly background?: string | null;
  /** Points between letters beyond the usual. */
  readonly letterSpacing?: number;
  /** Width of the letters; 1 is the usual. */
  readonly letterWidth?: number;
  /** Points above the line; below it where negative. */
  readonly rise?: number;
  readonly isHidden?: boolean;
  /** By the attribute of its own that hides a text in one kind of view, and stays when the other is taken back. */
  readonly isHiddenInView?: boolean;
  readonly isTransparent?: boolean;
};

export type MutableLook = { -readonly [Key in keyof Look]: Look[Key] };
