import type { CandidateFacts } from '@winnow/contracts';
import type { Evidence, Fact, Resume } from '@winnow/engine';
import { locate } from '../../resume-matcher/match-report.ts';

/** Maximum places shown for a fact; more are noise. */
const maxPlaces = 6;

/** Facts read from a resume, each with its quote and position on the page. */
export function presentFacts(resume: Resume): CandidateFacts {
  const { document } = resume;
  const places = (evidence: readonly Evidence[]) =>
    evidence
      .slice(0, maxPlaces)
      .map(({ start, end }) => locate(document, { start, end, quote: document.text.slice(start, end) }));
  const fact = ({ value, evidence }: Fact<string>) => ({ value, evidence: places(evidence) });
  return {
    name: resume.name && fact(resume.name),
    emails: resume.emails.map(fact),
    phones: resume.phones.map(fact),
    links: resume.links.map(fact),
    place: resume.location && fact(resume.location),
    experienceMonths: resume.experienceMonths,
    positions: resume.positions.map(({ title, organization, start, end, months, evidence }) => ({
      title,
      organization,
      start,
      end,
      months,
      // The heading; the rest is the whole description.
      evidence: places(evidence.slice(0, 1)),
    })),
    education: resume.education.map(({ institution, degree, level, field, evidence }) => ({
      institution,
      degree,
      level,
      field,
      evidence: places(evidence),
    })),
    skills: resume.skills.map(({ id, name, showing, months, evidence }) => ({
      id,
      name,
      showing,
      months,
      evidence: places(evidence),
    })),
    certifications: resume.certifications.map(fact),
    languages: resume.languages.map(({ name, level, evidence }) => ({
      name,
      level,
      evidence: places(evidence),
    })),
  };
}
