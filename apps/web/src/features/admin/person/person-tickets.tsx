import type { TicketSummary } from '@winnow/contracts';
import { Link } from 'react-router';
import { AnswerClock } from '../../../entities/tickets/answer-clock.tsx';
import { TicketBadge } from '../../../entities/tickets/ticket-badge.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { adminTexts } from '../admin-texts.ts';

/** A user's support tickets, with links to their conversations. */
export function PersonTickets({ tickets }: { readonly tickets: readonly TicketSummary[] }) {
  const { person: texts } = useTexts(adminTexts);
  if (tickets.length === 0) return <p className="text-14 text-quiet">{texts.noTickets}</p>;
  return (
    <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <Link
            to={`/admin?view=tickets&ticket=${ticket.id}`}
            dir="auto"
            className="min-w-0 grow font-medium underline-offset-4 hover:text-field hover:underline"
          >
            {ticket.subject}
          </Link>
          <AnswerClock ticket={ticket} />
          <TicketBadge state={ticket.state} />
        </li>
      ))}
    </ul>
  );
}
