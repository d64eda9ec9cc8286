import { parseArgs } from 'node:util';

/** What one process does: answer requests, do jobs, or both. */
export type Role = 'all' | 'api' | 'worker';

export type Command =
  | { readonly kind: 'serve'; readonly role: Role }
  | { readonly kind: 'send-test-mail'; readonly to: string }
  | { readonly kind: 'examine' }
  | { readonly kind: 'accept-data-folder' }
  /** The folder of the backup. */
  | { readonly kind: 'back-up'; readonly folder: string }
  | { readonly kind: 'restore'; readonly folder: string }
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
        'accept-data-folder': { type: 'boolean', default: false },
        'back-up': { type: 'string' },
        restore: { type: 'string' },
      },
    });
    if (values.examine) return { kind: 'examine' };
    if (values['accept-data-folder']) return { kind: 'accept-data-folder' };
    for (const kind of ['back-up', 'restore'] as const) {
      const folder = values[kind];
      if (folder === '') return { kind: 'wrong-use', message: `--${kind} needs a folder.` };
      if (folder !== undefined) return { kind, folder };
    }
    const to = values['send-test-mail'];
    if (to !== undefined) {
      if (to.includes('@')) return { kind: 'send-test-mail', to };
      return { kind: 'wrong-use', message: `--send-test-mail needs a mail address, not "${to}".` };
    }
    const role = roles.find((name) => name === values.role);
    if (role) return { kind: 'serve', role };
    return { kind: 'wrong-use', message: `--role is one of ${roles.join(', ')}, not "${values.role}".` };
  } catch (error) {
    return { kind: 'wrong-use', message: error instanceof Error ? error.message : String(error) };
  }
}
