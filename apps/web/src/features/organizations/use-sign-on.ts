import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addEmailDomain,
  checkEmailDomain,
  getSingleSignOn,
  listEmailDomains,
  type NewcomerRole,
  removeEmailDomain,
  removeSingleSignOn,
  requireSingleSignOn,
  type SingleSignOn,
  saveSingleSignOn,
  testSingleSignOn,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const signOnKey = ['organization-single-sign-on'];
const domainsKey = ['organization-domains'];

/** Reloaded with each visit, since others change it, too. */
const fresh = { staleTime: 0, refetchOnMount: true } as const;

export function useSingleSignOn() {
  return useQuery({
    queryKey: signOnKey,
    queryFn: async () => (await api.call(getSingleSignOn)).data,
    ...fresh,
  });
}

export function useEmailDomains() {
  return useQuery({
    queryKey: domainsKey,
    queryFn: async () => (await api.call(listEmailDomains)).data,
    ...fresh,
  });
}

function useDomainChange<Input, Output>(change: (input: Input) => Promise<{ data: Output }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: domainsKey });
      await queries.invalidateQueries({ queryKey: signOnKey });
    },
  });
}

export const useDomainAddition = () =>
  useDomainChange((domain: string) => api.call(addEmailDomain, { domain }));
export const useDomainCheck = () => useDomainChange((id: string) => api.call(checkEmailDomain, { id }));
export const useDomainRemoval = () => useDomainChange((id: string) => api.call(removeEmailDomain, { id }));

/** A change; the server responds with the current state. */
function useSignOnChange<Input>(change: (input: Input) => Promise<{ data: SingleSignOn }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess: (state) => queries.setQueryData(signOnKey, state),
  });
}

type Provider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly defaultRole: NewcomerRole;
  readonly admitsNewcomers: boolean;
};

export const useProviderSaving = () =>
  useSignOnChange((provider: Provider) => api.call(saveSingleSignOn, provider));
export const useProviderRemoval = () => useSignOnChange((_: null) => api.call(removeSingleSignOn));
export const useRequirement = () =>
  useSignOnChange((isRequired: boolean) => api.call(requireSingleSignOn, { isRequired }));

export function useProviderTest() {
  return useMutation({ mutationFn: async () => (await api.call(testSingleSignOn)).data });
}
