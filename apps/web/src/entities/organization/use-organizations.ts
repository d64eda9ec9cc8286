import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptInvitation,
  createOrganization,
  declineInvitation,
  listOrganizations,
  listReceivedInvitations,
  may,
  type NeededPermission,
  type OwnOrganization,
  switchOrganization,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { jobPath } from '../../lib/screen-paths.ts';
import {
  enterOrganization,
  isTakenForOwner,
  rememberOrganization,
} from '../../lib/session/chosen-organization.ts';
import { session } from '../../lib/session/session.ts';
import { onboardingOffer } from '../account/onboarding-offer.ts';

export const organizationsKey = ['organizations'];
const receivedKey = ['received-invitations'];

/** The organizations of the signed-in user, the personal one first. */
export function useOrganizations() {
  return useQuery({
    queryKey: organizationsKey,
    queryFn: async () => {
      const { data } = await api.call(listOrganizations);
      const current = data.find(({ isCurrent }) => isCurrent);
      if (current) rememberOrganization(current.isPersonal ? null : current.id);
      return data;
    },
  });
}

/** The current organization; `undefined` until loaded. */
export function useCurrentOrganization(): OwnOrganization | undefined {
  return useOrganizations().data?.find(({ isCurrent }) => isCurrent);
}

/**
 * Whether the user's role has a permission, by the same table as on the server. Until the role is loaded, a user
 * without teams counts as the owner of their personal organization.
 */
export function useMay(): (needed: NeededPermission) => boolean {
  const current = useCurrentOrganization();
  return (needed) => (current ? may(current.role, needed, current.granted) : isTakenForOwner());
}

/** Open invitations to the user's address. */
export function useReceivedInvitations() {
  return useQuery({
    queryKey: receivedKey,
    queryFn: async () => (await api.call(listReceivedInvitations)).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Switches to another organization by reloading: nothing of the previous one stays in memory. */
export function useOrganizationSwitch() {
  return useMutation({
    mutationFn: async ({ id, path = '/dashboard' }: Pick<OwnOrganization, 'id'> & { path?: string }) => {
      await api.call(switchOrganization, { id });
      enterOrganization(id);
      window.location.assign(path);
    },
  });
}

/** Creates an organization and switches to it. */
export function useOrganizationCreation() {
  return useMutation({
    mutationFn: async (name: string) => {
      const { data } = await api.call(createOrganization, { name });
      await api.call(switchOrganization, { id: data.id });
      enterOrganization(data.id);
      window.location.assign('/organization');
    },
  });
}

type Answer = { readonly id: string; readonly secret?: string };

/** Joins an organization and switches to it. */
export function useInvitationAcceptance() {
  return useMutation({
    mutationFn: async (answer: Answer) => {
      const { data } = await api.call(acceptInvitation, answer);
      await api.call(switchOrganization, { id: data.id });
      enterOrganization(data.id);
      // Invited users skip onboarding, so that they see what they were invited to first.
      const { user } = session.state();
      if (user) onboardingOffer.keepDone(user.id);
      const mayRead = may(data.role, 'jobs.read');
      window.location.assign(mayRead && data.jobId ? jobPath(data.jobId) : '/dashboard');
    },
  });
}

export function useInvitationRefusal(onDeclined: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (answer: Answer) => {
      await api.call(declineInvitation, answer);
    },
    onSuccess: onDeclined,
    onSettled: () => queries.invalidateQueries({ queryKey: receivedKey }),
  });
}
