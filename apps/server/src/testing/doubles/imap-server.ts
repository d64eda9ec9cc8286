import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { TestCertificate } from './certificate.ts';

export type StoredEmail = { readonly uid: number; readonly content: Buffer; readonly receivedAt: Date };

export type ImapServer = {
  readonly port: number;
  /** All received commands, without tags and passwords. */
  readonly commands: string[];
  /** Folders by name. */
  readonly folders: Map<string, { uidValidity: number; uidNext: number; emails: StoredEmail[] }>;
  /** Delivers an email; returns its UID. */
  deliver(content: Buffer, options?: { readonly folder?: string; readonly receivedAt?: Date }): number;
  /** Gives the emails of a folder new UIDs with a new UID validity, like a restored server. */
  renumber(folder?: string): void;
  /** Called before each command: `close` ends the connection, `hang` never responds. */
  before: (command: string) => 'go' | 'close' | 'hang' | Promise<'go' | 'close' | 'hang'>;
  /** Bytes sent instead of the response to a command; `null` for the usual response. */
  instead: (command: string) => string | null;
  stop(): Promise<void>;
};

export const imapUser = { username: 'jobs@company.example', password: 'correct horse' };

/** An IMAP4rev1 server with one account, with everything needed for reading. */
export async function startImapServer({
  security,
  certificate,
}: {
  readonly security: 'tls' | 'starttls' | 'none';
  readonly certificate: TestCertificate;
}): Promise<ImapServer> {
  const open = new Set<Socket>();
  const accept = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    speak(server, socket, { certificate, security });
  };
  const listener = security === 'tls' ? createTlsServer(certificate, accept) : createServer(accept);
  listener.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', () => resolve()));
  const server: ImapServer = {
    port: (listener.address() as AddressInfo).port,
    commands: [],
    folders: new Map([['INBOX', { uidValidity: 1, uidNext: 1, emails: [] }]]),
    deliver(content, { folder: name = 'INBOX', receivedAt = new Date() } = {}) {
      const folder = server.folders.get(name) ?? { uidValidity: 1, uidNext: 1, emails: [] };
      server.folders.set(name, folder);
      folder.emails.push({ uid: folder.uidNext, content, receivedAt });
      folder.uidNext += 1;
      return folder.uidNext - 1;
    },
    renumber(name = 'INBOX') {
      const folder = server.folders.get(name);
      if (!folder) return;
      folder.uidValidity += 1;
      folder.emails = folder.emails.map((email, index) => ({ ...email, uid: index + 1 }));
      folder.uidNext = folder.emails.length + 1;
    },
    before: () => 'go',
    instead: () => null,
    stop: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
  return server;
}

type Place = { readonly certificate: TestCertificate; readonly security: 'tls' | 'starttls' | 'none' };

