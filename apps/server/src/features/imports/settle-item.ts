import type { Transaction } from '../../platform/database/database.ts';
import type { UploadOutcome } from '../files/resume-service.ts';
import { type ArrivedChange, findItems, type ImportItemRow } from './import-item-repository.ts';

/** By resume: the path of this import's item that added it. */
export async function nameFirsts(
  transaction: Transaction,
  importId: string,
  outcomes: readonly UploadOutcome[],
): Promise<Map<string, string>> {
  const known = outcomes.flatMap((outcome) => (outcome.outcome === 'known' ? outcome.resume.id : []));
  const firsts = new Map<string, string>();
  if (known.length === 0) return firsts;
  for (const { resumeId, path } of await findItems(transaction, importId, { resumeIds: known }))
    if (resumeId && !firsts.has(resumeId)) firsts.set(resumeId, path);
  return firsts;
}

/** The new state of an item whose file arrived. @param firsts gets an entry for a new resume */
export function changeFor(
  item: ImportItemRow,
  outcome: UploadOutcome,
  firsts: Map<string, string>,
): ArrivedChange {
  if (outcome.outcome === 'refused') return { state: 'refused', reason: outcome.reason };
  const { id: resumeId, contentHash: hash, state, fileName } = outcome.resume;
  const first = firsts.get(resumeId);
  if (first !== undefined) return { state: 'duplicate', hash, resumeId, duplicateOf: first };
  firsts.set(resumeId, item.path);
  if (outcome.outcome === 'stored') return { state: 'queued', hash, resumeId };
  // A file uploaded before and never read is read now.
  return { state: state === 'read' ? 'duplicate' : 'queued', hash, resumeId, duplicateOf: fileName };
}
