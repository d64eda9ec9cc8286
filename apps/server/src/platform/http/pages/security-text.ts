import type { PageSettings } from '@winnow/contracts';
import { type Clock, dayMs } from '../../clock/clock.ts';
import type { App } from '../request-context.ts';

const validDays = 180;

/** Tells whoever found a weakness where to write (RFC 9116); there is no such page where nobody answers. */
export function serveSecurityText(
  app: App,
  { contactEmail, siteUrl }: Pick<PageSettings, 'contactEmail' | 'siteUrl'>,
  clock: Clock,
): void {
  app.get('/.well-known/security.txt', (context) => {
    if (!contactEmail) return context.text('Not found', 404);
    const expires = new Date(clock.now().getTime() + validDays * dayMs).toISOString();
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join('\n')}\n`);
  });
}
