import { type Candidate, type CandidateSkill, overlap } from '../candidate/candidate.ts';
import type { Evidence } from '../resume/resume.ts';
import type { SkillKind } from '../vocabulary/vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import type { Judging } from './criterion.ts';

/** Words after a verb rather than a name: "Excel at meeting targets". */
const behindVerb = /^s?,? (?:at|in|as|when|under|on|by|beyond|and|within|through|to)\b/;
const sentenceStart = /(?:^|[.!?•●▪◦*·]|\n)[\s–—-]{0,4}$/;
/** Within a longer name, the word belongs to another name: "Outlook Bakery", "Robin Sage". */
const nameBefore = /(?<=[\p{L}\d,] )\p{Lu}\p{Ll}+ $/u;
const nameBehind = /^ \p{Lu}\p{Ll}/u;

/**
 * A tool whose name is an ordinary word, or that no vocabulary knows, is meant where the advert asks for it and the
 * resume writes it in the same spelling: "Epic superuser". Never one that a reviewer removed.
 */
export function toolAsAsked(
  name: string,
  { id, kind }: { readonly id: string; readonly kind: SkillKind },
  candidate: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): CandidateSkill | null {
  if (kind !== 'tool' || !/^\p{Lu}/u.test(name)) return null;
  if (candidate.resume.removedSkills?.includes(id)) return null;
  const [first] = readWords(name);
  if (first === undefined) return null;
  const { text } = candidate.resume.document;
  const evidence: Evidence[] = [];
  for (const number of candidate.linesByStem.get(first.stem) ?? []) {
    const line = candidate.lines[number];
    if (!line || line.showing === 'piled' || isCopied(line)) continue;
    const place = namedIn(text, line, name);
    if (place && !candidate.removed.some((taken) => overlap(taken, place))) evidence.push(place);
  }
  if (evidence.length === 0) return null;
  // A name alone does not tell whether the tool was used or is being learned.
  return { id, name, surface: [name], showing: 'listed', months: null, monthsSince: null, evidence };
}

/** The name in the line, in its own spelling, if it is neither a verb nor part of another name. */
function namedIn(text: string, line: Evidence, name: string): Evidence | null {
  const said = text.slice(line.start, line.end);
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + name.length)) {
    const [start, end] = [line.start + at, line.start + at + name.length];
    const isWord = !isLetter(text.charAt(start - 1)) && !isLetter(text.charAt(end));
    const [before, behind] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 12)];
    const isVerb = sentenceStart.test(before) && behindVerb.test(behind);
    if (isWord && !isVerb && !nameBefore.test(before) && !nameBehind.test(behind)) return { start, end };
  }
  return null;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
