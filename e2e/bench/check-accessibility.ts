import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

export type Looks = { readonly count: number; readonly errors: readonly string[] };

/** Checks a page with axe in every theme and width, and reports serious violations. */
export async function checkAccessibility(browser: Browser, url: string): Promise<Looks> {
  const errors: string[] = [];
  let count = 0;
  for (const colorScheme of schemes)
    for (const width of widths) {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      for (const { id, impact, nodes } of violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        errors.push(`${id} (${colorScheme}, ${width} px): ${nodes[0]?.html ?? ''}`);
      }
      count += 1;
      await context.close();
    }
  return { count, errors };
}
