import * as z from 'zod';

/** How and when a user signed in: an entry of the `amr` claim. */
export type AuthenticationMethod = {
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** The organization's identity provider, for a single sign-on. */
  readonly provider?: string;
};

const methods = z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]);

/** Reads the `amr` claim of a verified token; empty if it has another form. */
export function readMethods(amr: unknown): AuthenticationMethod[] {
  return methods.parse(amr);
}

/** Time of the latest authentication; `null` if there is none. */
export function newestProof(given: readonly AuthenticationMethod[]): Date | null {
  if (given.length === 0) return null;
  return new Date(Math.max(...given.map(({ timestamp }) => timestamp)) * 1000);
}
