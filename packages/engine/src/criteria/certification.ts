import type { Candidate } from '../candidate/candidate.ts';
import { licenseNamed } from '../job/rules/licenses.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { type Judging, notFound, type Verdict, verdictFrom } from './criterion.ts';

/** "Studying for the CPA exam", "PMP (in progress)": what is not held yet. */
const inProgress =
  /\b(?:pursuing|stud(?:ying|ies) (?:for|towards?)|in progress|candidate for|candidacy|expected|anticipated|working (?:on|towards?)|toward(?:s)? (?:my|a|the)|preparing (?:for|to)|prep course|scheduled|pending|not yet|to be (?:taken|completed)|sitting for|currently (?:enrolled|taking|completing)|eligible for|exam in)\b/i;
const inProgressCredit = 0.4;

/** The line of the document in which a place lies. */
function around({ resume }: Candidate, { start, end }: Evidence): string {
  const { text } = resume.document;
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(Math.max(from, start - reach), Math.min(to < 0 ? text.length : to, end + reach));
}

const reach = 60;

/** Is the certificate or licence, or one of several that will do, named, among the certifications or in a line of its own? */
export function judgeCertification(
  name: string,
  candidate: Candidate,
  { isCopied, language }: Judging,
): Verdict {
  const names = name.split(/(?<!\s)\s+or\s+/i);
  const ways = names.map((way) => readWords(way, language).map(({ stem }) => stem));
  const shows = names.flatMap((way) => licenseNamed(way)?.held ?? []);
  const isShown = (text: string): boolean => shows.some((held) => held.test(text));
  const isNamed = (stems: ReadonlySet<string>): boolean =>
    ways.some((wanted) => wanted.length > 0 && wanted.every((stem) => stems.has(stem)));
  const fact = candidate.resume.certifications.find(
    ({ value }) =>
      isShown(value) || isNamed(new Set(readWords(value, candidate.language).map(({ stem }) => stem))),
  );
  const { text } = candidate.resume.document;
  const places =
    fact?.evidence ??
    candidate.lines.filter(
      (line) =>
        line.showing !== 'piled' && (isNamed(line.stems) || isShown(text.slice(line.start, line.end))),
    );
  const open = places.filter((place) => !isCopied(place));
  if (open.length === 0) return notFound({ code: 'certificate-not-found', args: {} });
  const held = open.some((place) => !inProgress.test(around(candidate, place)));
  const part = {
    code: 'certificate',
    args: { held },
    share: 1,
    credit: held ? 1 : inProgressCredit,
  } as const;
  return verdictFrom(candidate, {
    status: held ? 'met' : 'partly',
    reason: { code: held ? 'certificate-named' : 'certificate-in-progress', args: {} },
    parts: [{ ...part, places: open }],
  });
}
