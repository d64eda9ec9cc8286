import {
  createDirectoryToken,
  getDirectory,
  revokeDirectoryToken,
  setDirectoryRole,
  setGroupRole,
} from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { DirectoryService } from './directory-service.ts';

/** Routes for administrators to set up the directory. */
export function mountDirectory(api: Api, { directories }: { readonly directories: DirectoryService }): void {
  mount(api, getDirectory, async ({ caller }) => ({ data: await directories.get(caller) }));
  mount(api, createDirectoryToken, async ({ caller }) => ({ data: await directories.createToken(caller) }));
  mount(api, revokeDirectoryToken, async ({ caller, input }) => ({
    data: await directories.revokeToken(caller, input.id),
  }));
  mount(api, setDirectoryRole, async ({ caller, input }) => ({
    data: await directories.setDefaultRole(caller, input.role),
  }));
  mount(api, setGroupRole, async ({ caller, input }) => ({
    data: await directories.setGroupRole(caller, input.id, input.role),
  }));
}
