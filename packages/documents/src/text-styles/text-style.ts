/** The style of a run of text, as far as the document specifies it. */
export type TextStyle = {
  readonly bold?: boolean;
  /** Points. */
  readonly fontSize?: number;
  /** RRGGBB; `null` for automatic, which always contrasts. */
  readonly color?: string | null;
  /** Background color of the letters; `null` for none. */
  readonly background?: string | null;
  /** Extra space between letters, in points. */
  readonly letterSpacing?: number;
  /** Relative width of the letters; normally 1. */
  readonly letterWidth?: number;
  /** Points above the line; negative if below. */
  readonly rise?: number;
  readonly isHidden?: boolean;
  /** Hidden by the attribute for one kind of view, which stays when `isHidden` is reset. */
  readonly isHiddenInView?: boolean;
  readonly isTransparent?: boolean;
};

export type MutableStyle = { -readonly [Key in keyof TextStyle]: TextStyle[Key] };
