import { randomUUID } from 'node:crypto';
import { isConfirmed, presentUser } from './account.ts';
import type { Contact } from './contact.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityGround } from './identity-ground.ts';
import type { Visit } from './identity-request.ts';
import type { JsonObject } from './json-object.ts';
import { writeNotice } from './letters.ts';
import type { CodeChallenge } from './pkce.ts';
import { issueProof } from './proof-letter.ts';
import { createUser } from './user-creation.ts';
import { findUserBy, loadAccount } from './user-repository.ts';

export type SignUp = {
  /** `null` for somebody who stays anonymous. */
  readonly contact: Contact | null;
  readonly password: string | null;
  readonly data: JsonObject;
  readonly challenge: CodeChallenge | null;
  readonly redirectTo: string;
};

export type SignUpService = {
  /** A session where nothing has to be confirmed, else the user alone. */
  signUp(wanted: SignUp, visit: Visit): Promise<JsonObject>;
};

export function createSignUpService(ground: Omit<IdentityGround, 'keys'>): SignUpService {
  const { database, clock, settings, passwords, limits, sessions, postbox } = ground;

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
      passwords.require(password, [contact.value]);
      const mustConfirm = contact.kind === 'email' && !settings.autoConfirm;
      if (mustConfirm) await limits.countMail('confirmation', contact.value);
      // Spent for everybody, so that the time tells nothing.
      const passwordHash = await passwords.hash(password);
      return mustConfirm
        ? signUpUnconfirmed(wanted, contact.value, passwordHash)
        : signUpConfirmed(wanted, contact, passwordHash, visit);
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
      const user = await createUser(transaction, { ...draft, confirmed }, clock.now());
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
      const draft = {
        email: contact.kind === 'email' ? contact.value : null,
        phone: contact.kind === 'phone' ? contact.value : null,
        confirmed: { email: contact.kind === 'email', phone: contact.kind === 'phone' },
        passwordHash,
        userMetadata: data,
      };
      const user = await createUser(transaction, draft, clock.now());
      if (!user) throw new IdentityError('user_already_exists', 'User already registered');
      return sessions.start(transaction, user, 'password', visit);
    });
  }

  async function signUpUnconfirmed(wanted: SignUp, email: string, passwordHash: string): Promise<JsonObject> {
    const { data, challenge, redirectTo } = wanted;
    const outcome = await database.transaction(async (transaction) => {
      const draft = { email, phone: null, confirmed: { email: false, phone: false }, passwordHash };
      const created = await createUser(transaction, { ...draft, userMetadata: data }, clock.now());
      const user = created ?? (await findUserBy(transaction, 'email', email));
      if (!user) throw new IdentityError('conflict', 'Too many sign-ups at once, please try again');
      if (isConfirmed(user)) return null;
      const letter = await issueProof(transaction, ground, {
        userId: user.id,
        kind: 'confirmation',
        to: email,
        redirectTo,
        challenge,
      });
      const sent = { ...user, confirmationSentAt: clock.now() };
      return { letter, answer: presentUser(await loadAccount(transaction, sent)) };
    });
    postbox.later(async () => outcome?.letter ?? writeNotice('already-registered', email));
    return outcome?.answer ?? lookAlike(email, data);
  }

  /** Somebody who looks newly made: whether an address has an account is nobody else's business. */
  function lookAlike(email: string, data: JsonObject): JsonObject {
    const now = clock.now();
    return {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data,
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    };
  }
}
