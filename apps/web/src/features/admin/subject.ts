import type { OperatorUserView, Plan } from '@winnow/contracts';

/** Who gets what operators give: a user, in their personal organization, or an organization with members. */
export type Subject = {
  readonly kind: 'user' | 'organization';
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
};

export function subjectOf({ id, name, email, plan }: OperatorUserView): Subject {
  return { kind: 'user', id, name: name || email, plan };
}
