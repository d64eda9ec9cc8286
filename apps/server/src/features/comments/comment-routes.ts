import { addComment, deleteComment, editComment, listComments, listMentionable } from '@winnow/contracts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { CommentService } from './comment-service.ts';

export function mountComments(api: Api, { comments }: { readonly comments: CommentService }): void {
  mount(api, listComments, async ({ caller, input: { id } }) => ({ data: await comments.list(caller, id) }));
  mount(api, listMentionable, async ({ caller, input: { id } }) => ({
    data: await comments.listMentionable(caller, id),
  }));
  mount(api, addComment, async ({ caller, input: { id, commentId, parentId, text } }) => ({
    data: await comments.add(caller, id, { id: commentId, parentId, text }),
  }));
  mount(api, editComment, async ({ caller, input: { id, commentId, text } }) => ({
    data: await comments.edit(caller, id, { id: commentId, text }),
  }));
  mount(api, deleteComment, async ({ caller, input: { id, commentId } }) => {
    await comments.remove(caller, id, commentId);
    return { data: { id: commentId } };
  });
}
