import { organizationHeader } from '@winnow/contracts';

/** Routes that take a file for a thing that their path or their fields name, with a file for each. */
const formRoutes = new Map([
  ['POST /imports/{id}/parcels', 'a file'],
  ['POST /candidate-tables', 'Name,Email\nAda Thorne,ada@example.org'],
]);

/** Fills places in a path that nothing else fills. */
const someId = '00000000-0000-4000-8000-000000000000';

export type RouteCall = {
  /** `null` for a visitor. */
  readonly token: string | null;
  /** What fills the placeholders of the path. */
  readonly values?: Readonly<Record<string, string>>;
  /** The query or the body. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  /** What the header names. */
  readonly organization?: string | undefined;
};

/** Calls a route as `GET /files/{id}` by hand, also with what no client would send. */
export function callRoute(
  server: { readonly url: string },
  route: string,
  { token, values = {}, input, organization }: RouteCall,
): Promise<Response> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? someId);
  const content = formRoutes.get(route);
  const isForm = content !== undefined;
  const inQuery = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(input ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return fetch(`${server.url}/api${filled}${inQuery && input ? `?${query}` : ''}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(organization !== undefined && { [organizationHeader]: organization }),
    },
    ...(!inQuery && { body: isForm ? aForm(content, input) : JSON.stringify(input ?? {}) }),
  });
}

function aForm(content: string, input: RouteCall['input'] = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, String(value));
  form.append('file', new File([content], 'file.txt'));
  return form;
}

/** What a caller can tell two answers apart by. */
export async function answerOf(response: Response): Promise<{ status: number; body: string }> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // It would not end.
    await response.body?.cancel();
    return { status: response.status, body: '' };
  }
  const text = await response.text();
  return { status: response.status, body: text.replace(/"requestId":"[^"]*"/, '') };
}
