import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeMemberRole,
  type InvitedRole,
  inviteMember,
  leaveOrganization,
  listInvitations,
  listMembers,
  type OrganizationMember,
  type Role,
  removeMember,
  removeOrganizationLogo,
  renameOrganization,
  resendInvitation,
  revokeInvitation,
  transferOwnership,
  uploadOrganizationLogo,
} from '@winnow/contracts';
import { sendAskingWhose } from '../../entities/conflict/overtaken.ts';
import { organizationsKey } from '../../entities/organization/use-organizations.ts';
import { membersKey } from '../../entities/organization/use-people.ts';
import { seatsKey } from '../../entities/spending/use-spending.ts';
import { api } from '../../lib/requests/api-client.ts';
import { enterOrganization } from '../../lib/session/chosen-organization.ts';

const invitationsKey = ['invitations'];
export const activityKey = ['organization-activity'];

/** Reloaded with each visit, since others change members, too. */
const fresh = { staleTime: 0, refetchOnMount: true } as const;

export function useMembers() {
  return useQuery({
    queryKey: membersKey,
    queryFn: async () => (await api.call(listMembers)).data,
    ...fresh,
  });
}

export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: async () => (await api.call(listInvitations)).data,
    ...fresh,
  });
}

/** A change of the members; the server responds with all of them. */
function useMemberChange<Input>(change: (input: Input) => Promise<{ data: OrganizationMember[] }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess: (members) => queries.setQueryData(membersKey, members),
    onError: () => void queries.invalidateQueries({ queryKey: membersKey }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: activityKey }),
        queries.invalidateQueries({ queryKey: seatsKey }),
        queries.invalidateQueries({ queryKey: organizationsKey }),
      ]),
  });
}

export const useRoleChange = () =>
  useMemberChange((input: { userId: string; role: Role }) => api.call(changeMemberRole, input));

export const useRemoval = () => useMemberChange((userId: string) => api.call(removeMember, { userId }));

export const useTransfer = () => useMemberChange((userId: string) => api.call(transferOwnership, { userId }));

/** A change after which invitations and the audit log are reloaded. */
function useInvitationChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: invitationsKey }),
        queries.invalidateQueries({ queryKey: seatsKey }),
        queries.invalidateQueries({ queryKey: activityKey }),
      ]),
  });
}

export const useInvite = () =>
  useInvitationChange((input: { email: string; role: InvitedRole }) => api.call(inviteMember, input));

export const useResend = () => useInvitationChange((id: string) => api.call(resendInvitation, { id }));

export const useRevoke = () => useInvitationChange((id: string) => api.call(revokeInvitation, { id }));

/** A change of the name or logo, which the whole workspace shows. */
function useIdentityChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: organizationsKey }),
        queries.invalidateQueries({ queryKey: activityKey }),
      ]),
  });
}

export const useRename = () =>
  useIdentityChange((change: { readonly name: string; readonly before: { readonly name: string } }) =>
    sendAskingWhose(() => api.call(renameOrganization, change)),
  );

type LogoChange = {
  /** `null` removes the logo. */
  readonly file: File | null;
  /** The value that the user saw. */
  readonly before: string | null;
};

export const useLogoChange = () =>
  useIdentityChange(({ file, before }: LogoChange) => {
    const beforeLogo = before ?? '';
    return sendAskingWhose<unknown>(() =>
      file
        ? api.call(uploadOrganizationLogo, { file, beforeLogo })
        : api.call(removeOrganizationLogo, { beforeLogo }),
    );
  });

/** Leaves, and continues in the organization that the server chooses next. */
export function useLeaving() {
  return useMutation({
    mutationFn: async () => {
      await api.call(leaveOrganization);
      enterOrganization(null);
      window.location.assign('/dashboard');
    },
  });
}
