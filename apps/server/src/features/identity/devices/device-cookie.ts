import { randomBytes } from 'node:crypto';

/** A browser, identified by its cookie. */
export type Device = {
  readonly secret: string;
  /** The browser sent no cookie: this new one is set by the response and proves nothing yet. */
  readonly isNew: boolean;
};

const secretForm = /^[\w-]{43}$/;
/** The maximum that browsers allow. */
export const deviceDays = 400;

/** Recognizes a browser by a cookie: it signs no one in, and scripts can't read it. */
export function createDeviceCookie({ siteUrl }: { readonly siteUrl: string }) {
  const isOverTls = siteUrl.startsWith('https:');
  // With this prefix, browsers accept the cookie only from this host and only over HTTPS.
  const name = isOverTls ? '__Host-winnow-device' : 'winnow-device';
  const attributes = `Path=/; Max-Age=${deviceDays * 86_400}; HttpOnly; SameSite=Lax${isOverTls ? '; Secure' : ''}`;
  return {
    /** `null` for a program, which would not return a cookie. */
    read(cookies: Readonly<Record<string, string>>, isBrowser: boolean): Device | null {
      const held = cookies[name] ?? '';
      if (secretForm.test(held)) return { secret: held, isNew: false };
      return isBrowser ? { secret: randomBytes(32).toString('base64url'), isNew: true } : null;
    },

    /** The value of `Set-Cookie`. */
    write: ({ secret }: Device) => `${name}=${secret}; ${attributes}`,
  };
}
