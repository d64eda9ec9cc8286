import * as z from 'zod';

const factPlace = z.object({
  start: z.int(),
  end: z.int(),
  quote: z.string(),
  page: z.int().nullable(),
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});
const fact = z.object({ value: z.string(), evidence: z.array(factPlace) });
const dateText = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Write a date as 2024 or 2024-05.')
  .nullable();
const endText = z.union([dateText, z.literal('present')]);
const words = (max: number) => z.string().trim().max(max, `Keep it under ${max} characters.`);
const line = words(300);

export const degreeLevelNames = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
] as const;
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;

const positionValues = z.object({
  title: line.nullable(),
  organization: line.nullable(),
  start: dateText,
  end: endText,
});
const educationValues = z.object({
  institution: line.nullable(),
  degree: line.nullable(),
  level: z.enum(degreeLevelNames).nullable(),
  field: line.nullable(),
});
const languageValues = z.object({ name: line.min(1), level: z.enum(languageLevels).nullable() });

/** Raw text from a resume, of any length. */
const readText = z.string().nullable();
const evidence = z.array(factPlace);

/** Facts read from a person's resume, each with the text it was read from. */
export const candidateFacts = z
  .object({
    name: fact.nullable(),
    emails: z.array(fact),
    phones: z.array(fact),
    links: z.array(fact),
    place: fact.nullable(),
    experienceMonths: z.int().nullable(),
    positions: z.array(
      z.object({
        title: readText,
        organization: readText,
        start: readText.meta({ description: '`YYYY` or `YYYY-MM`.' }),
        end: readText.meta({ description: '`YYYY`, `YYYY-MM` or `present`.' }),
        months: z.int().nullable(),
        evidence,
      }),
    ),
    education: z.array(
      z.object({
        institution: readText,
        degree: readText,
        level: z.enum(degreeLevelNames).nullable(),
        field: readText,
        evidence,
      }),
    ),
    skills: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        showing: z.enum(['listed', 'used']),
        months: z.int().nullable(),
        evidence,
      }),
    ),
    certifications: z.array(fact),
    languages: z.array(z.object({ name: z.string(), level: z.enum(languageLevels).nullable(), evidence })),
  })
  .meta({ id: 'CandidateFacts' });
export type CandidateFacts = z.infer<typeof candidateFacts>;

/** Seventy years; a larger value was surely meant for another field. */
const monthsMax = 840;
const contacts = z.array(line.min(1)).max(20).optional();

/** Corrections by a person. A given list replaces the list that was read; omitted fields keep their value. */
export const factCorrections = z.object({
  name: line.nullable().optional(),
  place: line.nullable().optional(),
  emails: contacts,
  phones: contacts,
  links: contacts,
  experienceMonths: z
    .int()
    .min(0)
    .max(monthsMax)
    .nullable()
    .optional()
    .meta({ description: 'Total months of work. If set, the dates of positions no longer affect it.' }),
  positions: z.array(positionValues).max(60).optional(),
  education: z.array(educationValues).max(40).optional(),
  skills: z
    .array(line.min(1))
    .max(300)
    .optional()
    .meta({ description: 'Names of skills. A skill that is left out no longer counts.' }),
  certifications: z.array(line.min(1)).max(60).optional(),
  languages: z.array(languageValues).max(40).optional(),
});
export type FactCorrections = z.infer<typeof factCorrections>;

export const correctableFacts = [
  'name',
  'place',
  'emails',
  'phones',
  'links',
  'experienceMonths',
  'positions',
  'education',
  'skills',
  'certifications',
  'languages',
] as const satisfies readonly (keyof FactCorrections)[];
export type CorrectableFact = (typeof correctableFacts)[number];
