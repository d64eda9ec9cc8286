import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createWinnow, eachPage, WinnowError } from '@winnow/api-client';

const { WINNOW = '', WINNOW_API_KEY = '' } = process.env;
const [advert = '', ...resumes] = process.argv.slice(2);
const winnow = createWinnow({ server: WINNOW, apiKey: WINNOW_API_KEY });

const { data: job } = await winnow.createJob({ text: await readFile(advert, 'utf8') });
const fileIds: string[] = [];
for (const path of resumes) {
  const file = new File([await readFile(path)], basename(path));
  const { data } = await winnow.uploadFile({ file });
  for (const sent of data.files) if (sent.file) fileIds.push(sent.file.id);
}

const work = { jobDescriptionId: job.id, fileIds };
const { data: quote } = await winnow.quoteBatch(work);
if (!quote.isEnough) throw new Error(`This costs ${quote.credits} credits.`);
// Made once: whatever is repeated with it, the run is started and charged once.
const { data: started } = await winnow.startBatch({ ...work, idempotencyKey: crypto.randomUUID() });

let run = started;
while (run.state === 'running') {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  run = (await winnow.getBatch({ id: run.id })).data;
}
console.log(`${run.counts.done} of ${run.counts.total} scored, ${run.credits.charged} credits`);

for await (const page of eachPage((place) => winnow.listAnalyses({ batchId: run.id, limit: 2, ...place })))
  for (const { candidateName, score } of page.analyses) console.log(score, candidateName);

const table = await winnow.exportAnalyses({ format: 'csv', batchId: run.id, anonymous: 'no' });
console.log(await table.text());

try {
  await winnow.getJob({ id: crypto.randomUUID() });
} catch (error) {
  if (error instanceof WinnowError) console.log(error.status, error.code, error.message);
}
