import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkMailbox,
  connectMailbox,
  disconnectMailbox,
  forgetMailboxEmail,
  getMailbox,
  listMailboxEmails,
  type Mailbox,
  type MailboxSecurity,
  pauseMailbox,
  testMailbox,
} from '@winnow/contracts';
import { useEffect } from 'react';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';

const mailboxKey = (jobId: string) => ['mailbox', jobId];
const emailsKey = (jobId: string) => ['mailbox-emails', jobId];
/** Polling intervals while emails are fetched or resumes read, and otherwise. */
const soonMs = 2_000;
const usualMs = 60_000;

export type Connection = {
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
  readonly username: string;
  readonly password: string;
  readonly folder: string;
};

/** Whether a check is in progress or due. */
export function isBusy({ isChecking, nextCheckAt }: Mailbox): boolean {
  return isChecking || (nextCheckAt !== null && Date.parse(nextCheckAt) <= Date.now());
}

export function useMailbox(jobId: string) {
  return useQuery({
    queryKey: mailboxKey(jobId),
    queryFn: async () => (await api.call(getMailbox, { id: jobId })).data.mailbox,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? soonMs : usualMs),
  });
}

/** @param seen number of emails that the mailbox has counted: when it changes, the list is reloaded */
export function useMailboxEmails(jobId: string, isAnonymous: boolean, seen: number) {
  const queries = useQueryClient();
  useEffect(() => {
    if (seen > 0) void queries.invalidateQueries({ queryKey: emailsKey(jobId) });
  }, [queries, jobId, seen]);
  return useInfiniteQuery({
    queryKey: [...emailsKey(jobId), isAnonymous],
    queryFn: async ({ pageParam }) =>
      (await api.call(listMailboxEmails, { id: jobId, ...(pageParam && { cursor: pageParam }) })).data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state: { data } }) => {
      const isReading = data?.pages.some(({ emails }) =>
        emails.some(({ attachments }) => attachments.some(({ reading }) => reading === 'unread')),
      );
      return isReading ? soonMs : usualMs;
    },
  });
}

export function useMailboxTest(jobId: string) {
  return useMutation({
    mutationFn: async (connection: Connection) =>
      (await api.call(testMailbox, { id: jobId, ...connection })).data,
  });
}

/** A mutation that changes the state of the mailbox. */
function useChange<Input>(jobId: string, change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: mailboxKey(jobId) }),
        queries.invalidateQueries({ queryKey: emailsKey(jobId) }),
      ]),
  });
}

export const useMailboxConnection = (jobId: string) =>
  useChange(
    jobId,
    (given: Connection & { readonly receivingServer: string; readonly since: string | null }) =>
      api.call(connectMailbox, { id: jobId, ...given }),
  );
export const useMailboxPause = (jobId: string) =>
  useChange(jobId, (isPaused: boolean) => api.call(pauseMailbox, { id: jobId, isPaused }));
export const useMailboxCheck = (jobId: string) =>
  useChange(jobId, () => api.call(checkMailbox, { id: jobId }));
export const useMailboxDisconnection = (jobId: string) =>
  useChange(jobId, () => api.call(disconnectMailbox, { id: jobId }));
export const useEmailRemoval = (jobId: string) =>
  useChange(jobId, (emailId: string) => api.call(forgetMailboxEmail, { id: jobId, emailId }));
