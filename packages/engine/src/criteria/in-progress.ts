import type { Candidate } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';

/** "Studying for the CPA exam", "PMP (in progress)": not yet obtained. */
const inProgress =
  /\b(?:pursuing|stud(?:ying|ies) (?:for|towards?)|in progress|candidate for|candidacy|expected|anticipated|working (?:on|towards?)|toward(?:s)? (?:my|a|the)|preparing (?:for|to)|prep course|scheduled|pending|not yet|to be (?:taken|completed)|sitting for|currently (?:enrolled|taking|completing)|still (?:enrolled|studying)|registered for|eligible for|exam (?:in|on|booked|planned)|part (?:\d|one|two|three|i{1,3}) (?:is )?(?:passed|done)|(?:first|second|third|fourth) of (?:two|three|four|five|six) (?:semesters|terms|years|parts)|did(?: not|n['’]t) (?:finish|complete)|class(?:es)? now)\b/i;
/** Credit for a degree or certificate in progress. */
export const inProgressCredit = 0.4;

/** The line of the document that contains a place. */
function around({ resume }: Candidate, { start, end }: Evidence): string {
  const { text } = resume.document;
  const from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  const to = text.indexOf('\n', end);
  return text.slice(Math.max(from, start - reach), Math.min(to < 0 ? text.length : to, end + reach));
}

const reach = 60;

/** "Current" alone on a line above a degree: the studies are still in progress. */
const goesOn =
  /(?:^|\n)[^\S\n]*(?:(?:\w+ )?\d{4} ?(?:-|–|to) ?)?(?:current|present|in progress|expected[^\n]{0,30})[^\S\n]*\n$/i;

/** Whether the line above a place says that it is still in progress. */
export function isDatedAsGoingOn({ resume }: Candidate, { start }: Evidence): boolean {
  const { text } = resume.document;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return goesOn.test(text.slice(Math.max(0, from - reach), from));
}

/** Whether the line around a place says that what it names is not yet obtained. */
export const isInProgress = (candidate: Candidate, place: Evidence): boolean =>
  inProgress.test(around(candidate, place));
