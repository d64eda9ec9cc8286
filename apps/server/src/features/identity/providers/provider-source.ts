import type { Transaction } from '../../../platform/database/database.ts';
import type { User } from '../accounts/account.ts';
import type { IdentityError } from '../http/identity-error.ts';
import type { OauthProvider } from './oauth-provider.ts';
import type { ProviderClaims } from './provider-claims.ts';

/** A sign-in confirmed by a provider, and the account that it would open. */
export type ProviderSignIn = {
  readonly claims: ProviderClaims;
  /** Email address of the account; `null` for a new user. */
  readonly accountEmail: string | null;
  /** Whether the identity is already linked to the account. */
  readonly isLinked: boolean;
};

/** Providers that are not in the settings, such as those of organizations. */
export type ProviderSource = {
  /** `undefined` for an unknown name, or one of another source. */
  find(name: string): Promise<OauthProvider | undefined>;
  /** Why the provider may not open the account; `null` if it may, and vouches for the address. */
  refuse(on: Transaction, name: string, signIn: ProviderSignIn): Promise<IdentityError | null>;
  /** Called once the account exists, outside of its transaction. Returns an error that ends the sign-in, or `null`. */
  welcome(name: string, user: User): Promise<IdentityError | null>;
};
