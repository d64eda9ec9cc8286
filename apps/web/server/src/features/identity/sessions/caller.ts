import type { Account } from '../accounts/account.ts';
import type { SessionRow } from './session-repository.ts';

/** Who is signed in, as the database knows them now. */
export type Caller = { readonly account: Account; readonly session: SessionRow };
