import { english } from '@winnow/contracts';
import { defineTexts } from '../../lib/language/define-texts.ts';

/** The sentences about a score: why, what of, and what is missing. */
export const explanationTexts = defineTexts(english);
