import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToHiringTeam,
  getHiringTeam,
  type HiringTeam,
  type InvitedToTeam,
  inviteToHiringTeam,
  listInvitedToTeam,
  listJobViewers,
  listMembers,
  removeFromHiringTeam,
  revokeFromHiringTeam,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const teamKey = (jobId: string) => ['hiring-team', jobId];
const invitedKey = (jobId: string) => ['invited-to-team', jobId];

/** Reloaded with each visit, since other members change teams, too. */
const fresh = { staleTime: 0, refetchOnMount: true } as const;

export function useHiringTeam(jobId: string, isAsked = true) {
  return useQuery({
    queryKey: teamKey(jobId),
    queryFn: async () => (await api.call(getHiringTeam, { id: jobId })).data,
    enabled: isAsked,
    ...fresh,
  });
}

/** Members who can see a job and its candidates. */
export function useJobViewers(jobId: string | null) {
  return useQuery({
    queryKey: ['job-viewers', jobId],
    queryFn: async () => (await api.call(listJobViewers, { id: jobId ?? '' })).data,
    enabled: jobId !== null,
    ...fresh,
  });
}

/** All members of the organization. */
export function usePeople(isAsked = true) {
  return useQuery({
    queryKey: ['members'],
    queryFn: async () => (await api.call(listMembers)).data,
    enabled: isAsked,
    ...fresh,
  });
}

export function useTeamChange(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: { readonly add: readonly string[] } | { readonly remove: string }) =>
      'add' in change
        ? (await api.call(addToHiringTeam, { id: jobId, userIds: [...change.add] })).data
        : (await api.call(removeFromHiringTeam, { id: jobId, userId: change.remove })).data,
    onSuccess: (team: HiringTeam) => queries.setQueryData(teamKey(jobId), team),
    onSettled: () => queries.invalidateQueries({ queryKey: ['job-viewers', jobId] }),
  });
}

export function useInvitedToTeam(jobId: string) {
  return useQuery({
    queryKey: invitedKey(jobId),
    queryFn: async () => (await api.call(listInvitedToTeam, { id: jobId })).data,
    ...fresh,
  });
}

export function useTeamInvitation(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: { readonly invite: string } | { readonly revoke: string }) =>
      'invite' in change
        ? (await api.call(inviteToHiringTeam, { id: jobId, email: change.invite })).data
        : (await api.call(revokeFromHiringTeam, { id: jobId, invitationId: change.revoke })).data,
    onSuccess: (invited: InvitedToTeam[]) => queries.setQueryData(invitedKey(jobId), invited),
  });
}
