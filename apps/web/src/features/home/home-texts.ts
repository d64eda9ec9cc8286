/** The words of the home page. */
export const homeTexts = {
  title: 'Winnow · every point of the score, in the resume’s own words',
  heading: 'Every point of the score, in the resume’s own words',
  introduction:
    'Winnow reads a resume against a job description and shows what it found, what it did not, and the sentence behind each. The same two texts always give the same score.',
  action: 'Match a resume',
  free: 'No account, nothing stored.',
  sample: {
    heading: 'A sample, judged by the same engine',
    person: 'Sample resume: a mathematics teacher who became a developer',
    job: (title: string) => `Against the sample job: ${title}`,
  },
  promises: [
    {
      heading: 'Evidence, or no claim',
      words:
        'A requirement counts as met only where words in the resume say so. Each quote leads to its place in the document.',
    },
    {
      heading: 'Unknown is not failed',
      words:
        'What a resume does not mention lowers the confidence, never the score by itself. A file that cannot be read gets no score at all.',
    },
    {
      heading: 'Only what a person can see',
      words:
        'Hidden text, words addressed to machines and repeated keywords do not score. They are shown to whoever reads the result.',
    },
  ],
} as const;
