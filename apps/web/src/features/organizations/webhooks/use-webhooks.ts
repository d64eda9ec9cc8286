import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createWebhook,
  deleteWebhook,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
  type WebhookEventType,
} from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

const webhooksKey = ['webhooks'];
const deliveriesKey = (id: string) => ['webhook-deliveries', id];
/** Polling interval while something is being sent. */
const pollMs = 2_000;

export function useWebhooks() {
  return useQuery({
    queryKey: webhooksKey,
    queryFn: async () => (await api.call(listWebhooks)).data.webhooks,
    // Deliveries change it, too.
    staleTime: 0,
    refetchOnMount: true,
  });
}

export function useDeliveries(id: string) {
  return useInfiniteQuery({
    queryKey: deliveriesKey(id),
    queryFn: async ({ pageParam }) =>
      (await api.call(listWebhookDeliveries, { id, ...(pageParam && { cursor: pageParam }) })).data,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some(
        ({ state: now, attempts }) => now === 'pending' && attempts.length === 0,
      )
        ? pollMs
        : false,
  });
}

export type WebhookValues = {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: WebhookEventType[];
};

/** @param then called even if the component that made the change is unmounted */
function useChange<Input, Output>(change: (input: Input) => Promise<{ data: Output }>, then?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess() {
      then?.();
      return queries.invalidateQueries({ queryKey: webhooksKey });
    },
  });
}

export const useWebhookCreation = () => useChange((values: WebhookValues) => api.call(createWebhook, values));
export const useWebhookChange = () =>
  useChange((change: { readonly id: string; readonly isEnabled?: boolean } & Partial<WebhookValues>) =>
    api.call(updateWebhook, change),
  );
export const useWebhookDeletion = (then: () => void) =>
  useChange((id: string) => api.call(deleteWebhook, { id }), then);
export const useSecretRotation = () => useChange((id: string) => api.call(rotateWebhookSecret, { id }));
/** The secret is only in the response. */
export const useSecret = () =>
  useMutation({
    mutationFn: async (id: string) => (await api.call(getWebhookSecret, { id })).data,
  });

export function useTestEvent(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call(sendTestWebhook, { id })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: deliveriesKey(id) }),
  });
}

export function useRedelivery(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deliveryId: string) => (await api.call(redeliverWebhook, { id, deliveryId })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: deliveriesKey(id) }),
  });
}
