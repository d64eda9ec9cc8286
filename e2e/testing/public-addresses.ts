/** The pages that the server writes, whoever asks. */
export const publicAddresses = [
  '/',
  '/features',
  '/pricing',
  '/tools-listing',
  '/privacy-policy',
  '/terms-of-service',
  '/support',
  '/resume-matcher',
] as const;
