import { createSocket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

/** Services that a company runs itself: the DNS of its domain, and an identity provider with a login page. */
export type Company = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of its DNS, in the format of `DNS_SERVERS`. */
  readonly dnsServer: string;
  /** Sets the TXT record that is returned for every name. */
  setRecord(text: string): void;
  stop(): Promise<void>;
};

export async function startCompany(port: number, redirectAddress: string): Promise<Company> {
  const issuer = `http://localhost:${port}`;
  const [clientId, clientSecret] = ['winnow-at-work', 'known to the provider and to Winnow'];
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectAddress] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['of a journey'] },
    // The email address is the account id.
    findAccount: (_: unknown, email: string) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: 'Ida Lindqvist' }),
    }),
  });
  const server: Server = createServer(provider.callback());
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  let record = '';
  const dns = createSocket('udp4');
  dns.on('message', (question, from) => dns.send(answerTo(question, record), from.port, from.address));
  await new Promise<void>((resolve) => dns.bind(0, '127.0.0.1', () => resolve()));
  return {
    issuer,
    clientId,
    clientSecret,
    dnsServer: `127.0.0.1:${dns.address().port}`,
    setRecord(text) {
      record = text;
    },
    async stop() {
      dns.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers the question of a DNS message with one TXT record (RFC 1035, section 4). */
function answerTo(question: Buffer, text: string): Buffer {
  const nameEnd = question.indexOf(0, 12) + 1;
  const asked = question.subarray(12, nameEnd + 4);
  const header = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, text === '' ? 0 : 1, 0, 0, 0, 0]);
  question.copy(header, 0, 0, 2);
  if (text === '') return Buffer.concat([header, asked]);
  const words = Buffer.from(text);
  const record = [0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, words.length + 1, words.length];
  return Buffer.concat([header, asked, Buffer.from(record), words]);
}
