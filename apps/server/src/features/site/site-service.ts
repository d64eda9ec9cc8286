import type { PageSettings, SiteView } from '@winnow/contracts';
import * as z from 'zod';
import type { IdentitySource } from '../accounts/identities/identity-source.ts';

export type SiteService = ReturnType<typeof createSiteService>;

type Dependencies = {
  readonly identities: Pick<IdentitySource, 'client' | 'publicUrl' | 'publicKey'>;
  readonly pageSettings: PageSettings;
  readonly emailGoesToOutbox: boolean;
  readonly hasOutboxPage: boolean;
};

const identitySettings = z.object({
  external: z.object({ google: z.boolean().default(false) }),
  disable_signup: z.boolean(),
  passkeys_enabled: z.boolean().default(false),
});

/** Public information about this installation. */
export function createSiteService({ identities, pageSettings, ...emailTransport }: Dependencies) {
  const { publicUrl, publicKey, client } = identities;
  const { emailGoesToOutbox, hasOutboxPage } = emailTransport;
  return {
    async describe(): Promise<SiteView> {
      const answer = await client.send({ method: 'GET', path: '/auth/v1/settings' });
      const {
        external,
        disable_signup: isClosed,
        passkeys_enabled: hasPasskeys,
      } = identitySettings.parse(answer.body);
      return {
        ...pageSettings,
        emailGoesToOutbox,
        hasOutboxPage,
        identity: { url: publicUrl, publicKey },
        isSignUpOpen: !isClosed && pageSettings.launchMode === 'open',
        hasGoogle: external.google,
        // A hosted project has its own passkeys, which our screens don't support.
        hasPasskeys: hasPasskeys && publicUrl === '',
      };
    },
  };
}
