import type { IdentitySource } from '../accounts/identities/identity-source.ts';
import { type Foundation, feature } from '../feature.ts';
import { mountSite } from './site-routes.ts';
import { createSiteService } from './site-service.ts';

export const site = feature({
  createServices: (given: Foundation & { readonly identities: IdentitySource }) => ({
    site: createSiteService({
      ...given,
      emailGoesToOutbox: given.outbox !== null,
      hasOutboxPage: given.outboxKey !== null,
    }),
  }),
  routes: mountSite,
});
