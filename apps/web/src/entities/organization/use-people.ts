import { useQuery } from '@tanstack/react-query';
import { listMembers, type OrganizationMember } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { useCurrentOrganization } from './use-organizations.ts';

export const membersKey = ['members'];

/** Whether the organization is a team, so that it matters who did something. */
export function useIsTeam(): boolean {
  return useCurrentOrganization()?.isPersonal === false;
}

/** Current members by id. Empty in a personal organization. */
export function usePeople(): ReadonlyMap<string, OrganizationMember> {
  const isTeam = useIsTeam();
  const { data } = useQuery({
    queryKey: membersKey,
    queryFn: async () => (await api.call(listMembers)).data,
    enabled: isTeam,
    select: byId,
  });
  return data ?? nobody;
}

const nobody: ReadonlyMap<string, OrganizationMember> = new Map();

const byId = (members: readonly OrganizationMember[]): ReadonlyMap<string, OrganizationMember> =>
  new Map(members.map((member) => [member.userId, member]));
