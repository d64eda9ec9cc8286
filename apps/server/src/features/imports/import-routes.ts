import {
  announceImportItems,
  changeImport,
  createImport,
  deleteImport,
  getImport,
  listImportItems,
  listImports,
  sendImportParcel,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { ImportService } from './import-service.ts';
import type { ReceiveParcel } from './receive-parcel.ts';

export function mountImports(
  api: Api,
  { imports, receiveParcel }: { readonly imports: ImportService; readonly receiveParcel: ReceiveParcel },
): void {
  mount(api, createImport, async ({ caller, input }) => ({ data: await imports.create(caller, input) }));

  mount(api, listImports, async ({ caller, input }) => ({
    data: await imports.list(caller.organizationId, input),
  }));

  mount(api, getImport, async ({ caller, input: { id } }) => ({
    data: await imports.get(caller.organizationId, id),
  }));

  mount(api, listImportItems, async ({ caller, input: { id, ...page } }) => ({
    data: await imports.listItems(caller.organizationId, id, page),
  }));

  mount(api, announceImportItems, async ({ caller, input: { id, items } }) => ({
    data: { items: await imports.announce(caller, id, items) },
  }));

  mount(api, sendImportParcel, async ({ caller, input: { id }, files: { file }, signal }) => ({
    data: { items: await receiveParcel(caller, id, file, signal) },
  }));

  mount(api, changeImport, async ({ caller, input: { id, to } }) => ({
    data: await imports.change(caller, id, to),
  }));

  mount(api, deleteImport, async ({ caller, input: { id } }) => {
    await imports.remove(caller, id);
    return { data: { id } };
  });
}
