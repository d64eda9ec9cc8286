import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The words of the list of tools. */
const english = {
  title: 'Tools · Winnow',
  description:
    'The tools of Winnow: match one resume without an account, write a job description, analyze a pile of resumes, compare people and keep the history.',
  heading: 'Tools',
  introduction: 'Two of them need no account at all.',
  open: 'No account needed',
  signedIn: 'With an account',
  tools: [
    {
      to: '/resume-matcher',
      name: 'Resume matcher',
      words:
        'One resume against one job description. For job seekers who want to know what a recruiter would find. Nothing is stored.',
      action: 'Match a resume',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'Resume analyzer',
      words:
        'Up to 50 resumes against one job description: a ranked list in groups, with the evidence for each point.',
      action: 'Open the analyzer',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'Job description creator',
      words:
        'From a title and a few wishes to a full text with its requirements. Wording that keeps people away is marked.',
      action: 'Write a job description',
      isOpen: false,
    },
    {
      to: '/job-descriptions',
      name: 'Job descriptions',
      words: 'All your jobs in one place, with their requirements, weights and versions.',
      action: 'See your jobs',
      isOpen: false,
    },
    {
      to: '/resume-history',
      name: 'Resume history',
      words: 'Every run you made, to search, compare, export, share or replay.',
      action: 'See your history',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'API',
      words: 'Everything the screens do, for your own programs, with a description that programs can read.',
      action: 'Read the API',
      isOpen: true,
    },
  ],
};

export type ToolsTexts = TextsOf<typeof english>;

export const toolsTexts = defineTexts(english, {
  de: () => import('./tools-texts.de.ts'),
  ar: () => import('./tools-texts.ar.ts'),
});
