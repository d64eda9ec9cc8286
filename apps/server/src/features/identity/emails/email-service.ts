import { randomInt } from 'node:crypto';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EmailMessage, EmailTransport } from '../../../platform/email/email-transport.ts';
import { Postponed } from '../../../platform/tasks/task.ts';
import type { EmailSender, PlannedEmail, Verdict } from '../../limits/email-budget.ts';
import { isConfirmed, type User } from '../accounts/account.ts';
import { disown } from '../accounts/unproved-account.ts';
import { createUser } from '../accounts/user-creation.ts';
import { findUser, findUserBy } from '../accounts/user-repository.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { issueProof, type ProofRequest } from '../proofs/proof-issue.ts';
import type { ProofKind } from '../proofs/proof-kind.ts';
import { languageOf } from './email-language.ts';
import type { EmailOrder } from './email-order.ts';
import { deleteEmail, type EmailRow, lockEmail } from './email-repository.ts';
import type { ProofTemplate } from './email-words.ts';
import { writeNotice, writeProofEmail } from './identity-emails.ts';

export type EmailService = {
  /** Writes and sends a queued email; does nothing if it was sent. @throws Postponed while the budget is used up */
  send(id: string): Promise<void>;
};

type ByAddress = Extract<EmailOrder, { about: 'address' }>;

/** Which budget an email counts against; `null` if it isn't counted. */
type Counted = Pick<PlannedEmail, 'to' | 'sender' | 'isForAccount' | 'isFromOwner'>;

type Plan = { readonly counted: Counted | null; write(): Promise<EmailMessage | null> };

