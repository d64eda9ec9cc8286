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
import type { PasswordService } from './password-service.ts';
import type { SignIn, SignInService } from './sign-in-service.ts';
import type { SignUpService } from './sign-up-service.ts';

type Services = {
  readonly signUp: SignUpService;
  readonly signIn: SignInService;
  readonly passwords: PasswordService;
  readonly users: UserService;
};

/** Routes for sign-up, sign-in, sign-out and passwords. */
export function mountAuth(api: Api, accounts: Services): void {
  mount(api, signUp, async ({ input, visit }) => ({
    data: await accounts.signUp.signUp(input, visit),
    message: 'Account created successfully!',
  }));

  mount(api, signIn, async ({ input, visit }) => ({
    data: await present(await accounts.signIn.withPassword(input.email, input.password, visit)),
  }));

  mount(api, refreshToken, async ({ input, visit }) => ({
    data: await present(await accounts.signIn.refresh(input.refreshToken, visit)),
  }));

  mount(api, signOut, async ({ caller }) => {
    await accounts.signIn.end(caller);
    return { data: {}, message: 'You are logged out.' };
  });

  mount(api, getMe, async ({ caller }) => ({ data: await accounts.users.describe(caller) }));

  mount(api, getUserBySupabaseId, async ({ input, caller }) => ({
    data: await accounts.users.describeAs(caller, input.id),
  }));

  mount(api, forgotPassword, async ({ input, visit }) => {
    await accounts.passwords.forgot(input.email, visit);
    return { data: {}, message: 'If this address has an account, an email with a link is on its way.' };
  });

  mount(api, resetPassword, async ({ input, visit }) => {
    await accounts.passwords.reset(input, input.password, visit);
    return { data: {}, message: 'Password has been reset successfully.' };
  });

  mount(api, verifyEmail, async ({ input, visit }) => ({
    data: await present(await accounts.signIn.byEmailProof(input, visit)),
    message: 'Your address is verified.',
  }));

  for (const endpoint of [changePassword, changeUserPassword]) {
    mount(api, endpoint, async ({ input, caller, visit }) => ({
      data: { session: await accounts.passwords.change(caller, input, visit) },
      message: 'Your password was changed. Other devices are logged out.',
    }));
  }

  async function present({ tokens, caller }: SignIn): Promise<SignedIn> {
    const user = caller && (await accounts.users.describe(caller));
    return { ...tokens, user, needsSecondFactor: user === null };
  }
}
