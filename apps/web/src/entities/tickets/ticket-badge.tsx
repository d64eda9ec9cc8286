import type { TicketState } from '@winnow/contracts';
import { CircleCheck, Clock, MessageSquareReply } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { ticketTexts } from './ticket-texts.ts';

const variants = {
  waiting: { tone: 'not-found', icon: <Clock aria-hidden="true" /> },
  answered: { tone: 'wheat', icon: <MessageSquareReply aria-hidden="true" /> },
  solved: { tone: 'met', icon: <CircleCheck aria-hidden="true" /> },
} as const;

/** State of a ticket, in one word. */
export function TicketBadge({ state }: { state: TicketState }) {
  const { states } = useTexts(ticketTexts);
  return <Badge {...variants[state]}>{states[state]}</Badge>;
}
