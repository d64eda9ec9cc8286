import { employerOf, type ShownJob } from '../apply-page-service.ts';
import { paragraphsOf } from './lay-out-page.ts';

/** Maximum bytes of the text in structured data for search engines. */
const maxBytes = 9_000;

/** A job as schema.org describes it, for search engines: https://schema.org/JobPosting. */
export function jobPosting(shown: ShownJob, url: string): Readonly<Record<string, unknown>> {
  const { page, job } = shown;
  const employer = employerOf(shown);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: paragraphsOf(job.text, maxBytes),
    datePosted: page.createdAt.toISOString().slice(0, 10),
    ...(page.closesOn !== null && { validThrough: `${page.closesOn}T23:59:59Z` }),
    ...(employer !== '' && { hiringOrganization: { '@type': 'Organization', name: employer } }),
    ...(job.place !== '' && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: job.place },
      },
    }),
    identifier: { '@type': 'PropertyValue', name: employer || 'Winnow', value: page.jobId },
    directApply: true,
    url,
  };
}

/** JSON for a script element, escaped so that no text can close it. */
export function dataElement(data: Readonly<Record<string, unknown>>): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
