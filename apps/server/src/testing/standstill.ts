import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Imported before the server of a test, with `?folder=` in its address: lets work stand still at exact points, so that
 * a kill meets it there and not a moment later. Work stands still at a point while the folder has a file of its name,
 * once as many came past as the file says.
 */

const stand = (point: string) => `await globalThis.standAt('${point}');`;

/** Points where work can be halted: before or after some code of a module. */
const points = [
  {
    module: 'features/imports/import-routes.ts',
    code: 'data: { items: await receiveParcel(caller, id, file, signal) },',
    standing: `data: { items: await receiveParcel(caller, id, file, signal).then(async (items) => { ${stand('answering')} return items; }) },`,
  },
  {
    module: 'features/imports/tables/row-writer.ts',
    code: 'await writeSome(row, items);',
    standing: `${stand('writing')} await writeSome(row, items);`,
  },
  {
    module: 'features/applicant-tracking/candidate-importer.ts',
    code: 'await growingImports.add(',
    standing: `${stand('bringing')} await growingImports.add(`,
  },
  {
    module: 'features/imports/undo-import.ts',
    code: 'await resumes.discard(keys);',
    standing: `${stand('undoing')} await resumes.discard(keys);`,
  },
  {
    module: 'features/imports/import-reader.ts',
    code: 'const reading = await resumes.read(',
    standing: `${stand('reading')} const reading = await resumes.read(`,
  },
  {
    module: 'features/imports/import-scoring.ts',
    code: 'await start(row, row.jobId);',
    standing: `${stand('starting')} await start(row, row.jobId);`,
  },
  {
    module: 'features/analyses/items/item-worker.ts',
    code: 'else await workOrGiveBack(held);',
    standing: `else { ${stand('scoring')} await workOrGiveBack(held); }`,
  },
] as const;

const folder = new URL(import.meta.url).searchParams.get('folder') ?? '';
const passed = new Map<string, number>();

Object.assign(globalThis, {
  standAt: async (point: string) => {
    const before = passed.get(point) ?? 0;
    const allowed = readAllowed(point);
    if (allowed === null) return;
    passed.set(point, before + 1);
    if (before >= allowed) await new Promise(() => {});
  },
});

/** `null` if nothing is halted there. */
function readAllowed(point: string): number | null {
  try {
    return Number(readFileSync(join(folder, point), 'utf8'));
  } catch {
    return null;
  }
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const point = url.startsWith('file:')
      ? points.find(({ module }) => fileURLToPath(url).replaceAll('\\', '/').endsWith(`/${module}`))
      : undefined;
    if (!point) return loaded;
    const source = String(loaded.source instanceof Uint8Array ? Buffer.from(loaded.source) : loaded.source);
    // Otherwise a test that halts nothing could pass by chance.
    if (!source.includes(point.code)) throw new Error(`${point.module} no longer has: ${point.code}`);
    return { ...loaded, source: source.replace(point.code, point.standing) };
  },
});
