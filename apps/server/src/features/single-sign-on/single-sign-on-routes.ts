import { addEmailDomain, checkEmailDomain, listEmailDomains, removeEmailDomain } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { DomainService } from './domains/domain-service.ts';

export function mountSingleSignOn(
  api: Api,
  { emailDomains }: { readonly emailDomains: DomainService },
): void {
  mount(api, listEmailDomains, async ({ caller }) => ({ data: await emailDomains.list(caller) }));
  mount(api, addEmailDomain, async ({ caller, input }) => ({
    data: await emailDomains.add(caller, input.domain),
  }));
  mount(api, checkEmailDomain, async ({ caller, input: { id } }) => ({
    data: await emailDomains.check(caller, id),
  }));
  mount(api, removeEmailDomain, async ({ caller, input: { id } }) => {
    await emailDomains.remove(caller, id);
    return { data: {} };
  });
}
