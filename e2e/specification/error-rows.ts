import type { Page, Route } from '@playwright/test';
import { answerInPlace } from '../testing/answer-in-place.ts';

/** One row of the specification's error catalogue (section 8): what a server does, and the words shown for it. */
export type ErrorRow = {
  readonly name: string;
  readonly fulfil: (route: Route) => Promise<void>;
  readonly words: string;
};

function answered(name: string, status: number, body: unknown, words: string): ErrorRow {
  return { name, words, fulfil: (route) => route.fulfill({ status, json: body }) };
}

/** The format of our server's errors. */
const ours = (status: number, message: string) => ({
  status,
  code: 'conflict',
  message,
  requestId: 'request-1',
});

/** Every row except 401, which also ends the session, and the timeout: see `timeoutRow`. */
export const errorRows: readonly ErrorRow[] = [
  answered('400 with words', 400, ours(400, 'The date is missing.'), 'The date is missing.'),
  answered('400 with words in a bare body', 400, { message: 'The date is missing.' }, 'The date is missing.'),
  answered('400 without words', 400, {}, 'Bad request'),
  answered('403', 403, ours(403, 'Not yours.'), 'Access forbidden'),
  answered('404', 404, ours(404, 'No such row.'), 'Resource not found'),
  answered('409 with words', 409, ours(409, 'Taken.'), 'Taken.'),
  answered('409 with words in a bare body', 409, { message: 'Taken.' }, 'Taken.'),
  answered('409 without words', 409, {}, 'Conflict occurred'),
  answered('422 with words', 422, ours(422, 'The name is short.'), 'The name is short.'),
  answered(
    '422 as the specification has it',
    422,
    { status: 422, message: 'The name is short.', errors: { name: ['Short.'] } },
    'The name is short.',
  ),
  answered('422 without words', 422, {}, 'Validation error'),
  answered('429', 429, ours(429, 'Slow down.'), 'Too many requests. Please try again later.'),
  answered('500', 500, ours(500, 'ENOENT'), 'Server error. Please try again later.'),
  answered('another status with words', 503, ours(503, 'Back in a minute.'), 'Back in a minute.'),
  answered('another status without words', 418, {}, 'Error 418'),
  {
    name: 'no network',
    fulfil: (route) => route.abort('connectionrefused'),
    words: 'Network error. Please check your connection.',
  },
  {
    name: 'an answer in another form',
    fulfil: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
    words: 'An unexpected error occurred',
  },
];

/** Needs `shortenTimeouts`, which other rows do not use, since a busy machine cannot respond in so short a time. */
export const timeoutRow: ErrorRow = {
  name: 'no answer in time',
  fulfil: () => Promise.resolve(),
  words: 'Request timed out. The operation is taking longer than expected. Please try again.',
};

/** Browsers wait 30 seconds; here the wait takes two. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds === 30_000 ? 2_000 : milliseconds);
  });
}

/** Makes matching requests fail as a row describes, until `heal`. */
export async function breakRequests(
  page: Page,
  isMeant: (path: string, method: string) => boolean,
  { fulfil }: ErrorRow,
): Promise<{ heal(): void }> {
  return answerInPlace(
    page,
    (url) => url.pathname.startsWith('/api/'),
    (route) =>
      isMeant(new URL(route.request().url()).pathname, route.request().method())
        ? fulfil(route)
        : route.fallback(),
  );
}

export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** An error notification with exactly these words. */
export function notification(page: Page, words: string) {
  return notifications(page)
    .getByRole('alert')
    .filter({ has: page.getByText(words, { exact: true }) });
}
