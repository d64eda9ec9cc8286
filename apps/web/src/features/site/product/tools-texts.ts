import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The texts of the list of tools. */
const english = {
  title: 'Tools · Winnow',
  description:
    'Winnow’s tools: match one resume without an account, generate a job description, analyze a pile of resumes, compare candidates and keep the history.',
  heading: 'Tools',
  introduction: 'Two of them work without an account.',
  open: 'No account needed',
  signedIn: 'With an account',
  tools: [
    {
      to: '/resume-matcher',
      name: 'Resume matcher',
      words:
        'Match one resume against one job description. For job seekers who want to know what a recruiter would find. Nothing is stored.',
      action: 'Match a resume',
      isOpen: true,
    },
    {
      to: '/resume-analyzer',
      name: 'Resume analyzer',
      words:
        'Analyze up to 50 resumes against one job description: a ranked list in groups, with the evidence for each score.',
      action: 'Open the analyzer',
      isOpen: false,
    },
    {
      to: '/tools/job-description-creator',
      name: 'Job description creator',
      words:
        'Turn a title and a few notes into a complete job description with requirements. Exclusionary wording is marked.',
      action: 'Generate a job description',
      isOpen: false,
    },
    {
      to: '/job-descriptions',
      name: 'Job descriptions',
      words: 'All your jobs in one place, with their requirements, weights and versions.',
      action: 'View your jobs',
      isOpen: false,
    },
    {
      to: '/resume-history',
      name: 'Resume history',
      words: 'Search, compare, export and share the results of all your runs.',
      action: 'View your history',
      isOpen: false,
    },
    {
      to: '/api/docs',
      name: 'API',
      words: 'Everything the screens can do, for your own programs, with an OpenAPI description.',
      action: 'Read the API reference',
      isOpen: true,
    },
  ],
};

export type ToolsTexts = TextsOf<typeof english>;

export const toolsTexts = defineTexts(english, {
  de: () => import('./tools-texts.de.ts'),
  es: () => import('./tools-texts.es.ts'),
  fr: () => import('./tools-texts.fr.ts'),
  ar: () => import('./tools-texts.ar.ts'),
});
