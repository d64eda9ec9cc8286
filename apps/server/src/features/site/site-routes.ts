import { getSite } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { SiteService } from './site-service.ts';

export function mountSite(api: Api, { site }: { readonly site: SiteService }): void {
  mount(api, getSite, async () => ({ data: await site.describe() }));
}
