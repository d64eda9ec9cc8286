import { randomInt } from 'node:crypto';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Letter, Mail } from '../../../platform/mail/mail.ts';
import { isConfirmed, type User } from '../accounts/account.ts';
import { disown } from '../accounts/unproved-account.ts';
import { createUser } from '../accounts/user-creation.ts';
import { findUser, findUserBy } from '../accounts/user-repository.ts';
import type { IdentityGround } from '../identity-ground.ts';
import { issueProof, type ProofRequest } from '../proofs/proof-issue.ts';
import type { ProofKind } from '../proofs/proof-kind.ts';
import { languageOf } from './letter-language.ts';
import type { LetterOrder } from './letter-order.ts';
import { deleteLetter, lockLetter } from './letter-repository.ts';
import { writeNotice, writeProofLetter } from './letters.ts';

export type LetterService = {
  /** Writes and sends a letter that was put on its way; one that is gone was sent. */
  send(id: string): Promise<void>;
};

type ByAddress = Extract<LetterOrder, { about: 'address' }>;

export function createLetterService(
  ground: Pick<IdentityGround, 'database' | 'clock' | 'settings' | 'tokens'>,
  mail: Pick<Mail, 'send'>,
): LetterService {
  const { database, clock, settings } = ground;

  return {
    async send(id) {
      // At once, it would slow the next request where there is an account, and that would tell.
      if (settings.letterSpreadMs > 0) await waitFor(randomInt(settings.letterSpreadMs));
      const letter = await database.transaction(async (transaction) => {
        const row = await lockLetter(transaction, id);
        const written = row && (await write(transaction, row.order));
        if (row && !written) await deleteLetter(transaction, id);
        return written ?? null;
      });
      if (!letter) return;
      await mail.send(letter);
      await deleteLetter(database, id);
    },
  };

  async function write(on: Transaction, order: LetterOrder): Promise<Letter | null> {
    if (order.about === 'notice') {
      const { kind, to, happened, onlyToOwner = false } = order;
      const user = await findUserBy(on, 'email', to);
      if (onlyToOwner && !(user && isConfirmed(user))) return null;
      const language = order.language ?? languageOf(user?.userMetadata);
      return writeNotice(kind, { to, language }, { ...settings, happened: happened ?? null });
    }
    if (order.about === 'proof') {
      const user = await findUser(on, order.userId);
      return user && isStillOpen(user, order) ? writeProof(on, user, order, order.template) : null;
    }
    const found = await findUserBy(on, 'email', order.to);
    const user = found ?? (await createNewcomer(on, order));
    const kind = user && proofKindOf(user, order.wish);
    if (!user || !kind) return null;
    // Who asks for a code has not shown that the password is theirs.
    if (order.wish === 'sign-in' && !isConfirmed(user) && user.passwordHash !== null) {
      await disown(on, user, clock.now());
    }
    const to = kind === 'email_change_new' ? user.newEmail : order.to;
    return to === null ? null : writeProof(on, user, { ...order, userId: user.id, kind, to }, kind);
  }

  /** Between the first try and the last, the person may have gone on. */
  function isStillOpen(user: User, { kind, to }: ProofRequest): boolean {
    if (kind === 'confirmation') return !isConfirmed(user);
    if (kind === 'email_change_new') return user.newEmail === to;
    return kind !== 'email_change_current' || user.newEmail !== null;
  }

  async function writeProof(
    on: Transaction,
    { userMetadata }: User,
    request: ProofRequest,
    template: ProofKind | 'invite',
  ): Promise<Letter> {
    const proof = await issueProof(on, ground, request);
    const { to, redirectTo } = request;
    const addressee = { to, language: languageOf(userMetadata) };
    return writeProofLetter(template, addressee, proof, { ...settings, redirectTo });
  }

  async function createNewcomer(
    on: Transaction,
    { wish, to, newcomer }: ByAddress,
  ): Promise<User | undefined> {
    if (wish !== 'sign-in' || newcomer === null || !settings.signUp) return undefined;
    const confirmed = { email: false, phone: false };
    const draft = { email: to, phone: null, passwordHash: null, confirmed, userMetadata: newcomer };
    return createUser(on, { ...draft, madeBy: 'person' }, clock.now());
  }

  /** What the wish comes to for this account; `null` where there is nothing to prove. */
  function proofKindOf(user: User, wish: ByAddress['wish']): ProofKind | null {
    if (wish === 'recovery') return 'recovery';
    if (wish === 'sign-in') return isConfirmed(user) || settings.autoConfirm ? 'magiclink' : 'confirmation';
    if (wish === 'confirmation') return isConfirmed(user) ? null : 'confirmation';
    if (user.newEmail === null) return null;
    // To whoever has not confirmed yet; at first, to the new address.
    return user.emailChangeConfirmedBy === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  }
}
