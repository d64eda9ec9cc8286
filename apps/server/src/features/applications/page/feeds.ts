import { escapeHtml } from '../../../platform/http/pages/escape-html.ts';
import { employerOf, type ShownJob } from '../apply-page-service.ts';
import { paragraphsOf } from './lay-out-page.ts';

/** Jobs that one feed names. */
export const feedMax = 500;
const maxBytes = 20_000;

type Feed = {
  readonly organization: string;
  readonly jobs: readonly ShownJob[];
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly feedUrl: string;
};

const pageOf = (siteUrl: string, { page }: ShownJob): string => `${siteUrl}/apply/${page.slug}`;

/** A feed as job boards read it: one `job` element each. */
export function writeXmlFeed({ organization, jobs, siteUrl }: Feed): string {
  const elements = jobs.map((shown) => {
    const { page, job } = shown;
    const parts = {
      title: job.title,
      date: page.createdAt.toUTCString(),
      referencenumber: page.jobId,
      url: pageOf(siteUrl, shown),
      company: employerOf(shown),
      city: job.place,
      language: page.language,
      ...(page.closesOn !== null && { expirationdate: page.closesOn }),
      description: paragraphsOf(job.text, maxBytes),
    };
    const inside = Object.entries(parts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
    return `<job>\n${inside.join('\n')}\n</job>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<source>
<publisher>${escapeXml(organization || 'Winnow')}</publisher>
<publisherurl>${escapeXml(siteUrl)}</publisherurl>
${elements.join('\n')}
</source>
`;
}

/** The same as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. */
export function writeJsonFeed({ organization, jobs, siteUrl, feedUrl }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: organization || 'Winnow',
    home_page_url: siteUrl,
    feed_url: feedUrl,
    items: jobs.map((shown) => ({
      id: shown.page.jobId,
      url: pageOf(siteUrl, shown),
      title: shown.job.title,
      content_html: paragraphsOf(shown.job.text, maxBytes),
      date_published: shown.page.createdAt.toISOString(),
      date_modified: shown.page.updatedAt.toISOString(),
      language: shown.page.language,
      _job: {
        company: employerOf(shown),
        location: shown.job.place,
        expires: shown.page.closesOn,
      },
    })),
  });
}

/** Characters that XML cannot hold are left out. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
  return escapeHtml(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
