import { type PageSettings, usualPrices } from '@winnow/contracts';
import { createContext, use } from 'react';

/** Settings when nothing is known of the installation: in tests of single components. */
const unknownSettings: PageSettings = {
  launchMode: 'open',
  siteUrl: '',
  contactEmail: null,
  twitterUrl: '',
  linkedinUrl: '',
  demoVideoUrl: null,
  prices: usualPrices,
  isReadOnly: false,
  hasDevPages: false,
};

const PageSettingsContext = createContext(unknownSettings);

export const PageSettingsProvider = PageSettingsContext.Provider;

/** What the public pages show of this installation; see the settings in the README. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}
