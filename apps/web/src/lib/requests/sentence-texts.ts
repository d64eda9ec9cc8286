import type { sentences } from '@winnow/contracts';
import type { TextsOf } from '../language/define-texts.ts';

/** Translations of the server's sentences; a missing one doesn't compile. */
export type SentenceTexts = TextsOf<typeof sentences>;
