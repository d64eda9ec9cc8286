import {
  changePassword,
  changeUserPassword,
  forgotPassword,
  getMe,
  getUserBySupabaseId,
  refreshToken,
  resetPassword,
  type SignedIn,
  signIn,
  signOut,
  signUp,
  verifyEmail,
} from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { UserService } from '../users/user-service.ts';
import type { AuthService, SignIn } from './auth-service.ts';

/** The calls by which people come in and go. */
export function mountAuth(api: Api, auth: AuthService, users: UserService): void {
  mount(api, signUp, async ({ input, visit }) => ({
    data: await auth.signUp(input, visit),
    message: 'Account created successfully!',
  }));

  mount(api, signIn, async ({ input, visit }) => ({
    data: await present(await auth.signIn(input.email, input.password, visit)),
  }));

  mount(api, refreshToken, async ({ input, visit }) => ({
    data: await present(await auth.refresh(input.refreshToken, visit)),
  }));

  mount(api, signOut, async ({ caller }) => {
    await auth.signOut(caller);
    return { data: {}, message: 'You are signed out.' };
  });

  mount(api, getMe, async ({ caller }) => ({ data: await users.describe(caller) }));

  mount(api, getUserBySupabaseId, async ({ input, caller }) => ({
    data: await users.describeAs(caller, input.id),
  }));

  mount(api, forgotPassword, async ({ input, visit }) => {
    await auth.forgotPassword(input.email, visit);
    return { data: {}, message: 'If this address has an account, a letter with a link is on its way.' };
  });

  mount(api, resetPassword, async ({ input, visit }) => {
    await auth.resetPassword(input, input.password, visit);
    return { data: {}, message: 'Password has been reset successfully.' };
  });

  mount(api, verifyEmail, async ({ input, visit }) => ({
    data: await present(await auth.verifyEmail(input, visit)),
    message: 'Your address is verified.',
  }));

  for (const endpoint of [changePassword, changeUserPassword]) {
    mount(api, endpoint, async ({ input, caller, visit }) => ({
      data: { session: await auth.changePassword(caller, input, visit) },
      message: 'Your password is changed. Other devices are signed out.',
    }));
  }

  async function present({ tokens, caller }: SignIn): Promise<SignedIn> {
    const user = caller && (await users.describe(caller));
    return { ...tokens, user, needsSecondFactor: user === null };
  }
}
