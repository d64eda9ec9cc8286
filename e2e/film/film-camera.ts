import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** A picture of the page and its duration in the film, in seconds. */
type Frame = { readonly file: string; readonly seconds: number };

/** Start of a caption, in seconds from the start of the film. */
export type Cue<Id extends string> = { readonly id: Id; readonly from: number };

type Point = { readonly x: number; readonly y: number };

const framesPerSecond = 15;
const frameSeconds = 1 / framesPerSecond;
/** Speed of the cursor in pixels per second, slow enough to follow. */
const cursorSpeed = 900;

/**
 * Films a page frame by frame: the script determines the time of the film, not the speed of the machine, so that the
 * film is smooth even on a busy machine. The page shows the real product at work.
 */
export async function createFilmCamera<CueId extends string>(page: Page, folder: string) {
  await mkdir(folder, { recursive: true });
  const frames: Frame[] = [];
  const cues: Cue<CueId>[] = [];
  let length = 0;
  let cursor: Point = { x: 640, y: 420 };

  await page.addInitScript(drawCursor);

  async function shoot(seconds: number): Promise<void> {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`);
    await page.screenshot({ path: file, caret: 'initial' });
    frames.push({ file, seconds });
    length += seconds;
  }

  async function placeCursor(point: Point, isPressed = false): Promise<void> {
    cursor = point;
    await page.evaluate(([x, y, pressed]) => window.placeFilmCursor?.(x, y, pressed), [
      point.x,
      point.y,
      isPressed,
    ] as const);
  }

  /** Moves the cursor smoothly, slower at both ends, and points at the target. */
  async function moveTo(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('The cursor cannot reach what is not shown.');
    const from = cursor;
    const to = { x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 };
    const seconds = Math.max(0.35, Math.hypot(to.x - from.x, to.y - from.y) / cursorSpeed);
    const count = Math.round(seconds * framesPerSecond);
    for (let frame = 1; frame <= count; frame += 1) {
      const share = (1 - Math.cos((Math.PI * frame) / count)) / 2;
      await placeCursor({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      await shoot(frameSeconds);
    }
    await page.mouse.move(to.x, to.y);
  }

  return {
    /** Starts a caption. */
    cue(id: CueId): void {
      cues.push({ id, from: length });
    },
    moveTo,
    /** Shows a still page. */
    async hold(seconds: number): Promise<void> {
      await placeCursor(cursor);
      await shoot(seconds);
    },
    /** Films the page while it changes by itself. */
    async watch(seconds: number): Promise<void> {
      const count = Math.round(seconds * framesPerSecond);
      for (let frame = 0; frame < count; frame += 1) {
        await placeCursor(cursor);
        await shoot(frameSeconds);
      }
    },
    async click(target: Locator): Promise<void> {
      await moveTo(target);
      await placeCursor(cursor, true);
      await shoot(0.2);
      await target.click();
      await placeCursor(cursor);
      await shoot(0.2);
    },
    /** Scrolls the page smoothly. @param pixels downwards */
    async scroll(pixels: number): Promise<void> {
      const count = Math.max(8, Math.round((Math.abs(pixels) / 500) * framesPerSecond));
      let done = 0;
      for (let frame = 1; frame <= count; frame += 1) {
        const next = Math.round((pixels * (1 - Math.cos((Math.PI * frame) / count))) / 2);
        await page.mouse.wheel(0, next - done);
        done = next;
        await shoot(frameSeconds);
      }
    },
    /** Types word by word, like a user. */
    async type(target: Locator, text: string): Promise<void> {
      for (const word of text.split(/(?<= )/)) {
        await target.pressSequentially(word);
        await shoot(0.16);
      }
    },
    length: () => length,
    cues: (): readonly Cue<CueId>[] => cues,
    /** Writes the list of pictures for ffmpeg. @returns its path */
    async finish(): Promise<string> {
      const lines = frames.flatMap(({ file, seconds }) => [
        `file '${file}'`,
        `duration ${seconds.toFixed(4)}`,
      ]);
      // Repeats the last picture, since ffmpeg ignores the duration of the last one.
      const list = join(folder, 'frames.txt');
      await writeFile(list, [...lines, `file '${frames.at(-1)?.file}'`, ''].join('\n'));
      return list;
    },
  };
}

declare global {
  interface Window {
    placeFilmCursor?: (x: number, y: number, isPressed: boolean) => void;
  }
}

/** Runs in the page, since a headless browser has no cursor to film. */
function drawCursor(): void {
  let arrow: SVGSVGElement | null = null;
  const draw = (): SVGSVGElement => {
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawn.setAttribute('viewBox', '0 0 24 24');
    drawn.setAttribute('width', '30');
    drawn.setAttribute('height', '30');
    drawn.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', 'M4 2.5v17l4.4-4.2 2.8 6.4 3-1.3-2.8-6.3h6.1Z');
    path.setAttribute('fill', '#111');
    path.setAttribute('stroke', '#fff');
    path.setAttribute('stroke-width', '1.6');
    drawn.append(path);
    Object.assign(drawn.style, {
      position: 'fixed',
      zIndex: '2147483647',
      pointerEvents: 'none',
      transformOrigin: '4px 3px',
    });
    return drawn;
  };
  window.placeFilmCursor = (x, y, isPressed) => {
    arrow ??= draw();
    if (!arrow.isConnected) document.documentElement.append(arrow);
    Object.assign(arrow.style, { left: `${x - 5}px`, top: `${y - 3}px`, scale: isPressed ? '0.8' : '1' });
  };
}
