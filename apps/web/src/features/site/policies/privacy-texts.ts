import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The privacy policy: what this product does, and nothing that it does not do. */
const english = {
  title: 'Privacy policy · Winnow',
  description:
    'What Winnow stores, where, for how long, and what it never does: no telemetry, no automatic rejection, no training on your data.',
  heading: 'Privacy policy',
  introduction:
    'In short: what you upload stays on the server that you use, is deleted after the days you choose, and is read for one purpose: to answer your question.',
  contents: 'On this page',
  changed: (date: string) => `Last changed on ${date}.`,
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        'Whoever runs this installation of Winnow is responsible for it. For the resumes of candidates, that is usually the company that uploads them; the operator of the server works on its behalf. The address for questions is at the foot of this page.',
      ],
    },
    {
      id: 'visitors',
      heading: 'When you only visit',
      paragraphs: [
        'There is no telemetry, no advertising and no analytics. Fonts, scripts and pictures come from this server; no other host learns that you were here. The demo loads a video from another host only after you press play, and only where the operator has set one.',
        'The resume matcher keeps nothing: the file and the job text are read in memory or in a temporary file, which is removed with the answer.',
      ],
    },
    {
      id: 'waitlist',
      heading: 'When you join the waitlist',
      paragraphs: [
        'We keep your name, your mail address, your role, your company if you gave one, and when you joined. We use them to confirm, to write to you when the doors open, and to give the first hundred their month. Write to us and the entry is removed.',
      ],
    },
    {
      id: 'account',
      heading: 'When you have an account',
      paragraphs: ['Then this is stored:'],
      points: [
        'your mail address, your name, your picture if you gave one, and a digest of your password from which it cannot be told;',
        'your sign-ins: when, from which address and browser, so that you can see and end them;',
        'what you told us about your work while setting up;',
        'your job descriptions, and the resumes, results, notes, decisions and emails of your runs;',
        'the ledger of your credits, your plan and your invoices.',
      ],
    },
    {
      id: 'resumes',
      heading: 'The resumes of candidates',
      paragraphs: [
        'A resume is read on this server, by code. The facts and the score that come of it are stored with the original, visible to you alone and to those you share them with.',
        'Names, photos, contacts, addresses, pronouns and graduation years are taken out before matching. They never reach the score.',
        'Candidates get an email only when you turned emails on for the job, saw what it says and sent it. It is kept with their results and deleted with them. It holds no tracking.',
        'Resumes are not used to train anything, are compared with no other customer’s, and are given to no one to read.',
      ],
    },
    {
      id: 'decisions',
      heading: 'No automatic decisions',
      paragraphs: [
        'Winnow orders a reading list. It rejects nobody: no state of an application changes without a person who does it. Candidates may ask the company that uploaded their resume what was found and on which words it rests; every result can be exported with its evidence.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long it is kept',
      paragraphs: [
        'Resumes and what was read from them are deleted after 180 days, or after the number of days you choose in your settings, from 1 to 730. Deleting a resume deletes everything that was read from it at once; deleting a run deletes its results and leaves the resumes. Deleting your account deletes everything that is yours; what stays is the ledger that the law asks for, without your name.',
      ],
    },
    {
      id: 'others',
      heading: 'Who else may see data',
      paragraphs: [
        'Nobody, unless the operator of this installation has switched one of these on. Without them everything stays on the server:',
      ],
      points: [
        'a file store (S3), which keeps the resumes, pictures and attachments you upload, until they are deleted here;',
        'a mail server, which carries the emails we send you and those you send to candidates;',
        'a payment service (Stripe), which learns what you pay and from whom; card numbers never reach us;',
        'an identity service (Supabase, or Google if you sign in with it), which knows your mail address;',
        'a language model for writing job descriptions. It is told the title, the level and your wishes; never a resume, a name or a score.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage in your browser',
      paragraphs: [
        'One cookie keeps the language you chose. Another one, set when you log in, tells us that this browser has logged in before, so that we can email you about new devices; we keep it for up to 400 days. The browser’s storage keeps your session while you are signed in, your theme and your preferences. None of it follows you to other sites, and none needs a banner.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      paragraphs: [
        'Files of strangers are opened in processes that may neither write nor start anything. Every row belongs to somebody and is asked for with its owner. The log holds no names, addresses or texts. Connections are encrypted wherever the operator has set up a certificate.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'In your settings you can see, correct, export and delete what is stored about you, without asking. For everything else write to us; we answer within 24 hours on working days. You may also complain to the data protection authority where you live.',
      ],
    },
  ],
};

export type PrivacyTexts = TextsOf<typeof english>;

export const privacyTexts = defineTexts(english, {
  de: () => import('./privacy-texts.de.ts'),
  ar: () => import('./privacy-texts.ar.ts'),
});
