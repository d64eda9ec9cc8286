import type { Scope } from '@winnow/contracts';

/**
 * A program that acts for an organization within scopes granted by a member: with an API key, or as an assistant that a
 * member connected by OAuth.
 */
export type Program = {
  readonly kind: 'api-key' | 'assistant';
  readonly id: string;
  readonly scopes: readonly Scope[];
  /** Calls a minute, of all endpoints together. */
  readonly limitPerMinute: number;
};
