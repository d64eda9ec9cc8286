import { createHash, randomUUID } from 'node:crypto';
import {
  type AnalysisDetail,
  ApiError,
  type OrganizationId,
  type PassageSuggestion,
  type RecordedChange,
  type SecondReaderSettings,
  type SecondReading,
  type SecondReadingPayload,
  secondReaderMs,
  sentence,
} from '@winnow/contracts';
import type { Evidence } from '@winnow/engine';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { LanguageModel } from '../../platform/language-model/language-model.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/log.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { withPassages } from '../files/kept-corrections.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import type { FindPersonal } from '../shares/find-personal.ts';
import { anonymousText, readText } from './anonymous-text.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { instructions, placeOf, promptFor, readProposals, searchable } from './read-proposals.ts';
import {
  countLooks,
  decide,
  endLook,
  findIsOn,
  hasLooked,
  insertLook,
  insertSuggestions,
  listSuggestions,
  type SuggestionRow,
  saveIsOn,
} from './second-reader-repository.ts';

export type SecondReaderService = ReturnType<typeof createSecondReaderService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly audit: Pick<AuditService, 'record'>;
  readonly analyses: Pick<AnalysisService, 'open' | 'getRows' | 'get' | 'correct'>;
  readonly findPersonal: FindPersonal;
  readonly languageModel: LanguageModel | null;
  readonly secondReader: { readonly perDay: number } | null;
};

type Payload = SecondReadingPayload & {
  readonly prompt: string;
  readonly source: string;
  readonly personal: readonly Evidence[];
};

const dayMs = 86_400_000;
const suggestionsAtOnce = 30;

/**
 * A language model that looks for passages for requirements that were not found. Its proposals are checked against the
 * resume and shown as suggestions. They change nothing until a person accepts one: then the engine scores again.
 */
