import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  connectTracking,
  disconnectTracking,
  importFromTracking,
  listTrackingConnections,
  listTrackingJobs,
  type TrackingConnection,
  type TrackingCredentials,
  testTracking,
} from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

const trackingKey = ['applicant-tracking'];
const connectionsKey = [...trackingKey, 'connections'];
/** While imports are under way, how far they are. */
const pollMs = 3_000;

const isComing = ({ imports }: TrackingConnection) => imports.some(({ state }) => state === 'running');

export function useTracking() {
  return useQuery({
    queryKey: connectionsKey,
    queryFn: async () => (await api.call(listTrackingConnections)).data.connections,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) => (state.data?.some(isComing) ? pollMs : false),
  });
}

export function useTrackingJobs(id: string) {
  return useQuery({
    queryKey: ['applicant-tracking', 'jobs', id],
    queryFn: async () => (await api.call(listTrackingJobs, { id })).data.jobs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

function useChange<Input, Output>(change: (input: Input) => Promise<{ data: Output }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: trackingKey }),
  });
}

export const useConnection = () =>
  useChange((given: { name: string; credentials: TrackingCredentials }) => api.call(connectTracking, given));
export const useDisconnection = () => useChange((id: string) => api.call(disconnectTracking, { id }));
export const useTrackingTest = () => useChange((id: string) => api.call(testTracking, { id }));
export const useTrackingImport = () =>
  useChange((request: { id: string; jobs: string[]; isScored: boolean; idempotencyKey: string }) =>
    api.call(importFromTracking, request),
  );