export function createEmailService(
  dependencies: Pick<IdentityDependencies, 'database' | 'clock' | 'settings' | 'tokens' | 'emailBudget'>,
  emailTransport: Pick<EmailTransport, 'send'>,
): EmailService {
  const { database, clock, settings, emailBudget } = dependencies;

  return {
    async send(id) {
      // A random delay: sent at once, it would slow the next request only if there is an account, which would reveal
      // it.
      if (settings.emailSpreadMs > 0) await waitFor(randomInt(settings.emailSpreadMs));
      const outcome = await database.transaction(async (transaction) => {
        const row = await lockEmail(transaction, id);
        if (!row) return null;
        const plan = await planFor(transaction, row.order);
        const verdict = plan?.counted ? await take(transaction, row, plan.counted) : null;
        // No token is created before the email may be sent: a new link invalidates the last one.
        if (verdict?.kind === 'wait') return verdict;
        const message = plan && verdict?.kind !== 'drop' ? await plan.write() : null;
        if (!message) await deleteEmail(transaction, id);
        return message && ({ kind: 'send', message } as const);
      });
      if (!outcome) return;
      if (outcome.kind === 'wait') throw new Postponed(outcome.seconds);
      await emailTransport.send(outcome.message);
      await deleteEmail(database, id);
    },
  };

  function take(on: Transaction, { id, createdAt }: EmailRow, counted: Counted): Promise<Verdict> {
    const waitsMs = settings.codeSeconds * 1000;
    return emailBudget.take(on, { ...counted, id, orderedAt: createdAt, waitsMs });
  }

  /** What to write and to whom; `null` if there is nothing to send. */
  async function planFor(on: Transaction, order: EmailOrder): Promise<Plan | null> {
    if (order.about === 'notice') {
      const { kind, to, happened, onlyToOwner = false, sender } = order;
      const user = await findUserBy(on, 'email', to);
      if (onlyToOwner && !(user && isConfirmed(user))) return null;
      const language = order.language ?? languageOf(user?.userMetadata);
      const write = async () =>
        writeNotice(kind, { to, language }, { ...settings, happened: happened ?? null });
      // Emails that other requests cause don't affect the notices of an account.
      return { write, counted: sender ? { to, sender, isForAccount: true } : null };
    }
    if (order.about === 'proof') {
      const user = await findUser(on, order.userId);
      if (!user || !isStillOpen(user, order)) return null;
      const write = () => writeProof(on, user, order, order.template);
      return { write, counted: countedFor(user, order.to, order) };
    }
    const found = await findUserBy(on, 'email', order.to);
    if (!found) {
      if (order.purpose !== 'sign-in' || order.newcomer === null || !settings.signUp) return null;
      const write = async () => {
        const user = await createNewcomer(on, order.to, order.newcomer ?? {});
        const kind = user && proofKindOf(user, order.purpose);
        return user && kind ? writeProof(on, user, { ...order, userId: user.id, kind }, kind) : null;
      };
      return { write, counted: countedFor(null, order.to, order) };
    }
    const kind = proofKindOf(found, order.purpose);
    const to = kind === 'email_change_new' ? found.newEmail : order.to;
    if (!kind || to === null) return null;
    const write = async () => {
      // Requesting a code doesn't prove the password.
      if (order.purpose === 'sign-in' && !isConfirmed(found) && found.passwordHash !== null) {
        await disown(on, found, clock.now());
      }
      const template = kind === 'magiclink' && order.isConfirmation ? 'confirm-identity' : kind;
      return writeProof(on, found, { ...order, userId: found.id, kind, to }, template);
    };
    return { write, counted: countedFor(found, to, order) };
  }

  /** The budget an email counts against: the reserve is for verified addresses of accounts. */
  function countedFor(
    user: User | null,
    to: string,
    { sender = null, isFromOwner = false }: { sender?: EmailSender | null; isFromOwner?: boolean },
  ): Counted {
    const isForAccount = user !== null && isConfirmed(user) && user.email === to;
    return { to, sender, isForAccount, isFromOwner: isFromOwner && isForAccount };
  }

  /** Checked again on each retry: the user may have finished in the meantime. */
  function isStillOpen(user: User, { kind, to }: ProofRequest): boolean {
    if (kind === 'confirmation') return !isConfirmed(user);
    if (kind === 'email_change_new') return user.newEmail === to;
    return kind !== 'email_change_current' || user.newEmail !== null;
  }

  async function writeProof(
    on: Transaction,
    { userMetadata }: User,
    request: ProofRequest,
    template: ProofTemplate,
  ): Promise<EmailMessage> {
    // Also if it isn't sent: the requesting account must look the same whether or not the address is taken.
    const proof = await issueProof(on, dependencies, request);
    const { to, redirectTo, kind } = request;
    const owner = kind === 'email_change_new' ? await findUserBy(on, 'email', to) : undefined;
    if (owner) {
      const language = languageOf(owner.userMetadata);
      return writeNotice('address-in-use', { to, language }, { ...settings, happened: null });
    }
    const addressee = { to, language: languageOf(userMetadata) };
    return writeProofEmail(template, addressee, proof, { ...settings, redirectTo });
  }

  async function createNewcomer(
    on: Transaction,
    to: string,
    userMetadata: JsonObject,
  ): Promise<User | undefined> {
    const confirmed = { email: false, phone: false };
    const draft = { email: to, phone: null, passwordHash: null, confirmed, userMetadata };
    return createUser(on, { ...draft, madeBy: 'person' }, clock.now());
  }

  /** The kind of proof that the purpose requires of this account; `null` if there is nothing to prove. */
  function proofKindOf(user: User, purpose: ByAddress['purpose']): ProofKind | null {
    if (purpose === 'recovery') return 'recovery';
    if (purpose === 'sign-in')
      return isConfirmed(user) || settings.autoConfirm ? 'magiclink' : 'confirmation';
    if (purpose === 'confirmation') return isConfirmed(user) ? null : 'confirmation';
    if (user.newEmail === null) return null;
    // Sent to the address not yet confirmed, the new one first.
    return user.emailChangeConfirmedBy === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  }
}
