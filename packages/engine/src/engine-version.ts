import { version as vocabularyVersion } from './vocabulary/generated/version.js';

/** Raised with every change of reading, judging or weights that can move a score. */
const judgingVersion = '16';

/** Stored with every analysis: the same version and input give the same bytes. */
export const engineVersion: string = `${judgingVersion}+${vocabularyVersion}`;
