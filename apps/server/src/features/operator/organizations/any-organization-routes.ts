import {
  getAnyOrganization,
  giveOwnership,
  listAllOrganizations,
  listOrganizationsOfUser,
  setOrganizationLimits,
  suspendOrganization,
} from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { TeamServices } from '../../organizations/team-services.ts';
import type { AnyOrganizationService } from './any-organization-service.ts';

type Services = {
  readonly anyOrganizations: AnyOrganizationService;
  readonly teams: Pick<TeamServices, 'operatorChanges'>;
};

export function mountAnyOrganizations(api: Api, { anyOrganizations, teams }: Services): void {
  const { operatorChanges } = teams;

  mount(api, listAllOrganizations, async ({ input: { search, page } }) => ({
    data: await anyOrganizations.list(search, page),
  }));

  mount(api, getAnyOrganization, async ({ caller, input: { organizationId } }) => ({
    data: await anyOrganizations.describe(caller.userId, organizationId),
  }));

  mount(api, listOrganizationsOfUser, async ({ input: { userId } }) => ({
    data: await anyOrganizations.listOfUser(userId),
  }));

  mount(api, setOrganizationLimits, async ({ caller, input }) => {
    const { organizationId, storageMb, maxMembers, reason } = input;
    const limits = { storageMb, maxMembers };
    await operatorChanges.setLimits(organizationId, limits, { actorId: caller.userId, reason });
    return { data: limits };
  });

  mount(api, suspendOrganization, async ({ caller, input }) => {
    const { organizationId, isSuspended, notice, reason } = input;
    const act = { actorId: caller.userId, reason };
    await operatorChanges.suspend(organizationId, { isSuspended, notice }, act);
    return { data: { isSuspended } };
  });

  mount(api, giveOwnership, async ({ caller, input: { organizationId, userId, reason } }) => {
    await operatorChanges.giveOwnership(organizationId, userId, { actorId: caller.userId, reason });
    return { data: {} };
  });
}
