import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LaunchMode, type PageSettings, usualPrices } from '@winnow/contracts';

type PageWriter = typeof import('../src/app/render-page.tsx');

const settings: PageSettings = {
  launchMode: 'open',
  siteUrl: 'https://winnow.example',
  contactEmail: 'hello@winnow.example',
  twitterUrl: 'https://twitter.com/winnow_example',
  linkedinUrl: 'https://www.linkedin.com/company/winnow-example',
  demoVideoUrl: null,
  prices: usualPrices,
  isReadOnly: false,
  hasDevPages: false,
};

/**
 * Writes every page in every language once, so that one which cannot be written fails the build and not its reader.
 * @throws naming the page
 */
export async function tryPages(dist: string): Promise<void> {
  const script = pathToFileURL(join(dist, '.pages/render-page.js'));
  const writer = (await import(`${script.href}?tried=${Date.now()}`)) as PageWriter;
  for (const launchMode of ['open', 'waitlist'] satisfies LaunchMode[])
    for (const key of writer.pageKeys({ ...settings, launchMode }))
      for (const language of writer.languageNames) {
        try {
          const { body } = await writer.writePage(key, language, { ...settings, launchMode });
          refuseScript(body);
        } catch (cause) {
          throw new Error(`The page ${key} cannot be written in ${language}.`, { cause });
        }
      }
}

/** The content security policy would stop it, and the page would not work as written. */
function refuseScript(body: string): void {
  const [tag] = /<script(?! type="application\/ld\+json")[^>]*>|<style[^>]*>/.exec(body) ?? [];
  if (tag) throw new Error(`It holds ${tag}.`);
}
