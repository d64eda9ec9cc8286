import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getConversation,
  getTicket,
  listTickets,
  openTicket,
  RequestFailure,
  replyInConversation,
  replyToTicket,
  type SupportQuestion,
  type SupportReply,
  solveTicket,
  type TicketView,
  uploadAttachment,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const ticketsKey = ['support', 'tickets'] as const;
const ticketKey = (id: string) => ['support', 'ticket', id] as const;
const conversationKey = (key: string) => ['support', 'conversation', key] as const;

/** The caller's tickets; reloaded when opened, since there may be an answer. */
export function useTickets() {
  return useQuery({
    queryKey: ticketsKey,
    queryFn: async ({ signal }) => (await api.call(listTickets, {}, { signal })).data,
    refetchOnMount: 'always',
  });
}

export function useTicket(id: string) {
  return useQuery({
    queryKey: ticketKey(id),
    queryFn: async ({ signal }) => (await api.call(getTicket, { id }, { signal })).data,
    retry: retryUnlessGone,
    refetchOnMount: 'always',
  });
}

export function useConversation(key: string) {
  return useQuery({
    queryKey: conversationKey(key),
    queryFn: async ({ signal }) => (await api.call(getConversation, { key }, { signal })).data,
    retry: retryUnlessGone,
  });
}

/** Mutations of the user's tickets; the changed ticket is shown immediately. */
export function useTicketChanges() {
  const client = useQueryClient();
  const onSuccess = (ticket: TicketView) => {
    client.setQueryData(ticketKey(ticket.id), ticket);
    return client.invalidateQueries({ queryKey: ticketsKey });
  };
  const open = useMutation({
    mutationFn: async (question: SupportQuestion) => (await api.call(openTicket, question)).data,
    onSuccess,
  });
  const reply = useMutation({
    mutationFn: async (message: SupportReply) => (await api.call(replyToTicket, message)).data,
    onSuccess,
  });
  const solve = useMutation({
    mutationFn: async (id: string) => (await api.call(solveTicket, { id })).data,
    onSuccess,
  });
  return { open, reply, solve };
}

export function useVisitorReply(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (message: string) => (await api.call(replyInConversation, { key, message })).data,
    onSuccess: (ticket) => client.setQueryData(conversationKey(key), ticket),
  });
}

export function useAttachmentUpload() {
  return useMutation({
    mutationFn: async (file: File) => (await api.call(uploadAttachment, { file })).data,
  });
}

/** A ticket that is not found is not requested again. */
function retryUnlessGone(count: number, error: Error): boolean {
  const isGone = error instanceof RequestFailure && error.status >= 400 && error.status < 500;
  return !isGone && count < 2;
}
