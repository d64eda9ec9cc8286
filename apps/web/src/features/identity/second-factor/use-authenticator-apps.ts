import type { Factor } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { session } from '../../../lib/session/session.ts';
import type { Confirmation } from '../confirmation/confirmation.ts';

const appsKey = ['authenticator-apps'];

export type Enrolment = {
  readonly id: string;
  /** A picture, as an address that an image can show. */
  readonly qrCode: string;
  readonly secret: string;
};

/** The authenticator apps of the account; `undefined` until they are known. */
export function useAuthenticatorApps() {
  return useQuery({ queryKey: appsKey, queryFn: listVerified });
}

/** Takes an app away, if who asks for it confirms who they are. The session then needs a token that knows of it. */
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

/** Begins to add an app; nothing counts before its first code. */
export async function enrol(): Promise<Enrolment> {
  const identity = await session.client();
  const { data, error } = await identity.mfa.enroll({ factorType: 'totp', issuer: 'Winnow' });
  if (error) throw error;
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Leaves nothing of an app that was not added after all. */
export async function giveUp({ id }: Enrolment): Promise<void> {
  const identity = await session.client();
  await identity.mfa.unenroll({ factorId: id });
}

/** Adds the app with its first code. From then on logging in asks for one. */
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
