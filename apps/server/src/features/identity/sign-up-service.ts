import { randomUUID } from 'node:crypto';
import { isConfirmed, presentUser } from './account.ts';
import type { Contact } from './contact.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityGround } from './identity-ground.ts';
import type { Visit } from './identity-request.ts';
import type { JsonObject } from './json-object.ts';
import type { LetterReturn } from './letter-order.ts';
import { createUser } from './user-creation.ts';
import { findUserBy, loadAccount, updateUser } from './user-repository.ts';

export type SignUp = LetterReturn & {
  /** `null` for somebody who stays anonymous. */
  readonly contact: Contact | null;
  readonly password: string | null;
  readonly data: JsonObject;
};

export type SignUpService = {
  /** A session where nothing has to be confirmed, else the user alone. */
  signUp(wanted: SignUp, visit: Visit): Promise<JsonObject>;
};

export function createSignUpService({
  database,
  clock,
  settings,
  passwords,
  limits,
  sessions,
  postbox,
}: Omit<IdentityGround, 'keys'>): SignUpService {
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
      if (!settings.autoConfirm) await limits.countMail('confirmation', contact.value);
      // Spent for everybody, so that the time tells nothing.
      const passwordHash = await passwords.hash(password);
      return settings.autoConfirm
        ? signUpConfirmed(wanted, contact, passwordHash, visit)
        : signUpUnconfirmed(wanted, contact, passwordHash);
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
    passwordHash: string,
  ): Promise<JsonObject> {
    const { data, challenge, redirectTo } = wanted;
    const now = clock.now();
    const answer = await database.transaction(async (transaction) => {
      const confirmed = { email: false, phone: false };
      const created = await createUser(
        transaction,
        { ...draftOf(contact, passwordHash, data), confirmed },
        now,
      );
      const user = created ?? (await findUserBy(transaction, contact.kind, contact.value));
      if (!user) throw new IdentityError('conflict', 'Too many sign-ups at once, please try again');
      if (isConfirmed(user)) {
        if (contact.kind === 'email') {
          const notice = { about: 'notice', kind: 'already-registered', to: contact.value } as const;
          await postbox.post(transaction, notice);
        }
        return null;
      }
      await updateUser(transaction, user.id, { confirmationSentAt: now });
      if (contact.kind === 'email') {
        await postbox.post(transaction, {
          about: 'proof',
          kind: 'confirmation',
          template: 'confirmation',
          userId: user.id,
          to: contact.value,
          redirectTo,
          challenge,
        });
      }
      return presentUser(await loadAccount(transaction, { ...user, confirmationSentAt: now }));
    });
    return answer ?? lookAlike(contact, data);
  }

  /** Somebody who looks newly made: whether an address has an account is nobody else's business. */
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

function draftOf(contact: Contact, passwordHash: string, userMetadata: JsonObject) {
  return {
    madeBy: 'person',
    email: contact.kind === 'email' ? contact.value : null,
    phone: contact.kind === 'phone' ? contact.value : null,
    passwordHash,
    userMetadata,
  } as const;
}
