import type { JobBrief, JobSectionId } from '@winnow/contracts';

/** Parts of sentences: the title with its article, a first and a second duty. */
type RoleWords = {
  readonly title: string;
  readonly first: string;
  readonly second: string;
};

type Tone = JobBrief['tone'];

export const headings: Readonly<Record<Tone, Readonly<Record<JobSectionId, string>>>> = {
  plain: {
    role: 'About the role',
    duties: 'What you will do',
    needs: 'What you need',
    extras: 'Nice to have',
    wishes: 'What matters in this role',
    company: 'About us',
  },
  warm: {
    role: 'The role',
    duties: 'What you will do',
    needs: 'What you bring',
    extras: 'Nice to have',
    wishes: 'What matters to us',
    company: 'Who we are',
  },
  formal: {
    role: 'Position summary',
    duties: 'Responsibilities',
    needs: 'Requirements',
    extras: 'Preferred qualifications',
    wishes: 'Further expectations',
    company: 'About the company',
  },
};

/** Opening sentences; the brief determines which one is used, so that two adverts don't read the same. */
export const openings: Readonly<Record<Tone, readonly ((words: RoleWords) => string)[]>> = {
  plain: [
    ({ title, first, second }) => `As ${title} you ${first}. You also ${second}.`,
    ({ title, first, second }) => `We are looking for ${title}. You ${first}, and you ${second}.`,
    ({ title, first, second }) =>
      `This is a post for ${title}. The core of it: you ${first}. Beside that you ${second}.`,
    ({ title, first, second }) =>
      `You will work as ${title}. Most of the time you ${first}; you also ${second}.`,
  ],
  warm: [
    ({ title, first, second }) =>
      `We would like to work with ${title} who likes to see things through. You ${first}, and together with others you ${second}.`,
    ({ title, first, second }) =>
      `Do you enjoy the work of ${title}? Then this may be for you: you ${first}, and you ${second}.`,
    ({ title, first, second }) => `We have room for ${title}. You ${first}. On other days you ${second}.`,
  ],
  formal: [
    ({ title, first, second }) =>
      `The position is that of ${title}. The holder will ${first}, and will ${second}.`,
    ({ title, first, second }) => `We seek to appoint ${title}, who will ${first}, and who will ${second}.`,
    ({ title, first, second }) =>
      `Applications are invited for the position of ${title}. The main tasks are to ${first}, and to ${second}.`,
  ],
};

/** For a title without known duties. */
export const openingsWithoutDuties: Readonly<Record<Tone, readonly ((title: string) => string)[]>> = {
  plain: [(title) => `We are looking for ${title}.`, (title) => `This is a post for ${title}.`],
  warm: [(title) => `We would like to work with ${title}.`, (title) => `We have room for ${title}.`],
  formal: [
    (title) => `Applications are invited for the position of ${title}.`,
    (title) => `We seek to appoint ${title}.`,
  ],
};

/** Phrases for a skill, used in turn. */
export const skillLines: Readonly<Record<Tone, readonly ((skill: string) => string)[]>> = {
  plain: [(skill) => `Experience with ${skill}`, (skill) => `Working knowledge of ${skill}`],
  warm: [(skill) => `You have worked with ${skill}`, (skill) => `You know your way around ${skill}`],
  formal: [(skill) => `Proven experience with ${skill}`, (skill) => `Sound knowledge of ${skill}`],
};

export const employmentWords: Readonly<Record<NonNullable<JobBrief['employment']>, string>> = {
  'full-time': 'full time',
  'part-time': 'part time',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
};

export const workModeWords: Readonly<Record<NonNullable<JobBrief['workMode']>, string>> = {
  'on-site': 'on site',
  hybrid: 'hybrid',
  remote: 'remote',
};
