import { Secret, TOTP } from 'otpauth';
import { toString as drawQrCode } from 'qrcode';

const periodSeconds = 30;

function authenticator(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ algorithm: 'SHA1', digits: 6, period: periodSeconds, secret, ...names });
}

/** 160 random bits in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The URI for authenticator apps, and its QR code as SVG. */
export async function describeTotp(
  secret: string,
  names: { issuer: string; label: string },
): Promise<{ qr_code: string; secret: string; uri: string }> {
  const uri = authenticator(secret, names).toString();
  const svg = await drawQrCode(uri, { type: 'svg', errorCorrectionLevel: 'M' });
  // Clients put the image into a data URL unencoded, where a # would end it.
  const picture = svg.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white');
  return { qr_code: picture, secret, uri };
}

/** The time step that a code matches (previous, current or next); `null` if none. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
