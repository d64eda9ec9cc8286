import { getMe } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { UserService } from './user-service.ts';
import { presentUser } from './user-view.ts';

/** The calls by which people come in and go. */
export function mountAuth(api: Api, users: UserService): void {
  mount(api, getMe, async ({ caller }) => ({
    data: presentUser(await users.get(caller.userId), caller.isOperator),
  }));
}
