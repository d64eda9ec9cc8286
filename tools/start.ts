/** Builds what is needed and serves the product. */

import { becomeServer } from './running/become-server.ts';
import { buildWebWhenStale } from './running/build-web.ts';

await buildWebWhenStale();
await becomeServer(process.argv.slice(2));
