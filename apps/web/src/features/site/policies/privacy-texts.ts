import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The text of the privacy policy. It must describe exactly what the product does. */
const english = {
  title: 'Privacy policy · Winnow',
  description:
    'What Winnow stores, where, for how long, and what it never does: no telemetry, no automatic rejection, no training on your data.',
  heading: 'Privacy policy',
  introduction:
    'In short: what you upload stays on the server you use, is deleted after the retention period you choose, and is used for one purpose only: to give you the results you asked for.',
  contents: 'On this page',
  changed: (date: string) => `Last updated on ${date}.`,
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        'The operator of this Winnow installation is responsible for it. For candidates’ resumes, the controller is usually the company that uploads them; the operator of the server acts on its behalf. You’ll find the contact address at the bottom of this page.',
      ],
    },
    {
      id: 'visitors',
      heading: 'When you visit the site',
      paragraphs: [
        'There is no telemetry, no advertising and no visitor analytics. Fonts, scripts and pictures come from this server; no other host learns that you were here. The demo loads a video from another host only after you press play, and only if the operator has set one up.',
        'The resume matcher stores nothing: the file and the job description are read in memory or in a temporary file, which is deleted with the response.',
      ],
    },
    {
      id: 'waitlist',
      heading: 'When you join the waitlist',
      paragraphs: [
        'We store your name, email address, role, company (if you entered one) and the time you joined. We use them to confirm your place, to email you at launch, and to give the first hundred their free month. Write to us and we’ll delete the entry.',
      ],
    },
    {
      id: 'account',
      heading: 'When you have an account',
      paragraphs: ['We then store:'],
      points: [
        'your email address, your name, your picture if you added one, and a hash of your password, from which the password cannot be recovered;',
        'your logins: when, from which IP address and which browser, so that you can see and end them;',
        'what you told us about your work during setup;',
        'your job descriptions, and the resumes, results, notes, decisions and emails of your runs;',
        'your credit ledger, your plan and your invoices.',
      ],
    },
    {
      id: 'resumes',
      heading: 'Candidates’ resumes',
      paragraphs: [
        'Resumes are read on this server, by code. The extracted facts and the score are stored with the original. Only you, members of your organization whose role includes candidates, and the people you share them with can see them. Members of your organization can see when you have the same candidate or job open as they do; this is kept for a few seconds and can be turned off in Settings. Besides uploads, resumes can come from the application page of a job, from a mailbox folder or from an applicant tracking system that your organization connected.',
        'Names, photos, contact details, addresses, pronouns and graduation years are removed before scoring. They never affect the score.',
        'Only if your organization turns this on, people who have applied on a job’s page are asked for their sex or gender and their race. Answers are voluntary, encrypted and kept apart from applications: recruiters never see them, and scores never use them. They are shown as totals only, and are deleted with the application or by the applicant.',
        'Candidates get an email only when you send it: after a preview, if emails are turned on for the job, or to ask whether they renew a consent. People who apply on a job’s page also get a confirmation. Emails to candidates of a job are kept with the results and deleted with them. No email contains tracking.',
        'Resumes are not used to train anything, are not compared with those of other customers, and are not shown to anyone else.',
        'Within your personal space or organization, resumes with the same name and the same email address or phone number are listed as one person. Similar ones are proposed, and a member decides.',
      ],
    },
    {
      id: 'decisions',
      heading: 'No automated decisions',
      paragraphs: [
        'Winnow orders a reading list. It never rejects a candidate: the status of an application changes only when a person changes it. Candidates may ask the company that uploaded their resume what was found and which words it is based on; every result can be exported with its evidence.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long data is kept',
      paragraphs: [
        'Resumes and what was extracted from them are deleted after 180 days, or after the retention period, from 1 to 730 days, that you choose for your personal space or that the owners and admins of an organization choose for it. Deleting a resume also deletes everything extracted from it, at once. Deleting a run deletes its results and keeps the resumes. Deleting your account deletes everything that is yours; only the billing records that the law requires remain, without your name.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else may see data',
      paragraphs: [
        'No one, unless the operator of this installation has turned on one of these services, or your organization has connected one. Without them, everything stays on the server:',
      ],
      points: [
        'a file store (S3), which keeps the resumes, pictures and attachments you upload until they are deleted here;',
        'a mail server, which delivers the emails we send you and those you send to candidates;',
        'a payment service (Stripe), which learns what you pay and who pays; card numbers never reach us;',
        'an identity service (Supabase, or Google if you log in with it), which knows your email address;',
        'a language model that writes job descriptions. It receives the job title, the level and your notes; never a name or a score. If your organization turns on the second reader, it also receives the text of a resume, without name, contact details and personal data, when a member asks it to look again;',
        'the identity provider and the directory that your organization has connected. They learn when members log in and say who is a member;',
        'an applicant tracking system (Greenhouse, Lever or Ashby) that your organization has connected. Candidates are imported from it, and it receives the scores that members send;',
        'programs with an API key and AI assistants that members have connected. They read what their scopes and the role of that member allow; what an assistant reads goes to its provider;',
        'systems that your organization notifies by webhook. The messages contain IDs, never names.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and browser storage',
      paragraphs: [
        'One cookie remembers the language you chose. Another one, set when you log in, tells us that this browser has logged in before, so that we can email you about new devices; it lasts up to 400 days. Browser storage keeps your session while you are logged in, your theme, your preferences, and text you typed that is not saved yet. None of it follows you to other sites, so there is no cookie banner.',
      ],
    },
    {
      id: 'security',
      heading: 'How data is protected',
      paragraphs: [
        'Untrusted files are opened in processes that can neither write files nor start programs. Every record belongs to one personal space or organization; only its members can read it, as far as their role allows. Logs contain no names, addresses or texts. Connections are encrypted wherever the operator has set up a certificate.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'In your settings, you can view, correct, export and delete what is stored about you at any time. For everything else, write to us; we answer within 24 hours on working days. You may also complain to the data protection authority where you live.',
      ],
    },
  ],
};

export type PrivacyTexts = TextsOf<typeof english>;

export const privacyTexts = defineTexts(english, {
  de: () => import('./privacy-texts.de.ts'),
  es: () => import('./privacy-texts.es.ts'),
  fr: () => import('./privacy-texts.fr.ts'),
  ar: () => import('./privacy-texts.ar.ts'),
});
