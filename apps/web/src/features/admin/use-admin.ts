import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCredits,
  answerTicket,
  getAnyTicket,
  getMe,
  getQueue,
  giveOrganizationCredits,
  type Invoice,
  listAllInvoices,
  listAllTickets,
  listAuditEntries,
  listUsers,
  listWaitlist,
  moveTicket,
  organizationId,
  type Plan,
  retryTask,
  runChecks,
  setOrganizationPlan,
  setPlan,
  settleInvoice,
  suspendUser,
  type TicketState,
  verifyAudit,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { askAgainWhereRefused } from './gate/operator-refusal.ts';
import type { Subject } from './subject.ts';

/** Always loads current data. */
export const fresh = { staleTime: 0, refetchOnMount: true, retry: false } as const;

/** Reloaded on each visit: an operator's missing setup may have been completed meanwhile. */
export function useMe() {
  return useQuery({ ...fresh, queryKey: ['me'], queryFn: async () => (await api.call(getMe)).data });
}

export function useUsers(search: string, page: number) {
  const queryFn = async () => (await api.call(listUsers, { search, page })).data;
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'users', search, page],
    queryFn,
    placeholderData: (before) => before,
  });
}

export function useWaitlist(search: string, page: number) {
  const queryFn = async () => (await api.call(listWaitlist, { search, page })).data;
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'waitlist', search, page],
    queryFn,
    placeholderData: (before) => before,
  });
}

export function useTickets(state: TicketState | undefined, page: number) {
  const queryFn = async () => (await api.call(listAllTickets, { ...(state && { state }), page })).data;
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'tickets', state ?? 'all', page],
    queryFn,
    placeholderData: (before) => before,
  });
}

export function useTicket(id: string) {
  const queryFn = async () => (await api.call(getAnyTicket, { id })).data;
  return useQuery({ ...fresh, queryKey: ['admin', 'ticket', id], queryFn });
}

export function useAllInvoices(state: Invoice['state'] | undefined, page: number) {
  const queryFn = async () => (await api.call(listAllInvoices, { ...(state && { state }), page })).data;
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'invoices', state ?? 'all', page],
    queryFn,
    placeholderData: (before) => before,
  });
}

/** @param dead maximum failed tasks to list */
export function useQueue(dead: number) {
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'queue', dead],
    queryFn: async () => (await api.call(getQueue, { dead })).data,
    placeholderData: (before) => before,
  });
}

export function useChecks() {
  return useQuery({
    ...fresh,
    queryKey: ['admin', 'checks'],
    queryFn: async () => (await api.call(runChecks)).data,
  });
}

/** @param about id of an actor or subject; empty for all */
export function useAudit(about: string) {
  return useInfiniteQuery({
    ...fresh,
    queryKey: ['admin', 'audit', about],
    queryFn: async ({ pageParam }) => {
      const before = pageParam === null ? {} : { before: pageParam };
      return (await api.call(listAuditEntries, { ...(about && { about }), ...before })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
  });
}

export function useAuditVerification() {
  return useMutation({ mutationFn: async () => (await api.call(verifyAudit)).data });
}

/** An operator's change; the shown data is reloaded afterwards. */
export function useAct<Given>(act: (given: Given) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => askAgainWhereRefused(queries, error),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}

type PlanGift = { plan: Plan; until: string | null; reason: string };
type CreditsGift = { credits: number; reason: string; idempotencyKey: string };
type Suspension = { userId: string; isSuspended: boolean; reason: string };
type Settlement = { id: string; state: 'paid' | 'void' | 'refunded'; reason: string };
type Answer = { id: string; message: string; attachmentIds: string[]; isSolved: boolean };

export const useSetPlan = ({ kind, id }: Subject, onDone: () => void) =>
  useAct<PlanGift>(
    (gift) =>
      kind === 'user'
        ? api.call(setPlan, { userId: id, ...gift })
        : api.call(setOrganizationPlan, { organizationId: organizationId.parse(id), ...gift }),
    onDone,
  );
export const useGiveCredits = ({ kind, id }: Subject, onDone: () => void) =>
  useAct<CreditsGift>(
    (gift) =>
      kind === 'user'
        ? api.call(addCredits, { userId: id, ...gift })
        : api.call(giveOrganizationCredits, { organizationId: organizationId.parse(id), ...gift }),
    onDone,
  );
export const useSuspend = (onDone: () => void) =>
  useAct((suspension: Suspension) => api.call(suspendUser, suspension), onDone);
export const useSettle = (onDone: () => void) =>
  useAct((settlement: Settlement) => api.call(settleInvoice, settlement), onDone);
export const useRetryJob = (onDone: () => void) =>
  useAct((id: string) => api.call(retryTask, { id }), onDone);
export const useAnswer = (onDone: () => void) =>
  useAct((answer: Answer) => api.call(answerTicket, answer), onDone);
export const useMoveTicket = (onDone: () => void) =>
  useAct((given: { id: string; state: TicketState }) => api.call(moveTicket, given), onDone);
