import { Conversation } from '../../../entities/tickets/conversation.tsx';
import { ReplyForm } from '../../../entities/tickets/reply-form.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { SkeletonText } from '../../../ui/waiting/skeleton.tsx';
import { supportTexts } from '../support-texts.ts';
import { useConversation, useVisitorReply } from '../use-support.ts';

/** A visitor's question, opened by the link in their email. */
export function VisitorConversation({ conversationKey }: { conversationKey: string }) {
  const { conversation } = useTexts(supportTexts);
  const { data: ticket, error } = useConversation(conversationKey);
  const reply = useVisitorReply(conversationKey);
  if (error)
    return (
      <Notice tone="error" heading={conversation.notThere}>
        {conversation.notThereWords}
      </Notice>
    );
  if (!ticket) return <SkeletonText lines={6} />;
  return (
    <Conversation ticket={ticket}>
      <ReplyForm
        draftName={`reply-${conversationKey}`}
        isSending={reply.isPending}
        onSend={reply.mutateAsync}
      />
    </Conversation>
  );
}
