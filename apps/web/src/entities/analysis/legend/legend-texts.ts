import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Explains the shapes of scores, verdicts and weights. */
const english = {
  open: 'What the shapes mean',
  score: {
    heading: 'Score bar',
    filled: 'The score from 0 to 100. The tall line marks where it ends.',
    potential:
      'What the score could still reach if the requirements that the resume doesn’t mention turn out to be met.',
    steps: 'Thin lines mark where the label changes:',
    from: (score: number, label: string) => `${label} from ${score}`,
  },
  verdicts: {
    heading: 'Requirements',
    met: 'The resume shows it.',
    partly: 'The resume shows part of it.',
    'not-met': 'The resume shows that it isn’t met.',
    'not-found': 'The resume doesn’t mention it. It earns no points, but isn’t counted as not met.',
  },
  weights: {
    heading: 'Weights',
    grains: 'How much the line counts: more grains, more points. The percentage is its share of all lines.',
    must: 'Must-have',
    nice: 'Nice-to-have',
  },
};

export type LegendTexts = TextsOf<typeof english>;

export const legendTexts = defineTexts(english, {
  de: () => import('./legend-texts.de.ts'),
  es: () => import('./legend-texts.es.ts'),
  fr: () => import('./legend-texts.fr.ts'),
  ar: () => import('./legend-texts.ar.ts'),
});
