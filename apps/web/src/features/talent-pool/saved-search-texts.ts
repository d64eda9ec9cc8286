import type { SearchAlert } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const alerts: Readonly<Record<SearchAlert, string>> = {
  off: 'No alerts',
  'at-once': 'Immediately',
  daily: 'Once a day',
};

const english = {
  heading: 'Saved searches',
  save: 'Save search',
  none: 'No saved searches yet. Search for candidates, then save the search.',
  failed: 'We couldn’t load the saved searches',
  retry: 'Try again',
  name: 'Name',
  nameHelper: 'For example “Accountants in Lisbon”.',
  share: 'Share with the organization',
  shareHelper: 'All members who search the talent pool can open it and get alerts.',
  alert: 'Alerts about new candidates',
  alertHelper: 'You’re alerted to each new candidate once. Email settings are under Settings.',
  alerts,
  shared: 'Shared',
  sharedBy: (name: string) => `Shared by ${name}`,
  actions: (name: string) => `Actions for “${name}”`,
  edit: 'Rename or share',
  replace: 'Replace with the current search',
  remove: 'Delete',
  cancel: 'Cancel',
  submit: 'Save',
  saved: (name: string) => `“${name}” saved`,
  removed: (name: string) => `“${name}” deleted`,
  gone: 'This saved search is no longer available.',
  editHeading: 'Edit saved search',
};

export type SavedSearchTexts = TextsOf<typeof english>;

export const savedSearchTexts = defineTexts(english, {
  de: () => import('./saved-search-texts.de.ts'),
  es: () => import('./saved-search-texts.es.ts'),
  fr: () => import('./saved-search-texts.fr.ts'),
  ar: () => import('./saved-search-texts.ar.ts'),
});
