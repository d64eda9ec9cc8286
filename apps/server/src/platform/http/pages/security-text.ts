import type { PageSettings } from '@winnow/contracts';
import { type Clock, dayMs } from '../../clock/clock.ts';
import type { App } from '../request-context.ts';

const validDays = 180;

/** Serves `security.txt` (RFC 9116); not found without a contact address. */
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
