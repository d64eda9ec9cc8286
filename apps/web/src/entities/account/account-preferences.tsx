import { useEffect } from 'react';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { readStoredLanguage } from '../../lib/language/stored-language.ts';
import { oncePerPerson } from '../../lib/session/once-per-person.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { usePreferences } from './use-preferences.ts';

const arrival = oncePerPerson('preferences_brought');

/** Brings theme and language of the account to a browser where the person has not been before. */
export function AccountPreferences() {
  const { user } = useSession();
  if (!user || arrival.wasDone(user.id)) return null;
  return <Arrival identityId={user.id} />;
}

function Arrival({ identityId }: { readonly identityId: string }) {
  const { data: preferences } = usePreferences();
  const theme = useTheme();
  const { chooseLanguage } = useLanguage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the account says; later choices are made here
  useEffect(() => {
    if (!preferences) return;
    arrival.keepDone(identityId);
    // A choice made in this browser before login stays.
    if (theme === 'system') chooseTheme(preferences.theme);
    // An account without a choice says English: that is no preference.
    if (readStoredLanguage() === null && preferences.language !== 'en') chooseLanguage(preferences.language);
  }, [preferences === undefined]);

  return null;
}
