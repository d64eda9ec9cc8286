import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { EmailReturn } from '../emails/email-order.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { type Account, isConfirmed, presentUser, type User } from './account.ts';
import type { Contact } from './contact.ts';
import { disown } from './unproved-account.ts';
import { createUser, ownClaims } from './user-creation.ts';
import { findUserBy, loadAccount, lockUser, updateUser } from './user-repository.ts';

export type SignUp = EmailReturn & {
  /** `null` for an anonymous user. */
  readonly contact: Contact | null;
  readonly password: string | null;
  readonly data: JsonObject;
};

export type SignUpService = {
  /** A session if no confirmation is needed, otherwise only the user. */
  signUp(wanted: SignUp, visit: Visit): Promise<JsonObject>;
};

export function createSignUpService({
  database,
  clock,
  settings,
  passwords,
  limits,
  sessions,
  emailOutbox,
  emailBudget,
}: Omit<IdentityDependencies, 'keys'>): SignUpService {
  return {
    async signUp(wanted, visit) {
      if (!settings.signUp) {
        throw new IdentityError('signup_disabled', 'Signups not allowed for this instance');
      }
      if (!wanted.contact) return signUpAnonymously(wanted.data, visit);
      const { contact, password } = wanted;
      if (contact.kind === 'phone' && !settings.phone) {
        throw new IdentityError('phone_provider_disabled', 'Unsupported phone provider');
      }
      if (!password) throw new IdentityError('validation_failed', 'Signup requires a valid password');
      await passwords.require(password, [contact.value]);
      if (!settings.autoConfirm) await limits.countEmail('confirmation', contact.value);
      return settings.autoConfirm
        ? signUpConfirmed(wanted, contact, await passwords.hash(password), visit)
        : signUpUnconfirmed(wanted, contact, password, visit);
    },
  };

  async function signUpAnonymously(data: JsonObject, visit: Visit): Promise<JsonObject> {
    if (!settings.anonymous) {
      throw new IdentityError('anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    await limits.countRequest('anonymous', visit.address);
    return database.transaction(async (transaction) => {
      const draft = { email: null, phone: null, passwordHash: null, userMetadata: data, isAnonymous: true };
      const confirmed = { email: false, phone: false };
      const user = await createUser(transaction, { ...draft, confirmed, madeBy: 'person' }, clock.now());
      if (!user) throw new Error('A new id is taken.');
      return sessions.start(transaction, user, 'anonymous', visit);
    });
  }

  async function signUpConfirmed(
    { data }: SignUp,
    contact: Contact,
    passwordHash: string,
    visit: Visit,
  ): Promise<JsonObject> {
    return database.transaction(async (transaction) => {
      const confirmed = { email: contact.kind === 'email', phone: contact.kind === 'phone' };
      const draft = { ...draftOf(contact, passwordHash, data), confirmed };
      const user = await createUser(transaction, draft, clock.now());
      if (!user) throw new IdentityError('user_already_exists', 'User already registered');
      return sessions.start(transaction, user, 'password', visit);
    });
  }

  async function signUpUnconfirmed(
    wanted: SignUp,
    contact: Contact,
    password: string,
    visit: Visit,
  ): Promise<JsonObject> {
    const sender = emailBudget.senderOf(visit.address);
    const { data, challenge, redirectTo } = wanted;
    const now = clock.now();
    const found = await findUserBy(database, contact.kind, contact.value);
    const waiting = found && !isConfirmed(found) ? found : null;
    // The password is hashed exactly once in every case, so that the response time reveals nothing.
    const isContested =
      waiting?.passwordHash != null && !(await passwords.verify(waiting.passwordHash, password));
    const passwordHash = waiting?.passwordHash != null ? null : await passwords.hash(password);

    const answer = await database.transaction(async (transaction) => {
      const user = found ? await lockUser(transaction, found.id) : await create(transaction);
      if (!user) throw new IdentityError('conflict', 'Too many sign-ups at once, please try again');
      if (isConfirmed(user)) {
        if (contact.kind === 'email') {
          const notice = { about: 'notice', kind: 'already-registered', to: contact.value, sender } as const;
          await emailOutbox.post(transaction, notice);
        }
        return null;
      }
      if (found) await updateUser(transaction, user.id, { confirmationSentAt: now });
      if (isContested) await disown(transaction, user, now);
      if (contact.kind === 'email') {
        const kind = 'confirmation';
        const order = { about: 'proof', kind, template: kind, userId: user.id, to: contact.value } as const;
        await emailOutbox.post(transaction, { ...order, redirectTo, challenge, sender });
      }
      const account = await loadAccount(transaction, { ...user, confirmationSentAt: now });
      return presentUser(found ? asIfNew(account, data, now) : account);
    });
    return answer ?? lookAlike(contact, data);

    function create(on: Transaction): Promise<User | undefined> {
      const confirmed = { email: false, phone: false };
      return createUser(
        on,
        { ...draftOf(contact, passwordHash, data), confirmed, confirmationSentAt: now },
        now,
      );
    }
  }

  /** A fake new user, so that the answer doesn't reveal whether an address has an account. */
  function lookAlike(contact: Contact, data: JsonObject): JsonObject {
    const now = clock.now();
    return {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: contact.kind === 'email' ? contact.value : '',
      phone: contact.kind === 'phone' ? contact.value : '',
      confirmation_sent_at: now,
      app_metadata: { provider: contact.kind, providers: [contact.kind] },
      user_metadata: data,
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    };
  }
}

/** A repeated sign-up may come from another person: the answer contains only what this request sent. */
function asIfNew({ user, identities }: Account, data: JsonObject, now: Date): Account {
  const { id, email, phone } = user;
  const told = { ...data, ...ownClaims(id, { email, phone, confirmed: { email: false, phone: false } }) };
  const moments = { createdAt: now, updatedAt: now };
  return {
    user: { ...user, ...moments, userMetadata: told, recoverySentAt: null, lastSignInAt: null },
    identities: identities.map((identity) => ({
      ...identity,
      ...moments,
      lastSignInAt: now,
      identityData: told,
    })),
    factors: [],
  };
}

function draftOf(contact: Contact, passwordHash: string | null, userMetadata: JsonObject) {
  return {
    madeBy: 'person',
    email: contact.kind === 'email' ? contact.value : null,
    phone: contact.kind === 'phone' ? contact.value : null,
    passwordHash,
    userMetadata,
  } as const;
}
