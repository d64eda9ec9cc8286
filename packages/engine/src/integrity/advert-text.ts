import type { TextDocument } from '@winnow/document-model';
import type { Evidence } from '../resume/resume.ts';

/** Phrases of an employer, which do not belong in a resume. */
const employerVoice: readonly RegExp[] = [
  /\bwe (?:need|require|are (?:looking for|seeking|hiring)|seek)\b.{0,80}?\b(?:experience|years|someone|candidate|engineer|developer|degree|you)\b/i,
  /\b(?:ideal|successful|right) (?:candidate|applicant) (?:will|must|should|has|have|is)\b/i,
  /^\W*(?:minimum|preferred|required|basic) qualifications\b/i,
];

/** Lines that read as if copied from an advert. */
export function findAdvertText({ text, lines }: TextDocument): readonly Evidence[] {
  return lines
    .filter(({ start, end }) => {
      const content = text.slice(start, Math.min(end, start + 2000));
      return employerVoice.some((voice) => voice.test(content));
    })
    .map(({ start, end }) => ({ start, end }));
}
