#!/usr/bin/env node
// Finds a Node that runs TypeScript directly: the running one where it is new enough, else the one that
// npm installed with the project. Plain JavaScript, since an older Node must be able to start it.
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestMajor = 22;
const oldestMinor = 22;
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);

/** Commands that judge: they load much, and work for as long as there are resumes. */
const isLong = ['rank', 'score'].includes(process.argv[2]);
/**
 * V8 settings, which apply only when given before it starts. Its own threads compete with the reading processes, and
 * nearly all old objects are knowledge that stays: scanning them while it loads cost a tenth of a batch's time.
 */
const settings = [
  '--single-threaded',
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--initial-old-space-size=256',
  '--no-incremental-marking',
];
const isSet = settings.every((setting) => process.execArgv.includes(setting));

if (!isNewEnough) runOn(findBundledNode());
else if (isLong && !isSet) runOn(process.execPath);
else {
  keepCompiledCode();
  await import('../src/main.ts');
}

/** Keeps the stripped and compiled code in the user's cache folder: the next start takes half the time. */
function keepCompiledCode() {
  const base = cacheBase();
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

function runOn(node) {
  if (!node) {
    process.stderr.write(
      `winnow needs Node ${oldestMajor}.${oldestMinor} or later, and this is ${process.versions.node}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const program = fileURLToPath(import.meta.url);
  // The channel tells the child that this process was killed, so that it exits too.
  const child = spawn(node, [...(isLong ? settings : []), program, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`winnow could not start ${node}: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exitCode = code ?? 1;
  });
}

function findBundledNode() {
  const require = createRequire(import.meta.url);
  for (const platform of ['linux-x64', 'linux-arm64']) {
    if (platform !== `${process.platform}-${process.arch}`) continue;
    try {
      return require.resolve(`node-${platform}/bin/node`);
    } catch {
      // Not installed here.
    }
  }
  return null;
}
