import { describe, expect, test } from 'vitest';
import { loadVocabulary } from '../../vocabulary/load-vocabulary.ts';
import { readJobDescription } from '../read-job-description.ts';
import { isListOfTools } from './list-of-tools.ts';

const vocabulary = loadVocabulary();

describe('a line that lists tools', () => {
  test.each([
    'Kubernetes, Docker, Git, Terraform',
    'Stack: C++17, FreeRTOS, Zephyr, Python, gRPC',
    'Prometheus | Grafana',
    'QuickBooks, Excel and Word, Outlook',
  ])('is known by its names: %s', (line) => {
    expect(isListOfTools(line, vocabulary)).toBe(true);
  });
  test.each([
    'We deploy to Kubernetes, and Docker is our friend',
    'Bread, cakes, rolls',
    'Python',
    'Port Lantern, Full-time, Hybrid',
    'Customers such as Grebe Bank, Heron Bakers, Excel Homes',
  ])('and not by its commas: %s', (line) => {
    expect(isListOfTools(line, vocabulary)).toBe(false);
  });
});

test('above the headings it asks for its tools as nice-to-haves, unknown names too', () => {
  const advert = [
    'Harbor Engineer',
    'Gull & Sons has carried freight between the islands since 1920.',
    'Stack: Kubernetes, Docker, Wherry, Terraform',
    'Requirements',
    '- Three years with PostgreSQL',
    '- Fluent Norwegian',
  ].join('\n');
  const asked = readJobDescription(advert, { vocabulary }).requirements.filter(({ overall }) => !overall);
  const nice = asked.filter(({ must }) => !must).map(({ text }) => text);
  expect(nice.toSorted()).toEqual(['Docker', 'Kubernetes', 'Terraform', 'Wherry']);
});
