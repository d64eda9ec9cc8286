import type { Verdict } from '../cases/case.ts';

/** Credit for a verdict: a requirement that is not mentioned earns as little as one that is not met. */
const grades: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.5, 'not-met': 0, 'not-found': 0 };

export const gradeOf = (verdict: Verdict): number => grades[verdict];
