import { type ExampleInput, exampleFile } from './example.ts';

type Call = {
  readonly method: string;
  /** Below `/api`, with placeholders. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly isForm: boolean;
};

/** A curl command for a call, with the server's URL and the token in variables. */
export function writeCurl(
  { method, path, isOpen, isForm }: Call,
  { path: inPath, query, body }: ExampleInput,
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(inPath[name]));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const address = `"$WINNOW/api${filled}${search.size > 0 ? `?${search}` : ''}"`;
  const sent = Object.entries(body ?? {});
  const parts = [
    `curl ${method === 'GET' || (method === 'POST' && body) ? '' : `--request ${method} `}${address}`,
    ...(isOpen ? [] : ['--header "Authorization: Bearer $TOKEN"']),
    ...(body && !isForm
      ? [
          "--header 'Content-Type: application/json'",
          `--data '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]
      : []),
    ...(isForm
      ? sent.map(([name, value]) => `--form '${name}=${value === exampleFile ? '@resume.pdf' : value}'`)
      : []),
  ];
  return parts.join(' \\\n  ');
}

/** The same with the TypeScript client. @param name name of its method */
export function writeTypeScript(
  name: string,
  { path, query, body }: ExampleInput,
  isDownload: boolean,
): string {
  const input = Object.entries({ ...path, ...query, ...body });
  const fields = input.map(([field, value]) => `  ${field}: ${literal(value)},\n`);
  const given = fields.length > 0 ? `{\n${fields.join('')}}` : '';
  return `const ${isDownload ? 'file' : '{ data }'} = await winnow.${name}(${given});`;
}

/** A value as TypeScript. */
function literal(value: unknown): string {
  if (value === exampleFile) return "new File([bytes], 'resume.pdf')";
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, inner]) => `${keyOf(name)}: ${literal(inner)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
