import type { Factor } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../../../lib/session/session.ts';
import type { Confirmation } from '../confirmation/confirmation.ts';

const appsKey = ['authenticator-apps'];

export type Enrolment = {
  readonly id: string;
  /** QR code as a data URL. */
  readonly qrCode: string;
  readonly secret: string;
};

/** The account's authenticator apps; `undefined` until loaded. */
export function useAuthenticatorApps() {
  return useQuery({ queryKey: appsKey, queryFn: listVerified });
}

/** Removes an app after confirmation. The session then needs a new token. */
export function useAppRemoval(run: Confirmation['run'], onSettled: (isRemoved: boolean) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      run(async () => {
        const identity = await session.client();
        const { error } = await identity.mfa.unenroll({ factorId: id });
        if (error) throw error;
        await identity.refreshSession();
      }),
    async onSuccess({ isDone }) {
      if (isDone) await queries.invalidateQueries({ queryKey: appsKey });
      onSettled(isDone);
    },
  });
}

/** Begins to add an app; it isn't active before its first code. */
export async function enrol(): Promise<Enrolment> {
  const identity = await session.client();
  const { data, error } = await identity.mfa.enroll({ factorType: 'totp', issuer: 'Winnow' });
  if (error) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Removes an app that wasn't activated. */
export async function giveUp({ id }: Enrolment): Promise<void> {
  const identity = await session.client();
  await identity.mfa.unenroll({ factorId: id });
}

/** Activates the app with its first code. From then on, login requires a code. */
export function useAppActivation() {
  const queries = useQueryClient();
  return async (enrolment: Enrolment, code: string): Promise<Error | null> => {
    const identity = await session.client();
    const { error } = await identity.mfa.challengeAndVerify({ factorId: enrolment.id, code });
    if (!error) await queries.invalidateQueries({ queryKey: appsKey });
    return error;
  };
}

async function listVerified(): Promise<readonly Factor[]> {
  const { data, error } = await (await session.client()).mfa.listFactors();
  if (error) throw error;
  return data.totp;
}
