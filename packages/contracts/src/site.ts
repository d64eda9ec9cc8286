import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { launchModes } from './limits.ts';

/**
 * Data of this installation for the public pages; embedded in each page, so that it is available before any script
 * runs.
 */
export const pageSettings = z.object({
  launchMode: z.enum(launchModes),
  siteUrl: z.string().meta({ description: 'Public address of the server, without a trailing slash.' }),
  contactEmail: z.string().nullable().meta({ description: 'Address for questions; null if not set.' }),
  twitterUrl: z.string(),
  linkedinUrl: z.string(),
  demoVideoUrl: z.string().nullable().meta({
    description: 'Video shown in a frame on demand; null for the built-in walk-through.',
  }),
  prices: z.object({ currency: z.string(), proMonth: z.int().min(0), vatRate: z.int().min(0) }).meta({
    description:
      'A month of Pro, in the smallest unit of the currency, and the VAT in it, in hundredths of a percent.',
  }),
  isReadOnly: z.boolean().meta({
    description: 'Whether the server is read-only for maintenance.',
  }),
  hasDevPages: z.boolean().meta({ description: 'Whether developer pages are available.' }),
});
export type PageSettings = z.infer<typeof pageSettings>;

/** Settings of this installation that a browser needs before login. Nothing in it is secret. */
export const siteView = pageSettings.extend({
  identity: z.object({
    url: z.string().meta({
      description: 'Base address of /auth/v1 and /rest/v1; empty if this server is the identity service.',
    }),
    publicKey: z.string().meta({ description: 'Sent as `apikey`; empty if none is needed.' }),
  }),
  isSignUpOpen: z.boolean(),
  hasPasskeys: z.boolean().meta({ description: 'Whether people can sign in with a passkey.' }),
  hasGoogle: z.boolean().meta({ description: 'Whether people can sign in with Google.' }),
  emailGoesToOutbox: z.boolean().meta({
    description: 'Whether emails are stored in the outbox of the data folder instead of sent.',
  }),
  hasOutboxPage: z.boolean().meta({
    description: 'Whether /dev/outbox shows them, with the link that the server prints at startup.',
  }),
});
export type SiteView = z.infer<typeof siteView>;

export const getSite = endpoint({
  method: 'GET',
  path: '/config',
  access: 'anyone',
  summary: 'What a browser needs to know about this installation.',
  output: siteView,
});
