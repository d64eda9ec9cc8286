import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

/** The words of applicant tracking systems on the page of an organization. */
const english = {
  heading: 'Applicant tracking systems',
  explanation:
    'Import jobs, candidates and their resumes from Greenhouse, Lever or Ashby, and send scores back as notes.',
  failed: 'We couldn’t load the connected systems',
  retry: 'Try again',
  none: 'No system is connected yet.',
  noneYet: 'No system is connected. Owners and admins connect them.',
  connect: 'Connect system',
  connected: 'The system is connected.',
  full: (max: number) => `You can connect at most ${number(max)} systems.`,
  cancel: 'Cancel',
  named: (action: string, name: string) => `${action}: ${name}`,
  last: (date: string) => `Last import ${date}`,
  never: 'Nothing imported yet',
  candidates: (count: number) => plural(count, { one: '1 candidate', other: `${number(count)} candidates` }),
  states: {
    running: 'In progress',
    paused: 'Paused',
    done: 'Done',
    canceled: 'Canceled',
    undoing: 'Undoing',
    undone: 'Undone',
  },
  errors: {
    refused: 'The system rejects the credentials. Check them and their permissions.',
    unavailable: 'The system can’t be reached. Open the import and continue it later.',
    limited: 'The system is limiting requests. Try again in a few minutes.',
    unexpected: 'The system returned an unexpected response. Open the import and continue it.',
    missing: 'The system no longer has this job.',
  },
  open: 'Open import',
  chooseJobs: 'Choose jobs',
  test: 'Test connection',
  works: 'The connection works.',
  disconnect: 'Disconnect',
  disconnectTitle: (name: string) => `Disconnect ${name}?`,
  disconnectWords:
    'The credentials are deleted and imports in progress are canceled. Jobs and candidates that were imported stay, but scores can no longer be sent for them.',
  disconnected: 'The system is disconnected.',
  system: 'System',
  where: {
    greenhouse:
      'In Greenhouse, create API credentials of the type Harvest V3 (OAuth) that may list jobs, job posts, applications, candidates and attachments, and create notes.',
    lever: 'In Lever, create an API key that may read postings, opportunities and resumes, and write notes.',
    ashby: 'In Ashby, create an API key that may read jobs and candidates, and write candidates.',
  },
  fields: { clientId: 'Client ID', clientSecret: 'Client secret', apiKey: 'API key', userId: 'User ID' },
  userIdHelp: {
    greenhouse:
      'The site admin on whose behalf candidates are read and notes are written: the number in the address of their page.',
    lever: 'The user on whose behalf notes are written.',
  },
  missing: 'Fill in this field.',
  name: 'Name',
  nameHelp: 'Optional. It is shown as the source of the resumes.',
  jobsTitle: (name: string) => `Import from ${name}`,
  jobsWords:
    'All candidates of these jobs are imported with their newest resume. Those you have imported before aren’t imported twice.',
  openJobs: 'Open jobs',
  noJobs: 'This system has no open jobs.',
  known: 'Imported before',
  score: 'Score the candidates',
  scoreHelp: 'Each newly scored resume costs a credit. Without this, importing is free.',
  import: (count: number) =>
    count === 0 ? 'Import' : plural(count, { one: 'Import 1 job', other: `Import ${number(count)} jobs` }),
  begun: (count: number) =>
    plural(count, { one: 'The import has started.', other: `${number(count)} imports have started.` }),
};

export type TrackingTexts = TextsOf<typeof english>;
export const trackingTexts = defineTexts(english, {
  de: () => import('./tracking-texts.de.ts'),
  es: () => import('./tracking-texts.es.ts'),
  fr: () => import('./tracking-texts.fr.ts'),
  ar: () => import('./tracking-texts.ar.ts'),
});
