import { getSample, listSamples, matchResume, RequestFailure } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import type { MatchInput, MatchOutcome } from './use-resume-match.ts';
import type { SampleResume } from './use-samples.ts';

// A separate chunk, which the page needs only for sending.

export async function sendMatch({ resume, job }: MatchInput, signal: AbortSignal): Promise<MatchOutcome> {
  try {
    const { data } = await api.call(matchResume, { resume, job }, { signal });
    return { kind: 'report', fileName: resume.name, report: data };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (error instanceof RequestFailure && error.reason) return { kind: 'unreadable', reason: error.reason };
    throw error;
  }
}

export async function fetchSamples(signal: AbortSignal) {
  return (await api.call(listSamples, {}, { signal })).data;
}

/** A sample resume as a file, as if the user had chosen it. */
export async function fetchSample({ id, fileName }: SampleResume): Promise<File> {
  const { blob, mediaType } = await api.download(getSample, { id });
  return new File([blob], fileName, { type: mediaType });
}
