import lighthouse from 'lighthouse';

export type PageFigures = {
  /** 0-100 each. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint on the slow phone that Lighthouse simulates. */
  readonly paintSeconds: number;
  /** How long that phone's processor was blocked. */
  readonly blockedMs: number;
  readonly layoutShift: number;
  /** Compressed, including all scripts that the page loads automatically. */
  readonly scriptBytes: number;
  readonly foreignRequests: readonly string[];
  /** Titles of failed audits. */
  readonly errors: readonly string[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page like a phone on a slow network, with a browser that listens on `port`. */
export async function measurePage(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: categories,
    logLevel: 'silent',
    // Each page is loaded without a cache.
    disableStorageReset: false,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories: scores } = result.lhr;
  const scoreOf = (name: string) => Math.round((scores[name]?.score ?? 0) * 100);
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits['network-requests']?.details);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    paintSeconds: numberOf('largest-contentful-paint') / 1_000,
    blockedMs: numberOf('total-blocking-time'),
    layoutShift: numberOf('cumulative-layout-shift'),
    scriptBytes: await sizeOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    foreignRequests: requests
      .map((request) => request.url)
      .filter((requested) => new URL(requested).origin !== new URL(url).origin),
    errors: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title)),
  };
}

type SeenRequest = { readonly url: string; readonly resourceType: string };

/** Lighthouse also counts response headers, which are not script. */
async function sizeOf(requests: readonly SeenRequest[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(async ({ url }) => {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return Number(answer.headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function requestsOf(details: unknown): readonly SeenRequest[] {
  return (details as { items?: readonly SeenRequest[] } | undefined)?.items ?? [];
}
