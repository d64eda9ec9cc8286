import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as contracts from '@winnow/contracts';
import { expect, test } from 'vitest';

type Described = Parameters<typeof contracts.openApiOf>[0][number];

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

test('the OpenAPI document passes its linter', async () => {
  const about = { title: 'Winnow', version: '1', description: 'Linted.' };
  const exported: unknown[] = Object.values(contracts);
  const described = exported.filter(isDescribed);
  expect(described.length).toBeGreaterThan(300);
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The software has no public license.
      'info-license': 'off',
      // Errors of every status are one `Error`, under `default`.
      'operation-4xx-response': 'off',
      // Ids are UUIDs, so `batches` is never mistaken for one.
      'no-ambiguous-paths': 'off',
      // Records with known keys declare them with `propertyNames`, which the rule does not read.
      'no-required-schema-properties-undefined': 'off',
    },
  });
  const source = JSON.stringify(contracts.openApiOf(described, about));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
