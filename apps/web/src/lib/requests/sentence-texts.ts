import type { sentences } from '@winnow/contracts';
import type { TextsOf } from '../language/define-texts.ts';

/** What the server answers, in a language other than its own: a sentence of the contract that is missing does not compile. */
export type SentenceTexts = TextsOf<typeof sentences>;
