import { ApiError } from '@winnow/contracts';
import { type Api, honoPath } from '../mount.ts';

/** Call last: a known path with another method is 405 with the allowed methods, an unknown path 404. */
export function refuseOtherMethods({ app, endpoints }: Api): void {
  const methodsByPath = Map.groupBy(endpoints, ({ path }) => path);
  for (const [path, described] of methodsByPath) {
    const allowed = [...new Set(described.map(({ method }) => method))];
    app.all(honoPath(path), (context) => {
      context.header('allow', allowed.join(', '));
      throw new ApiError('method-not-allowed', `Use ${allowed.join(' or ')}.`);
    });
  }
  app.all('/api/*', () => {
    throw new ApiError('not-found', 'There is nothing at this address.');
  });
}
