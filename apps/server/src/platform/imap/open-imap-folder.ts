import { createSecureContext, getCACertificates } from 'node:tls';
import { ImapFlow } from 'imapflow';
import { AddressNotPublic, findPublicAddress } from '../http/outgoing/public-fetch.ts';
import {
  type MailConnection,
  type MailFolder,
  MailFolderError,
  type MailFolderProblem,
  type OpenMailFolder,
} from './mail-folder.ts';

const megabyte = 1024 ** 2;
/** Limits on what untrusted servers may send. */
const bounds = {
  maxLineLength: 4 * megabyte,
  maxLiteralSize: 41 * megabyte,
  maxResponseSize: 48 * megabyte,
  maxResponseTokens: 200_000,
};
const usualTimeouts = { connectMs: 15_000, quietMs: 30_000 };
/** Maximum folders named if one wasn't found. */
const maxFolders = 100;

/** Opens folders of IMAP servers. @param certificates additional trusted certificate authorities, in PEM */
export function createImapFolders({
  trustedHosts,
  certificates,
  connectMs = usualTimeouts.connectMs,
  quietMs = usualTimeouts.quietMs,
}: {
  /** Hosts, with or without a port, that may be at private addresses: a setting of operators. */
  readonly trustedHosts: readonly string[];
  readonly certificates: readonly string[];
  readonly connectMs?: number;
  readonly quietMs?: number;
}): OpenMailFolder {
  // Made once: reading all authorities takes a third of a second. Given ones replace those of Node, so both are named.
  const secureContext = createSecureContext({
    minVersion: 'TLSv1.2',
    ...(certificates.length > 0 && { ca: [...getCACertificates('default'), ...certificates] }),
  });

  async function connect({ host, port, security, username, password }: MailConnection): Promise<ImapFlow> {
    const address = await findPublicAddress(host, port, { trustedHosts });
    const client = new ImapFlow({
      host: address,
      servername: host,
      port,
      secure: security === 'tls',
      ...(security === 'starttls' && { doSTARTTLS: true }),
      auth: { user: username, pass: password },
      tls: {
        rejectUnauthorized: true,
        secureContext,
      },
      clientInfo: { name: 'Winnow' },
      logger: false,
      disableAutoIdle: true,
      // Compressed data can expand to any size.
      disableCompression: true,
      disableAutoEnable: true,
      disableIMAP4rev2: true,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: quietMs,
      idHashAlgorithm: 'sha256',
      ...bounds,
    });
    // A connection error also rejects the current command, where it is handled.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.close();
      throw error;
    }
  }

  return async (connection) => {
    const client = await connect(connection).catch((error: unknown) => {
      throw new MailFolderError(problemOf(error), { cause: error });
    });
    try {
      const { uidValidity, uidNext, exists } = await client.mailboxOpen(connection.folder, {
        readOnly: true,
      });
      return folderOf(client, {
        uidValidity: String(uidValidity ?? ''),
        uidNext: Number(uidNext),
        emails: exists,
      });
    } catch (error) {
      const isRefused = (error as { responseStatus?: string }).responseStatus === 'NO';
      const folders = isRefused ? await listFolders(client) : [];
      client.close();
      throw new MailFolderError(isRefused ? 'folder' : problemOf(error), { folders, cause: error });
    }
  };
}

function folderOf(
  client: ImapFlow,
  state: Pick<MailFolder, 'uidValidity' | 'uidNext' | 'emails'>,
): MailFolder {
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    let cause: unknown = null;
    // Remembers why a connection ended, since the current command only learns that it did.
    const remember = (error: unknown) => {
      cause = error;
    };
    client.on('error', remember);
    try {
      return await work();
    } catch (error) {
      throw new MailFolderError(problemOf(cause ?? error), { cause: cause ?? error });
    } finally {
      client.off('error', remember);
    }
  };
  return {
    ...state,

    list: ({ after, until, since }, max) =>
      guarded(async () => {
        const range = `${after + 1}:${until ?? '*'}`;
        const found = await client.search({ uid: range, ...(since && { since }) }, { uid: true });
        if (!Array.isArray(found)) throw new MailFolderError('protocol');
        // `5:*` also includes the last email if its UID is below 5.
        const uids = [...new Set(found)]
          .filter((uid) => uid > after && (until === undefined || uid <= until))
          .sort((left, right) => left - right)
          .slice(0, max);
        if (uids.length === 0) return [];
        const emails = await client.fetchAll(
          uids.join(','),
          { uid: true, size: true, internalDate: true },
          { uid: true },
        );
        return emails
          .filter(({ uid }) => uids.includes(uid))
          .map(({ uid, size, internalDate }) => ({
            uid,
            bytes: size ?? 0,
            receivedAt: momentOf(internalDate),
          }))
          .sort((left, right) => left.uid - right.uid);
      }),

    load: (uid, maxBytes) =>
      guarded(async () => {
        const source = maxBytes === undefined ? true : { start: 0, maxLength: maxBytes };
        const email = await client.fetchOne(String(uid), { uid: true, source }, { uid: true });
        return email && email.uid === uid ? (email.source ?? null) : null;
      }),

    async close() {
      client.close();
    },
  };
}

async function listFolders(client: ImapFlow): Promise<string[]> {
  try {
    const found = await client.list();
    return found
      .filter(({ flags }) => !flags.has('\\Noselect'))
      .map(({ path }) => path)
      .slice(0, maxFolders);
  } catch {
    return [];
  }
}

function momentOf(given: Date | string | undefined): Date {
  const at = new Date(given ?? '');
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}

const timeouts = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'ETIMEDOUT'];
const protocolErrors =
  /^(ParserError|Line|Literal|Response|TooMany|InvalidResponse|MAX_IMAP|UnexpectedTag|MissingTag)/;
/** Errors of a server that doesn't use TLS on this port. */
const noTlsErrors = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'EPROTO'];

function problemOf(error: unknown): MailFolderProblem {
  if (error instanceof MailFolderError) return error.problem;
  if (error instanceof AddressNotPublic) return 'address';
  const {
    code = '',
    authenticationFailed,
    tlsFailed,
    message = '',
  } = error as {
    code?: unknown;
    authenticationFailed?: boolean;
    tlsFailed?: boolean;
    message?: string;
  };
  const name = String(code);
  if (authenticationFailed) return 'login';
  if (timeouts.includes(name)) return 'timeout';
  if (name === 'ENOTFOUND' || name === 'EAI_AGAIN') return 'name';
  if (noTlsErrors.includes(name) || /STARTTLS/.test(message)) return 'no-tls';
  if (/CERT|SELF_SIGNED|SIGNATURE|ISSUER|ALTNAME/.test(name)) return 'certificate';
  if (tlsFailed) return 'no-tls';
  return protocolErrors.test(name) ? 'protocol' : 'connection';
}
