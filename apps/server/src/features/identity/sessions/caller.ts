import type { Account } from '../accounts/account.ts';
import type { SessionRow } from './session-repository.ts';

/** The signed-in user and session, as stored now. */
export type Caller = { readonly account: Account; readonly session: SessionRow };
