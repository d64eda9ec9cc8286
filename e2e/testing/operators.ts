import { test } from '@playwright/test';
import { newPerson, type Person } from './person.ts';

const domain = 'operators.example.test';

/** One for each journey that needs one, since each creates its own account. */
const names = ['admin', 'support', 'billing', 'work', 'afterwards', 'screens', 'organizations'] as const;

/** Addresses that the service treats as operators. */
export const operatorEmails = names.flatMap((name) => [addressOf(name, 0), addressOf(name, 1)]);

/** An operator who has no account yet. */
export function newOperator(name: (typeof names)[number]): Person {
  return { ...newPerson(), email: addressOf(name, test.info().retry) };
}

/** A retry uses another address, since the account exists by then. */
function addressOf(name: (typeof names)[number], tries: number): string {
  return `${name}${tries || ''}@${domain}`;
}
