import { searchEverything } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { SearchService } from './search-service.ts';

export function mountSearch(api: Api, { search }: { readonly search: SearchService }): void {
  mount(api, searchEverything, async ({ caller, input: { q } }) => ({
    data: await search.search(caller, q),
  }));
}
