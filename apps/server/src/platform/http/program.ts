import type { Scope } from '@winnow/contracts';

/**
 * A program that acts for an organization within scopes that a member gave it. Today an API key; whatever else is let
 * in, as a grant of OAuth, is one too.
 */
export type Program = {
  readonly kind: 'api-key';
  readonly id: string;
  readonly scopes: readonly Scope[];
  /** Calls a minute, of all endpoints together. */
  readonly limitPerMinute: number;
};
