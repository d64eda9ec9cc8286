import { randomInt } from 'node:crypto';
import { setTimeout as waitFor } from 'node:timers/promises';
import type { Log } from '../../platform/log/log.ts';
import type { Letter, Mail } from '../../platform/mail/mail.ts';

/** Work that goes on after the answer, so that the time of an answer does not tell who has an account. */
export type Postbox = {
  /** Begins the work; a fault is logged. */
  later(work: () => Promise<Letter | null>): void;
  /** Resolves when all that was begun has ended. */
  settled(): Promise<void>;
};

/**
 * @param spreadMs the work begins at a random moment within it: done at once, it would slow the next request, and
 * that would tell as well
 */
export function createPostbox(mail: Pick<Mail, 'send'>, log: Log, spreadMs: number): Postbox {
  const running = new Set<Promise<void>>();
  return {
    later(work) {
      const run = waitFor(spreadMs > 0 ? randomInt(spreadMs) : 0)
        .then(work)
        .then((letter) => (letter ? mail.send(letter) : undefined))
        .catch((error: unknown) => {
          const { name, message } = error instanceof Error ? error : new Error(String(error));
          // The words of a mail server may hold an address; they go to the operator at the level for looking closely.
          log.error({ name }, 'a letter could not be sent');
          log.debug({ message }, 'why a letter could not be sent');
        })
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
