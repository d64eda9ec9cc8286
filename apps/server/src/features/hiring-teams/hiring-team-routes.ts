import { addToHiringTeam, getHiringTeam, listJobViewers, removeFromHiringTeam } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { HiringTeamService } from './hiring-team-service.ts';

export function mountHiringTeams(
  api: Api,
  { hiringTeams }: { readonly hiringTeams: HiringTeamService },
): void {
  mount(api, getHiringTeam, async ({ caller, input: { id } }) => ({
    data: await hiringTeams.get(caller.organizationId, id),
  }));
  mount(api, addToHiringTeam, async ({ caller, input: { id, userIds } }) => ({
    data: await hiringTeams.add(caller, id, userIds),
  }));
  mount(api, removeFromHiringTeam, async ({ caller, input: { id, userId } }) => ({
    data: await hiringTeams.remove(caller, id, userId),
  }));
  mount(api, listJobViewers, async ({ caller, input: { id } }) => ({
    data: await hiringTeams.listViewers(caller.organizationId, id),
  }));
}
