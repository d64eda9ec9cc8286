import type { Device } from '../devices/device-cookie.ts';

/** Origin of a request, for sessions and the audit log. */
export type Visit = {
  readonly address: string;
  readonly userAgent: string | null;
  /** `null` for programs, and for calls of this server to itself. */
  readonly device: Device | null;
};
