// Without schemas: pages that show a verdict need no more of this package.

/** What a resume says of a requirement: it shows it, some of it, that it is not so, or does not mention it. */
export const verdicts = ['met', 'partly', 'not-met', 'not-found'] as const;
export type Verdict = (typeof verdicts)[number];

/** In English, for exports and messages; screens have them in every language. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  met: 'Met',
  partly: 'Partly met',
  'not-met': 'Not met',
  'not-found': 'Not found',
};
