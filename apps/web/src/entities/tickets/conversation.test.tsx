import { cleanup, render, screen } from '@testing-library/react';
import type { TicketView } from '@winnow/contracts';
import { afterEach, expect, test } from 'vitest';
import { Conversation } from './conversation.tsx';

afterEach(cleanup);

const at = '2026-11-22T09:00:00.000Z';
const ticket = {
  number: 1001,
  subject: 'A scan',
  state: 'answered',
  answerBy: null,
  messages: [
    { id: 'a', author: 'member', text: 'It is upside down.', createdAt: at, attachments: [] },
    { id: 'b', author: 'support', text: 'We turned it.', createdAt: at, attachments: [] },
  ],
} as unknown as TicketView;

const authors = () => screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

test('the requester sees themselves as "You"', () => {
  render(<Conversation ticket={ticket}>Reply</Conversation>);
  expect(authors()[0]).toBe('You');
});

test('an operator sees the name of the requester', () => {
  render(
    <Conversation ticket={ticket} asker="Mara Miller">
      Reply
    </Conversation>,
  );
  expect(authors()[0]).toBe('Mara Miller');
  expect(authors()[1]).not.toBe('Mara Miller');
});
