import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { findMailAuthority } from './testing/mail-server.ts';
import { operatorEmails } from './testing/operators.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
const googlePort = port + 1;
const dataFolder = process.env.E2E_DATA_DIR ?? makeDataFolder();
// The workers read this file too, and must find the same folder and the unpacked browser.
process.env.E2E_DATA_DIR = dataFolder;

/** A folder for this run, removed by the process that created it, after the server has stopped. */
function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'winnow-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One browser and one set of fonts, both from npm, so that screenshots are the same on every machine.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Invariants are checked when nothing else runs, since some journeys break them for a moment.
  projects: [
    { name: 'journeys', testIgnore: 'afterwards.spec.ts', teardown: 'afterwards' },
    { name: 'afterwards', testMatch: 'afterwards.spec.ts' },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  timeout: 30_000,
  // Long enough for a busy machine; elements that are already there are not waited for.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // Animations take a quarter of the work of a browser without a graphics card. Journeys about animations turn them
    // on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // Recording each journey would slow all of them down.
    trace: 'on-first-retry',
  },
  webServer: [
    {
      command: `node testing/google-double.ts ${googlePort}`,
      cwd: import.meta.dirname,
      url: `http://localhost:${googlePort}/.well-known/openid-configuration`,
    },
    {
      command: 'node tools/start.ts',
      cwd: join(import.meta.dirname, '..'),
      url: `http://localhost:${port}/readyz`,
      env: {
        PORT: String(port),
        HOST: 'localhost',
        DATA_DIR: dataFolder,
        LOG_LEVEL: 'warn',
        DEV_PAGES: 'on',
        // A browser may send its own address, so that one journey does not use up the limits of another.
        TRUST_PROXY: '1',
        OPERATOR_EMAILS: operatorEmails.join(','),
        GOOGLE_CLIENT_ID: 'winnow-journeys',
        GOOGLE_CLIENT_SECRET: 'of the journeys alone',
        GOOGLE_ISSUER: `http://localhost:${googlePort}`,
        // Mailboxes of the journeys are on this machine.
        MAILBOX_PRIVATE_HOSTS: 'localhost',
        MAILBOX_CA_FILE: findMailAuthority(dataFolder),
      },
      // The first start builds the web, possibly on a busy machine.
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  ],
});
