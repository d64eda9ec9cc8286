import { organizationHeader } from '@winnow/contracts';

/** Routes that accept a file for a thing named by path or fields, each with an example file. */
const formRoutes = new Map([
  ['POST /imports/{id}/parcels', 'a file'],
  ['POST /candidate-tables', 'Name,Email\nAda Thorne,ada@example.org'],
]);

/** Fills placeholders of a path that have no value. */
const someId = '00000000-0000-4000-8000-000000000000';

export type RouteCall = {
  /** `null` for a visitor. */
  readonly token: string | null;
  /** Values of the path's placeholders. */
  readonly values?: Readonly<Record<string, string>>;
  /** The query or the body. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  /** Organization named in the header. */
  readonly organization?: string | undefined;
};

/** Calls a route such as `GET /files/{id}` without the typed client, so that any input can be sent. */
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

/** The parts of a response that a caller can compare. */
export async function answerOf(response: Response): Promise<{ status: number; body: string }> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    // The stream would not end.
    await response.body?.cancel();
    return { status: response.status, body: '' };
  }
  const text = await response.text();
  return { status: response.status, body: text.replace(/"requestId":"[^"]*"/, '') };
}
