import type { Candidate } from '../candidate/candidate.ts';
import { inEnglish } from '../languages/gloss.ts';
import type { HeldTitle, Judging } from './criterion.ts';

/** Returns the candidate's title nearest to the job's; computed on first use and cached. */
export function nearestTitle(
  asked: string | null,
  candidate: Candidate,
  judging: Pick<Judging, 'language' | 'vocabulary' | 'isCopied'>,
): () => HeldTitle | null {
  let known: HeldTitle | null | undefined = asked === null ? null : undefined;
  return () => {
    if (known === undefined) known = findNearest(asked ?? '', candidate, judging);
    return known;
  };
}

function findNearest(
  asked: string,
  { resume, language: languageOfResume }: Candidate,
  { language, vocabulary, isCopied }: Pick<Judging, 'language' | 'vocabulary' | 'isCopied'>,
): HeldTitle | null {
  const wanted = inEnglish(asked, language);
  let nearest: HeldTitle | null = null;
  for (const { title, evidence } of resume.positions) {
    const [heading] = evidence;
    if (title === null || heading === undefined || isCopied(heading)) continue;
    const affinity = vocabulary.titleAffinity(inEnglish(title, languageOfResume), wanted);
    if (affinity > (nearest?.affinity ?? 0)) nearest = { title, affinity, place: heading };
  }
  return nearest;
}
