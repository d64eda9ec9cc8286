import {
  addToTalentList,
  createTalentList,
  deleteTalentList,
  exportTalentList,
  getTalentList,
  listTalentLists,
  noteOnTalentList,
  removeFromTalentList,
  updateTalentList,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { mountDownload } from '../../platform/http/mount-download.ts';
import type { TalentListService } from './talent-list-service.ts';

export function mountTalentLists(
  api: Api,
  { talentLists }: { readonly talentLists: TalentListService },
): void {
  mount(api, listTalentLists, async ({ caller, input: { personId } }) => ({
    data: await talentLists.list(caller, personId),
  }));
  mount(api, createTalentList, async ({ caller, input: { idempotencyKey, ...given } }) => ({
    data: await talentLists.create(caller, given, idempotencyKey),
  }));
  mount(api, getTalentList, async ({ caller, input: { id, order } }) => ({
    data: await talentLists.get(caller, id, order),
  }));
  mount(api, updateTalentList, async ({ caller, input: { id, ...change } }) => ({
    data: await talentLists.update(caller, id, change),
  }));
  mount(api, deleteTalentList, async ({ caller, input: { id } }) => {
    await talentLists.remove(caller, id);
    return { data: {} };
  });
  mount(api, addToTalentList, async ({ caller, input: { id, note, ...chosen } }) => ({
    data: { added: await talentLists.add(caller, id, chosen, note) },
  }));
  mount(api, removeFromTalentList, async ({ caller, input: { id, personIds } }) => ({
    data: { removed: await talentLists.removePeople(caller, id, personIds) },
  }));
  mount(api, noteOnTalentList, async ({ caller, input: { id, personId, note } }) => {
    await talentLists.note(caller, id, personId, note);
    return { data: {} };
  });
  mountDownload(api, exportTalentList, async ({ caller, input: { id, language } }) => {
    const { fileName, content } = await talentLists.export(caller, id, language);
    return { fileName, mediaType: 'text/csv; charset=utf-8', content: Uint8Array.from(content) };
  });
}