export function createSecondReaderService(dependencies: Dependencies) {
  const { database, clock, log, audit, analyses, findPersonal } = dependencies;
  const model = dependencies.secondReader && dependencies.languageModel;
  const perDay = dependencies.secondReader?.perDay ?? 0;
  const breaker = createCircuitBreaker(clock);
  const dayAgo = () => new Date(clock.now().getTime() - dayMs);

  async function getSettings(organizationId: OrganizationId): Promise<SecondReaderSettings> {
    if (!model) return { isConfigured: false, isOn: false, model: null, host: null, perDay: 0, left: 0 };
    const used = await countLooks(database, organizationId, dayAgo());
    return {
      isConfigured: true,
      isOn: await findIsOn(database, organizationId),
      model: model.model,
      host: model.host,
      perDay,
      left: Math.max(0, perDay - used),
    };
  }

  /** @throws ApiError `conflict` if the operator or the organization hasn't turned it on */
  async function requireModel(organizationId: OrganizationId): Promise<LanguageModel> {
    if (model && (await findIsOn(database, organizationId))) return model;
    throw new ApiError('conflict', sentence('second-reader-off'));
  }

  async function read(member: Member, id: string): Promise<SecondReading> {
    const { organizationId, userId } = member;
    const rows = await listSuggestions(database, { organizationId, analysisId: id });
    return {
      settings: await getSettings(organizationId),
      hasLooked: await hasLooked(database, organizationId, userId),
      suggestions: rows.map(present),
    };
  }

  async function preview(
    { organizationId }: Member,
    { id, signal }: { readonly id: string; readonly signal: AbortSignal },
  ): Promise<Payload> {
    const opened = await analyses.open(organizationId, id, signal);
    const { model: name, host } = await requireModel(organizationId);
    const personal = await findPersonal(organizationId, opened, signal);
    const source = readText(opened.resume.document.text);
    const { facts, readFacts } = opened.detail;
    const names = [facts.name?.value, readFacts?.name?.value].join(' ');
    const { text, isShortened } = anonymousText(source, personal, names);
    const requirements = notFoundIn(opened.detail);
    const prompt = promptFor(requirements, text);
    const hash = createHash('sha256').update([host, name, instructions, prompt].join('\n')).digest('hex');
    return {
      ...{ host, model: name, instructions, requirements, text, isShortened, hash },
      ...{ prompt, source, personal },
    };
  }

  /** Counts the request before it is sent, so that concurrent ones keep to the limit. */
  async function begin(
    { organizationId, userId }: Member,
    analysisId: string,
    { host, model: name, hash, prompt, requirements }: Payload,
  ): Promise<string> {
    const id = randomUUID();
    await database.transaction(async (transaction) => {
      await lockOrganization(transaction, organizationId);
      if ((await countLooks(transaction, organizationId, dayAgo())) >= perDay) {
        throw new ApiError('too-many-requests', sentence('second-reader-limit', { perDay }));
      }
      const look = { id, organizationId, createdBy: userId, analysisId, model: name, host };
      const sent = { payloadHash: hash, characters: instructions.length + prompt.length };
      await insertLook(transaction, { ...look, ...sent, outcome: 'asked', at: clock.now() });
      await audit.record(transaction, {
        action: 'second-reader-asked',
        actorId: userId,
        subjectId: analysisId,
        organizationId,
        details: { host, model: name, requirements: requirements.length, characters: sent.characters },
      });
    });
    return id;
  }

  /** The proposals of the model; `null` if it failed. @throws the reason of the caller's signal if it is aborted */
  async function ask(on: LanguageModel, prompt: string, signal: AbortSignal) {
    const inTime = AbortSignal.timeout(secondReaderMs);
    try {
      const either = AbortSignal.any([signal, inTime]);
      const answer = await on.write({ instructions, prompt, signal: either, temperature: 0 });
      const proposals = readProposals(answer);
      if (!proposals) log.warn({ model: on.name }, 'the second reader gave an answer that was not asked for');
      return proposals;
    } catch (error) {
      signal.throwIfAborted();
      log.warn(
        { model: on.name, timedOut: inTime.aborted, ...describeError(error) },
        'the second reader failed',
      );
      return null;
    }
  }

  return {
    getSettings,
    async change({ organizationId, userId }: Member, isOn: boolean): Promise<SecondReaderSettings> {
      if (!model) throw new ApiError('conflict', sentence('second-reader-off'));
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        if ((await findIsOn(transaction, organizationId)) === isOn) return;
        await saveIsOn(transaction, { organizationId, isOn, createdBy: userId, changedAt: clock.now() });
        await audit.record(transaction, {
          action: isOn ? 'second-reader-on' : 'second-reader-off',
          actorId: userId,
          subjectId: organizationId,
          organizationId,
          details: { host: model.host, model: model.model },
        });
      });
      return getSettings(organizationId);
    },

    /** @throws ApiError `not-found` for a candidate that the member can't see, like all functions below */
    async get(member: Member, id: string): Promise<SecondReading> {
      await analyses.get(member.organizationId, id);
      return read(member, id);
    },

    async preview(
      member: Member,
      request: { readonly id: string; readonly signal: AbortSignal },
    ): Promise<SecondReadingPayload> {
      const { prompt: _, source: __, personal: ___, ...shown } = await preview(member, request);
      return shown;
    },

    /**
     * Asks the model once. @throws ApiError `conflict` if it is off or the text isn't the one that was shown,
     * `too-many-requests` above the daily limit, `unavailable` if the model fails
     */
    async look(
      member: Member,
      { id, hash, signal }: { readonly id: string; readonly hash: string; readonly signal: AbortSignal },
    ): Promise<SecondReading & { readonly dropped: number }> {
      const { organizationId, userId: createdBy } = member;
      const payload = await preview(member, { id, signal });
      const on = await requireModel(organizationId);
      const { requirements, source, personal } = payload;
      if (requirements.length === 0) throw new ApiError('conflict', sentence('second-reader-nothing'));
      if (payload.hash !== hash) throw new ApiError('conflict', sentence('second-reader-changed'));
      if (breaker.isOpen()) throw new ApiError('unavailable', sentence('second-reader-failed'));
      const lookId = await begin(member, id, payload);
      const proposals = await ask(on, payload.prompt, signal);
      if (!proposals) {
        breaker.failed();
        await endLook(database, lookId, 'failed');
        throw new ApiError('unavailable', sentence('second-reader-failed'));
      }
      breaker.succeeded();
      const text = searchable(source);
      const now = clock.now();
      const rows: SuggestionRow[] = [];
      for (const { requirement: number, quote } of proposals) {
        const requirement = requirements[number - 1];
        const place = requirement && placeOf(quote, text, personal);
        if (!requirement || !place || rows.length === suggestionsAtOnce) continue;
        rows.push({
          id: randomUUID(),
          organizationId,
          createdBy,
          analysisId: id,
          requirementId: requirement.id,
          requirement: requirement.text,
          quote: source.slice(place.start, place.end),
          ...place,
          state: 'open',
          decidedBy: null,
          decidedAt: null,
          createdAt: now,
        });
      }
      await database.transaction(async (transaction) => {
        await insertSuggestions(transaction, rows);
        await endLook(transaction, lookId, 'answered');
      });
      return { ...(await read(member, id)), dropped: proposals.length - rows.length };
    },

    /** @throws ApiError `conflict` if the resume no longer contains the passage */
    async decide(
      member: Member,
      request: {
        readonly id: string;
        readonly suggestionId: string;
        readonly state: PassageSuggestion['state'];
        readonly signal: AbortSignal;
      },
    ): Promise<SecondReading> {
      const { id, suggestionId, state, signal } = request;
      const { organizationId, userId } = member;
      await analyses.get(organizationId, id);
      const rows = await listSuggestions(database, { organizationId, analysisId: id });
      const row = rows.find((each) => each.id === suggestionId);
      if (!row) throw new ApiError('not-found', 'There is no such suggestion.');
      if (row.state === state) return read(member, id);
      const { requirement, quote, start } = row;
      if (state === 'accepted') {
        const { resume } = await analyses.open(organizationId, id, signal);
        if (!readText(resume.document.text).includes(quote)) {
          throw new ApiError('conflict', sentence('passage-gone'));
        }
      }
      if (state === 'accepted' || row.state === 'accepted') {
        await analyses.correct(
          member,
          id,
          (before) => {
            const others = (before?.shown ?? []).filter(
              (each) => each.requirement !== requirement || each.quote !== quote,
            );
            const shown = state === 'accepted' ? [...others, { requirement, quote, start }] : others;
            return withPassages(before, shown);
          },
          signal,
          wordsOf(state === 'accepted' ? 'passage-accepted' : 'passage-withdrawn', row),
        );
      }
      await database.transaction(async (transaction) => {
        const isOpen = state === 'open';
        const decidedAt = isOpen ? null : clock.now();
        await decide(transaction, suggestionId, { state, decidedBy: isOpen ? null : userId, decidedAt });
        await audit.record(transaction, {
          action: 'suggestion-decided',
          actorId: userId,
          subjectId: id,
          organizationId,
          details: { suggestion: suggestionId, state },
        });
      });
      return read(member, id);
    },
  };
}

/** Requirements that count in the score and were not found. */
function notFoundIn({ verdicts, requirements }: AnalysisDetail): SecondReadingPayload['requirements'] {
  const silent = verdicts.filter(
    ({ status, credit, overall }) => status === 'not-found' && credit !== null && !overall,
  );
  const ids = new Set(silent.map(({ requirementId }) => requirementId));
  return requirements.filter(({ id }) => ids.has(id)).map(({ id, text }) => ({ id, text }));
}

function wordsOf(
  code: 'passage-accepted' | 'passage-withdrawn',
  { requirement, quote }: SuggestionRow,
): { readonly text: string; readonly change: RecordedChange } {
  const what = code === 'passage-accepted' ? 'Accepted' : 'No longer accepted';
  return {
    text: `${what} as showing “${requirement}”: “${quote}”`,
    change: { code, requirement, quote },
  };
}

function present(row: SuggestionRow): PassageSuggestion {
  const { id, requirementId, requirement, quote, start, end, state, createdAt, decidedBy, decidedAt } = row;
  return {
    ...{ id, requirementId, requirement, quote, start, end, state, decidedBy },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
