import type { SignedUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';

/** Who may call a route: whoever is named, or, of a route that names a thing, its owner and nobody else. */
export type RouteAccess = 'anyone' | 'signed-in' | 'operator' | OwnedRoute | readonly OwnedRoute[];

type Ids = Readonly<Record<string, string>>;
type Input = Readonly<Record<string, unknown>>;

/** How to try a route on what is another's; several where it names several things. */
export type OwnedRoute = {
  /** Makes a thing of somebody's; its ids, which fill the path's placeholders. */
  make(server: TestServer, owner: SignedUp): Promise<Ids>;
  /**
   * A body or query that the route takes, so that nothing but the owner is left to refuse. What names the thing there is
   * made from its ids, and may stand among `own` things of whoever asks.
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
