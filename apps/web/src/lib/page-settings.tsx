import { type PageSettings, usualPrices } from '@winnow/contracts';
import { createContext, use } from 'react';

/** Default settings, for tests of single components. */
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

/** Settings of this installation that public pages show. */
export function usePageSettings(): PageSettings {
  return use(PageSettingsContext);
}
