import Stripe from 'stripe';

/** A client of Stripe, and the secret that verifies its webhook events. */
export type StripeDependencies = { readonly client: Stripe; readonly webhookSecret: string };

/** @param apiUrl of a test double; `null` for Stripe */
export function openStripe({
  secretKey,
  webhookSecret,
  apiUrl,
}: {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
}): StripeDependencies {
  const client = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'Winnow' },
    ...(apiUrl === null ? {} : addressOf(new URL(apiUrl))),
  });
  return { client, webhookSecret };
}

function addressOf({ hostname, port, protocol }: URL) {
  const isHttp = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isHttp ? '80' : '443'),
    protocol: isHttp ? ('http' as const) : ('https' as const),
  };
}
