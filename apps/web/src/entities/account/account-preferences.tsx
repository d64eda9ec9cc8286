import { useEffect } from 'react';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { readStoredLanguage } from '../../lib/language/stored-language.ts';
import { oncePerPerson } from '../../lib/session/once-per-person.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { usePreferences } from './use-preferences.ts';

const arrival = oncePerPerson('preferences_brought');

/** Applies the account's theme and language in a browser that the user hasn't used before. */
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
    // Accounts without a choice say English, which isn't a preference.
    if (readStoredLanguage() === null && preferences.language !== 'en') chooseLanguage(preferences.language);
  }, [preferences === undefined]);

  return null;
}
