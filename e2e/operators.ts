import { newPerson, type Person } from './person.ts';

const domain = 'operators.example.test';

/** One for each journey that needs one, since each makes its own account. */
const names = ['admin', 'support', 'billing', 'work', 'afterwards'] as const;

/** Whom the service knows as operators. */
export const operatorEmails = names.map((name) => `${name}@${domain}`);

/** An operator who has no account yet. */
export function newOperator(name: (typeof names)[number]): Person {
  return { ...newPerson(), email: `${name}@${domain}` };
}
