import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';

/**
 * Who may call a route: the named group, or, if the route names a thing, only its owner. For other routes of signed-in
 * users the contract is enough.
 */
export type RouteAccess = 'anyone' | 'operator' | OwnedRoute | readonly OwnedRoute[];

/** Creates a thing for a user; returns its ids, which fill the path's placeholders. */
export type MakeThing = (server: TestServer, owner: SignedUp) => Promise<Ids>;

/** By path, as `/files/{id}`: routes at and below it without a line of their own and further ids are tried on it. */
export type ThingsByPath = Readonly<Record<string, MakeThing>>;

/** By method and path, as `GET /files/{id}`. */
export type AccessByRoute = Readonly<Record<string, RouteAccess>>;

type Ids = Readonly<Record<string, string>>;
type Input = Readonly<Record<string, unknown>>;

/** How to try a route on what is another's; several where it names several things. */
export type OwnedRoute = {
  readonly make: MakeThing;
  /**
   * A valid body or query, so that only ownership can be refused. Built from the ids of the thing, and may include the
   * caller's `own` things.
   */
  readonly input?: Input | ((ids: Ids, own: OwnThings) => Input);
  /** How it answers for another's, and not for one's own; 404 unless said. */
  readonly status?: 200 | 422;
};

/** What another user has. */
export type OwnThings = {
  readonly jobDescriptionId: string;
  readonly fileId: string;
  readonly analysisId: string;
};
