import {
  ApiError,
  type GeneratedJob,
  type JobBrief,
  type JobSection,
  type JobSectionId,
  limits,
  type OrganizationId,
  sentence,
} from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/log.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { createDraftStreams, type Draft, type DraftStreams } from './draft-streams.ts';
import { inOrder, instructions, promptFor, readModelSections } from './model-writer.ts';
import { textOf } from './section-text.ts';

export type WriterService = {
  /**
   * Writes a description and charges one credit. Idempotent by key.
   * @throws ApiError `insufficient-credits`
   */
  generate(
    member: Member,
    request: { readonly brief: JobBrief; readonly idempotencyKey: string; readonly signal: AbortSignal },
  ): Promise<GeneratedJob>;
  rewrite(
    organizationId: OrganizationId,
    request: {
      readonly brief: JobBrief;
      readonly section: JobSectionId;
      readonly variant: number;
      readonly signal: AbortSignal;
    },
  ): Promise<JobSection>;
  /** Calls back with the text that a model writes, in whichever process, until the signal is aborted. */
  readonly watch: DraftStreams['watch'];
  /** Removes drafts that interrupted processes left. */
  readonly removeAbandonedDrafts: DraftStreams['removeAbandoned'];
};

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly readers: Pick<ReadingProcesses, 'writeJob' | 'rewriteSection'>;
  readonly credits: CreditService;
  readonly log: Log;
  /** `null` if none is configured. */
  readonly languageModel: LanguageModel | null;
};

/** Milliseconds for the model; the rest of the caller's time limit is for the built-in writer and the ledger. */
const modelTimeMs = limits.aiTimeoutMs - 10_000;

const modelFailed = 'The language model gave no usable text, so our own writer wrote this.';

export function createWriterService(needs: Needs): WriterService {
  const { readers, credits, log, languageModel } = needs;
  const drafts = createDraftStreams(needs);

  return {
    async watch(draft, onPiece) {
      // The built-in writer is too fast to watch.
      if (languageModel) await drafts.watch(draft, onPiece);
    },
    removeAbandonedDrafts: drafts.removeAbandoned,

    async generate(member, { brief, idempotencyKey, signal }) {
      const { organizationId } = member;
      const request = { organizationId, scope: 'writer', key: idempotencyKey, body: brief };
      // A repeated request gets the first text, regardless of credits.
      const earlier = await credits.findEarlierReply<GeneratedJob>(request);
      if (earlier) return earlier;
      const { isEnough, availableCredits, limitLeft } = await credits.quote(member, 1);
      if (limitLeft === 0) {
        throw new ApiError('spending-limit', sentence('writer-limit-reached'));
      }
      if (!isEnough) {
        throw new ApiError(
          'insufficient-credits',
          sentence('writer-credits-short', { left: availableCredits }),
        );
      }
      const own = await readers.writeJob(brief, userRequester(organizationId, signal));
      const job = await improve(own, brief, signal, () => drafts.begin(organizationId, idempotencyKey));
      signal.throwIfAborted();
      // Charged once the text is written, so a failure costs nothing.
      return credits.once(request, async (transaction) => {
        const work = { subjectId: idempotencyKey, label: job.title, reason: 'writer' } as const;
        const holdId = await credits.hold(transaction, member, { ...work, credits: 1 });
        await credits.settle(transaction, organizationId, { ...work, holdId });
        return job;
      });
    },

    rewrite: (organizationId, { brief, section, variant, signal }) =>
      readers.rewriteSection(brief, section, variant, userRequester(organizationId, signal)),
  };

  /** Improves the sections with a model, if there is one and it succeeds. */
  async function improve(
    own: GeneratedJob,
    brief: JobBrief,
    signal: AbortSignal,
    beginDraft: () => Draft,
  ): Promise<GeneratedJob> {
    if (!languageModel) return own;
    const draft = beginDraft();
    const sections = await askModel(languageModel, brief, {
      title: own.title,
      signal,
      onText: draft.add,
    }).finally(draft.end);
    if (!sections) return { ...own, notes: [...own.notes, modelFailed] };
    // Sections that only the recruiter can know keep the recruiter's words.
    const kept = own.sections.filter(({ id }) => id === 'company' || id === 'wishes');
    const all = inOrder([...sections, ...kept]);
    return {
      ...own,
      sections: all,
      text: textOf(own.title, own.terms, all),
      writer: { kind: 'model', name: languageModel.name },
      notes: [],
    };
  }

  async function askModel(
    model: LanguageModel,
    brief: JobBrief,
    { title, signal, onText }: { title: string; signal: AbortSignal; onText: (piece: string) => void },
  ): Promise<JobSection[] | null> {
    const inTime = AbortSignal.timeout(modelTimeMs);
    try {
      const answer = await model.write({
        instructions,
        prompt: promptFor(brief, title),
        signal: AbortSignal.any([signal, inTime]),
        onText,
      });
      const sections = readModelSections(answer, brief);
      if (!sections) log.warn({ model: model.name }, 'the language model gave a text that was not asked for');
      return sections;
    } catch (error) {
      // The client is gone: stop.
      signal.throwIfAborted();
      log.warn(
        { model: model.name, timedOut: inTime.aborted, ...describeError(error) },
        'the language model failed',
      );
      return null;
    }
  }
}
