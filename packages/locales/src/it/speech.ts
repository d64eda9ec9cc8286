import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  levels: {
    native: 'madrelingua|lingua materna',
    C2: '',
    C1: 'avanzato',
    B2: 'buono|ottimo',
    B1: '',
    A2: 'elementare',
    A1: 'base|scolastico',
  },
  lines: 'lingue|madrelingua|lingua materna',
};
