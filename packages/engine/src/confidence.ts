import type { Finding } from './analysis.ts';
import type { Candidate } from './candidate/candidate.ts';
import type { ReadingNote } from './text-document.ts';

/** What each note of the reading takes from the confidence. */
const lostBy: Readonly<Record<ReadingNote, number>> = {
  truncated: 0.15,
  'pages-left-out': 0.15,
  ocr: 0.15,
  'undecodable-text': 0.2,
  damaged: 0.2,
  'pages-without-text': 0.2,
};
/** A resume of fewer telling lines than this says too little to be sure of what is not in it. */
const enoughLines = 20;
/** An advert with fewer requirements than this leaves each of them too much weight. */
const enoughRequirements = 6;
const silence = { noDatedPosition: 0.15, noPosition: 0.1, noSkill: 0.1 } as const;

/** 0 to 1, two decimals: how much ground the resume, its reading and the job gave to judge on. */
export function confidenceIn(findings: readonly Finding[], candidate: Candidate): number {
  const { resume, lines } = candidate;
  let confidence = 1;
  for (const note of new Set(resume.document.notes)) confidence -= lostBy[note];
  if (resume.positions.length === 0) confidence -= silence.noPosition;
  if (resume.experienceMonths === null) confidence -= silence.noDatedPosition;
  if (resume.skills.length === 0) confidence -= silence.noSkill;
  confidence -= 0.25 * (1 - Math.min(1, lines.length / enoughLines));
  confidence -= 0.2 * (1 - Math.min(1, findings.length / enoughRequirements));
  return Math.round(100 * Math.max(0.05, confidence * knownShare(findings))) / 100;
}

/** The share of the weights that could be judged. */
function knownShare(findings: readonly Finding[]): number {
  const weightOf = (some: readonly Finding[]): number =>
    some.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const whole = weightOf(findings);
  return whole === 0 ? 0 : weightOf(findings.filter(({ credit }) => credit !== null)) / whole;
}
