import { poolFactKinds } from '@winnow/contracts';

/** Kinds of facts that people are found by. `known` lists the kinds for which a resume has any fact. */
export const factKinds = ['everyone', 'known', ...poolFactKinds] as const;
export type FactKind = (typeof factKinds)[number];

/** A fact of a resume in searchable form. */
export type PoolFact = {
  readonly kind: FactKind;
  /** Comparison key: a vocabulary identifier, or folded words. */
  readonly value: string;
  /** Label shown to users. */
  readonly label: string;
  /** 1-255: how good a match is, on a scale that each kind defines (`fact-grades.ts`). */
  readonly grade: number;
};

/** A fact by which people are searched for. */
export type NamedTerm = Pick<PoolFact, 'kind' | 'value'>;

export const nameOf = ({ kind, value }: NamedTerm): string => `${kind} ${value}`;

/** A fact that every person has; its list contains everyone in a slab. */
export const everyone = { kind: 'everyone', value: '', label: '', grade: 1 } as const satisfies PoolFact;

/** The term of `everyone`, in every organization. */
export const everyoneTerm = 0;

/** Facts of all resumes of a person: the best grade of each. */
export function mergeFacts(resumes: readonly (readonly PoolFact[])[]): PoolFact[] {
  const best = new Map<string, PoolFact>();
  for (const fact of resumes.flat()) {
    const name = nameOf(fact);
    if (fact.grade > (best.get(name)?.grade ?? 0)) best.set(name, fact);
  }
  return [...best.values()];
}
