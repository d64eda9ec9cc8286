import { usePreferences, usePreferencesChange } from './use-preferences.ts';

/** Names are covered for the first look; who uncovers them does so for good, until they cover them again. */
export function useAnonymousView() {
  const { data } = usePreferences();
  const { mutate } = usePreferencesChange();
  return {
    isAnonymous: data?.anonymousView ?? true,
    setAnonymous: (anonymousView: boolean) => mutate({ anonymousView }),
  };
}
