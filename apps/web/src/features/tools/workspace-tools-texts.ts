import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

/** The texts of the workspace's tools page. */
const english = {
  title: 'Tools · Winnow',
  heading: 'Tools',
  introduction: 'Everything Winnow can do, tool by tool.',
  cost: { free: 'Free', credit: '1 credit, on success', perResume: '1 credit per resume, on success' },
  tools: [
    {
      id: 'analyzer',
      to: '/resume-analyzer',
      name: 'Resume analyzer',
      words: 'Analyze up to 50 resumes against one job description and see the top matches, and why.',
      cost: 'perResume',
    },
    {
      id: 'creator',
      to: '/tools/job-description-creator',
      name: 'Job description creator',
      words: 'Turn a title and a few notes into a complete text without exclusionary wording.',
      cost: 'credit',
    },
    {
      id: 'jobs',
      to: '/job-descriptions',
      name: 'Requirements from a job posting',
      words: 'Paste a job posting: Winnow extracts its requirements and must-haves, and you set the weights.',
      cost: 'free',
    },
    {
      id: 'history',
      to: '/resume-history',
      name: 'Compare and export',
      words: 'Compare up to four candidates side by side. Export a list as CSV, XLSX, PDF or JSON.',
      cost: 'free',
    },
    {
      id: 'matcher',
      to: '/resume-matcher',
      name: 'Resume matcher',
      words: 'Match one resume against one job description, without an account. Nothing is stored.',
      cost: 'free',
    },
    {
      id: 'api',
      to: '/api/docs',
      name: 'REST API',
      words: 'Everything these screens can do, for your own programs.',
      cost: 'free',
    },
  ],
};

export type WorkspaceToolsTexts = TextsOf<typeof english>;

export const workspaceToolsTexts = defineTexts(english, {
  de: () => import('./workspace-tools-texts.de.ts'),
  es: () => import('./workspace-tools-texts.es.ts'),
  fr: () => import('./workspace-tools-texts.fr.ts'),
  ar: () => import('./workspace-tools-texts.ar.ts'),
});
