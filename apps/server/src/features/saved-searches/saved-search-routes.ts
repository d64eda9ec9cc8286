import {
  changeSearchAlert,
  deleteSavedSearch,
  listSavedSearches,
  restoreSavedSearch,
  saveSearch,
  updateSavedSearch,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { SavedSearchService } from './saved-search-service.ts';

export function mountSavedSearches(
  api: Api,
  { savedSearches }: { readonly savedSearches: SavedSearchService },
): void {
  mount(api, listSavedSearches, async ({ caller }) => ({
    data: { searches: await savedSearches.list(caller) },
  }));
  mount(api, saveSearch, async ({ caller, input }) => ({ data: await savedSearches.save(caller, input) }));
  mount(api, updateSavedSearch, async ({ caller, input: { id, ...change } }) => ({
    data: await savedSearches.change(caller, id, change),
  }));
  mount(api, changeSearchAlert, async ({ caller, input: { id, alert } }) => ({
    data: await savedSearches.changeAlert(caller, id, alert),
  }));
  mount(api, deleteSavedSearch, async ({ caller, input: { id } }) => {
    await savedSearches.remove(caller, id);
    return { data: { id } };
  });
  mount(api, restoreSavedSearch, async ({ caller, input: { id } }) => ({
    data: await savedSearches.restore(caller, id),
  }));
}
