import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as contracts from '@winnow/contracts';
import { expect, test } from 'vitest';

type Described = Parameters<typeof contracts.openApiOf>[0][number];

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

test('the OpenAPI document has nothing that its linter would complain of', async () => {
  const about = { title: 'Winnow', version: '1', description: 'Linted.' };
  const exported: unknown[] = Object.values(contracts);
  const described = exported.filter(isDescribed);
  expect(described.length).toBeGreaterThan(300);
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The software has no public license.
      'info-license': 'off',
      // Failures of every status are one `Error`, under `default`.
      'operation-4xx-response': 'off',
      // Ids are UUIDs, so `batches` is never taken for one.
      'no-ambiguous-paths': 'off',
      // Records whose names are listed say so by `propertyNames`, which the rule doesn't read.
      'no-required-schema-properties-undefined': 'off',
    },
  });
  const source = JSON.stringify(contracts.openApiOf(described, about));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
