import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The words of the page of features. */
const english = {
  title: 'Features · Winnow',
  description:
    'What Winnow reads, how it judges, what it never looks at, and how well it does: measured figures, each with the command that makes it.',
  heading: 'What it does, and how well',
  introduction:
    'A score is only worth something if you can see how it came to be, and if somebody measured how often it is right. Both are here, and so is what Winnow cannot do.',
  sections: [
    {
      id: 'reading',
      heading: 'It reads what a person would see',
      points: [
        'PDF, DOCX, DOC, RTF, ODT, plain text, HTML and pictures of pages; scans are recognised on the machine itself.',
        'Columns, tables, text boxes, headers and sidebars are read in the order that a person’s eye takes.',
        'Text that nobody can see is set aside: white on white, one point high, off the page, on a hidden layer. It does not score, and it is shown to you.',
        'A file that cannot be read gets a reason and no score. Nobody is invented.',
      ],
    },
    {
      id: 'judging',
      heading: 'It judges requirement by requirement',
      points: [
        'Your advert becomes a list of requirements, must-haves first. Change the words, the weights and what is a must.',
        'Met, partly met, not met or not found. What a resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”. Next to the score you see how high it could still rise.',
        'A skill that was used at work, for years and lately, counts more than one in a list. A word counts once, however often it stands there.',
        'The score is computed by code from the findings. No language model sets a number and nothing is random, so the same input gives the same score every time.',
      ],
    },
    {
      id: 'showing',
      heading: 'It shows its evidence',
      points: [
        'Every finding quotes the words that it rests on. Choose one, and it is marked where it stands in the original.',
        'Score and confidence are two marks; ties are shown as ties.',
        'New weights re-rank at once, in your browser, with the same code.',
        'Each result keeps what it was made from and can be replayed: the same version gives the same bytes.',
      ],
    },
    {
      id: 'fairness',
      heading: 'It looks away where it should',
      points: [
        'Names, photos, contacts, addresses, pronouns and graduation years are taken out before matching. Changing them moves no score.',
        'Lists open without names. You decide when to look.',
        'Nobody is rejected by a machine: must-haves that are not met are shown, and a person decides, with a reason.',
      ],
    },
    {
      id: 'bulk',
      heading: 'It takes the whole pile',
      points: [
        'Up to 50 files of 10 MB at a time, folders and archives included, each with its own progress, its own error and its own retry.',
        'The price is told before the run. Files that fail, files that come twice and runs that you cancel cost nothing.',
        'Exports for your other programs, and links to share that expire.',
      ],
    },
  ],
  measured: {
    heading: 'What was measured',
    introduction:
      'Figures of our own evaluation, in its own words, with the command that makes each. The landing page’s 95%, 10x, 80% and 24/7 are claims; these are measurements. Where another program does better, it says so.',
    command: 'Made by',
    record:
      'These tables come from docs/quality.md, which also explains the method, the confidence and the known weaknesses.',
  },
  limits: {
    heading: 'What it cannot do',
    points: [
      'It reads what is written. It does not know whether it is true, and it says nothing about the person.',
      'Resumes and adverts in English are read best. German, French, Spanish, Italian, Portuguese, Dutch, Romanian and Polish are read through a glossary and judged less surely; of any other language little more than names, dates and contacts.',
      'Two people who judge the same resume agree only in part. A score orders a reading list; it decides nothing.',
      'Handwriting, vertical writing and scans in languages other than English are not read.',
    ],
  },
  tryIt: 'Match a resume',
  seePrices: 'See the prices',
};

export type FeaturesTexts = TextsOf<typeof english>;

export const featuresTexts = defineTexts(english, {
  de: () => import('./features-texts.de.ts'),
  ar: () => import('./features-texts.ar.ts'),
});
