/** The public pages that the server renders. */
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
