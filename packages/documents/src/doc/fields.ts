import { OpenFields } from '../links/open-fields.ts';
import type { Segment } from './doc-text.ts';

/** Marks where a field begins, where its instruction ends and its result begins, and where the field ends. */
const begin = '\u0013';
const separator = '\u0014';
const end = '\u0015';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what Word marks fields with
const marks = /[\u0013-\u0015]/g;

/**
 * Tracks fields while text is read: whether a character belongs to an instruction, which is never shown, or to a
 * result, and the link target of that result.
 */
export class Fields {
  /** Positions of begin marks with a matching end mark; without one, a begin mark is an ordinary character. */
  private readonly whole = new Set<number>();
  /** For each open field, whether its instruction is being read; the innermost is last. */
  private readonly open: boolean[] = [];
  private instructions = 0;
  private readonly links = new OpenFields();

  constructor(segments: readonly Segment[]) {
    const begun: number[] = [];
    for (const { start, text } of segments) {
      for (const { 0: mark, index } of text.matchAll(marks)) {
        if (mark === begin) begun.push(start + index);
        else if (mark === end) {
          const first = begun.pop();
          if (first !== undefined) this.whole.add(first);
        }
      }
    }
  }

  /** Whether the text at a position is left out. Call it for every character or range of text in order. */
  skips(part: string, position: number): boolean {
    if (part === begin) {
      if (this.whole.has(position)) {
        this.enter(true);
        this.links.begin();
      }
    } else if (part === separator) {
      if (this.open.length > 0) {
        this.leave();
        this.enter(false);
        this.links.separate();
      }
    } else if (part === end) {
      this.leave();
      this.links.end();
    } else if (this.instructions === 0) return false;
    else this.links.takeInstruction(part);
    return true;
  }

  /** Target of the link that the following text belongs to. */
  get target(): string | null {
    return this.links.target;
  }

  private enter(isInstruction: boolean): void {
    this.open.push(isInstruction);
    if (isInstruction) this.instructions += 1;
  }

  private leave(): void {
    if (this.open.pop()) this.instructions -= 1;
  }
}
