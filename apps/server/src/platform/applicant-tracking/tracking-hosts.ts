/** Hosts of applicant tracking systems: their vendors', or one address for all, for tests. */
export type TrackingHosts = { readonly kind: 'vendors' } | { readonly kind: 'double'; readonly url: string };
