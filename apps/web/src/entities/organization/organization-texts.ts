import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  roles: {
    owner: { name: 'Owner', may: 'Everything, including transferring ownership.' },
    admin: { name: 'Admin', may: 'Members, settings, billing and the audit log. No jobs or candidates.' },
    recruiter: { name: 'Recruiter', may: 'Jobs, resumes, runs, candidates, exports and shared lists.' },
    'hiring-manager': { name: 'Hiring manager', may: 'Jobs where they are on the hiring team.' },
    auditor: {
      name: 'Auditor',
      may: 'The audit log, decision records and the fairness workbook. No names or files.',
    },
  },
  personal: 'Personal',
  switchLabel: (name: string, role: string) => `Switch organization. Current: ${name}, ${role}`,
  settings: 'Organization settings',
  lost: 'You no longer belong to that organization.',
  suspended: 'That organization is suspended. For details, see Organizations in your settings.',
  suspendedBadge: 'Suspended',
  noRight: {
    title: 'Not available · Winnow',
    heading: 'Not part of your role',
    explanation: (role: string, organization: string) =>
      `Your role in ${organization} is ${role}. It does not include this page. An owner or admin can change your role.`,
    toOrganization: 'Go to the organization',
  },
  /** For members who read about the work of others. */
  reader: {
    noJobs: 'You’re not on a hiring team yet',
    noJobsWords: 'When a recruiter adds you to the hiring team of a job, the job appears here.',
    noCandidatesWords: 'Candidates appear here once a recruiter has analyzed resumes for one of your jobs.',
  },
  section: {
    heading: 'Organizations',
    explanation: 'Work on the same jobs and candidates as your team.',
    failed: 'We couldn’t load your organizations',
    retry: 'Try again',
    current: 'Current',
    open: 'Switch',
    openNamed: (name: string) => `Switch to ${name}`,
    create: 'Create an organization',
    createTitle: 'Create an organization',
    createExplanation:
      'It has its own jobs, resumes and credits. What you have in your personal space stays there.',
    name: 'Organization name',
    nameError: (min: number) => `Enter a name of at least ${min} characters.`,
    submit: 'Create organization',
    cancel: 'Cancel',
    invitations: 'Invitations to you',
    invitedBy: (name: string | null, role: string) => (name ? `${role}, invited by ${name}` : role),
    accept: 'Accept',
    acceptNamed: (name: string) => `Accept the invitation to ${name}`,
    decline: 'Decline',
    declineNamed: (name: string) => `Decline the invitation to ${name}`,
    declined: 'Invitation declined.',
  },
};

export type OrganizationTexts = TextsOf<typeof english>;

export const organizationTexts = defineTexts(english, {
  de: () => import('./organization-texts.de.ts'),
  es: () => import('./organization-texts.es.ts'),
  fr: () => import('./organization-texts.fr.ts'),
  ar: () => import('./organization-texts.ar.ts'),
});
