import type { HiddenText } from '@winnow/document-model';
import type { TextRun } from '../page-content.ts';

/** Hidden runs, joined into phrases in drawing order. */
export function collectHiddenText(runs: readonly TextRun[], page: number): HiddenText[] {
  const phrases: { technique: HiddenText['technique']; page: number; text: string; last: TextRun }[] = [];
  for (const run of runs) {
    if (run.hiddenBy === null) continue;
    const phrase = phrases.at(-1);
    if (phrase && phrase.technique === run.hiddenBy) {
      phrase.text += isApart(phrase.last, run) ? ` ${run.text}` : run.text;
      phrase.last = run;
    } else phrases.push({ technique: run.hiddenBy, page, text: run.text, last: run });
  }
  return phrases.filter((phrase) => phrase.text.trim() !== '').map(({ last: _last, ...phrase }) => phrase);
}

function isApart(before: TextRun, after: TextRun): boolean {
  if (/\s$/.test(before.text) || /^\s/.test(after.text)) return false;
  const isSameLine = Math.abs(after.baseline - before.baseline) < 0.3 * Math.max(after.fontSize, 0.1);
  return !isSameLine || Math.abs(after.box[0] - before.box[2]) > 0.15 * after.fontSize;
}
