import type { Resume, Vocabulary } from '@winnow/engine';
import { foldWords } from '../../search/words/fold-words.ts';
import { graded, gradeOfLanguage, gradeOfSkill, gradeOfTitle, gradeOfYears } from './fact-grades.ts';
import { mergeFacts, type PoolFact } from './pool-fact.ts';

/** Maximum; a typical resume has about 60. */
const factsMax = 500;
const labelMax = 80;
/** "CPA" in "Certified Public Accountant (CPA)". */
const abbreviation = /\b[A-Z][A-Z0-9]{1,9}\b/g;

/** Facts by which the talent pool finds a resume, in vocabulary terms if it knows them. */
export function readPoolFacts(resume: Resume, vocabulary: Vocabulary): PoolFact[] {
  const facts = [
    ...skillsOf(resume, vocabulary),
    ...titlesOf(resume, vocabulary),
    ...educationOf(resume),
    ...resume.certifications.flatMap(({ value }) => [
      ...named('certification', value),
      ...(value.match(abbreviation) ?? []).flatMap((word) => named('certification', word)),
    ]),
    ...resume.languages.flatMap(({ name, level }) => named('language', name, gradeOfLanguage(level))),
    ...placesOf(resume),
    ...knownOf(resume),
  ];
  if (resume.experienceMonths !== null)
    facts.push(graded('years', '', '', gradeOfYears(resume.experienceMonths)));
  return mergeFacts([facts]).slice(0, factsMax);
}

/** Normalizes text for comparing values of facts. */
export const comparedForm = (text: string): string => foldWords(text).join(' ');

function named(kind: PoolFact['kind'], label: string, grade?: number): PoolFact[] {
  const value = comparedForm(label).slice(0, 2 * labelMax);
  return value === '' ? [] : [graded(kind, value, storable(label), grade)];
}

function skillsOf({ skills }: Resume, vocabulary: Vocabulary): PoolFact[] {
  return skills.flatMap((skill) => [
    graded('skill', skill.id, skill.name, gradeOfSkill(skill)),
    // React implies JavaScript, as weaker evidence.
    ...(vocabulary.skill(skill.id)?.implies ?? []).flatMap((id) => {
      const implied = vocabulary.skill(id);
      return implied
        ? [graded('skill', id, implied.name, gradeOfSkill({ showing: 'listed', months: null }))]
        : [];
    }),
  ]);
}

function titlesOf({ positions }: Resume, vocabulary: Vocabulary): PoolFact[] {
  return positions.flatMap(({ title }, index) => {
    if (title === null) return [];
    const mentions = vocabulary.findTitles(title);
    const grade = gradeOfTitle(index);
    if (mentions.length === 0) return named('title', title, grade);
    return mentions.flatMap((mention) => [
      ...named('title', mention.title, grade),
      ...(mention.occupation === null
        ? []
        : [graded('occupation', mention.occupation, mention.title, grade)]),
      // Only the current level counts.
      ...(index === 0 && mention.seniority ? [graded('level', mention.seniority, mention.seniority)] : []),
    ]);
  });
}

function educationOf({ education }: Resume): PoolFact[] {
  return education.flatMap(({ level, field }) => [
    ...(level ? [graded('degree', level, level)] : []),
    ...named('field', field ?? ''),
  ]);
}

function placesOf({ location }: Resume): PoolFact[] {
  const place = location?.value ?? '';
  return [place, ...place.split(/[,;/()]/)].flatMap((part) => named('place', part));
}

/** Kinds that the resume mentions at all; nothing is known about the others. */
function knownOf({ languages, education, experienceMonths }: Resume): PoolFact[] {
  return [
    ...(languages.length > 0 ? [graded('known', 'language', '')] : []),
    ...(education.length > 0 ? [graded('known', 'degree', '')] : []),
    ...(experienceMonths === null ? [] : [graded('known', 'years', '')]),
  ];
}

/** Removes NUL characters and lone surrogates, which PostgreSQL rejects. */
const storable = (text: string): string =>
  text.replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, labelMax).toWellFormed();
