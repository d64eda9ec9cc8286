import { deleteTag, listTags, renameTag, tagPeople } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { TagService } from './tag-service.ts';

export function mountTags(api: Api, { tags }: { readonly tags: TagService }): void {
  mount(api, listTags, async ({ caller }) => ({ data: await tags.list(caller.organizationId) }));
  mount(api, renameTag, async ({ caller, input: { tag, name } }) => ({
    data: { people: await tags.rename(caller, tag, name) },
  }));
  mount(api, deleteTag, async ({ caller, input: { tag } }) => ({
    data: { people: await tags.remove(caller, tag) },
  }));
  mount(api, tagPeople, async ({ caller, input: { addTags, removeTags, ...chosen } }) => ({
    data: await tags.change(caller, chosen, { addTags, removeTags }),
  }));
}
