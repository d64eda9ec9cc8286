import type { SearchReason } from '@winnow/contracts';

/** A fact that can be found, and shown as the reason. */
export type SearchFact = Omit<SearchReason, 'marks'>;

const personalKinds: ReadonlySet<SearchFact['kind']> = new Set(['name', 'place', 'school', 'email', 'phone']);

/** Whether the anonymous view hides a fact of a resume. */
export function isPersonal({ kind }: SearchFact): boolean {
  return personalKinds.has(kind);
}
