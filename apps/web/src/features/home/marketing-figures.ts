/** The figures that the landing page claims, in this one place. What was measured stands on the page of features. */
export const marketingFigures = {
  accuracy: '95%',
  speed: '10x',
  cost: '80%',
  availability: '24/7',
} as const;
