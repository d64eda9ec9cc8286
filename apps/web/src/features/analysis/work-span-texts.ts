import { defineTexts } from '../../lib/language/define-texts.ts';

/** How long somebody worked is told in the workspace alone, which is English. */
export const workSpanTexts = defineTexts({
  doubt: 'Longer than a working life. Some of the dates may not be of work: look at the positions.',
});
