import {
  addEmailDomain,
  checkEmailDomain,
  describeSingleSignOn,
  findSingleSignOn,
  getSingleSignOn,
  listEmailDomains,
  removeEmailDomain,
  removeSingleSignOn,
  requireSingleSignOn,
  saveSingleSignOn,
  testSingleSignOn,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { ConnectionService } from './connections/connection-service.ts';
import type { DomainService } from './domains/domain-service.ts';

export function mountSingleSignOn(
  api: Api,
  {
    emailDomains,
    signOnConnections: connections,
  }: { readonly emailDomains: DomainService; readonly signOnConnections: ConnectionService },
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

  mount(api, getSingleSignOn, async ({ caller }) => ({ data: await connections.get(caller) }));
  mount(api, saveSingleSignOn, async ({ caller, input }) => ({
    data: await connections.save(caller, input),
  }));
  mount(api, removeSingleSignOn, async ({ caller }) => ({ data: await connections.remove(caller) }));
  mount(api, testSingleSignOn, async ({ caller }) => ({ data: await connections.test(caller) }));
  mount(api, requireSingleSignOn, async ({ caller, input }) => ({
    data: await connections.require(caller, input.isRequired),
  }));
  mount(api, findSingleSignOn, async ({ input }) => ({
    data: { connectionId: await connections.findByEmail(input.email) },
  }));
  mount(api, describeSingleSignOn, async ({ input }) => ({ data: await connections.describe(input.id) }));
}
