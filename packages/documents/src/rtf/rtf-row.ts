/** The table row that is being filled: the backgrounds of its cells, and its height. */
export class RtfRow {
  /** Color behind each cell, by its number in the table of colors; 0 for none. */
  private readonly backgrounds: number[] = [];
  private nextBackground = 0;
  private cell = 0;
  /** Exact height of the row in points, which cuts its text; `null` if the row fits its text. */
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
        // A negative height is exact, a positive one a minimum.
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

  /** The color behind the cell that is being filled. */
  get background(): number {
    return this.backgrounds[this.cell] ?? 0;
  }
}
