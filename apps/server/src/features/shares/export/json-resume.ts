import type { DescribedCandidate } from '../describe-candidate.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A candidate's facts in the JSON Resume format (jsonresume.org, 1.0.0). Unknown fields are left out. */
export function jsonResumeOf(candidate: DescribedCandidate): object {
  const { name, headline, emails, phones, links, place, positions, education } = candidate;
  return {
    $schema: schema,
    basics: known({
      name,
      label: headline,
      email: emails[0],
      phone: phones[0],
      location: place ? { address: place } : null,
      profiles: links.map((url) => ({ url })),
    }),
    work: positions.map(({ title, organization, start, end }) =>
      known({
        name: organization,
        position: title,
        startDate: start,
        endDate: end === 'present' ? null : end,
      }),
    ),
    // Where schools are covered, nothing may be left of an entry.
    education: education
      .map(({ institution, degree, level, field }) =>
        known({ institution, area: field, studyType: degree ?? level }),
      )
      .filter((entry) => Object.keys(entry).length > 0),
    certificates: candidate.certifications.map((certificate) => ({ name: certificate })),
    skills: candidate.skills.map(({ name: skill }) => ({ name: skill })),
    languages: candidate.languages.map(({ name: language, level }) => known({ language, fluency: level })),
    meta: { version: 'v1.0.0', lastModified: candidate.judgedAt },
  };
}

function known(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}
