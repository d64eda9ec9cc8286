import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database.ts';
import type { NewUser } from '../accounts/account.ts';
import { updateUser } from '../accounts/user-repository.ts';
import type { EmailReturn } from '../emails/email-order.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { insertFlowState } from './one-time-token-repository.ts';
import type { Proof } from './one-time-tokens.ts';
import type { ProofKind } from './proof-kind.ts';

export type ProofRequest = EmailReturn & {
  readonly userId: string;
  readonly kind: ProofKind;
  readonly to: string;
};

/** The `amr` method of a PKCE session that began with this proof. */
const flowMethods: Readonly<Record<ProofKind, string>> = {
  confirmation: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
};

const sentFields: Readonly<Record<ProofKind, keyof NewUser>> = {
  confirmation: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
};

/** Creates the link and code of an email, inside the caller's transaction. */
export async function issueProof(
  on: Queryable,
  { tokens, clock }: Pick<IdentityDependencies, 'tokens' | 'clock'>,
  { userId, kind, to, challenge }: ProofRequest,
): Promise<Proof> {
  const now = clock.now();
  const flowStateId = challenge ? randomUUID() : null;
  if (flowStateId && challenge) {
    await insertFlowState(on, {
      id: flowStateId,
      userId,
      codeChallenge: challenge.challenge,
      codeChallengeMethod: challenge.method,
      method: flowMethods[kind],
      authCodeHash: null,
      authCodeIssuedAt: null,
      provider: null,
      sealedProviderTokens: null,
      createdAt: now,
    });
  }
  const proof = await tokens.issue(on, { userId, kind, sentTo: to, flowStateId });
  await updateUser(on, userId, { [sentFields[kind]]: now, updatedAt: now });
  return proof;
}
