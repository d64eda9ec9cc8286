import { askForRenewal, getConsent, keepPerson, listEndingConsents, recordConsent } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { ConsentService } from './consent-service.ts';
import { mountRenewals } from './renewal-routes.ts';
import type { RenewalService } from './renewal-service.ts';

export function mountConsents(
  api: Api,
  {
    consents,
    consentRenewals,
  }: { readonly consents: ConsentService; readonly consentRenewals: RenewalService },
): void {
  mountRenewals(api, { consentRenewals });
  mount(api, askForRenewal, async ({ caller, input: { personIds }, signal }) => ({
    data: await consentRenewals.ask(caller, personIds, signal),
  }));
  mount(api, getConsent, async ({ caller, input: { id } }) => ({
    data: await consents.get(caller.organizationId, id),
  }));
  mount(api, recordConsent, async ({ caller, input: { id, ...consent } }) => ({
    data: await consents.record(caller, id, consent),
  }));
  mount(api, keepPerson, async ({ caller, input: { id, day } }) => ({
    data: await consents.keepUntil(caller, id, day),
  }));
  mount(api, listEndingConsents, async ({ caller, input: { days } }) => ({
    data: await consents.listEnding(caller.organizationId, days),
  }));
}
