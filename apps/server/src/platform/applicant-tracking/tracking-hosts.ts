/** Where applicant tracking systems are: at their vendors, or all at one address, as for tests. */
export type TrackingHosts = { readonly kind: 'vendors' } | { readonly kind: 'double'; readonly url: string };
