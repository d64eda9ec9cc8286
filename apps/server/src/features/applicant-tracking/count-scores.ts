import type { SentScoreCounts } from '@winnow/contracts';
import type { NoteRow, SystemOfAnalysis } from './tracking-repository.ts';

/** The note of a score that was or will be sent; `undefined` if there is none, or only one of another score. */
export function noteOf(
  { analysisId, connectionId, score }: SystemOfAnalysis,
  notes: readonly NoteRow[],
): NoteRow | undefined {
  return notes.find(
    (note) => note.analysisId === analysisId && note.connectionId === connectionId && note.score === score,
  );
}

/** Counts candidates by the state of their scores: each counts once, by the state that most needs attention. */
export function countScores(
  rows: readonly { readonly id: string; readonly score: number | null }[],
  systems: readonly SystemOfAnalysis[],
  notes: readonly NoteRow[],
): SentScoreCounts {
  const counts = {
    unsent: 0,
    failed: 0,
    unknown: 0,
    underWay: 0,
    sent: 0,
    withoutSystem: 0,
    withoutScore: 0,
  };
  const ofAnalysis = Map.groupBy(systems, ({ analysisId }) => analysisId);
  for (const { id, score } of rows) {
    const own = ofAnalysis.get(id) ?? [];
    const states = new Set(own.map((system) => noteOf(system, notes)?.state ?? 'new'));
    if (score === null) counts.withoutScore += 1;
    else if (own.length === 0) counts.withoutSystem += 1;
    else if (states.has('waiting') || states.has('sending')) counts.underWay += 1;
    else if (states.has('new')) counts.unsent += 1;
    else if (states.has('failed')) counts.failed += 1;
    else if (states.has('unknown')) counts.unknown += 1;
    else counts.sent += 1;
  }
  const named = new Map(
    systems.map(({ connectionId, vendor, name }) => [connectionId, { connectionId, vendor, name }]),
  );
  return { systems: [...named.values()], ...counts };
}
