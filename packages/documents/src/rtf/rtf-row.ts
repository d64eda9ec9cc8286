/** The table row that is being built: the backgrounds of its cells, and its height. */
export class RtfRow {
  /** Background of each cell, as an index into the color table; 0 for none. */
  private readonly backgrounds: number[] = [];
  private nextBackground = 0;
  private cell = 0;
  /** Exact height of the row in points, which clips its text; `null` if the row fits its text. */
  height: number | null = null;

  takeWord(word: string, parameter: number | null): void {
    const value = parameter ?? 0;
    switch (word) {
      case 'trowd':
        this.backgrounds.length = 0;
        this.nextBackground = 0;
        this.height = null;
        break;
      case 'trrh':
        // A negative height is exact, a positive one is a minimum.
        this.height = value < 0 ? -value / 20 : null;
        break;
      case 'clcbpat':
        this.nextBackground = value;
        break;
      case 'cellx':
        this.backgrounds.push(this.nextBackground);
        this.nextBackground = 0;
        break;
      case 'cell':
        this.cell += 1;
        break;
      case 'row':
        this.cell = 0;
        break;
    }
  }

  /** The background of the current cell. */
  get background(): number {
    return this.backgrounds[this.cell] ?? 0;
  }
}
