import { setFlagsFromString } from 'node:v8';

/**
 * V8's compilers, which run next to this process on the processors that the reading processes want, pay back later
 * than a batch is long: what they made took a seventh of its time for two hundred resumes and still a tenth for a
 * thousand. Expressions are used again with the next resume, so they are compiled at once and not at their second use.
 */
const late = [
  '--invocation-count-for-maglev=800',
  '--invocation-count-for-turbofan=50000',
  '--no-regexp-tier-up',
];
/** As V8 sets them: code that is kept for the next start is taken up only under the settings it was kept with. */
const usual = [
  '--invocation-count-for-maglev=400',
  '--invocation-count-for-turbofan=3000',
  '--regexp-tier-up',
];

/** Does a batch of work with less compiling. */
export async function compilingLate<Made>(work: () => Promise<Made>): Promise<Made> {
  late.forEach(setFlagsFromString);
  try {
    return await work();
  } finally {
    usual.forEach(setFlagsFromString);
  }
}
