import type { JobSection, JobSectionId } from '@winnow/contracts';
import type { Draft } from './draft.ts';
import { headings, openings, openingsWithoutDuties, skillLines } from './phrases.ts';
import { degreeByZone, termsByLevel } from './seniority-terms.ts';

/** Number of lines for each length. */
const amounts = {
  short: { duties: 4, needs: 3, extras: 2 },
  standard: { duties: 6, needs: 5, extras: 3 },
  detailed: { duties: 9, needs: 7, extras: 5 },
} as const;

type Words = Omit<JobSection, 'id' | 'heading'>;

const writers: Readonly<Record<JobSectionId, (draft: Draft, variant: number) => Words>> = {
  role: writeRole,
  duties: writeDuties,
  needs: writeNeeds,
  extras: writeExtras,
  wishes: ({ wishes }) => ({ paragraphs: [], lines: [...wishes.others] }),
  company: ({ brief }) => ({ paragraphs: brief.company ? [brief.company] : [], lines: [] }),
};

/** In their order in the text. */
export const sectionIds = Object.keys(writers) as readonly JobSectionId[];

/** Writes one section; empty if nothing is known. */
export function writeSection(draft: Draft, id: JobSectionId, variant: number): JobSection {
  return { id, heading: headings[draft.brief.tone][id], ...writers[id](draft, variant) };
}

function writeRole(draft: Draft, variant: number): Words {
  const { brief, occupation } = draft;
  const title = withArticle(draft.titleInSentence);
  const tasks = turned(occupation?.tasks ?? [], variant * 2);
  const [first, second] = tasks.map(inSentence);
  const opening =
    first && second
      ? choose(openings[brief.tone], draft, variant)({ title, first, second })
      : choose(openingsWithoutDuties[brief.tone], draft, variant)(title);
  return { paragraphs: [opening], lines: [] };
}

function writeDuties({ brief, occupation }: Draft, variant: number): Words {
  const wanted = amounts[brief.length].duties;
  const ofLevel = brief.seniority ? termsByLevel[brief.seniority].duty : null;
  const tasks = turned(occupation?.tasks ?? [], variant * wanted);
  const ofOccupation = tasks.slice(0, wanted - (ofLevel ? 1 : 0));
  return { paragraphs: [], lines: ofLevel && tasks.length > 0 ? [...ofOccupation, ofLevel] : ofOccupation };
}

function writeNeeds(draft: Draft, variant: number): Words {
  const { brief, occupation, wishes } = draft;
  const years = brief.seniority ? termsByLevel[brief.seniority].years : null;
  const ofYears =
    years && occupation
      ? [
          `At least ${years} ${years === 1 ? 'year' : 'years'} of experience as ${withArticle(draft.plainTitle)}`,
        ]
      : [];
  const asked = [...ofYears, ...wishes.needs];
  const free = Math.max(0, amounts[brief.length].needs - asked.length);
  // The recruiter's skills come before those suggested by the occupation.
  return { paragraphs: [], lines: [...asked, ...suggestSkills(draft, 0, free, variant)] };
}

function writeExtras(draft: Draft, variant: number): Words {
  const { brief, occupation, wishes } = draft;
  const { needs, extras } = amounts[brief.length];
  const degree = occupation?.zone ? degreeByZone[occupation.zone] : undefined;
  const asked = [...wishes.extras, ...(degree && brief.seniority !== 'trainee' ? [degree] : [])];
  const free = Math.max(0, extras - asked.length);
  return { paragraphs: [], lines: [...asked, ...suggestSkills(draft, needs, free, variant)] };
}

/**
 * Lines about skills of the occupation, starting at a position in its list, without skills that a nice-to-have names.
 */
function suggestSkills(draft: Draft, from: number, count: number, variant: number): string[] {
  const { brief, occupation, wishes } = draft;
  const said = [...wishes.needs, ...wishes.extras, ...wishes.others].join('\n').toLowerCase();
  const skills = (occupation?.skills ?? []).filter((skill) => !said.includes(skill.toLowerCase()));
  const forms = skillLines[brief.tone];
  return turned(skills, variant * count)
    .slice(from, from + count)
    .map((skill, index) => choose(forms, draft, variant + index)(nameInSentence(skill)));
}

/** Rotates the list, so that every variant begins at another place. */
function turned<Item>(items: readonly Item[], places: number): Item[] {
  const start = items.length === 0 ? 0 : places % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Chooses one of several phrases, depending on title and variant. */
function choose<Item>(
  ways: readonly [Item, ...Item[]] | readonly Item[],
  draft: Draft,
  variant: number,
): Item {
  const seed = [...`${draft.title}|${draft.brief.industry}|${draft.brief.place}`].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003,
    7,
  );
  const way = ways[(seed + variant) % ways.length];
  if (way === undefined) throw new Error('There is no way to say this.');
  return way;
}

/** A duty in the middle of a sentence: "Prepare reports" as "prepare reports", but "SQL" unchanged. */
function inSentence(task: string): string {
  return /^\p{Lu}\p{Ll}/u.test(task) ? task.charAt(0).toLowerCase() + task.slice(1) : task;
}

/** "Patient care" as "patient care", but "QuickBooks" and "Adobe Photoshop" as they are. */
function nameInSentence(skill: string): string {
  return /^\p{Lu}\p{Ll}+( \p{Ll}+)+$/u.test(skill) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
}

/** "an Accountant"; names whose first letter is spoken as a vowel ("an SAP consultant") included. */
function withArticle(title: string): string {
  const isSpelled = /^[AEFHILMNORSX](?=[A-Z0-9]|\b[- ]?[A-Z])/.test(title) && /^[A-Z]{2,4}\b/.test(title);
  const soundsLikeVowel = /^([aeio]|u(?!ni|se|s\b|k\b|x\b)|hono|heir|hour)/i.test(title);
  return `${isSpelled || (soundsLikeVowel && !/^(one|eu)/i.test(title)) ? 'an' : 'a'} ${title}`;
}
