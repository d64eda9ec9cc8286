import { afterEach, expect, test, vi } from 'vitest';
import { sendJoin } from './send-join.ts';

afterEach(() => vi.unstubAllGlobals());

const filled = { name: ' Ada Thorne ', email: ' ada@example.com', role: ' Recruiter ', company: '  ' };

/** The result for a response, and the request that was sent. */
async function answeredWith(body: string, values = filled) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => new Response(body, { status: 201 }));
  vi.stubGlobal('fetch', send);
  const answer = await sendJoin(values);
  return { answer, sent: JSON.parse(String(send.mock.calls[0]?.[1].body)) };
}

test('values are trimmed, and an empty company is not sent', async () => {
  const { sent } = await answeredWith('{}');
  expect(sent).toEqual({ name: 'Ada Thorne', email: 'ada@example.com', role: 'Recruiter' });
  const atWork = await answeredWith('{}', { ...filled, company: ' Harbourline ' });
  expect(atWork.sent.company).toBe('Harbourline');
});

test.each([
  ['{"data":{"position":7,"hasOffer":true},"message":"Welcome."}', 7, true, 'Welcome.'],
  ['{"message":"Welcome."}', null, false, 'Welcome.'],
  ['{"data":{"message":"Welcome."}}', null, false, 'Welcome.'],
  ['{"data":null,"message":"Welcome."}', null, false, 'Welcome.'],
  ['{"position":"seventh"}', null, false, null],
  ['', null, false, null],
])("any back end's response is read as far as possible: %s", async (body, position, hasOffer, message) => {
  const { answer } = await answeredWith(body);
  expect(answer).toEqual({ position, hasOffer, message });
});
