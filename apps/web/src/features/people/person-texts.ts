import type { Likeness, PersonChangeKind } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ChangedKind } from './versions/compare-versions.ts';
import type { ContradictionKind } from './versions/find-contradictions.ts';

const { number, plural } = formatsOf('en');
const resumes = (count: number) => plural(count, { one: '1 resume', other: `${number(count)} resumes` });

const english = {
  titleOf: (name: string) => `${name} · Winnow`,
  toCandidates: 'All candidates',
  unnamed: 'Name not found',
  resumeCount: resumes,
  anonymous: 'Hide names',
  failed: 'We couldn’t load this',
  retry: 'Try again',
  missing: 'Person not found',
  missingWords: 'The person may have been deleted, or belongs to another organization.',
  contact: {
    heading: 'Contact',
    explanation: 'As stated in the resumes.',
    hidden: 'Contact details are hidden in anonymous view.',
    none: 'No contact details were found.',
    emails: 'Email',
    phones: 'Phone',
    links: 'Links',
    places: 'Location',
  },
  resumes: {
    heading: 'Resumes',
    explanation: 'All resumes of this person, newest first.',
    of: (date: string) => `Resume from ${date}`,
    sent: (date: string) => `added ${date}`,
    states: { unread: 'not read yet', refused: 'could not be read', read: '' },
    notes: 'Notes from the imported file',
    notesHidden: 'Hidden in anonymous view: notes may name the candidate.',
    split: 'Split off selected',
    splitHint: 'Select resumes that belong to someone else, then split them off.',
    splitDone: (count: number) => `Split off ${resumes(count)}.`,
  },
  merge: {
    button: 'Merge with another person',
    heading: 'Merge with another person',
    explanation: 'All resumes of the other person move to this one. You can undo it.',
    hidden: 'Names are hidden. Turn off “Hide names” to search for a person.',
    search: 'Name or file name',
    none: 'No people found.',
    choose: 'Merge',
    withName: (name: string) => `Merge with ${name}`,
    done: 'Merged the two people.',
    cancel: 'Cancel',
  },
  proposals: {
    heading: (count: number) =>
      plural(count, {
        one: 'Possibly the same person',
        other: `Possibly the same as ${number(count)} people`,
      }),
    reasons: {
      email: 'same email address',
      phone: 'same phone number',
      name: 'same name',
      'other-surname': 'same first name, different last name',
      text: 'similar text',
      history: 'same history',
    } satisfies Record<Likeness, string>,
    same: 'Merge',
    apart: 'Not the same',
    apartFrom: (name: string) => `Not the same: ${name}`,
    apartDone: 'Marked as two different people.',
  },
  versions: {
    heading: 'Versions',
    explanation: 'Where the resumes disagree, and what changed from one to the next.',
    changed: 'What changed',
    earlier: 'From',
    later: 'To',
    present: 'today',
    added: 'Added',
    removed: 'Removed',
    otherwise: 'Changed',
    none: 'These two resumes state the same facts.',
    tooFew: 'Fewer than two resumes could be read.',
    lines: 'Compare the text',
    hidden: 'Contact details and text are hidden in anonymous view.',
    kinds: {
      positions: 'Positions',
      education: 'Education',
      skills: 'Skills',
      certifications: 'Certifications',
      languages: 'Languages',
      contact: 'Contact',
    } satisfies Record<ChangedKind, string>,
  },
  contradictions: {
    heading: 'Contradictions',
    none: 'The resumes do not contradict each other.',
    kinds: {
      start: 'Start date',
      end: 'End date',
      title: 'Job title',
      degree: 'Degree',
    } satisfies Record<ContradictionKind, string>,
  },
  analyses: {
    heading: 'Jobs and decisions',
    explanation: 'Every job this person’s resumes were scored for. Scores stay separate.',
    none: 'Not scored for any job yet.',
    open: 'Open analysis',
    openFor: (job: string) => `Open analysis: ${job}`,
    score: (score: number) => `${number(score)} of 100`,
    musts: (met: number, all: number) => `${number(met)} of ${number(all)} must-haves`,
    decision: (decision: string) => `Decision: ${decision}`,
  },
  changes: {
    heading: 'Merges and splits',
    explanation: 'What was merged and split. Undo restores it exactly.',
    kinds: {
      recognized: (count: number) => `${resumes(count)} grouped by the same contact details`,
      merged: (count: number) => `${resumes(count)} merged`,
      split: (count: number) => `${resumes(count)} split off`,
      'kept-apart': () => 'Marked as two different people',
    } satisfies Record<PersonChangeKind, (count: number) => string>,
    undo: 'Undo',
    undoOf: (what: string) => `Undo: ${what}`,
    undone: (when: string) => `undone ${when}`,
    other: 'The other person',
    done: 'Undone.',
  },
  export: {
    button: 'Export all data',
    busy: 'Exporting…',
    done: 'All data about this person was exported. The archive contains members’ private notes: check it before you pass it on.',
  },
  remove: {
    button: 'Delete person',
    question: (name: string) => `Delete ${name}?`,
    explanation: (count: number) =>
      `This deletes ${resumes(count)} with all analyses, decisions and comments, for every job.`,
    cancel: 'Cancel',
    done: (name: string) => `Deleted ${name}.`,
  },
};

export type PersonTexts = TextsOf<typeof english>;

export const personTexts = defineTexts(english, {
  de: () => import('./person-texts.de.ts'),
  es: () => import('./person-texts.es.ts'),
  fr: () => import('./person-texts.fr.ts'),
  ar: () => import('./person-texts.ar.ts'),
});
