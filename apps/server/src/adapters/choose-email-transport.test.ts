import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteUser, exportPersonalData } from '@winnow/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { chooseEmailTransport } from './choose-email-transport.ts';

test('emails stored before a mail server was configured are exported and deleted with their recipient', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'winnow-choose-mail-'));
  const settings = { smtpRequiresTls: false, emailFrom: 'Winnow <winnow@localhost>', dataFolder };
  const before = chooseEmailTransport({ ...settings, smtpUrl: null });
  const after = chooseEmailTransport({ ...settings, smtpUrl: 'smtp://127.0.0.1:9' });
  expect(after.outbox).toBeNull();
  const server = await startTestServer({ dataFolder, outbox: null, storedEmails: after.storedEmails });
  try {
    const [anna, ben] = [await signUp(server), await signUp(server)];
    for (const to of [anna.email, ben.email])
      await before.emailTransport.send({ to, subject: 'An early hello', text: 'Hello' });
    const { blob } = await anna.client.download(exportPersonalData, {});
    const exported = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(
      Object.values(exported)
        .map((bytes) => strFromU8(bytes))
        .join(),
    ).toContain('An early hello');

    await anna.client.call(deleteUser);
    await server.platform.queue.runTasks();
    const left = await after.storedEmails.listEmails(100);
    expect(left.filter(({ subject }) => subject === 'An early hello').map(({ to }) => to)).toEqual([
      ben.email,
    ]);
  } finally {
    await server.stop();
    before.emailTransport.close();
    after.emailTransport.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
