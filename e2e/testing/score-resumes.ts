import { expect } from '@playwright/test';
import { type Client, createJob, getBatch, startBatch, uploadFile } from '@winnow/contracts';

/** Uploads resumes in plain text and scores them for a new job; resolves when all are scored. */
export async function scoreResumes(
  client: Client,
  text: string,
  resumes: Readonly<Record<string, string>>,
): Promise<{ jobId: string; batchId: string }> {
  const { data: job } = await client.call(createJob, { text });
  const fileIds: string[] = [];
  for (const [name, content] of Object.entries(resumes)) {
    const { data } = await client.call(uploadFile, { file: new File([content], name) });
    fileIds.push(data.files[0]?.file?.id ?? '');
  }
  const run = { jobDescriptionId: job.id, fileIds, idempotencyKey: crypto.randomUUID() };
  const { id: batchId } = (await client.call(startBatch, run)).data;
  await expect
    .poll(
      async () =>
        (await client.call(getBatch, { id: batchId })).data.items.filter((item) => item.analysis).length,
      { timeout: 60_000 },
    )
    .toBe(fileIds.length);
  return { jobId: job.id, batchId };
}
