import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addComment,
  type Comment,
  type Comments,
  editComment,
  listComments,
  listMentionable,
} from '@winnow/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { candidateKey } from '../../../entities/candidates/candidate-key.ts';
import { draftOwner } from '../../../lib/drafts.ts';
import { api } from '../../../lib/requests/api-client.ts';
import { session } from '../../../lib/session/session.ts';
import { createCommentOutbox, type OutgoingComment } from './comment-outbox.ts';

const commentsKey = (analysisId: string) => ['comments', analysisId] as const;

export function useComments(analysisId: string) {
  return useQuery({
    queryKey: commentsKey(analysisId),
    queryFn: async () => (await api.call(listComments, { id: analysisId })).data,
    staleTime: 0,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
  });
}

/** People who can be mentioned; loaded when the first `@` is typed. */
export function useMentionable(analysisId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['mentionable', analysisId],
    queryFn: async () => (await api.call(listMentionable, { id: analysisId })).data,
    enabled: isWanted,
  });
}

/** The outbox of this tab; it continues when the candidate's page is left. */
export const commentOutbox = createCommentOutbox({
  owner: draftOwner,
  send: ({ id, analysisId, parentId, text }) =>
    api.call(addComment, { id: analysisId, commentId: id, parentId, text }),
});

export function useOutgoing(analysisId: string): readonly OutgoingComment[] {
  const all = useSyncExternalStore(commentOutbox.subscribe, commentOutbox.list);
  return all.filter((one) => one.analysisId === analysisId);
}

/** Sends waiting comments on every screen. Mounted once in the workspace. */
export function useCommentSending(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const resume = () => void commentOutbox.resume();
    const stops = [
      session.subscribe(resume),
      commentOutbox.onSent(({ analysisId }) => void refreshComments(queries, analysisId)),
    ];
    resume();
    window.addEventListener('online', resume);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', resume);
    };
  }, [queries]);
}

/** Reloads the comments, and everything that counts them. */
async function refreshComments(
  queries: ReturnType<typeof useQueryClient>,
  analysisId: string,
): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: commentsKey(analysisId) }),
    queries.invalidateQueries({ queryKey: candidateKey(analysisId) }),
    queries.invalidateQueries({ queryKey: ['analyses', 'list'] }),
  ]);
}

export function useCommentEdit(analysisId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, text }: Pick<Comment, 'id' | 'text'>) =>
      (await api.call(editComment, { id: analysisId, commentId: id, text })).data,
    onSuccess: (edited) => {
      queries.setQueryData<Comments>(commentsKey(analysisId), (known) => known && replaced(known, edited));
      void refreshComments(queries, analysisId);
    },
  });
}

const replaced = (known: Comments, edited: Comment): Comments => ({
  ...known,
  comments: known.comments.map((comment) => (comment.id === edited.id ? edited : comment)),
});
