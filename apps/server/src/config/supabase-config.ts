import * as z from 'zod';
import type { HostedIdentity } from '../features/accounts/identities/hosted-identity.ts';
import { address, setting } from './environment-fields.ts';

/** Settings of a hosted project that stores the identities instead of this server. */
export const supabaseEnvironment = {
  SUPABASE_URL: setting(address('http', 'https').optional()),
  SUPABASE_ANON_KEY: setting(z.string().optional()),
  SUPABASE_SERVICE_ROLE_KEY: setting(z.string().optional()),
  SUPABASE_JWT_SECRET: setting(z.string().min(32, 'must have at least 32 characters').optional()),
};

const supabaseValues = z.object(supabaseEnvironment);
type Values = z.output<typeof supabaseValues>;

/** Missing settings of a hosted project. */
export function findSupabaseErrors(values: Partial<Values>): string[] {
  const needed = ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'] as const;
  const isWanted = Object.keys(supabaseEnvironment).some(
    (name) => values[name as keyof Values] !== undefined,
  );
  if (!isWanted) return [];
  return needed
    .filter((name) => values[name] === undefined)
    .map((name) => `  ${name} is needed for a hosted project.`);
}

/** `null` if this server stores the identities. */
export function readHostedIdentity(values: Values): HostedIdentity | null {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: publicKey, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = values;
  if (url === undefined || publicKey === undefined || serviceKey === undefined) return null;
  return {
    url: url.replace(/\/+$/, ''),
    publicKey,
    serviceKey,
    jwtSecret: values.SUPABASE_JWT_SECRET ?? null,
  };
}
