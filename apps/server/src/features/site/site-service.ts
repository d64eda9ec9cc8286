import type { LaunchMode, SiteView } from '@winnow/contracts';
import * as z from 'zod';
import type { IdentitySource } from '../accounts/identity-source.ts';

export type SiteService = ReturnType<typeof createSiteService>;

type Ground = {
  readonly identities: Pick<IdentitySource, 'client' | 'publicUrl' | 'publicKey'>;
  readonly launchMode: LaunchMode;
  readonly mailGoesToOutbox: boolean;
  readonly contactEmail: string | null;
};

const identitySettings = z.object({
  external: z.object({ google: z.boolean().default(false) }),
  disable_signup: z.boolean(),
});

/** What this installation tells everybody of itself. */
export function createSiteService({ identities, ...settings }: Ground) {
  const { publicUrl, publicKey, client } = identities;
  return {
    async describe(): Promise<SiteView> {
      const answer = await client.send({ method: 'GET', path: '/auth/v1/settings' });
      const { external, disable_signup: isClosed } = identitySettings.parse(answer.body);
      return {
        ...settings,
        identity: { url: publicUrl, publicKey },
        isSignUpOpen: !isClosed && settings.launchMode === 'open',
        hasGoogle: external.google,
      };
    },
  };
}
