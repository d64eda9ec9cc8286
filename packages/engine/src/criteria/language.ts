import type { Candidate } from '../candidate/candidate.ts';
import { otherLanguage } from '../job/demands/language-demand.ts';
import type { Demand } from '../job/job-description.ts';
import { languageName } from '../languages/language.ts';
import { languageNamed } from '../resume/person/language-names.ts';
import type { Evidence, SpokenLanguage } from '../resume/resume.ts';
import { fold } from '../words/reading-copy.ts';
import { type DraftPart, notFound, type Verdict, verdictFrom } from './criterion.ts';

type LanguageDemand = Extract<Demand, { kind: 'language' }>;

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
/** A language asked for without a level is a working language, which beginner's knowledge does not cover. */
const workingLevel = 'B1';
const basicLevels: ReadonlySet<string> = new Set(['A1', 'A2']);
/** Share of the credit that needs the requested level. */
const ofLevelAsked = 0.5;

/** Checks whether the resume states the language at a sufficient level; silence does not mean "no". */
export function judgeLanguage({ name: written, level }: LanguageDemand, candidate: Candidate): Verdict {
  // Resumes are read by one name for each language: "Mandarin" is "Chinese" there.
  const name = languageNamed(fold(written)) ?? written;
  const isAny = name === otherLanguage;
  const spoken = candidate.resume.languages.find((language) =>
    isAny
      ? language.name !== 'English' && !isWrittenIn(language.name, candidate)
      : language.name.toLowerCase() === name.toLowerCase(),
  );
  if (!spoken) {
    const line = !isAny && isWrittenIn(name, candidate) ? longestLine(candidate) : null;
    if (line === null) return notFound({ code: 'language-not-found', args: {} });
    const args = { language: candidate.language };
    const reason = { code: 'language-written', args } as const;
    const shown = { code: 'language-shown', args: { written: true } } as const;
    const parts: DraftPart[] = [{ ...shown, share: 1, credit: 1, places: [line] }];
    return verdictFrom(candidate, { status: 'met', reason, parts });
  }
  const { evidence: places } = spoken;
  const shown = { code: 'language-shown', args: { written: false }, credit: 1, places } as const;
  const isBasic = spoken.level !== null && basicLevels.has(spoken.level);
  if (level === null && !isBasic) {
    const reason = { code: 'language-named', args: {} } as const;
    return verdictFrom(candidate, { status: 'met', reason, parts: [{ ...shown, share: 1 }] });
  }
  const asked = level ?? workingLevel;
  const enough = isEnough(spoken, asked);
  if (level !== null && stepsBelow(spoken, asked) >= farBelow)
    return verdictFrom(candidate, {
      status: 'not-met',
      reason: { code: 'language-below', args: { level: spoken.level ?? '', asked } },
      parts: [{ code: 'language-level', args: { level: spoken.level, asked }, share: 1, credit: 0, places }],
    });
  const args = { level: spoken.level, asked };
  const ofLevel = {
    code: 'language-level',
    args,
    share: ofLevelAsked,
    credit: enough ? 1 : 0,
    places,
  } as const;
  return verdictFrom(candidate, {
    status: enough ? 'met' : 'partly',
    reason: enough
      ? { code: 'language-named', args: {} }
      : { code: 'language-below', args: { level: spoken.level ?? '', asked } },
    parts: [{ ...shown, share: 1 - ofLevelAsked }, ofLevel],
  });
}

/** The line that best shows the language of a resume. */
const longestLine = ({ lines }: Candidate): Evidence | null =>
  lines
    .filter(({ showing }) => showing !== 'piled' && showing !== 'listed')
    .reduce<Evidence | null>(
      (longest, line) =>
        longest === null || line.end - line.start > longest.end - longest.start ? line : longest,
      null,
    );

/** Resumes seldom list the language that they are written in. */
const isWrittenIn = (name: string, { resume }: Candidate): boolean =>
  resume.language !== null && languageName(resume.language) === name;

/** B1 is two steps below C1: beginner's knowledge is not enough where fluency is asked for. */
const farBelow = 2;

function stepsBelow({ level }: SpokenLanguage, asked: string | null): number {
  const wanted = levels.indexOf(asked as (typeof levels)[number]);
  return wanted < 0 || level === null ? 0 : wanted - levels.indexOf(level);
}

function isEnough({ level }: SpokenLanguage, asked: string | null): boolean {
  const wanted = levels.indexOf(asked as (typeof levels)[number]);
  if (wanted < 0 || level === null) return true;
  return levels.indexOf(level) >= wanted;
}
