import type { Candidate } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';
import { type Judging, missing, quote, rounded, type Verdict } from './criterion.ts';
import { shownInWords } from './shown-in-words.ts';

const metFrom = 0.6;
const partlyFrom = 0.1;
/** A title whose words are only told of, and not held, is worth at most so much. */
const wordsAlone = 0.5;

/** Has the candidate held this title, or one near it? */
export function judgeTitle(title: string, candidate: Candidate, judging: Judging): Verdict {
  let best = 0;
  let places: readonly Evidence[] = [];
  let held = '';
  for (const position of candidate.resume.positions) {
    const [heading] = position.evidence;
    if (position.title === null || heading === undefined || judging.isCopied(heading)) continue;
    const affinity = judging.vocabulary.titleAffinity(position.title, title);
    if (affinity <= best) continue;
    best = affinity;
    held = position.title;
    places = [placeOf(position.title, heading, candidate)];
  }
  const worded = shownInWords(title, candidate, judging);
  const inWords = wordsAlone * worded.credit;
  const credit = Math.min(1, Math.max(best, inWords) + 0.2 * Math.min(best, inWords));
  if (credit < partlyFrom) return missing('No position with this title or one near it.');
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit: rounded(credit),
    evidence: quote(candidate, best > 0 ? [...places, ...worded.places] : worded.places),
    reason: best > 0 ? `Held the title ${held}.` : 'The words of the title appear, but no such position.',
  };
}

function placeOf(title: string, heading: Evidence, { resume }: Candidate): Evidence {
  const at = resume.document.text.indexOf(title, heading.start);
  return at >= 0 && at < heading.end ? { start: at, end: at + title.length } : heading;
}
