import { expect, test } from 'vitest';
import { listApiKeys } from './api-keys.ts';
import { listJobs } from './jobs.ts';
import { openApiOf } from './openapi.ts';
import { serverEvents } from './platform.ts';
import { getSample, listSamples, matchResume } from './resume-matcher.ts';

const about = { title: 'Winnow', version: '1', description: 'A test.' };

test('an upload is documented as a form with its file field', () => {
  const document = openApiOf([matchResume], about) as never;
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/resume-matcher': {
        post: {
          operationId: 'post-resume-matcher',
          security: [],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  properties: { job: { type: 'string', minLength: 40 }, resume: { type: 'string' } },
                  required: ['job', 'resume'],
                },
              },
            },
          },
        },
      },
    },
  });
});

test('a path parameter is not part of the body', () => {
  expect(openApiOf([getSample], about)).toMatchObject({
    paths: { '/resume-matcher/samples/{id}': { get: { parameters: [{ name: 'id', in: 'path' }] } } },
  });
});

test('a call open to API keys documents its required scope', () => {
  const document = openApiOf([listJobs, listApiKeys], about);
  expect(document).toMatchObject({
    paths: {
      '/job-descriptions': { get: { security: [{ bearer: [] }, { apiKey: ['jobs:read'] }] } },
      '/organization/api-keys': { get: { security: [{ bearer: [] }] } },
    },
    components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
  });
});

test('all references in the document resolve', () => {
  const document = openApiOf([matchResume, listSamples, getSample, serverEvents], about);
  const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(0);
  for (const reference of new Set(references)) {
    const steps = (JSON.parse(reference) as string).slice(2).split('/');
    const found = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      document,
    );
    expect(found, reference).toBeDefined();
  }
});
