import { type Decision, decisions, type RecordedChange, type Stage, stages } from '@winnow/contracts';
import type { AnalysisEvent } from './analysis-history-repository.ts';

const withoutValues: Readonly<Record<string, RecordedChange>> = {
  'The decision was taken back.': { code: 'decision-withdrawn' },
  'Wrote notes.': { code: 'notes-written' },
  'Removed the notes.': { code: 'notes-removed' },
  'Took back the score set by hand.': { code: 'score-withdrawn' },
  'Facts were set right by hand.': { code: 'facts-corrected' },
  'The facts are again as they were read.': { code: 'facts-restored' },
};

/** The change that an event records. Earlier releases stored only English sentences; `null` for an unknown one. */
export function changeOf({ change, text }: Pick<AnalysisEvent, 'change' | 'text'>): RecordedChange | null {
  return change ?? withoutValues[text] ?? withValues(text);
}

function withValues(text: string): RecordedChange | null {
  const moved = /^Moved from (\w+) to (\w+)\.$/.exec(text);
  if (moved) {
    const [from, to] = [stageOf(moved[1]), stageOf(moved[2])];
    return from && to ? { code: 'stage-changed', from, to } : null;
  }
  const decided = /^Decided: (\w+)\.$/.exec(text);
  if (decided) {
    const decision = decisionOf(decided[1]);
    return decision ? { code: 'decided', decision } : null;
  }
  const overridden = /^Set a score of (\d+) beside the computed (\d+|none)\.$/.exec(text);
  if (overridden) {
    const [, score, computed] = overridden;
    return {
      code: 'score-set',
      score: Number(score),
      computed: computed === 'none' ? null : Number(computed),
    };
  }
  const judged = /^Judged by version (\d+) of the job description\.$/.exec(text);
  return judged ? { code: 'scored-again', version: Number(judged[1]) } : null;
}

const stageOf = (word = ''): Stage | undefined => stages.find((stage) => stage === word.toLowerCase());
const decisionOf = (word = ''): Decision | undefined =>
  decisions.find((decision) => decision === word.toLowerCase());
