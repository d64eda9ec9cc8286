import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { everyJobOf } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import { openCredentials } from './sealed-credentials.ts';
import {
  claimNote,
  findAnyConnection,
  forgetSending,
  listWaitingConnections,
  type NoteRow,
  updateNote,
} from './tracking-repository.ts';
import { sendNotes } from './tracking-task-values.ts';
import type { OpenTrackingSystem } from './vendors/open-system.ts';
import { TrackingFailure } from './vendors/tracking-system.ts';

export type NoteSender = {
  /** Writes queued notes, one after another. @throws Postponed if the external system asks to wait */
  send(connectionId: string): Promise<void>;
  /** Enqueues connections with queued notes, and marks notes whose worker disappeared as unknown. */
  sweep(): Promise<void>;
};

const turnMs = 20_000;
/** Longer than any request takes. */
const sendingMs = 120_000;

export function createNoteSender({
  database,
  clock,
  queue,
  siteUrl,
  analyses,
  openSystem,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly siteUrl: string;
  readonly analyses: Pick<AnalysisService, 'getRows'>;
  readonly openSystem: OpenTrackingSystem;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): NoteSender {
  async function write({ organizationId, analysisId, score }: NoteRow): Promise<string | null> {
    const [row] = await analyses.getRows(everyJobOf(organizationId), [analysisId]);
    if (!row) return null;
    const musts = row.mustsTotal > 0 ? `, ${row.mustsMet} of ${row.mustsTotal} must-haves met` : '';
    return `Winnow score: ${score} of 100 for “${row.jobTitle}”${musts}.\n${siteUrl}/resume-history/${analysisId}`;
  }

  return {
    async send(connectionId) {
      const connection = await findAnyConnection(database, connectionId);
      if (!connection) return;
      const system = openSystem(openCredentials(keys, connectionId, connection.sealedCredentials));
      const began = clock.now().getTime();
      while (clock.now().getTime() - began < turnMs) {
        const note = await claimNote(database, connectionId, clock.now());
        if (!note) return;
        const change = (state: NoteRow['state'], error: NoteRow['error'] = null) =>
          updateNote(database, note, { state, error, changedAt: clock.now() });
        const text = await write(note);
        if (text === null) {
          await change('failed', 'missing');
          continue;
        }
        try {
          await system.addNote(note.candidateId, text);
          await change('sent');
        } catch (error) {
          if (!(error instanceof TrackingFailure)) throw error;
          if (error.reason === 'limited') {
            // The note was not written.
            await change('waiting');
            throw new Postponed(error.waitSeconds);
          }
          await change('failed', error.reason);
        }
      }
      throw new Postponed(1);
    },

    async sweep() {
      await forgetSending(database, new Date(clock.now().getTime() - sendingMs));
      for (const connectionId of await listWaitingConnections(database))
        await database.transaction((transaction) => queue.enqueue(transaction, sendNotes, { connectionId }));
    },
  };
}
