import { cpus, totalmem } from 'node:os';

/** The machine that figures were measured on. */
export const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
