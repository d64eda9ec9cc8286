import type { Page } from '@playwright/test';

/**
 * Milliseconds from a person's change of a filter until the resulting list has been painted. The line that counts the
 * shown rows must change with it.
 */
export async function timeFilter(page: Page, change: () => Promise<unknown>): Promise<number> {
  const shown = await page.locator('[role="status"]', { hasText: 'candidates' }).first().elementHandle();
  if (!shown) throw new Error('Nothing says how many candidates are shown.');
  // A promise that is kept in the page, since it must listen before the change is made.
  const listening = await page.evaluateHandle(
    (status) => ({
      painted: new Promise<number>((resolve, reject) => {
        const listen = { capture: true, once: true };
        document.addEventListener(
          'input',
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            });
            observer.observe(status, { childList: true, characterData: true, subtree: true });
          },
          listen,
        );
        setTimeout(() => reject(new Error('The list did not change.')), 20_000);
      }),
    }),
    shown,
  );
  await change();
  return listening.evaluate(({ painted }) => painted);
}

/**
 * Waits until the first page of the original is drawn with its evidence marked: there are marks, and text under every
 * one of them.
 */
export async function seeFirstPage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[aria-label^="Page 1 of "]');
      const context = canvas?.getContext('2d');
      const marks = canvas?.parentElement?.querySelectorAll('button') ?? [];
      if (!canvas || !context || marks.length === 0) return false;
      const frame = canvas.getBoundingClientRect();
      const sharpness = canvas.width / frame.width;
      return [...marks].every((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const { data } = context.getImageData(
          Math.floor((left - frame.left) * sharpness),
          Math.floor((top - frame.top) * sharpness),
          Math.max(1, Math.ceil(width * sharpness)),
          Math.max(1, Math.ceil(height * sharpness)),
        );
        for (let at = 0; at < data.length; at += 4) {
          if ((data[at] ?? 255) < 160 && (data[at + 3] ?? 0) > 128) return true;
        }
        return false;
      });
    },
    undefined,
    { polling: 'raf', timeout: 30_000 },
  );
}
