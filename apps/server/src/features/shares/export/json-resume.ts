import type { FactCorrections } from '@winnow/contracts';
import type { DescribedCandidate } from '../describe-candidate.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A candidate's facts in the JSON Resume format (jsonresume.org, 1.0.0). Unknown fields are left out. */
export function jsonResumeOf(candidate: DescribedCandidate): Fields {
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
    // If schools are covered, nothing may remain of an entry.
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * A file that was uploaded as JSON Resume, unchanged, including fields that only other programs know. Only corrected
 * facts are replaced.
 */
export function originalJsonResume(
  original: Uint8Array,
  candidate: DescribedCandidate,
  corrections: FactCorrections | null,
): string {
  const text = new TextDecoder().decode(original);
  if (!corrections) return text;
  const resume: Fields = JSON.parse(text);
  const now = jsonResumeOf(candidate);
  const corrected = Object.keys(corrections);
  const replaced = (source: Fields, names: Readonly<Record<string, string>>): Fields =>
    Object.fromEntries(
      Object.entries(names).flatMap(([fact, field]) =>
        corrected.includes(fact) ? [[field, source[field]]] : [],
      ),
    );
  return asText({
    ...resume,
    ...replaced(now, sectionOfFact),
    basics: { ...fieldsOf(resume['basics']), ...replaced(fieldsOf(now['basics']), basicOfFact) },
  });
}

/** Section of the schema for each fact that can be corrected. */
const sectionOfFact = {
  positions: 'work',
  education: 'education',
  skills: 'skills',
  certifications: 'certificates',
  languages: 'languages',
};
const basicOfFact = { name: 'name', place: 'location', emails: 'email', phones: 'phone', links: 'profiles' };

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Indented JSON. */
export const asText = (value: unknown): string => JSON.stringify(value, null, 2);

function known(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}
