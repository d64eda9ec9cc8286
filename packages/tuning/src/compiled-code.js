import { accessSync, constants, mkdirSync } from 'node:fs';
import nodeModule from 'node:module';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { isOn } from './measures.js';

/** Keeps the stripped and compiled code of this process in the user's cache folder, for the next start. */
export function keepCompiledCode() {
  const base = isOn('compiled-code') ? cacheBase() : null;
  if (base === null) return;
  const folder = join(base, 'winnow', 'compiled');
  try {
    // A level at a time: in some folders (/proc) Node tries for ever to make all levels at once.
    for (const level of [base, dirname(folder), folder]) makeFolder(level);
    accessSync(folder, constants.W_OK);
    nodeModule.enableCompileCache(folder);
  } catch {
    // Nothing is kept where nothing can be written; the start is slower, no more.
  }
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

/** The cache folder of the user by the custom of the system; `null` where there is none. */
function cacheBase() {
  const named = process.env.XDG_CACHE_HOME;
  if (named) return isAbsolute(named) ? named : null;
  const home = homedir();
  if (!isAbsolute(home)) return null;
  return process.platform === 'darwin' ? join(home, 'Library/Caches') : join(home, '.cache');
}
