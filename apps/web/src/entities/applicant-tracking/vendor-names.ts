import type { TrackingVendor } from '@winnow/contracts';

/** Brands, the same in every language. */
export const vendorNames: Readonly<Record<TrackingVendor, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
};
