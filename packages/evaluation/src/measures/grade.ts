import type { Verdict } from '../cases/case.ts';

/** What a verdict earns: silence as little as the contrary. */
const grades: Readonly<Record<Verdict, number>> = { met: 1, partly: 0.5, 'not-met': 0, 'not-found': 0 };

export const gradeOf = (verdict: Verdict): number => grades[verdict];
