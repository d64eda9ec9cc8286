import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The texts of the features page. */
const english = {
  title: 'Features · Winnow',
  description:
    'What Winnow reads, how it scores, what it never looks at, and how well it works: measured figures, each with the command that produces it.',
  heading: 'What Winnow does, and how well',
  introduction:
    'A score is only useful if you can see where it comes from and know how often it is right. This page shows both, and what Winnow cannot do.',
  sections: [
    {
      id: 'reading',
      heading: 'Reads what a person would see',
      points: [
        'PDF, DOCX, DOC, RTF, ODT, plain text, HTML, JSON Resume, Europass XML and pictures of pages. Scans are recognized on the server itself.',
        'Columns, tables, text boxes, headers and sidebars are read in the order a person would read them.',
        'Text that people cannot see is set aside: white on white, one point high, off the page, on a hidden layer. It does not count toward the score, and you see it as a flag.',
        'A file that cannot be read gets a reason instead of a score.',
      ],
    },
    {
      id: 'judging',
      heading: 'Scores requirement by requirement',
      points: [
        'Your job description becomes a list of requirements, must-haves first. You can change the wording, the weights and which ones are must-haves.',
        'Met, partly met, not met or not found. What a resume doesn’t mention earns no points, so it lowers the score, but it is marked “not found”, never “not met”. Next to the score you see how high it could still rise.',
        'A skill used at work, for years and recently, counts more than one in a list. Repeating a word does not help.',
        'The score is computed by code from the findings. No language model sets a number and nothing is random, so the same input gives the same score every time.',
      ],
    },
    {
      id: 'showing',
      heading: 'Shows its evidence',
      points: [
        'Findings quote the words they are based on. Select a quote to see it marked in the original file.',
        'Score and confidence are shown separately, and ties are shown as ties.',
        'Changing a weight re-ranks the list at once, in your browser, with the same code.',
        'Each result keeps what it was made from and can be recomputed: the same version gives an identical result.',
      ],
    },
    {
      id: 'fairness',
      heading: 'Leaves out what should not matter',
      points: [
        'Names, photos, contact details, addresses, pronouns and graduation years are removed before scoring. Changing them does not change a score.',
        'Names and photos are hidden by default. You decide when to show them.',
        'Winnow never rejects a candidate. It shows which must-haves are not met; a person decides and gives a reason.',
      ],
    },
    {
      id: 'bulk',
      heading: 'Handles the whole pile',
      points: [
        'Up to 50 files of 10 MB at a time, including folders and archives, each with its own progress, error and retry.',
        'You see the price before the run. Files that fail, duplicates and canceled runs cost nothing.',
        'Exports for your other tools, and share links that expire.',
      ],
    },
  ],
  measured: {
    heading: 'What we measured',
    introduction:
      'Figures from our own evaluation, each with the command that produces it. The 95%, 10x, 80% and 24/7 on the home page are claims; these are measurements. Where another program does better, we say so.',
    command: 'Produced by',
    record:
      'The tables come from docs/quality.md and the pages it links to, which also explain the method, the confidence and the known weaknesses.',
  },
  limits: {
    heading: 'What Winnow cannot do',
    points: [
      'It reads what is written. It does not know whether it is true, and it says nothing about the person.',
      'English resumes and job descriptions are read best. German, French, Spanish, Italian, Portuguese, Dutch, Romanian and Polish are read through a glossary and scored with less confidence. In other languages, little more than names, dates and contact details is read.',
      'Two people who score the same resume agree only in part. A score orders a reading list; it does not decide.',
      'Handwriting, vertical writing and scans in languages other than English are not read.',
    ],
  },
  tryIt: 'Match a resume',
  seePrices: 'See pricing',
};

export type FeaturesTexts = TextsOf<typeof english>;

export const featuresTexts = defineTexts(english, {
  de: () => import('./features-texts.de.ts'),
  es: () => import('./features-texts.es.ts'),
  fr: () => import('./features-texts.fr.ts'),
  ar: () => import('./features-texts.ar.ts'),
});
