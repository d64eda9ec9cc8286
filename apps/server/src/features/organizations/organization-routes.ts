import {
  acceptInvitation,
  changeMemberRole,
  chooseAnonymousView,
  createOrganization,
  declineInvitation,
  deleteOrganization,
  downloadOrganizationExport,
  getOrganizationContents,
  getOrganizationLogo,
  getOrganizationSettings,
  getSeats,
  inviteMember,
  leaveOrganization,
  listActivityPrograms,
  listInvitations,
  listMembers,
  listOrganizationActivity,
  listOrganizationExports,
  listOrganizations,
  listReceivedInvitations,
  openInvitation,
  removeMember,
  removeOrganizationLogo,
  renameOrganization,
  resendInvitation,
  revokeInvitation,
  startOrganizationExport,
  switchOrganization,
  transferOwnership,
  updateOrganizationSettings,
  uploadOrganizationLogo,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import { requireRecentSignIn } from '../accounts/sign-in/recent-sign-in.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { OrganizationService } from './organization-service.ts';
import type { TeamServices } from './team-services.ts';

export function mountOrganizations(
  api: Api,
  given: {
    readonly organizations: OrganizationService;
    readonly teams: TeamServices;
    readonly credits: Pick<CreditService, 'getBalance'>;
    readonly clock: Clock;
  },
): void {
  const { organizations, credits, clock } = given;
  const { settings, members, invitations, receivedInvitations, activity, ending, exports } = given.teams;
  mount(api, listOrganizations, async ({ caller }) => ({
    data: await settings.list(caller.userId, caller.organizationId),
  }));
  mount(api, createOrganization, async ({ caller, input }) => ({
    data: await settings.create(caller, input.name),
  }));
  mount(api, switchOrganization, async ({ caller, input: { id } }) => {
    await organizations.switchTo(caller.userId, id);
    return { data: {} };
  });
  mount(api, renameOrganization, async ({ caller, input }) => ({
    data: await settings.rename(caller, input),
  }));
  mount(api, uploadOrganizationLogo, async ({ caller, files, input }) => ({
    data: { logo: await settings.uploadLogo(caller, files.file.path, input.beforeLogo) },
  }));
  mount(api, removeOrganizationLogo, async ({ caller, input }) => ({
    data: { logo: await settings.removeLogo(caller, input.beforeLogo) },
  }));
  mountDownload(api, getOrganizationLogo, async ({ input }) => ({
    fileName: 'logo.webp',
    mediaType: 'image/webp',
    content: new Uint8Array(await settings.loadLogo(input.id)),
  }));

  mount(api, getSeats, async ({ caller }) => ({ data: await given.teams.seats.get(caller.organizationId) }));
  mount(api, getOrganizationSettings, async ({ caller }) => ({
    data: await given.teams.defaults.get(caller.organizationId),
  }));
  mount(api, updateOrganizationSettings, async ({ caller, input }) => ({
    data: await given.teams.defaults.change(caller, input),
  }));
  mount(api, chooseAnonymousView, async ({ caller, input }) => ({
    data: await given.teams.defaults.chooseView(caller, input.anonymousView),
  }));

  mount(api, listMembers, async ({ caller }) => ({ data: await members.list(caller) }));
  mount(api, changeMemberRole, async ({ caller, input: { userId, role } }) => ({
    data: await members.changeRole(caller, userId, role),
  }));
  mount(api, removeMember, async ({ caller, input: { userId } }) => ({
    data: await members.remove(caller, userId),
  }));
  mount(api, leaveOrganization, async ({ caller }) => {
    await members.leave(caller);
    return { data: {} };
  });
  mount(api, transferOwnership, async ({ caller, input: { userId } }) => ({
    data: await members.transfer(caller, userId),
  }));

  mount(api, listInvitations, async ({ caller }) => ({ data: await invitations.list(caller) }));
  mount(api, inviteMember, async ({ caller, input, visit }) => ({
    data: await invitations.invite(caller, input, visit),
  }));
  mount(api, resendInvitation, async ({ caller, input: { id }, visit }) => ({
    data: await invitations.resend(caller, id, visit),
  }));
  mount(api, revokeInvitation, async ({ caller, input: { id } }) => {
    await invitations.revoke(caller, id);
    return { data: {} };
  });

  mount(api, openInvitation, async ({ input: { secret } }) => ({
    data: await receivedInvitations.open(secret),
  }));
  mount(api, listReceivedInvitations, async ({ caller }) => ({
    data: await receivedInvitations.listReceived(caller),
  }));
  mount(api, acceptInvitation, async ({ caller, input }) => {
    const { organizationId, jobId } = await receivedInvitations.accept(caller, input);
    return { data: { ...(await settings.get(caller, organizationId)), jobId } };
  });
  mount(api, declineInvitation, async ({ caller, input }) => {
    await receivedInvitations.decline(caller, input);
    return { data: {} };
  });

  mount(api, getOrganizationContents, async ({ caller: { organizationId } }) => {
    const { plan, availableCredits } = await credits.getBalance(organizationId);
    return { data: { ...(await ending.measure(organizationId)), plan, availableCredits } };
  });
  mount(api, deleteOrganization, async ({ caller, input }) => {
    requireRecentSignIn(caller, clock.now());
    await ending.request(caller, input.name);
    return { data: {} };
  });

  mount(api, listOrganizationExports, async ({ caller }) => ({ data: await exports.list(caller) }));
  mount(api, startOrganizationExport, async ({ caller }) => {
    requireRecentSignIn(caller, clock.now());
    return { data: await exports.start(caller) };
  });
  mountDownload(api, downloadOrganizationExport, async ({ caller, input: { id } }) => {
    requireRecentSignIn(caller, clock.now());
    return { ...(await exports.open(caller, id)), mediaType: 'application/zip' };
  });

  mount(api, listActivityPrograms, async ({ caller }) => ({
    data: await activity.listPrograms(caller.organizationId),
  }));

  mount(api, listOrganizationActivity, async ({ caller, input }) => ({
    data: await activity.list(caller.organizationId, input),
  }));
}
