import type { Transaction } from '../../../platform/database/database.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityError } from '../http/identity-error.ts';
import type { OauthProvider } from './oauth-provider.ts';
import type { ProviderClaims } from './provider-claims.ts';

/** A sign-in that a provider says is good, and the account that it would open. */
export type ProviderSignIn = {
  readonly claims: ProviderClaims;
  /** Address of the account; `null` for a newcomer. */
  readonly accountEmail: string | null;
  /** Whether the account was opened by this very identity before. */
  readonly isLinked: boolean;
};

/** Providers that are not in the settings, such as those of organizations. */
export type ProviderSource = {
  /** `undefined` for the name of another's provider, or of none. */
  find(name: string): Promise<OauthProvider | undefined>;
  /** Why the provider may not open the account; `null` if it may, and vouches for the address. */
  refuse(on: Transaction, name: string, signIn: ProviderSignIn): Promise<IdentityError | null>;
  /** After the account is there, outside of its transaction. Returns why the sign-in ends here after all, or `null`. */
  welcome(name: string, user: User): Promise<IdentityError | null>;
};
