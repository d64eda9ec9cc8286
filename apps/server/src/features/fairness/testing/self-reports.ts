import { type Race, type Sex, undisclosed } from '@winnow/contracts';
import { type Applied, applyTo } from '../../applications/testing/apply-to.ts';

type Server = { readonly url: string };

/** Sends a form as a browser without script does. */
export function sendForm(
  { url }: Server,
  path: string,
  fields: Readonly<Record<string, string>>,
  from = nextAddress(),
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(new URL(path, url), {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
  });
}

/** Applies, follows to the thanks, and answers the voluntary questions there. */
export async function applyAndAnswer(
  server: Server,
  pageUrl: string | null,
  { sex, race, ...applied }: Applied & { readonly sex?: Sex; readonly race?: Race },
): Promise<Response> {
  const sent = await applyTo(server, pageUrl, applied);
  const thanks = await (await fetch(new URL(sent.headers.get('location') ?? '', server.url))).text();
  const action = /action="([^"]+\/answers)"/.exec(thanks)?.[1] ?? '';
  const ticket = /name="ticket" value="([^"]+)"/.exec(thanks)?.[1] ?? '';
  return sendForm(server, action, { ticket, sex: sex ?? undisclosed, race: race ?? undisclosed });
}

let addresses = 0;

/** Answers of one address are limited. */
function nextAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses & 255}`;
}