function speak(server: ImapServer, first: Socket, { certificate, security }: Place): void {
  let socket = first;
  let isSecure = security === 'tls';
  let isAuthenticated = false;
  let selected: string | null = null;
  let received = '';
  let work = Promise.resolve();
  const say = (line: string) => void socket.write(`${line}\r\n`, 'latin1');
  const capabilities = () =>
    [
      'CAPABILITY IMAP4rev1 NAMESPACE',
      ...(security === 'starttls' && !isSecure ? ['STARTTLS LOGINDISABLED'] : []),
    ].join(' ');

  const listen = () =>
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1');
      for (;;) {
        // A literal is requested and then read as part of its line.
        const literal = /\{(\d+)\}\r\n$/.exec(received);
        if (literal) {
          const size = Number(literal[1]);
          received = received.slice(0, literal.index);
          pending = { before: received, size };
          received = '';
          say('+ go on');
          return;
        }
        if (pending && received.length >= pending.size) {
          received = `${pending.before}"${received.slice(0, pending.size)}"${received.slice(pending.size)}`;
          pending = null;
        }
        const end = received.indexOf('\r\n');
        if (pending || end < 0) return;
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        work = work.then(() => answer(line));
      }
    });
  let pending: { readonly before: string; readonly size: number } | null = null;

  async function answer(line: string): Promise<void> {
    const [, tag = '*', given = ''] = /^(\S+) (.*)$/s.exec(line) ?? [];
    const isUid = /^UID /i.test(given);
    const [name = '', ...rest] = (isUid ? given.slice(4) : given).split(' ');
    const verb = `${isUid ? 'UID ' : ''}${name.toUpperCase()}`;
    const said = rest.join(' ');
    server.commands.push(verb === 'LOGIN' ? verb : `${verb} ${said}`.trim());
    const next = await server.before(verb);
    if (next === 'close') return void socket.destroy();
    if (next === 'hang') return;
    const instead = server.instead(verb);
    if (instead !== null) return void socket.write(instead.replaceAll('TAG', tag), 'latin1');
    const folder = selected === null ? undefined : server.folders.get(selected);
    switch (verb) {
      case 'CAPABILITY':
        say(`* ${capabilities()}`);
        return say(`${tag} OK done`);
      case 'STARTTLS': {
        say(`${tag} OK begin`);
        socket.removeAllListeners('data');
        socket = new TLSSocket(first, { isServer: true, ...certificate });
        socket.on('error', () => {});
        isSecure = true;
        listen();
        return;
      }
      case 'LOGIN': {
        const [username, password] = argumentsOf(said);
        isAuthenticated = isSecure && username === imapUser.username && password === imapUser.password;
        return say(`${tag} ${isAuthenticated ? 'OK in' : 'NO [AUTHENTICATIONFAILED] wrong'}`);
      }
      case 'NAMESPACE':
        say('* NAMESPACE (("" "/")) NIL NIL');
        return say(`${tag} OK done`);
      case 'LIST':
      case 'LSUB':
        if (said.endsWith('""')) say(`* ${verb} (\\Noselect) "/" ""`);
        else for (const each of server.folders.keys()) say(`* ${verb} () "/" "${each}"`);
        return say(`${tag} OK done`);
      case 'EXAMINE':
      case 'SELECT': {
        const [wanted = ''] = argumentsOf(said);
        const found = isAuthenticated ? server.folders.get(wanted) : undefined;
        if (!found) return say(`${tag} NO no such folder`);
        selected = wanted;
        say(`* ${found.emails.length} EXISTS`);
        say('* FLAGS (\\Seen)');
        say(`* OK [UIDVALIDITY ${found.uidValidity}] valid`);
        say(`* OK [UIDNEXT ${found.uidNext}] next`);
        return say(`${tag} OK [READ-${verb === 'EXAMINE' ? 'ONLY' : 'WRITE'}] open`);
      }
      case 'UID SEARCH': {
        const [, range = '1:*'] = /\bUID (\S+)/i.exec(said) ?? [];
        const [, day] = /\bSINCE "?([\w-]+)"?/i.exec(said) ?? [];
        const since = day ? Date.parse(`${day} UTC`) : 0;
        const found = (folder?.emails ?? []).filter(
          ({ uid, receivedAt }) => within(range, uid, folder?.emails) && receivedAt.getTime() >= since,
        );
        say(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trim());
        return say(`${tag} OK done`);
      }
      case 'UID FETCH': {
        const [range = '', ...items] = said.split(' ');
        for (const [index, email] of (folder?.emails ?? []).entries()) {
          if (within(range, email.uid, folder?.emails)) sendEmail(index + 1, email, items.join(' '));
        }
        return say(`${tag} OK done`);
      }
      case 'LOGOUT':
        say('* BYE bye');
        say(`${tag} OK out`);
        return void socket.end();
      case 'NOOP':
      case 'ID':
        return say(`${tag} OK done`);
      default:
        return say(`${tag} BAD unknown`);
    }
  }

  function sendEmail(number: number, { uid, content, receivedAt }: StoredEmail, items: string): void {
    const parts = [`UID ${uid}`];
    if (/RFC822\.SIZE/i.test(items)) parts.push(`RFC822.SIZE ${content.length}`);
    if (/INTERNALDATE/i.test(items)) parts.push(`INTERNALDATE "${internalDate(receivedAt)}"`);
    const body = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items);
    if (!body) {
      say(`* ${number} FETCH (${parts.join(' ')})`);
      return;
    }
    const cut =
      body[2] === undefined ? content : content.subarray(Number(body[1]), Number(body[1]) + Number(body[2]));
    const origin = body[1] === undefined ? '' : `<${body[1]}>`;
    say(`* ${number} FETCH (${parts.join(' ')} BODY[]${origin} {${cut.length}}`);
    socket.write(cut);
    say(')');
  }

  listen();
  say('* OK ready');
}

function argumentsOf(said: string): string[] {
  return [...said.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '',
  );
}

/** Whether a UID is in a set such as `3`, `5:*` or `1,4:6`. */
function within(range: string, uid: number, emails: readonly StoredEmail[] = []): boolean {
  const last = emails.at(-1)?.uid ?? 0;
  return range.split(',').some((part) => {
    const [from = 0, to = from] = part.split(':').map((end) => (end === '*' ? last : Number(end)));
    return uid >= Math.min(from, to) && uid <= Math.max(from, to);
  });
}

function internalDate(at: Date): string {
  const [, day, month, year, time] = /(\d\d) (\w{3}) (\d{4}) ([\d:]+)/.exec(at.toUTCString()) ?? [];
  return `${day}-${month}-${year} ${time} +0000`;
}
