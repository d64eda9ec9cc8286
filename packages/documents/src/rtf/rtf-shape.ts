import { Frame } from '../story/frame.ts';
import type { Box } from '../story/story-builder.ts';

/** Twentieths of a point. */
const twip = 1 / 20;

/** A shape with text: its sides are control words, everything else is pairs of a name and a value. */
export class RtfShape {
  private readonly sides = new Map<string, number>();
  private readonly properties = new Map<string, string>();
  private name = '';

  takeWord(word: string, parameter: number | null): void {
    if (sides.has(word)) this.sides.set(word, (parameter ?? 0) * twip);
  }

  takeName(name: string): void {
    this.name = name.trim();
  }

  takeValue(value: string): void {
    this.properties.set(this.name, value.trim());
  }

  /** The background of its text, and what hides it. */
  get box(): Box {
    const frame = new Frame();
    const [left, right, top, bottom] = ['shpleft', 'shpright', 'shptop', 'shpbottom'].map((side) =>
      this.sides.get(side),
    );
    if (left !== undefined && right !== undefined) frame.width = right - left;
    if (top !== undefined && bottom !== undefined) frame.height = bottom - top;
    if (left !== undefined) frame.openPlace('text', false, left);
    if (top !== undefined) frame.openPlace('text', true, top);
    frame.isHidden = this.properties.get('fHidden') === '1';
    frame.fill = this.fill;
    return frame.box;
  }

  private get fill(): string | 'unknown' | null {
    if (this.properties.get('fFilled') === '0') return null;
    const kind = this.properties.get('fillType') ?? '0';
    const color = Number(this.properties.get('fillColor') ?? Number.NaN);
    if (kind !== '0' || !Number.isInteger(color)) return 'unknown';
    // Red is the lowest byte.
    const channels = [color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff];
    return channels.map((value) => value.toString(16).padStart(2, '0').toUpperCase()).join('');
  }
}

const sides: ReadonlySet<string> = new Set(['shpleft', 'shpright', 'shptop', 'shpbottom']);
