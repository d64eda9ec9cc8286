import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chooseAnonymousView, type OwnOrganization } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { organizationsKey, useCurrentOrganization } from '../organization/use-organizations.ts';
import { usePreferences, usePreferencesChange } from './use-preferences.ts';

/**
 * Names are hidden at first; showing or hiding them is remembered. In a team, each member chooses for themselves,
 * starting with the organization's default.
 */
export function useAnonymousView() {
  const { data } = usePreferences();
  const { mutate: change } = usePreferencesChange();
  const { mutate: choose } = useTeamView();
  const inTeam = useCurrentOrganization()?.anonymousView ?? null;
  return {
    isAnonymous: inTeam ?? data?.anonymousView ?? true,
    setAnonymous: (anonymousView: boolean) =>
      inTeam === null ? change({ anonymousView }) : choose(anonymousView),
  };
}

/** Updates optimistically, and reverts if the server refuses. */
function useTeamView() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (anonymousView: boolean) =>
      (await api.call(chooseAnonymousView, { anonymousView })).data,
    onMutate(anonymousView) {
      const before = queries.getQueryData<OwnOrganization[]>(organizationsKey);
      const after = before?.map((one) => (one.isCurrent ? { ...one, anonymousView } : one));
      if (after) queries.setQueryData(organizationsKey, after);
      return before;
    },
    onError: (_error, _change, before) => before && queries.setQueryData(organizationsKey, before),
  });
}
