import { newPerson, type Person } from './person.ts';

const domain = 'operators.example.test';

/** Whom the service knows as operators: one for each journey that needs one, since each makes its own account. */
export const operatorEmails = ['admin', 'support', 'billing', 'work'].map((name) => `${name}@${domain}`);

/** An operator who has no account yet. */
export function newOperator(name: 'admin' | 'support' | 'billing' | 'work'): Person {
  return { ...newPerson(), email: `${name}@${domain}` };
}
