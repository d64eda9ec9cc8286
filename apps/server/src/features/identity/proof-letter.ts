import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/mail.ts';
import type { NewUser } from './account.ts';
import type { IdentityGround } from './identity-ground.ts';
import { writeProofLetter } from './letters.ts';
import { insertFlowState } from './one-time-token-repository.ts';
import type { ProofKind } from './one-time-tokens.ts';
import type { CodeChallenge } from './pkce.ts';
import { updateUser } from './user-repository.ts';

export type ProofRequest = {
  readonly userId: string;
  readonly kind: ProofKind;
  readonly to: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
};

/** What the amr of a session says that began with this proof under PKCE. */
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

/** Makes a proof and the letter that carries it, inside the caller's transaction. */
export async function issueProof(
  on: Queryable,
  { tokens, clock, settings }: Pick<IdentityGround, 'tokens' | 'clock' | 'settings'>,
  { userId, kind, to, redirectTo, challenge }: ProofRequest,
): Promise<Letter> {
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
      createdAt: now,
    });
  }
  const proof = await tokens.issue(on, { userId, kind, sentTo: to, flowStateId });
  await updateUser(on, userId, { [sentFields[kind]]: now, updatedAt: now });
  return writeProofLetter(kind, to, proof, { ...settings, redirectTo });
}
