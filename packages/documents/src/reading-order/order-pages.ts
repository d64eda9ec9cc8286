import type { Box, HiddenText } from '@winnow/document-model';
import type { DraftLine } from '../assemble-document.ts';
import type { PageContent, TextRun } from '../page-content.ts';
import { buildLines, type PageLine } from './build-lines.ts';
import { collectHiddenText } from './hidden-text.ts';
import { isAfterGap, measurePitches, type Pitches } from './line-pitch.ts';
import { placeRun } from './place-run.ts';
import { buildSegments } from './segment.ts';
import { splitIntoBlocks } from './split-columns.ts';

/** The text of pages in human reading order, and separately the hidden text. */
export function orderPages(pages: readonly PageContent[]): { lines: DraftLine[]; hidden: HiddenText[] } {
  const lines: DraftLine[] = [];
  const hidden: HiddenText[] = [];
  let block = 0;
  for (const [page, content] of pages.entries()) {
    for (const text of collectHiddenText(content.runs, page)) hidden.push(text);
    const blocks = orderPage(content);
    const pitches = measurePitches(blocks);
    for (const pageLines of blocks) {
      for (const line of toDraftLines(pageLines, page, block, pitches)) lines.push(line);
      block += 1;
    }
  }
  return { lines, hidden };
}

/** Blocks of one page. Text in the predominant direction comes first, other directions after it. */
function orderPage(content: PageContent): PageLine[][] {
  const visible = content.runs.filter((run) => run.hiddenBy === null && run.text.trim() !== '');
  return directionsByWeight(visible).flatMap((angle) => {
    const runs = visible.filter((run) => run.angle === angle);
    const segments = buildSegments(runs.map((run) => placeRun(run, content)));
    return splitIntoBlocks(segments).map(buildLines);
  });
}

function directionsByWeight(runs: readonly TextRun[]): TextRun['angle'][] {
  const characters = new Map<TextRun['angle'], number>();
  for (const { angle, text } of runs) characters.set(angle, (characters.get(angle) ?? 0) + text.length);
  return [...characters].sort((a, b) => b[1] - a[1]).map(([angle]) => angle);
}

function toDraftLines(
  lines: readonly PageLine[],
  page: number,
  block: number,
  pitches: Pitches,
): DraftLine[] {
  return lines.map((line, index) => ({
    pieces: line.pieces,
    page,
    box: surround(line.runs.map((run) => run.box)),
    fontSize: line.fontSize,
    bold: isMostlyBold(line),
    headingLevel: null,
    block,
    gapBefore: isAfterGap(line, lines[index - 1], pitches),
  }));
}

function surround(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  return [left, top, right, bottom];
}

function isMostlyBold(line: PageLine): boolean {
  let balance = 0;
  for (const { bold, text } of line.runs) balance += bold ? text.length : -text.length;
  return balance > 0;
}
