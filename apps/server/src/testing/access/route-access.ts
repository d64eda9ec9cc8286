import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';

/**
 * Who may call a route: the named group or, if the route names a thing, only its owner. Other routes of signed-in users
 * need no statement besides the contract.
 */
export type RouteAccess = 'anyone' | 'operator' | OwnedRoute | readonly OwnedRoute[];

/** Creates a thing for a user; returns its ids, which fill the path's placeholders. */
export type MakeThing = (server: TestServer, owner: SignedUp) => Promise<Ids>;

/**
 * By path, such as `/files/{id}`: used for routes at and below the path that have no statement of their own and no
 * other ids.
 */
export type ThingsByPath = Readonly<Record<string, MakeThing>>;

/** By method and path, such as `GET /files/{id}`. */
export type AccessByRoute = Readonly<Record<string, RouteAccess>>;

type Ids = Readonly<Record<string, string>>;
type Input = Readonly<Record<string, unknown>>;

/** How to call a route with another user's thing; several if it names several things. */
export type OwnedRoute = {
  readonly make: MakeThing;
  /**
   * A valid body or query, so that only ownership can be refused. Built from the ids of the thing, and may include the
   * caller's `own` things.
   */
  readonly input?: Input | ((ids: Ids, own: OwnThings) => Input);
  /** Status for another user's thing; 404 by default. */
  readonly status?: 200 | 422;
};

/** What another user has. */
export type OwnThings = {
  readonly jobDescriptionId: string;
  readonly fileId: string;
  readonly analysisId: string;
};
