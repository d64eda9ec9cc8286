import type { saveApplyPage } from '@winnow/contracts';
import type * as z from 'zod';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { resumeText } from '../../../testing/work.ts';

/** A page that accepts applications and has no questions. */
export const pageSettings: Omit<z.input<typeof saveApplyPage.input>, 'id'> = {
  isOpen: true,
  isListed: true,
  language: 'en',
  closesOn: null,
  notice: '',
  privacyUrl: '',
  questions: [],
};

/** What a person types; `null` leaves a field out. */
export type Applied = {
  readonly email?: string;
  readonly file?: File;
  /** IP address of the sender; a new one by default. */
  readonly from?: string;
  readonly fields?: Readonly<Record<string, string | null>>;
};

/** Sends the form of a job's page as a browser without script does. */
export async function applyTo(
  { url: serverUrl }: Pick<TestServer, 'url'>,
  pageUrl: string | null,
  { email = 'ada@example.org', file, from = nextAddress(), fields = {} }: Applied = {},
): Promise<Response> {
  const form = new FormData();
  const typed = { name: 'Ada Thorne', email, phone: '', consent: 'yes', website: '', ...fields };
  for (const [name, value] of Object.entries(typed)) if (value !== null) form.append(name, value);
  form.append('resume', file ?? new File([resumeText('Ada Thorne')], 'ada.txt'));
  const { pathname } = new URL(pageUrl ?? '');
  return fetch(new URL(pathname, serverUrl), {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
  });
}

let addresses = 0;

/** Applications of one address are limited. */
function nextAddress(): string {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}
