import { resolve } from 'node:path';
import * as z from 'zod';
import { defaultIdentitySettings } from '../features/identity/identity-settings.ts';
import { address, list, onOrOff, setting, wholeNumber } from './environment-fields.ts';
import {
  findIdentityErrors,
  type IdentityConfig,
  identityEnvironment,
  readIdentityConfig,
} from './identity-config.ts';

export type ConformanceConfig = IdentityConfig & {
  readonly host: string;
  readonly port: number;
  /** Prefix of every path of the service; may be empty. */
  readonly path: string;
  readonly siteUrl: string;
  /** Absolute; `null` keeps everything in memory. */
  readonly folder: string | null;
  /** File with private keys as JWK; `null` uses the folder's keys, or new ones. */
  readonly signingKeyFile: string | null;
  /** Signs with the shared secret; there are no keys. */
  readonly signsWithSharedSecret: boolean;
  readonly smtpUrl: string | null;
  readonly smtpRequiresTls: boolean;
  readonly emailFrom: string;
};

type Outcome =
  | { readonly ok: true; readonly config: ConformanceConfig }
  | { readonly ok: false; readonly message: string };

/** Settings that weaken protections which a production server needs. */
export const conformanceEnvironment = {
  IDENTITY_FOLDER: setting(z.string().optional()),
  IDENTITY_PATH: setting(
    z
      .string()
      .regex(/^(\/[\w/-]*)$/, 'must begin with /; / alone is for none')
      .default('/auth/v1'),
  ),
  IDENTITY_SIGNING_KEYS: setting(z.string().optional()),
  IDENTITY_SIGNING: setting(z.enum(['keys', 'shared'], 'must be keys or shared').default('keys')),
  IDENTITY_ADMIN_ROLES: list(),
  IDENTITY_LIMIT_FACTOR: setting(wholeNumber(1, 100_000).default(1)),
  IDENTITY_HASH_MEMORY_KIB: setting(
    wholeNumber(8, 1_048_576).default(defaultIdentitySettings.hashingCost.memoryKib),
  ),
  IDENTITY_HASH_PASSES: setting(wholeNumber(1, 10).default(defaultIdentitySettings.hashingCost.passes)),
  IDENTITY_PHONE: onOrOff(false),
  IDENTITY_GUESS_PASSWORDS: onOrOff(false),
  IDENTITY_WEBAUTHN_ROWS: onOrOff(true),
  IDENTITY_PASSKEY_ORIGIN: setting(address('http', 'https').optional()),
};

const environment = z.object({
  ...identityEnvironment,
  ...conformanceEnvironment,
  PORT: setting(wholeNumber(0, 65_535).default(9999)),
  HOST: setting(z.string().default('127.0.0.1')),
  SITE_URL: setting(address('http', 'https').default('http://127.0.0.1:3000')),
  SMTP_URL: setting(address('smtp', 'smtps').optional()),
  MAIL_FROM: setting(z.string().default('Winnow <winnow@localhost>')),
});

/** Reads the settings of the standalone service. Reports all errors in one message. */
export function readConformanceConfig(variables: Readonly<Record<string, string | undefined>>): Outcome {
  if (variables['NODE_ENV'] === 'production') {
    return { ok: false, message: 'The identity service alone is for conformance runs, not for production.' };
  }
  const parsed = environment.safeParse(variables);
  const errors = parsed.success
    ? findIdentityErrors(parsed.data)
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}.`);
  if (!parsed.success || errors.length > 0) {
    return { ok: false, message: `The settings cannot be used:\n${errors.join('\n')}` };
  }
  const values = parsed.data;
  const base = readIdentityConfig(values);
  const signsWithSharedSecret = values.IDENTITY_SIGNING === 'shared';
  if (signsWithSharedSecret && base.sharedSecret === null) {
    return { ok: false, message: 'IDENTITY_SIGNING=shared needs IDENTITY_SHARED_SECRET.' };
  }
  const adminRoles = values.IDENTITY_ADMIN_ROLES;
  return {
    ok: true,
    config: {
      sharedSecret: base.sharedSecret,
      settings: {
        ...base.settings,
        // The standalone service has no pages.
        emailLinks: variables['IDENTITY_MAIL_LINKS'] ? base.settings.emailLinks : 'verify',
        phone: values.IDENTITY_PHONE,
        passkeyOrigin: values.IDENTITY_PASSKEY_ORIGIN ?? null,
        webauthnRows: values.IDENTITY_WEBAUTHN_ROWS,
        guessPasswords: values.IDENTITY_GUESS_PASSWORDS,
        limitFactor: values.IDENTITY_LIMIT_FACTOR,
        adminRoles: adminRoles.length > 0 ? adminRoles : base.settings.adminRoles,
        hashingCost: { memoryKib: values.IDENTITY_HASH_MEMORY_KIB, passes: values.IDENTITY_HASH_PASSES },
      },
      host: values.HOST,
      port: values.PORT,
      path: values.IDENTITY_PATH.replace(/\/+$/, ''),
      siteUrl: values.SITE_URL.replace(/\/+$/, ''),
      folder: values.IDENTITY_FOLDER ? resolve(values.IDENTITY_FOLDER) : null,
      signingKeyFile: values.IDENTITY_SIGNING_KEYS ?? null,
      signsWithSharedSecret,
      smtpUrl: values.SMTP_URL ?? null,
      smtpRequiresTls: false,
      emailFrom: values.MAIL_FROM,
    },
  };
}
