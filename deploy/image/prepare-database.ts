/** Makes the embedded database that the first start of an image copies instead of making its own. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { openEmbeddedDatabase } from '../../apps/server/src/platform/database/open-embedded-database.ts';
import { preparedDatabase } from '../../apps/server/src/platform/database/prepared-database.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { createQueue } from '../../apps/server/src/platform/tasks/queue.ts';

const opened = await openEmbeddedDatabase({ dump: null });
const queue = createQueue(opened.queueConnection, createLog('error'));
// It makes its own tables.
await queue.start({ work: false });
await queue.stop(1_000);
const tar = new Uint8Array(await (await opened.dump()).arrayBuffer());
await opened.close();
await mkdir(dirname(preparedDatabase), { recursive: true });
const strongest = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
await writeFile(preparedDatabase, zstdCompressSync(tar, strongest));
