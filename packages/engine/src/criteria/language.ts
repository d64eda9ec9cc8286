import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { languageNames } from '../languages/language.ts';
import { languageNamed } from '../resume/person/language-names.ts';
import type { Evidence, SpokenLanguage } from '../resume/resume.ts';
import { fold } from '../words/reading-copy.ts';
import { notFound, quote, type Verdict } from './criterion.ts';

type LanguageDemand = Extract<Demand, { kind: 'language' }>;

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;

/** Does the candidate say they speak the language, and well enough? Silence is not a no. */
export function judgeLanguage({ name: written, level }: LanguageDemand, candidate: Candidate): Verdict {
  // Resumes are read by one name for each language: "Mandarin" is "Chinese" there.
  const name = languageNamed(fold(written)) ?? written;
  const spoken = candidate.resume.languages.find(
    (language) => language.name.toLowerCase() === name.toLowerCase(),
  );
  if (!spoken) {
    const written = isWrittenIn(name, candidate) ? longestLine(candidate) : null;
    if (written === null) return notFound('The resume does not say.');
    return {
      status: 'met',
      credit: 1,
      evidence: quote(candidate, [written]),
      reason: `The resume is written in ${name}.`,
    };
  }
  const enough = isEnough(spoken, level);
  return {
    status: enough ? 'met' : 'partly',
    credit: enough ? 1 : 0.5,
    evidence: quote(candidate, spoken.evidence),
    reason: enough
      ? 'Named among the languages.'
      : `Named, but at ${spoken.level ?? 'no'} level where ${level} is asked.`,
  };
}

/** The line that shows best what a resume is written in. */
const longestLine = ({ lines }: Candidate): Evidence | null =>
  lines
    .filter(({ showing }) => showing !== 'piled' && showing !== 'listed')
    .reduce<Evidence | null>(
      (longest, line) =>
        longest === null || line.end - line.start > longest.end - longest.start ? line : longest,
      null,
    );

/** Few name the language that they write in among those that they speak. */
const isWrittenIn = (name: string, { resume }: Candidate): boolean =>
  resume.language !== null && languageNames[resume.language] === name;

function isEnough({ level }: SpokenLanguage, asked: string | null): boolean {
  const wanted = levels.indexOf(asked as (typeof levels)[number]);
  if (wanted < 0 || level === null) return true;
  return levels.indexOf(level) >= wanted;
}
