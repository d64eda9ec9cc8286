import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** 256 bits, in the form of Standard Webhooks. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Signature headers of a payload, with one signature for each secret. */
export function signWebhook(
  { messageId, payload }: { readonly messageId: string; readonly payload: string },
  secrets: readonly string[],
  at: Date,
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000).toString();
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const signed = createHmac('sha256', key).update(`${messageId}.${timestamp}.${payload}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
