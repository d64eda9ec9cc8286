import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** The words of the tools of the workspace. */
const english = {
  title: 'Tools · Winnow',
  heading: 'Tools',
  introduction: 'What Winnow does, one thing at a time.',
  cost: { free: 'Free', credit: '1 credit, on success', perResume: '1 credit a resume, on success' },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'Resume analyzer',
      words: 'Judge up to 50 resumes against one job description and read who to talk to first, and why.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Job description creator',
      words: 'From a title and a few wishes to a whole text, with wording that keeps nobody away.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Requirements from an advert',
      words: 'Paste an advert: its requirements are read from it, must-haves apart, and you set the weights.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Compare and export',
      words: 'Put up to four candidates side by side; take a list along as CSV, XLSX, PDF or JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Resume matcher',
      words: 'One resume against one job text, without an account. For people who apply; nothing is stored.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'API',
      words: 'Everything these screens do, for programs of your own.',
      cost: 'free',
    },
  ],
};

export type WorkspaceToolsTexts = TextsOf<typeof english>;

export const workspaceToolsTexts = defineTexts(english, {
  de: () => import('./workspace-tools-texts.de.ts'),
  ar: () => import('./workspace-tools-texts.ar.ts'),
});
