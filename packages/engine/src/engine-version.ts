import { version as vocabularyVersion } from './vocabulary/generated/version.js';

/** Incremented with every change of reading, scoring or weights that can change a score. */
const judgingVersion = '25';

/** Stored with every analysis: the same version and input give the same bytes. */
export const engineVersion: string = `${judgingVersion}+${vocabularyVersion}`;
