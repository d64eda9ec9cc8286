import type { RequirementKind } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent, plural } = formatsOf('en');

const english = {
  list: {
    heading: 'Requirements',
    waiting: 'Requirements appear here while you write or paste the job description.',
    reading: 'Reading the text',
    count: (count: number, musts: number) =>
      `${plural(count, { one: '1 line', other: `${number(count)} lines` })}, ${plural(musts, {
        one: '1 must-have',
        other: `${number(musts)} must-haves`,
      })}`,
    sections: {
      must: 'Must-haves',
      nice: 'Nice-to-haves',
      asked: 'Questions for candidates',
    },
    sectionHints: {
      must: 'each one is needed',
      nice: 'they only raise the score',
      asked: 'location, travel and hours: ask the candidate, never scored',
    },
    noMusts: 'No must-haves. Select a circle or press M on a line to make it one.',
    noNices: 'No nice-to-haves.',
    columns: { kind: 'Kind', weight: 'Weight' },
    makeMust: 'Nice-to-have. Select to make it a must-have.',
    makeNice: 'Must-have. Select to make it a nice-to-have.',
    weight: (share: string) => `${share} of the total weight`,
    notScored: 'Not scored',
    weightOf: (requirement: string) => `Weight of ${requirement}`,
    share: (share: number) => (share > 0 && share < 0.01 ? '<1%' : percent(share)),
    mustOf: (requirement: string) => `${requirement} is a must-have`,
    kind: 'Kind',
    kindOf: (requirement: string) => `Kind of ${requirement}`,
    edit: (requirement: string) => `Edit: ${requirement}`,
    words: (requirement: string) => `Words of ${requirement}`,
    menu: (requirement: string) => `Options for ${requirement}`,
    editWords: 'Edit',
    up: 'Move up',
    down: 'Move down',
    drag: 'Drag to change the order',
    removeNamed: (requirement: string) => `Remove ${requirement}`,
    removed: (requirement: string) => `Removed “${requirement}”.`,
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Undone.',
    redone: 'Redone.',
    becameMust: (requirement: string) => `${requirement}: must-have.`,
    becameNice: (requirement: string) => `${requirement}: nice-to-have.`,
    moved: (requirement: string, place: number, all: number) =>
      `${requirement}: line ${number(place)} of ${number(all)}.`,
    add: 'Add requirement',
    newWords: 'New requirement',
    newHint: 'Such as “Xero or FreshBooks” or “3 years of Python”',
    newMust: 'Add as a must-have',
    toCheck: 'To check: see above',
    kinds: {
      skill: 'Skill or tool',
      experience: 'Experience',
      title: 'Title',
      education: 'Education',
      certification: 'Certification',
      language: 'Language',
      location: 'Location',
      other: 'Other',
    } satisfies Record<RequirementKind, string>,
    passing: (passing: number, all: number) => `${number(passing)} of ${number(all)} resumes`,
    passingShort: (passing: number, all: number) => `${number(passing)}/${number(all)}`,
    passingAll: (passing: number, all: number) =>
      `${number(passing)} of the ${number(all)} resumes in your library show every must-have.`,
    vague: 'Nearly every resume claims this, so it hardly affects scores.',
    vagueButHeavy: 'Nearly every resume claims this. At this weight, it raises all scores by a lot.',
    overall: 'Overall fit',
    overallHint: 'How the resume as a whole fits the job: title, described work, occupation and terms.',
    overallCounts: 'Count toward the score',
    overallLines: (count: number) => plural(count, { one: '1 line', other: `${number(count)} lines` }),
    keys: {
      move: 'Requirement: previous or next',
      must: 'Requirement: must-have',
      nice: 'Requirement: nice-to-have',
      heavier: 'Requirement: more weight',
      lighter: 'Requirement: less weight',
      edit: 'Requirement: edit words',
      remove: 'Requirement: remove',
      order: 'Requirement: move up or down',
      redo: 'Redo the change of a requirement',
    },
  },
  check: {
    heading: (count: number) => `Check these (${number(count)})`,
    /** Link to the group if it is far down the page. */
    lead: (count: number) =>
      plural(count, { one: 'Check 1 requirement', other: `Check ${number(count)} requirements` }),
    explanation: 'The job description leaves these unclear. Your answers are kept, even if the text changes.',
    reasons: {
      'must-or-nice': (must: boolean) =>
        `The job description doesn’t say whether this is required. Read as ${must ? 'a must-have' : 'a nice-to-have'}.`,
      'company-text': () => 'This may describe the company or the work instead of asking for something.',
      'years-of': (field: string | null) =>
        field === null
          ? 'The job description doesn’t say what kind of experience. Any work counts.'
          : `The job description isn’t clear about the kind of experience. Read as “${field}”.`,
    },
    must: 'Must-have',
    nice: 'Nice-to-have',
    remove: 'Remove',
    answer: (answer: string, requirement: string) => `${answer}: ${requirement}`,
    yearsOf: 'Years of',
    yearsOfLabel: (requirement: string) => `Years of what? ${requirement}`,
    yearsMissing: 'Enter the kind of experience, or choose “Any work”.',
    save: 'Save',
    anyWork: 'Any work',
    years: (count: number, field: string) => `${number(count)}+ years of ${field}`,
    months: (count: number, field: string) => `${number(count)}+ months of ${field}`,
    workExperience: 'work experience',
    left: (count: number) =>
      count === 0
        ? 'All checked.'
        : plural(count, {
            one: '1 line left to check.',
            other: `${number(count)} lines left to check.`,
          }),
  },
};

export type RequirementTexts = TextsOf<typeof english>;

export const requirementTexts = defineTexts(english, {
  de: () => import('./requirement-texts.de.ts'),
  es: () => import('./requirement-texts.es.ts'),
  fr: () => import('./requirement-texts.fr.ts'),
  ar: () => import('./requirement-texts.ar.ts'),
});
