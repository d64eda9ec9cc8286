import { parseArgs } from 'node:util';

/** What a process does: answer requests, run tasks, or both. */
export type Role = 'all' | 'api' | 'worker';

export type BackUpOptions = {
  /** Folder of the backup. */
  readonly folder: string;
  /** age recipients; if empty, the backup isn't encrypted. */
  readonly recipients: readonly string[];
};

export type RestoreOptions = {
  readonly folder: string;
  /** File with the age identity that decrypts the backup. */
  readonly identityFile: string | null;
  /** Folder with tombstones of people who were deleted after the backup. */
  readonly tombstones: string | null;
};

export type Command =
  | { readonly kind: 'serve'; readonly role: Role }
  | { readonly kind: 'send-test-mail'; readonly to: string }
  | { readonly kind: 'examine' }
  | { readonly kind: 'support-bundle'; readonly file: string }
  | { readonly kind: 'accept-data-folder' }
  | { readonly kind: 'delete-again' }
  | { readonly kind: 'rotate-keys' }
  | { readonly kind: 'migrate'; readonly isDryRun: boolean }
  | ({ readonly kind: 'back-up' } & BackUpOptions)
  | ({ readonly kind: 'restore' } & RestoreOptions)
  | { readonly kind: 'wrong-use'; readonly message: string };

const roles: readonly Role[] = ['all', 'api', 'worker'];

/** Reads the arguments of `node apps/server/src/main.ts`. */
export function readCommand(arguments_: readonly string[]): Command {
  try {
    const { values } = parseArgs({
      args: [...arguments_],
      options: {
        role: { type: 'string', default: 'all' },
        'send-test-mail': { type: 'string' },
        examine: { type: 'boolean', default: false },
        'support-bundle': { type: 'string' },
        'accept-data-folder': { type: 'boolean', default: false },
        'back-up': { type: 'string' },
        'encrypt-to': { type: 'string', multiple: true },
        restore: { type: 'string' },
        identity: { type: 'string' },
        tombstones: { type: 'string' },
        'delete-again': { type: 'boolean', default: false },
        'rotate-keys': { type: 'boolean', default: false },
        migrate: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    if (values.examine) return { kind: 'examine' };
    if (values['accept-data-folder']) return { kind: 'accept-data-folder' };
    if (values['delete-again']) return { kind: 'delete-again' };
    if (values.migrate) return { kind: 'migrate', isDryRun: values['dry-run'] };
    if (values['dry-run']) {
      return { kind: 'wrong-use', message: '--dry-run is for npm run migrate -- --dry-run.' };
    }
    if (values['rotate-keys']) return { kind: 'rotate-keys' };
    for (const name of ['back-up', 'restore', 'identity', 'tombstones', 'support-bundle'] as const) {
      if (values[name] === '') return { kind: 'wrong-use', message: `--${name} needs a path.` };
    }
    const bundle = values['support-bundle'];
    if (bundle !== undefined) return { kind: 'support-bundle', file: bundle };
    const { 'back-up': backUp, 'encrypt-to': recipients = [], restore, identity, tombstones } = values;
    if (backUp === undefined && recipients.length > 0) {
      return { kind: 'wrong-use', message: '--encrypt-to is for a backup: npm run backup -- FOLDER.' };
    }
    if (restore === undefined && (identity ?? tombstones) !== undefined) {
      return { kind: 'wrong-use', message: '--identity and --tombstones are for npm run restore -- FOLDER.' };
    }
    if (backUp !== undefined) return { kind: 'back-up', folder: backUp, recipients };
    if (restore !== undefined) {
      const identityFile = identity ?? null;
      return { kind: 'restore', folder: restore, identityFile, tombstones: tombstones ?? null };
    }
    const to = values['send-test-mail'];
    if (to !== undefined) {
      if (to.includes('@')) return { kind: 'send-test-mail', to };
      return { kind: 'wrong-use', message: `--send-test-mail needs an email address, not "${to}".` };
    }
    const role = roles.find((name) => name === values.role);
    if (role) return { kind: 'serve', role };
    return { kind: 'wrong-use', message: `--role is one of ${roles.join(', ')}, not "${values.role}".` };
  } catch (error) {
    return { kind: 'wrong-use', message: error instanceof Error ? error.message : String(error) };
  }
}
