import type { SpeechWords } from '../locale.ts';

export const speech: SpeechWords = {
  levels: {
    native: 'native|mother ?tongue|first language|bilingual',
    C2: 'mastery',
    C1: 'fluent|fluently|full professional|advanced',
    B2: 'professional working|upper[ -]intermediate|very good|proficient',
    B1: 'intermediate|limited working|conversational|conversant|good',
    A2: 'elementary|pre[ -]intermediate',
    A1: 'basic|beginner|basics',
  },
  lines: 'fluent|languages?|bilingual|native|speak|mother tongue',
};
