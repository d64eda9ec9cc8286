import type { OperatorUserView, Plan } from '@winnow/contracts';

/** Receiver of credits or a plan from operators: a user (their personal organization) or a team. */
export type Subject = {
  readonly kind: 'user' | 'organization';
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
};

export function subjectOf({ id, name, email, plan }: OperatorUserView): Subject {
  return { kind: 'user', id, name: name || email, plan };
}
