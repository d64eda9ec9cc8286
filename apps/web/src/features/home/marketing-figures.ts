/** Figures claimed on the landing page, in one place. Measured figures are on the features page. */
export const marketingFigures = {
  accuracy: '95%',
  speed: '10x',
  cost: '80%',
  availability: '24/7',
} as const;
