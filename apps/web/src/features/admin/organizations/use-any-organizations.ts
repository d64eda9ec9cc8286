import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  getAnyOrganization,
  getOrganizationBilling,
  giveOwnership,
  listAllOrganizations,
  listOrganizationLedger,
  listOrganizationRuns,
  listOrganizationsOfUser,
  type OrganizationId,
  type OrganizationLimitsSet,
  setOrganizationLimits,
  suspendOrganization,
} from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';
import { byCursor } from '../../../lib/requests/by-cursor.ts';
import { fresh, useAct } from '../use-admin.ts';

export function useAnyOrganizations(search: string, page: number) {
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'organizations', search, page],
    queryFn: async () => (await api.call(listAllOrganizations, { search, page })).data,
    placeholderData: (before) => before,
  });
}

export function useOrganizationsOf(userId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'user', userId, 'organizations'],
    queryFn: async () => (await api.call(listOrganizationsOfUser, { userId })).data,
  });
}

/** Parts of an organization, loaded separately, so that each is shown when it arrives. */
export function useAnyOrganization(organizationId: OrganizationId) {
  const keyOf = (part: string) => ['admin', 'organization', organizationId, part];
  const view = useQuery({
    ...fresh,
    queryKey: keyOf('view'),
    queryFn: async () => (await api.call(getAnyOrganization, { organizationId })).data,
  });
  const billing = useQuery({
    ...fresh,
    queryKey: keyOf('billing'),
    queryFn: async () => (await api.call(getOrganizationBilling, { organizationId })).data,
  });
  const runs = useInfiniteQuery({
    ...fresh,
    queryKey: keyOf('runs'),
    queryFn: async ({ pageParam }) => {
      const page = { organizationId, ...(pageParam && { cursor: pageParam }) };
      return (await api.call(listOrganizationRuns, page)).data;
    },
    ...byCursor,
  });
  const ledger = useInfiniteQuery({
    ...fresh,
    queryKey: keyOf('ledger'),
    queryFn: async ({ pageParam }) => {
      const page = { organizationId, limit: 25, ...(pageParam && { cursor: pageParam }) };
      return (await api.call(listOrganizationLedger, page)).data;
    },
    ...byCursor,
  });
  return { view, billing, runs, ledger };
}

type Of = { readonly organizationId: OrganizationId; readonly reason: string };

export const useSetLimits = (onDone: () => void) =>
  useAct((limits: Of & OrganizationLimitsSet) => api.call(setOrganizationLimits, limits), onDone);
export const useSuspendOrganization = (onDone: () => void) =>
  useAct(
    (suspension: Of & { isSuspended: boolean; notice: string }) => api.call(suspendOrganization, suspension),
    onDone,
  );
export const useGiveOwnership = (onDone: () => void) =>
  useAct((gift: Of & { userId: string }) => api.call(giveOwnership, gift), onDone);
