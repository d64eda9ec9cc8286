import { deviceName } from '@winnow/contracts';
import { addressGroup } from '../../../platform/http/guards/client-address.ts';
import type { Visit } from '../http/identity-request.ts';

const familyMax = 100;

/** Browser and system without versions, which change often; unknown browsers by their own name. */
export function familyOf(userAgent: string | null): string {
  const name = deviceName(userAgent);
  if (name) return [name.browser, name.system].filter(Boolean).join(', ');
  return (userAgent ?? '').slice(0, familyMax);
}

/** Network and browser family of a visit, for comparison. */
export function placeOf({ userAgent, address }: Pick<Visit, 'address' | 'userAgent'>): string {
  return JSON.stringify([familyOf(userAgent), addressGroup(address)]);
}
