import type { SupportAttachment } from '@winnow/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { Conversation } from '../../../entities/tickets/conversation.tsx';
import { ReplyForm } from '../../../entities/tickets/reply-form.tsx';
import { TicketBadge } from '../../../entities/tickets/ticket-badge.tsx';
import { ticketTexts } from '../../../entities/tickets/ticket-texts.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { SkeletonText } from '../../../ui/waiting/skeleton.tsx';
import { AttachmentPicker } from '../questions/attachment-picker.tsx';
import { QuestionForm } from '../questions/question-form.tsx';
import { supportTexts } from '../support-texts.ts';
import { useTicket, useTicketChanges, useTickets } from '../use-support.ts';

/** The signed-in user's tickets: all, one, or a new one; the URL says which. */
export function TicketArea() {
  const [parameters, setParameters] = useSearchParams();
  const ticketId = parameters.get('ticket');
  const requestId = parameters.get('request');
  const open = (id: string) => setParameters({ ticket: id }, { preventScrollReset: true });
  const back = () => setParameters({}, { preventScrollReset: true });
  if (ticketId) return <OneTicket key={ticketId} id={ticketId} onBack={back} />;
  if (parameters.has('ask') || requestId)
    return <NewTicket requestId={requestId} onAsked={open} onBack={back} />;
  return <TicketList onOpen={open} onAsk={() => setParameters({ ask: '1' }, { preventScrollReset: true })} />;
}

function TicketList({ onOpen, onAsk }: { onOpen: (id: string) => void; onAsk: () => void }) {
  const { tickets: texts } = useTexts(supportTexts);
  const { number: numberWords } = useTexts(ticketTexts);
  const { dateTime } = useFormats();
  const { data: tickets, error, refetch } = useTickets();
  const askButton = (
    <Button variant="primary" onClick={onAsk}>
      {texts.ask}
    </Button>
  );
  return (
    <section aria-labelledby="tickets-heading">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="tickets-heading" className="font-serif text-25">
          {texts.heading}
        </h2>
        {tickets && tickets.length > 0 && askButton}
      </div>
      <div className="mt-4">
        {error ? (
          <Notice tone="error" heading={texts.failed}>
            <Button className="mt-2" onClick={() => void refetch()}>
              {texts.again}
            </Button>
          </Notice>
        ) : !tickets ? (
          <SkeletonText lines={4} />
        ) : tickets.length === 0 ? (
          <EmptyState headingLevel="h3" heading={texts.none} action={askButton}>
            {texts.noneWords}
          </EmptyState>
        ) : (
          <ul className="overflow-hidden rounded-card border border-rule bg-raised">
            {tickets.map(({ id, number, subject, state, updatedAt }) => (
              <li key={id} className="border-t border-rule first:border-t-0">
                <button
                  type="button"
                  onClick={() => onOpen(id)}
                  className="grid w-full gap-1.5 px-4 py-3.5 text-start hover:bg-sunken focus-visible:-outline-offset-2"
                >
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <span className="text-13 text-quiet">{numberWords(number)}</span>
                    <TicketBadge state={state} />
                  </span>
                  <bdi className="font-medium break-words">{subject}</bdi>
                  <span className="text-13 text-quiet">{texts.moved(dateTime(updatedAt))}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type NewTicketProps = {
  readonly requestId: string | null;
  readonly onAsked: (id: string) => void;
  readonly onBack: () => void;
};

function NewTicket({ requestId, onAsked, onBack }: NewTicketProps) {
  const { ask, tickets } = useTexts(supportTexts);
  const area = useOpenedArea<HTMLElement>();
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-labelledby="ask-heading"
      className="rounded-card border border-rule bg-raised p-5 sm:p-7"
    >
      <Button variant="quiet" size="sm" onClick={onBack} className="-ms-3 mb-2">
        {tickets.back}
      </Button>
      <h2 id="ask-heading" className="font-serif text-25">
        {ask.heading}
      </h2>
      <p className="mt-2 text-quiet">{ask.introduction}</p>
      <QuestionForm requestId={requestId} onAsked={onAsked} />
    </section>
  );
}

function OneTicket({ id, onBack }: { id: string; onBack: () => void }) {
  const texts = useTexts(supportTexts);
  const { data: ticket, error } = useTicket(id);
  const { reply, solve } = useTicketChanges();
  const [attached, setAttached] = useState<readonly SupportAttachment[]>([]);

  async function send(message: string): Promise<void> {
    await reply.mutateAsync({ id, message, attachmentIds: attached.map((each) => each.id) });
    setAttached([]);
  }

  const area = useOpenedArea<HTMLDivElement>();
  return (
    <div ref={area} tabIndex={-1}>
      <Button variant="quiet" size="sm" onClick={onBack} className="-ms-3 mb-3">
        {texts.tickets.back}
      </Button>
      {error ? (
        <Notice tone="error" heading={texts.conversation.notThere}>
          {texts.conversation.notThereWords}
        </Notice>
      ) : !ticket ? (
        <SkeletonText lines={6} />
      ) : (
        <Conversation ticket={ticket}>
          <ReplyForm draftName={`reply-${id}`} isSending={reply.isPending} onSend={send}>
            <AttachmentPicker attached={attached} isDisabled={reply.isPending} onChange={setAttached} />
          </ReplyForm>
          {ticket.state !== 'solved' && (
            <Button
              variant="quiet"
              size="sm"
              className="mt-4 -ms-3"
              isLoading={solve.isPending}
              onClick={() => solve.mutate(id)}
            >
              {texts.conversation.solve}
            </Button>
          )}
        </Conversation>
      )}
    </div>
  );
}

/** Scrolls a ticket opened from a long list into view and focuses it. Going back and links have their own positions. */
function useOpenedArea<Area extends HTMLElement>() {
  const area = useRef<Area>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'PUSH' || !area.current) return;
    area.current.focus({ preventScroll: true });
    if (area.current.getBoundingClientRect().top < 0) area.current.scrollIntoView({ block: 'start' });
  }, [navigation]);
  return area;
}
