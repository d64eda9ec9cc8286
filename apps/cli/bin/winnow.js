#!/usr/bin/env node
// Finds a Node that runs TypeScript directly: the running one where it is new enough, else the one that
// npm installed with the project. Plain JavaScript, since an older Node must be able to start it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { keepCompiledCode } from '@winnow/tuning/compiled-code';
import { flagsFor } from '@winnow/tuning/measures';

const oldestMajor = 22;
const oldestMinor = 22;
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);

/** Commands that score: they load much, and work for as long as there are resumes. */
const isLong = ['rank', 'score'].includes(process.argv[2]);
const settings = isLong ? flagsFor('command') : [];
const isSet = settings.every((setting) => process.execArgv.includes(setting));

if (!isNewEnough) runOn(findBundledNode());
else if (!isSet) runOn(process.execPath);
else {
  keepCompiledCode();
  await import('../src/main.ts');
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
  const child = spawn(node, [...settings, program, ...process.argv.slice(2)], {
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
