import { type OperatorTicket, type TicketState, ticketStates } from '@winnow/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AnswerClock } from '../../entities/tickets/answer-clock.tsx';
import { Conversation } from '../../entities/tickets/conversation.tsx';
import { ReplyForm } from '../../entities/tickets/reply-form.tsx';
import { TicketBadge } from '../../entities/tickets/ticket-badge.tsx';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { PagedList } from './paged-list.tsx';
import { useAnswer, useMoveTicket, useTicket, useTickets } from './use-admin.ts';
import { usePageInAddress } from './use-page-in-address.ts';

/** Support tickets, longest waiting first, each with a reply form. */
export function TicketsView() {
  const { tickets: texts } = useTexts(adminTexts);
  const paging = usePageInAddress();
  const { page, state, change } = paging;
  const chosen = ticketStates.find((known) => known === state);
  const tickets = useTickets(chosen, page);
  // In the URL, since emails to operators link here.
  const [address, setAddress] = useSearchParams();
  const openId = address.get('ticket');
  const setOpenId = (id: string | null) =>
    setAddress(id === null ? { view: 'tickets' } : { view: 'tickets', ticket: id });
  if (openId) return <Ticket id={openId} onClose={() => setOpenId(null)} />;
  return (
    <div className="grid gap-5">
      <Select<TicketState | 'any'>
        className="w-52"
        label={texts.state}
        value={chosen ?? 'any'}
        options={[
          { value: 'any', label: texts.any },
          ...ticketStates.map((value) => ({ value, label: texts.states[value] })),
        ]}
        onValueChange={(value) => change({ state: value === 'any' ? '' : value })}
      />
      <Fetched query={tickets}>
        {({ tickets: rows, total, pageSize }) => (
          <PagedList count={{ shown: rows.length, pageSize, total }} address={paging} words={texts}>
            <ul
              aria-label={texts.caption}
              className="divide-y divide-rule rounded-card border border-rule bg-raised"
            >
              {rows.map((ticket) => (
                <TicketRow key={ticket.id} ticket={ticket} onOpen={() => setOpenId(ticket.id)} />
              ))}
            </ul>
          </PagedList>
        )}
      </Fetched>
    </div>
  );
}

function TicketRow({ ticket, onOpen }: { readonly ticket: OperatorTicket; readonly onOpen: () => void }) {
  const { tickets: texts } = useTexts(adminTexts);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <button
          type="button"
          dir="auto"
          aria-label={texts.open(ticket.subject)}
          onClick={onOpen}
          className="text-start font-medium underline-offset-4 hover:text-field hover:underline"
        >
          {ticket.subject}
        </button>
        <p className="text-13 break-all text-quiet">{texts.from(ticket.name, ticket.email)}</p>
      </div>
      <AnswerClock ticket={ticket} />
      <TicketBadge state={ticket.state} />
    </li>
  );
}

function Ticket({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { tickets: texts } = useTexts(adminTexts);
  const ticket = useTicket(id);
  const [isSolved, setSolved] = useState(false);
  const answer = useAnswer(() => toasts.add('success', texts.sent));
  const move = useMoveTicket(() => undefined);
  return (
    <div className="grid max-w-3xl gap-5">
      <div>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
      <Fetched query={ticket}>
        {(data) => (
          <>
            <p className="text-14 break-all text-quiet">{texts.from(data.name, data.email)}</p>
            <Conversation ticket={data} asker={data.name || data.email}>
              <ReplyForm
                draftName={`answer-${id}`}
                isSending={answer.isPending}
                onSend={(message) => answer.mutateAsync({ id, message, attachmentIds: [], isSolved })}
              >
                <Checkbox label={texts.solve} checked={isSolved} onCheckedChange={setSolved} />
              </ReplyForm>
            </Conversation>
            <div className="flex flex-wrap gap-2">
              {ticketStates
                .filter((state) => state !== data.state)
                .map((state) => (
                  <Button key={state} size="sm" onClick={() => move.mutate({ id, state })}>
                    {texts.move(texts.states[state])}
                  </Button>
                ))}
            </div>
          </>
        )}
      </Fetched>
    </div>
  );
}
