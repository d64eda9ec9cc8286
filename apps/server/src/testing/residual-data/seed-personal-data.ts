import { randomUUID } from 'node:crypto';
import {
  addComment,
  addJobNote,
  announceImportItems,
  changeAnalyses,
  createEmailTemplate,
  createImport,
  createOrganization,
  createPreset,
  createShare,
  forgotPassword,
  joinWaitlist,
  markCandidate,
  openTicket,
  type PoolChip,
  requestReview,
  saveApplyPage,
  saveBillingAddress,
  saveSearch,
  topUp,
  updateAnalysis,
  updateProfile,
  updateUser,
  uploadAttachment,
  uploadProfileImage,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { applyTo, pageSettings } from '../../features/applications/testing/apply-to.ts';
import { candidateEmails } from '../../features/candidate-emails/candidate-email-tables.ts';
import { putEmail, putMailbox } from '../../features/mailboxes/testing/mailbox-rows.ts';
import { everyJobOf } from '../../platform/http/caller.ts';
import { newestEmail } from '../auth-client.ts';
import { emailTo } from '../email-candidates.ts';
import { type SignedUp, signUp } from '../sign-up.ts';
import type { TestServer } from '../start-test-server.ts';
import { jobText, newJob, resumeText, send, start } from '../work.ts';

/** Signs up a user and enters a word everywhere a user can. */
export async function signUpWithSeedData(server: TestServer, word: string): Promise<SignedUp> {
  const email = `${word}-${randomUUID()}@example.org`;
  await server.client.call(joinWaitlist, { name: `${word} Person`, email, role: word });
  const person = await signUp(server, email);
  const { client } = person;
  await client.call(updateUser, { name: `${word} Person` });
  await client.call(updateProfile, { company_name: word, industries: [word] });
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  await client.call(uploadProfileImage, { file: new Blob([new Uint8Array(await picture.png().toBuffer())]) });
  await workWith(server, person, word);
  await client.call(saveBillingAddress, { name: word, street: word, city: word, country: word, taxId: word });
  await client.call(topUp, { topUpId: 'small', idempotencyKey: randomUUID() });
  await client.call(createOrganization, { name: `${word} Ltd` });
  const file = new File([`A picture of ${word}`], `${word}.txt`);
  const { data: attachment } = await client.call(uploadAttachment, { file });
  const question = { subject: `About ${word}`, message: `What of ${word}?`, attachmentIds: [attachment.id] };
  await client.call(openTicket, question);
  await server.client.call(forgotPassword, { email });
  await newestEmail(server, email);
  await server.platform.queue.runTasks();
  return person;
}

/** Creates jobs, resumes, runs and everything that depends on them, with a word in every text. */
export async function workWith(server: TestServer, person: SignedUp, word: string): Promise<void> {
  const { client, organizationId } = person;
  const job = await newJob(person, `${jobText}\n- Knows ${word}`);
  await putMailbox(server, person, job.id, word);
  await putEmail(server, person, job.id, word);
  await client.call(addJobNote, { id: job.id, noteId: randomUUID(), text: `Note of ${word}` });
  const requirement = { kind: 'other', text: `Knows ${word}`, must: false, weight: 1 } as const;
  await client.call(createPreset, { name: `Preset of ${word}`, requirements: [requirement] });
  const part: PoolChip = { kind: 'words', text: word, ways: [], amount: null, level: null, mode: 'must' };
  await client.call(saveSearch, { name: `Search for ${word}`, chips: [part], alert: 'at-once' });
  const resume = await send(person, `${word}.txt`, resumeText(`${word} Candidate`, `SQL, Python, ${word}`));
  await start(person, job.id, [resume]);
  const applyPage = { ...pageSettings, notice: `Ask ${word}`, privacyUrl: `https://${word}.example/privacy` };
  const { data: opened } = await client.call(saveApplyPage, { id: job.id, ...applyPage });
  const file = new File([resumeText(`${word} Applicant`)], `${word}-applies.txt`);
  const fields = { name: `${word} Applicant`, phone: word };
  await applyTo(server, opened.url, { email: `${word}-applies@example.org`, file, fields });
  await server.platform.queue.runTasks();
  const { data: begun } = await client.call(createImport, {
    name: `Import of ${word}`,
    files: 2,
    jobDescriptionId: job.id,
    idempotencyKey: randomUUID(),
  });
  const items = [{ path: `${word}/cv.txt`, bytes: 12 }];
  await client.call(announceImportItems, { id: begun.id, items });
  const page = { order: 'judged', direction: 'desc', limit: 1 } as const;
  const { analyses } = await server.services.analyses.list(everyJobOf(organizationId), page);
  const id = analyses[0]?.id ?? '';
  const decision = { value: 'no', reason: `Because of ${word}` } as const;
  await client.call(updateAnalysis, { id, notes: word, decision });
  const change = { addTags: [word], assignee: word, decision: { ...decision, reason: `Again ${word}` } };
  await client.call(changeAnalyses, { changeId: randomUUID(), ids: [id], ...change });
  await client.call(addComment, { id, commentId: randomUUID(), text: `Comment of ${word}` });
  await client.call(createShare, { title: word, analysisIds: [id] });
  const { data: review } = await client.call(requestReview, {
    analysisIds: [id],
    reviewerIds: [person.userId],
    message: `Look at ${word}`,
    idempotencyKey: randomUUID(),
  });
  await client.call(markCandidate, { id: review.id, analysisId: id, mark: 'yes', reason: `Knows ${word}` });
  const texts = {
    en: { subject: `News of ${word}`, body: `Dear ${word}` },
    de: null,
    es: null,
    fr: null,
    ar: null,
  };
  await client.call(createEmailTemplate, { name: `Greeting ${word}`, purpose: 'other', texts });
  const { ids } = await emailTo(person, [id], texts);
  // In the outbox, as if its ten seconds were over.
  const { database } = server.platform.openDatabase;
  await database
    .update(candidateEmails)
    .set({ leavesAt: new Date(0) })
    .where(eq(candidateEmails.organizationId, organizationId));
  await server.services.candidateEmails.deliver(ids[0] ?? '');
}
