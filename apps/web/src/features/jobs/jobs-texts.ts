import { jobLimits, limits, presetLimits } from '@winnow/contracts';
import { defineTexts } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent, plural } = formatsOf('en');

const english = {
  title: 'Job descriptions · Winnow',
  titleOf: (job: string) => `${job} · Winnow`,
  heading: 'Job descriptions',
  introduction: 'What you ask for, line by line. Every analysis is judged against one of these.',
  add: 'Add a job description',
  write: 'Have one written',
  search: 'Search',
  searchHint: 'Title, company or place',
  order: 'Order',
  orders: { updated: 'Last changed', created: 'Newest', title: 'Title' },
  show: 'Show',
  statuses: { active: 'Active', archived: 'Archived' },
  failed: 'Your job descriptions could not be read',
  retry: 'Try again',
  more: 'Show more',
  count: (count: number) =>
    plural(count, { one: '1 job description', other: `${number(count)} job descriptions` }),
  empty: 'No job descriptions yet',
  emptyWords:
    'Paste an advert, upload one, or have one written from a title. Its requirements appear while you type.',
  emptyArchive: 'The archive is empty',
  emptyArchiveWords: 'What you archive is out of the way, with everything that was judged against it.',
  noneFound: 'Nothing found',
  noneFoundWords: 'No title, company or place holds these words.',
  clearSearch: 'Clear the search',
  requirements: (count: number, musts: number) =>
    `${plural(count, { one: '1 requirement', other: `${number(count)} requirements` })}, ${plural(musts, {
      one: '1 must-have',
      other: `${number(musts)} must-haves`,
    })}`,
  analyses: (count: number) =>
    plural(count, { one: '1 resume judged', other: `${number(count)} resumes judged` }),
  noAnalyses: 'nothing judged yet',
  changed: (when: string) => `Changed ${when}`,
  sources: { written: '', uploaded: 'From a file', generated: 'Generated', sample: 'Sample' },
  menu: (job: string) => `What to do with ${job}`,
  analyse: 'Analyse resumes',
  results: 'See results',
  edit: 'Edit',
  duplicate: 'Duplicate',
  archive: 'Archive',
  restore: 'Bring back',
  remove: 'Delete',
  duplicated: 'Copied. The copy is open.',
  archived: (job: string) => `“${job}” is in the archive.`,
  restored: (job: string) => `“${job}” was brought back.`,
  removed: (job: string) => `“${job}” was deleted.`,
  removedWith: (job: string) => `“${job}” was deleted, with everything judged against it. The resumes stay.`,
  editor: {
    newHeading: 'New job description',
    newTitle: 'New job description · Winnow',
    back: 'All job descriptions',
    jobTitle: 'Title',
    jobTitleHint: 'Taken from the text',
    company: 'Company',
    place: 'Place',
    text: 'Job description',
    textHint: 'Paste the advert here. Headings such as “Requirements” and “Nice to have” help to sort it.',
    upload: 'Read from a file',
    uploading: 'Reading',
    uploaded: (name: string) => `Read from ${name}.`,
    cut: `The file was longer than ${number(limits.jobTextMax)} characters; the rest was left out.`,
    save: 'Save',
    saveNew: 'Save job description',
    saving: 'Saving',
    saved: 'Saved.',
    unchanged: 'All changes are saved',
    unsaved: 'Not saved yet',
    leave: 'Leave without saving? What you changed would be lost.',
    version: (version: number) => `Version ${number(version)}`,
    versions: 'Versions',
    tooShort: `Write at least ${limits.jobTextMin} characters.`,
    tooLong: `Keep it under ${number(limits.jobTextMax)} characters.`,
    failed: 'This job description could not be read',
    missing: 'There is no such job description',
    missingWords: 'It may have been deleted, or belong to somebody else.',
  },
  versions: {
    heading: 'Versions',
    explanation: 'Each save is kept. An analysis always points at the version it used.',
    failed: 'The versions could not be read',
    textChanged: 'text changed',
    requirementsChanged: 'requirements changed',
    first: 'first',
    current: 'Current',
    use: 'Put into the editor',
    used: (version: number) =>
      `Version ${number(version)} is in the editor. Save it to make it the current one.`,
  },
  conflict: {
    heading: 'Somebody saved this meanwhile',
    words: (version: number) =>
      `Version ${number(version)} was saved while you were writing. Your text is still here: save it over theirs, or take theirs and lose your changes. Both stay among the versions.`,
    theirs: 'Take theirs',
    mine: 'Save mine',
  },
  list: {
    heading: 'Requirements',
    waiting: 'They appear while you write.',
    reading: 'Reading',
    count: (count: number, musts: number) =>
      `${plural(count, { one: '1 line', other: `${number(count)} lines` })}, ${plural(musts, {
        one: '1 must-have',
        other: `${number(musts)} must-haves`,
      })}`,
    must: 'Must have',
    nice: 'Nice to have',
    weight: (share: string) => `Counts ${share} of all lines together`,
    notScored: 'Asked of candidates, not scored',
    weightOf: (requirement: string) => `Weight of ${requirement}`,
    share: (share: number) => (share > 0 && share < 0.01 ? '<1%' : percent(share)),
    mustOf: (requirement: string) => `${requirement} is a must-have`,
    kind: 'Kind',
    kindOf: (requirement: string) => `Kind of ${requirement}`,
    words: (requirement: string) => `Words of ${requirement}`,
    menu: (requirement: string) => `What to do with ${requirement}`,
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove',
    removed: (requirement: string) => `Removed “${requirement}”.`,
    undo: 'Undo',
    add: 'Add a requirement',
    newWords: 'New requirement',
    newHint: 'Such as “Three years of Python” or “Driving licence”',
    kinds: {
      skill: 'Skill',
      experience: 'Experience',
      title: 'Title',
      education: 'Education',
      certification: 'Certificate',
      language: 'Language',
      location: 'Place',
      other: 'Other',
    },
    passing: (passing: number, all: number) => `${number(passing)} of ${number(all)} resumes`,
    passingAll: (passing: number, all: number) =>
      `${number(passing)} of the ${number(all)} resumes in your library show every must-have.`,
    vague: 'Nearly every resume claims this, so it will hardly move a score.',
    vagueButHeavy: 'Nearly every resume claims this: it moves every score alike, by a lot at this weight.',
    overall: 'Overall fit',
    overallHint: 'How the resume as a whole fits the job: title, described work, occupation and terms.',
    overallCounts: 'Count toward the score',
    overallLines: (count: number) => plural(count, { one: '1 line', other: `${number(count)} lines` }),
  },
  check: {
    heading: (count: number) => `Check these (${number(count)})`,
    /** Leads to the group where it is far down the page. */
    lead: (count: number) =>
      plural(count, { one: 'Check 1 requirement', other: `Check ${number(count)} requirements` }),
    explanation: 'The advert leaves these open. Your answers stay, even if the text changes.',
    reasons: {
      'must-or-nice': (must: boolean) =>
        `The advert doesn’t say whether this is required. Read as ${must ? 'a must-have' : 'a nice-to-have'}.`,
      'company-text': () => 'This may describe the company or the work instead of asking for something.',
      'years-of': (field: string | null) =>
        field === null
          ? 'The advert doesn’t say what the years are of. Any work counts.'
          : `The advert doesn’t say clearly what the years are of. Read as “${field}”.`,
    },
    must: 'Must-have',
    nice: 'Nice-to-have',
    remove: 'Remove',
    answer: (answer: string, requirement: string) => `${answer}: ${requirement}`,
    yearsOf: 'Years of',
    yearsOfLabel: (requirement: string) => `What are the years of? ${requirement}`,
    yearsMissing: 'Enter what the years are of, or choose “Any work”.',
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
  presets: {
    open: 'Presets',
    title: 'Requirement presets',
    explanation: 'Save the requirements of a job and add them to similar ones.',
    failed: 'Your presets could not be loaded',
    saveHeading: 'Save these requirements',
    name: 'Preset name',
    nameHint: 'Such as “Accountants”',
    nameMissing: 'Enter a name.',
    nameTooLong: `Keep the name under ${number(presetLimits.nameMax)} characters.`,
    what: (count: number, musts: number) =>
      count === 0
        ? 'This job has no requirements to save yet.'
        : `${plural(count, { one: '1 requirement', other: `${number(count)} requirements` })}, ${plural(
            musts,
            {
              one: '1 must-have',
              other: `${number(musts)} must-haves`,
            },
          )}, with their weights. The overall fit is read from each job description.`,
    save: 'Save preset',
    saving: 'Saving',
    saved: (name: string) => `Saved the preset “${name}”.`,
    listHeading: 'Your presets',
    count: (count: number, all: number) => `${number(count)} of ${number(all)}`,
    empty: 'No presets yet',
    emptyWords: 'Presets that you save appear here.',
    lines: (count: number, musts: number) =>
      `${plural(count, { one: '1 requirement', other: `${number(count)} requirements` })}, ${plural(musts, {
        one: '1 must-have',
        other: `${number(musts)} must-haves`,
      })}`,
    apply: 'Preview',
    applyNamed: (name: string) => `Preview “${name}”`,
    menu: (name: string) => `Options for “${name}”`,
    rename: 'Rename',
    replace: 'Replace with this job’s requirements',
    remove: 'Delete',
    removed: (name: string) => `Deleted the preset “${name}”.`,
    renamed: (name: string) => `Renamed to “${name}”.`,
    replaced: (name: string) => `“${name}” now holds this job’s requirements.`,
    saveName: 'Save name',
    cancel: 'Cancel',
    adds: (count: number) =>
      count === 0
        ? 'Every requirement of this preset is in the list already.'
        : plural(count, { one: 'Adds 1 requirement:', other: `Adds ${number(count)} requirements:` }),
    known: (count: number) =>
      plural(count, {
        one: '1 requirement is in the list already.',
        other: `${number(count)} requirements are in the list already.`,
      }),
    leftOut: (count: number) =>
      `A job can have ${number(jobLimits.requirements)} requirements, so ${number(count)} more cannot be added.`,
    takeOver: (count: number) =>
      `Also use the preset’s must-have settings and weights where they differ (${number(count)})`,
    add: (count: number) =>
      count === 0
        ? 'Apply preset'
        : plural(count, { one: 'Add 1 requirement', other: `Add ${number(count)} requirements` }),
    applied: (name: string) => `Applied the preset “${name}”. Save the job description to keep it.`,
    must: 'must-have',
  },
  wording: {
    heading: 'Wording',
    none: 'No wording that keeps people away.',
    kinds: { biased: 'Biased', exclusionary: 'Keeps people away', vague: 'Says little' },
    replace: (words: string) => `Replace by “${words}”`,
    leaveOut: 'Leave out',
    advice: (advice: string) => `Better: ${advice}.`,
    show: 'Show in the text',
    showNamed: (words: string) => `Show in the text: “${words}”`,
  },
};

export const jobsTexts = defineTexts(english);
