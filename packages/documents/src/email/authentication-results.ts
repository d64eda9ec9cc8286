/** Results of a receiving server's checks of an email's sender, RFC 8601. */
export type SenderChecks = {
  /** The name of the server that ran the checks; lowercase. */
  readonly server: string;
  readonly spf: CheckResult | null;
  /** The envelope domain that SPF was checked for. */
  readonly spfDomain: string | null;
  readonly dkim: CheckResult | null;
  /** The domain of the signature. */
  readonly dkimDomain: string | null;
};

const results = ['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror', 'policy'] as const;
export type CheckResult = (typeof results)[number];

/** Longer headers are ignored. */
const maxLength = 16_000;
const maxDomain = 255;

/** Reads the value of one header. `null` if it is invalid. Takes time linear in its length. */
export function readAuthenticationResults(value: string): SenderChecks | null {
  if (value.length > maxLength) return null;
  const [first = '', ...methods] = splitResults(value);
  const server = first.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
  if (server === '' || server.includes('=')) return null;
  const read = methods.map(readMethod);
  const spf = read.find(({ method }) => method === 'spf');
  const signatures = read.filter(({ method }) => method === 'dkim');
  // One valid signature is enough, as for receiving servers.
  const dkim = signatures.find(({ result }) => result === 'pass') ?? signatures[0];
  return {
    server,
    spf: spf?.result ?? null,
    spfDomain: domainOf(spf?.properties.get('smtp.mailfrom') ?? spf?.properties.get('smtp.helo')),
    dkim: dkim?.result ?? null,
    dkimDomain: domainOf(dkim?.properties.get('header.d') ?? dkim?.properties.get('header.i')),
  };
}

/** The parts between semicolons, without comments and quotation marks. */
function splitResults(value: string): string[] {
  const parts: string[] = [];
  let [part, depth, isQuoted] = ['', 0, false];
  for (let index = 0; index < value.length; index += 1) {
    const character = value[index] ?? '';
    if (character === '\\' && (isQuoted || depth > 0)) index += 1;
    else if (isQuoted) {
      if (character === '"') isQuoted = false;
      else part += character === ';' || character === '=' ? ' ' : character;
    } else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    else if (character === '"') isQuoted = true;
    else if (character === ';') {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}

function readMethod(part: string) {
  const [head = '', ...rest] = part.trim().split(/\s+/);
  const [name = '', result = ''] = head.toLowerCase().split('=', 2);
  const properties = new Map<string, string>();
  for (const each of rest) {
    const at = each.indexOf('=');
    const key = each.slice(0, Math.max(at, 0)).toLowerCase();
    if (key && !properties.has(key)) properties.set(key, each.slice(at + 1));
  }
  // `dkim/1` includes a version.
  const method = name.split('/', 1)[0] ?? '';
  return { method, result: results.find((known) => known === result) ?? null, properties };
}

function domainOf(value: string | undefined): string | null {
  const domain = value?.slice(value.lastIndexOf('@') + 1).toLowerCase() ?? '';
  return /^[\p{L}\p{N}.-]+$/u.test(domain) && domain.length <= maxDomain ? domain : null;
}
