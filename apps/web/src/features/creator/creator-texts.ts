import { writerLimits } from '@winnow/contracts';
import { defineTexts } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number } = formatsOf('en');

const english = {
  title: 'Job description creator · Winnow',
  heading: 'Have a job description written',
  introduction:
    'From a title and a few wishes. The duties come from what is known of the occupation; nothing is made up about your company.',
  form: {
    title: 'Job title',
    titleHint: 'Such as “Accountant” or “Frontend developer”',
    titleFault: 'Job title is required',
    seniority: 'Level',
    any: 'Not said',
    levels: {
      trainee: 'Trainee',
      junior: 'Junior',
      regular: 'Some years',
      senior: 'Senior',
      lead: 'Lead',
      manager: 'Manager',
      executive: 'Executive',
    },
    place: 'Place',
    workMode: 'Where the work is done',
    modes: { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    employment: 'Employment',
    employments: {
      'full-time': 'Full time',
      'part-time': 'Part time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
    },
    industry: 'Industry',
    wishes: 'Wishes',
    wishesHint: `One a line, at most ${number(writerLimits.wishes)}: skills, years, licenses, “nice to have: …”, or what matters to you.`,
    companyFault: `Keep it under ${number(writerLimits.companyCharacters)} characters.`,
    wishesFault: `Keep to ${number(writerLimits.wishes)} lines of at most ${number(writerLimits.wishCharacters)} characters.`,
    company: 'About the company',
    companyHint: 'Your own words; they are taken over as they are.',
    tone: 'Tone',
    tones: { plain: 'Plain', warm: 'Warm', formal: 'Formal' },
    length: 'Length',
    lengths: { short: 'Short', standard: 'Standard', detailed: 'Detailed' },
    write: 'Write it',
    writing: 'Writing',
    cancel: 'Cancel',
    again: 'Write it anew',
    cost: (left: string) => `1 credit, when it is there. You have ${left}.`,
    unlimited: 'unlimited credits',
    more: 'Get more credits',
    problem: 'Please look at the fields that are marked.',
  },
  result: {
    heading: 'The description',
    empty: 'It appears here',
    emptyWords: 'Section by section, each to be changed or written again.',
    draft: 'Being written',
    byUs: 'Written by our own writer',
    byModel: (name: string) => `Written by ${name}`,
    occupation: (name: string) => `Duties of: ${name}`,
    rewrite: 'Write again',
    rewriteNamed: (section: string) => `Write again: ${section}`,
    undo: 'As before',
    section: (section: string) => `Words of “${section}”`,
    keep: 'Keep as a job description',
    keeping: 'Keeping',
    kept: 'Kept. Look at its requirements and change what you like.',
    copy: 'Copy',
    copied: 'Copied.',
  },
};

export const creatorTexts = defineTexts(english);
