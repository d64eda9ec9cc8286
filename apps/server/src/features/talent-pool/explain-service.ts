import type { PoolChip, PoolVerdict } from '@winnow/contracts';
import { ApiError } from '@winnow/contracts';
import type { Analysis, Demand, Evidence, JobDescription, RequirementKind } from '@winnow/engine';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { withoutCovered } from '../search/explain-hit.ts';
import { listNewestResumes } from './pool-search-repository.ts';

export type Explained = { readonly personId: string; readonly verdicts: PoolVerdict[] | null };

export type ExplainService = {
  /** How the newest resumes of some people match each part of a search; leaves out people the searcher can't see. */
  explain(
    searcher: Member & JobScope,
    chips: readonly PoolChip[],
    personIds: readonly string[],
    signal: AbortSignal,
  ): Promise<Explained[]>;
};

const quoteMax = 160;

export function createExplainService({
  database,
  clock,
  resumes,
  reader,
  readers,
  isAnonymous: isAnonymousView,
}: {
  database: Database;
  clock: Clock;
  resumes: Pick<ResumeService, 'read'>;
  reader: ResumeReader;
  readers: Pick<ReadingProcesses, 'scoreResume'>;
  isAnonymous: (member: Member) => Promise<boolean>;
}): ExplainService {
  return {
    async explain(searcher, chips, personIds, signal) {
      const isAnonymous = await isAnonymousView(searcher);
      const requester = userRequester(searcher.organizationId, signal);
      const today = dayOf(clock.now());
      const job = jobOf(chips, isAnonymous);
      const newest = await listNewestResumes(database, searcher, personIds);
      const explained: Explained[] = [];
      for (const { personId, id, covered } of newest) {
        explained.push({ personId, verdicts: await verdictsOf(id, isAnonymous ? covered : []) });
      }
      return explained;

      async function verdictsOf(id: string, hidden: readonly Evidence[]): Promise<PoolVerdict[] | null> {
        if (job.requirements.length === 0) return [];
        try {
          const reading = await resumes.read(requester, id);
          if (!reading.ok) return null;
          const resume = await reader.read(reading.kept, today, requester);
          const analysis = await readers.scoreResume(resume, job, today, requester);
          return present(analysis, reading.kept.document.text, hidden);
        } catch (error) {
          // Removed in the meantime, or too slow to compare: the others are still explained.
          if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'unreadable'))
            return null;
          throw error;
        }
      }
    },
  };
}

function present({ findings }: Analysis, text: string, hidden: readonly Evidence[]): PoolVerdict[] {
  return findings.map(({ requirement, status, evidence }) => {
    const [best] = evidence;
    const end = best && Math.min(best.end, best.start + quoteMax);
    return {
      part: Number(requirement.id),
      status,
      quote:
        best && end !== undefined
          ? withoutCovered(text, { start: best.start, end }, hidden)
              .replace(/\s+/g, ' ')
              .trim()
              .toWellFormed()
          : null,
    };
  });
}

/** A search as requirements for the engine, without excluded criteria. */
function jobOf(chips: readonly PoolChip[], isAnonymous: boolean): JobDescription {
  const requirements = chips.flatMap((chip, index) => {
    const isHidden = isAnonymous && chip.kind === 'place';
    const asked = chip.mode === 'not' || isHidden ? null : demandOf(chip);
    if (!asked) return [];
    const { kind, demand } = asked;
    return [
      {
        id: String(index),
        kind,
        text: chip.text,
        must: chip.mode === 'must',
        overall: false,
        weight: 1,
        demand,
        evidence: [],
      },
    ];
  });
  return { text: '', title: null, requirements };
}

const degrees = ['secondary', 'vocational', 'associate', 'bachelor', 'master', 'doctorate'] as const;

function demandOf({
  kind,
  text,
  ways,
  amount,
  level,
}: PoolChip): { readonly kind: RequirementKind; readonly demand: Demand } | null {
  switch (kind) {
    case 'skill': {
      const skillIds = ways.flatMap((way) => (way.kind === 'skill' ? [way.value] : []));
      return { kind, demand: { kind, skillIds, minMonths: amount } };
    }
    case 'title':
      return { kind, demand: { kind, title: text } };
    case 'years':
      return {
        kind: 'experience',
        demand: { kind: 'experience', minMonths: amount ?? 0, skillIds: [], field: null },
      };
    case 'degree':
      return {
        kind: 'education',
        demand: { kind: 'education', level: degrees.find((each) => each === text) ?? null, fields: [] },
      };
    case 'field':
      return { kind: 'education', demand: { kind: 'education', level: null, fields: [text] } };
    case 'certification':
      return { kind, demand: { kind, name: text } };
    case 'language':
      return { kind, demand: { kind, name: text, level } };
    case 'place':
      return { kind: 'location', demand: { kind: 'location', place: text } };
    case 'words':
      return { kind: 'other', demand: { kind: 'other' } };
    default:
      return null;
  }
}
