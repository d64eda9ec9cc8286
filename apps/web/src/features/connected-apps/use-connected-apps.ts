import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../../lib/session/session.ts';
import { fetchSite } from '../../lib/session/site.ts';

const appsKey = ['connected-apps'];

export type ConnectedApp = {
  readonly client: { readonly id: string; readonly name: string };
  readonly scopes: readonly string[];
  readonly granted_at: string;
  readonly last_used_at?: string;
};

/** Apps with access; `null` with a hosted identity service, which has its own list. */
export function useConnectedApps() {
  return useQuery({
    queryKey: appsKey,
    queryFn: async (): Promise<readonly ConnectedApp[] | null> => {
      if ((await fetchSite()).identity.url !== '') return null;
      const { data, error } = await (await session.client()).oauth.listGrants();
      if (error) throw error;
      return data;
    },
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Ends an app's access. */
export function useDisconnect(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (clientId: string) => {
      const { error } = await (await session.client()).oauth.revokeGrant({ clientId });
      if (error) throw error;
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: appsKey }),
  });
}

/** An app's request. Loaded once, since opening it binds it to this user. */
export function useAccessRequest(id: string) {
  return useQuery({
    queryKey: ['access-request', id],
    queryFn: async () => {
      const { data, error } = await (await session.client()).oauth.getAuthorizationDetails(id);
      if (error) throw error;
      return data;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Answers the request and redirects to the app. */
export function useAnswer(id: string) {
  return useMutation({
    mutationFn: async (isAllowed: boolean) => {
      const { oauth } = await session.client();
      const options = { skipBrowserRedirect: true };
      const { data, error } = isAllowed
        ? await oauth.approveAuthorization(id, options)
        : await oauth.denyAuthorization(id, options);
      if (error) throw error;
      window.location.assign(data.redirect_url);
    },
  });
}
