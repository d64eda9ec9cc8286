import {
  addToHiringTeam,
  getHiringTeam,
  inviteToHiringTeam,
  listInvitedToTeam,
  listJobViewers,
  removeFromHiringTeam,
  revokeFromHiringTeam,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { TeamServices } from '../organizations/team-services.ts';
import type { HiringTeamService } from './hiring-team-service.ts';

export function mountHiringTeams(
  api: Api,
  {
    hiringTeams,
    teams: { invitations },
  }: { readonly hiringTeams: HiringTeamService; readonly teams: Pick<TeamServices, 'invitations'> },
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

  mount(api, listInvitedToTeam, async ({ caller: { organizationId }, input: { id } }) => {
    await hiringTeams.get(organizationId, id);
    return { data: await invitations.listInvitedTo(organizationId, id) };
  });
  mount(api, inviteToHiringTeam, async ({ caller, input: { id: jobId, email }, visit }) => {
    await hiringTeams.get(caller.organizationId, jobId);
    await invitations.invite(caller, { email, role: 'hiring-manager', jobId }, visit);
    return { data: await invitations.listInvitedTo(caller.organizationId, jobId) };
  });
  mount(api, revokeFromHiringTeam, async ({ caller, input: { id: jobId, invitationId } }) => {
    await hiringTeams.get(caller.organizationId, jobId);
    await invitations.revokeFrom(caller, jobId, invitationId);
    return { data: await invitations.listInvitedTo(caller.organizationId, jobId) };
  });
}
