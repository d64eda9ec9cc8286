import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [360, 768, 1280];
/** Rules that depend on the theme; the others are the same in both. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];
const passes = [
  ...widths.map((width) => ({ colorScheme: 'light', width, rules: null }) as const),
  ...[360, 1280].map((width) => ({ colorScheme: 'dark', width, rules: rulesOfColor }) as const),
];

/** Checks one state of a page at every width and in both themes, with reduced motion; reports serious violations. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { colorScheme, width, rules } of passes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    expect(await countMoving(page), 'what still moves').toBe(0);
    const { violations } = await lookAt(page, rules);
    const serious = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    expect(serious, `${colorScheme} at ${width} px`).toEqual([]);
  }
}

/** Injects the half megabyte of axe into a page once, and returns only the violations. */
async function lookAt(page: Page, rules: string[] | null) {
  const isThere = await page.evaluate<boolean>('"axe" in window');
  return (
    new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
      // Our pages have no frames, which only the slower mode supports.
      .setLegacyMode()
      .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
      .analyze()
  );
}

/** Style sheets that animate despite reduced motion also make colors that pass or fail depending on the moment. */
function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((moving) => moving instanceof CSSAnimation || moving instanceof CSSTransition).length,
  );
}
