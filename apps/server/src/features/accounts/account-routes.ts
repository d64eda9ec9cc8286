import type { Clock } from '../../platform/clock/clock.ts';
import type { Api } from '../../platform/http/mount.ts';
import type { AccountServices } from './account-services.ts';
import { mountProfileImages } from './profile-images/profile-image-routes.ts';
import { mountSafety } from './safety/safety-routes.ts';
import { mountAuth } from './sign-in/auth-routes.ts';
import { mountUser } from './users/user-routes.ts';

/** Mounts all account routes: sign-in, users, profile pictures, export and deletion. */
export function mountAccounts(api: Api, accounts: AccountServices, clock: Clock): void {
  mountAuth(api, accounts);
  mountUser(api, accounts.users, accounts.profiles);
  mountProfileImages(api, accounts.profileImages);
  mountSafety(api, { ...accounts, clock });
}
