import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BillingAddress,
  type BillingState,
  cancelPlan,
  correctInvoice,
  getBilling,
  getBillingAddress,
  getPlans,
  type Invoice,
  listInvoices,
  listPaymentMethods,
  openPaymentPortal,
  resumePlan,
  saveBillingAddress,
  subscribe,
  type TopUpId,
  topUp,
} from '@winnow/contracts';
import { credits } from '../../entities/credits/credits.ts';
import { api } from '../../lib/requests/api-client.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';

const keys = {
  state: ['billing', 'state'],
  invoices: ['billing', 'invoices'],
  address: ['billing', 'address'],
} as const;

export function usePriceList() {
  return useQuery({ queryKey: ['billing', 'plans'], queryFn: async () => (await api.call(getPlans)).data });
}

const askAgainMs = 3_000;
const timesAsked = 20;

/**
 * Reloaded with each visit, since a payment may have arrived meanwhile.
 * @param isAwaited whether a payment was just made; then it polls for a minute
 */
export function useBillingState(isAwaited = false) {
  const queryFn = async () => (await api.call(getBilling)).data;
  return useQuery({
    queryKey: keys.state,
    queryFn,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isAwaited && data?.plan === 'free' && dataUpdateCount < timesAsked && askAgainMs,
  });
}

/**
 * Reloaded with each visit.
 * @param isAwaited whether a payment was just made: its invoice and credits arrive within a minute
 */
export function useInvoices(isAwaited = false) {
  const queryFn = async () => {
    if (isAwaited) void credits.refresh().catch(() => undefined);
    return (await api.call(listInvoices)).data;
  };
  return useQuery({
    queryKey: keys.invoices,
    queryFn,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state: { dataUpdateCount } }) =>
      isAwaited && dataUpdateCount < timesAsked && askAgainMs,
  });
}

export function usePaymentMethods() {
  const queryFn = async () => (await api.call(listPaymentMethods)).data;
  return useQuery({ queryKey: ['billing', 'methods'], queryFn });
}

export function useBillingAddress() {
  const queryFn = async () => (await api.call(getBillingAddress)).data;
  return useQuery({ queryKey: keys.address, queryFn });
}

/** After every change of a plan: reloads everything that shows it. */
function useBillingToast() {
  const queries = useQueryClient();
  return async (state: BillingState): Promise<void> => {
    queries.setQueryData(keys.state, state);
    await queries.invalidateQueries({ queryKey: keys.invoices });
    await credits.refresh().catch(() => undefined);
  };
}

/** @param onBegun called if no payment on another page is needed */
export function useSubscribe(onBegun: () => void) {
  const notify = useBillingToast();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: async () =>
      (await api.call(subscribe, { plan: 'pro', idempotencyKey: idempotency.keyOf('pro') })).data,
    async onSuccess({ redirectUrl, state }) {
      idempotency.reset();
      if (redirectUrl) window.location.assign(redirectUrl);
      else onBegun();
      await notify(state);
    },
  });
}

/** @param onOrdered called if no payment on another page is needed */
export function useTopUp(onOrdered: () => void) {
  const notify = useBillingToast();
  const idempotency = useIdempotencyKey();
  return useMutation({
    mutationFn: async (topUpId: TopUpId) =>
      (await api.call(topUp, { topUpId, idempotencyKey: idempotency.keyOf(topUpId) })).data,
    async onSuccess({ redirectUrl, state }) {
      idempotency.reset();
      if (redirectUrl) window.location.assign(redirectUrl);
      else onOrdered();
      await notify(state);
    },
  });
}

export function useCancelPlan(onDone: () => void) {
  const notify = useBillingToast();
  return useMutation({
    mutationFn: async () => (await api.call(cancelPlan)).data,
    async onSuccess(state) {
      onDone();
      await notify(state);
    },
  });
}

export function useResumePlan(onDone: () => void) {
  const notify = useBillingToast();
  return useMutation({
    mutationFn: async () => (await api.call(resumePlan)).data,
    async onSuccess(state) {
      onDone();
      await notify(state);
    },
  });
}

export function useSaveAddress(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (address: BillingAddress) => (await api.call(saveBillingAddress, address)).data,
    onSuccess(address) {
      queries.setQueryData(keys.address, address);
      onSaved();
    },
  });
}

/** @param onDone called with the replacement invoice */
export function useCorrectInvoice(onDone: (invoice: Invoice) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.call(correctInvoice, { id })).data,
    onSuccess: onDone,
    // Also if it is refused: the list may be outdated.
    onSettled: () => queries.invalidateQueries({ queryKey: keys.invoices }),
  });
}

export function usePaymentPortal() {
  return useMutation({
    mutationFn: async () => (await api.call(openPaymentPortal)).data,
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
