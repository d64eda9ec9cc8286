import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelEmails,
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailPurpose,
  type EmailTemplate,
  type EmailTexts,
  getJobEmails,
  listApplicationEmails,
  listCandidateEmails,
  listEmailTemplates,
  previewEmails,
  saveEmailTemplate,
  sendEmails,
  setJobEmails,
} from '@winnow/contracts';
import type * as z from 'zod';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { useIdempotencyKey } from '../../lib/requests/use-idempotency-key.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { sendAskingWhose } from '../conflict/overtaken.ts';
import { candidateEmailTexts } from './candidate-email-texts.ts';

const templatesKey = ['candidate-emails', 'templates'];
const previewKey = ['candidate-emails', 'preview'];
const sentKey = ['candidate-emails', 'sent'];
const jobKey = (jobId: string) => ['candidate-emails', 'job', jobId];

export function useEmailTemplates() {
  const queryFn = async () => (await api.call(listEmailTemplates)).data.templates;
  return useQuery({ queryKey: templatesKey, queryFn });
}

export type TemplateId = EmailTemplate['id'];

/** Saves a template, a new one where it has no id. */
export function useSaveTemplate() {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({
      id,
      before,
      ...words
    }: {
      id: TemplateId | null;
      name: string;
      purpose: EmailPurpose;
      texts: EmailTexts;
      /** As the user saw it. */
      before?: { name: string; purpose: EmailPurpose; texts: EmailTexts };
    }) {
      if (id === null) return (await api.call(createEmailTemplate, words)).data;
      const { name, ...rest } = words;
      const change = { id, ...rest, ...(name && { name }), ...(before && { before }) };
      return (await sendAskingWhose(() => api.call(saveEmailTemplate, change))).data;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: templatesKey }),
  });
}

/** Deletes a template; a shipped one gets its first words back. */
export function useRemoveTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: TemplateId) => (await api.call(deleteEmailTemplate, { id })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: templatesKey }),
  });
}

export function useJobEmails(jobId: string) {
  return useQuery({
    queryKey: jobKey(jobId),
    queryFn: async () => (await api.call(getJobEmails, { id: jobId })).data,
  });
}

export function useSetJobEmails() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ jobId, isOn }: { jobId: string; isOn: boolean }) =>
      (await api.call(setJobEmails, { id: jobId, isOn })).data,
    async onSuccess(data, { jobId }) {
      queries.setQueryData(jobKey(jobId), data);
      await queries.invalidateQueries({ queryKey: ['candidate-emails'] });
    },
  });
}

type Previewing = z.input<typeof previewEmails.input>;

/** Candidates to email: those named, applicants, or all that match a filter, as many as were seen. */
export type EmailTarget =
  | { readonly ids: readonly string[] }
  | { readonly applicationIds: readonly string[] }
  | { readonly filter: NonNullable<Previewing['filter']>; readonly expected: number };

export function countOfTarget(target: EmailTarget): number {
  if ('ids' in target) return target.ids.length;
  return 'filter' in target ? target.expected : target.applicationIds.length;
}

/** As requests name them. */
function asNamed(target: EmailTarget) {
  if ('ids' in target) return { analysisIds: [...target.ids] };
  return 'filter' in target ? target : { applicationIds: [...target.applicationIds] };
}

export type WantedEmails = {
  readonly target: EmailTarget;
  readonly templateId: TemplateId;
  readonly texts: EmailTexts;
  readonly repeats: boolean;
};

/** Preview of what would be sent, reloaded on each use; `null` disables it. */
export function useEmailPreview(wanted: WantedEmails | null, anonymous: boolean) {
  return useQuery({
    queryKey: [...previewKey, wanted, anonymous],
    queryFn: async () => {
      if (!wanted) throw new Error('No emails are wanted.');
      const { target, ...rest } = wanted;
      return (await api.call(previewEmails, { ...rest, ...asNamed(target), anonymous })).data;
    },
    enabled: wanted !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The lists of emails, and applications, which say how many there are. */
async function showEmailsAgain(queries: QueryClient): Promise<void> {
  await Promise.all([sentKey, ['applications']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Queues the previewed emails, and offers to take them back while they wait. */
export function useSendEmails() {
  const queries = useQueryClient();
  const { dialog: texts } = useTexts(candidateEmailTexts);
  const { keyOf, reset } = useIdempotencyKey();
  const showAgain = () => showEmailsAgain(queries);
  const takeBack = useMutation({
    mutationFn: async (ids: string[]) => (await api.call(cancelEmails, { ids })).data,
    async onSuccess({ canceled, left }) {
      const words = [canceled > 0 && texts.takenBack(canceled), left > 0 && texts.tooLate(left)];
      toasts.add(left > 0 ? 'warning' : 'info', words.filter(Boolean).join(' '));
      await showAgain();
    },
  });
  return useMutation({
    async mutationFn({ target, ...wanted }: WantedEmails & { readonly digest: string }) {
      const request = { ...wanted, ...asNamed(target) };
      return (await api.call(sendEmails, { ...request, idempotencyKey: keyOf(request) })).data;
    },
    async onSuccess({ ids }) {
      reset();
      toasts.add('success', texts.sent(ids.length), { undo: () => takeBack.mutate(ids) });
      await showAgain();
    },
    // If something else was sent meanwhile, the reloaded preview shows it.
    onError: () => queries.invalidateQueries({ queryKey: previewKey }),
  });
}

const settlesSoonMs = 5_000;

/** Whose emails are listed: a scored candidate, or an applicant for a job, scored or not. */
export type Emailed =
  | { readonly analysisId: string }
  | { readonly jobId: string; readonly applicationId: string };

/** The emails to a candidate; while one is on its way, looked at again from time to time. */
export function useSentEmails(of: Emailed, isAnonymous: boolean) {
  return useQuery({
    queryKey: [...sentKey, of, isAnonymous],
    queryFn: async () => {
      const anonymous = isAnonymous ? 'yes' : 'no';
      if ('analysisId' in of)
        return (await api.call(listCandidateEmails, { id: of.analysisId, anonymous })).data.emails;
      const { jobId: id, applicationId } = of;
      return (await api.call(listApplicationEmails, { id, applicationId, anonymous })).data.emails;
    },
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) =>
      state.data?.some(({ settledAt }) => settledAt === null) ? settlesSoonMs : false,
  });
}

export function useCancelEmail() {
  const queries = useQueryClient();
  const { dialog, sent: texts } = useTexts(candidateEmailTexts);
  return useMutation({
    mutationFn: async (id: string) => (await api.call(cancelEmails, { ids: [id] })).data,
    async onSuccess({ left }) {
      toasts.add(left > 0 ? 'warning' : 'success', left > 0 ? dialog.tooLate(left) : texts.canceled);
      await showEmailsAgain(queries);
    },
  });
}
