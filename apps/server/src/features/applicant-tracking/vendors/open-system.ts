import { limits, type TrackingCredentials } from '@winnow/contracts';
import type { TrackingHosts } from '../../../platform/applicant-tracking/tracking-hosts.ts';
import { createPublicFetch } from '../../../platform/http/outgoing/public-fetch.ts';
import { createAshby } from './ashby.ts';
import { createGreenhouse } from './greenhouse.ts';
import { createLever } from './lever.ts';
import type { TrackingSystem } from './tracking-system.ts';
import { createVendorRequests } from './vendor-requests.ts';

export type OpenTrackingSystem = (credentials: TrackingCredentials) => TrackingSystem;

/** Bytes read of a response: more than the file limit, so that longer files are refused by size. */
const maxAnswerBytes = limits.fileBytes + 1024 * 1024;

export function createOpenTrackingSystem(hosts: TrackingHosts): OpenTrackingSystem {
  const fetch = createPublicFetch({
    mayReachPrivate: false,
    trustedHosts: hosts.kind === 'double' ? [new URL(hosts.url).host] : [],
    maxAnswerBytes,
    cutsAnswers: true,
  });
  const at = (vendor: string, address: string) =>
    hosts.kind === 'double' ? `${hosts.url}/${vendor}` : address;
  return (credentials) => {
    const requests = createVendorRequests(fetch);
    switch (credentials.vendor) {
      case 'greenhouse': {
        const harvest = at('greenhouse/v3', 'https://harvest.greenhouse.io/v3');
        const token = at('greenhouse/token', 'https://auth.greenhouse.io/token');
        return createGreenhouse(requests, { harvest, token }, credentials);
      }
      case 'lever':
        return createLever(requests, at('lever/v1', 'https://api.lever.co/v1'), credentials);
      case 'ashby':
        return createAshby(requests, at('ashby', 'https://api.ashbyhq.com'), credentials);
    }
  };
}
