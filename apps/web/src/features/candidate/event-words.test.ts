import type { AnalysisDetail } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { texts as bulk } from '../../entities/candidates/bulk/bulk-texts.de.ts';
import { texts } from './candidate-texts.de.ts';
import { eventInWords } from './event-words.ts';

const said = (change: AnalysisDetail['events'][number]['change']) =>
  eventInWords({ change, text: 'As the server says it.' }, texts, bulk);

test('recorded events are shown in the language of the page', () => {
  expect(said({ code: 'stage-changed', from: 'new', to: 'interview' })).toBe(
    'Von „Neu“ nach „Gespräch“ verschoben.',
  );
  expect(said({ code: 'decided', decision: 'maybe', declinedFor: null })).toBe('Entschieden: Vielleicht.');
  expect(
    said({
      code: 'decided',
      decision: 'no',
      declinedFor: { reasons: ['missing-must', 'pay', 'other'], musts: ['Docker'] },
    }),
  ).toBe('Entschieden: Nein, Muss-Anforderung fehlt (Docker), Gehaltsvorstellung.');
  expect(said({ code: 'score-set', score: 81, computed: 54 })).toBe('Eigene Punktzahl auf 81 gesetzt.');
  expect(said({ code: 'exported', format: 'xlsx', anonymous: true })).toBe('Ohne Namen exportiert (Excel).');
  expect(said({ code: 'shared', shareId: crypto.randomUUID(), title: 'Vorstand' })).toBe(
    'In der Liste „Vorstand“ geteilt.',
  );
  expect(said({ code: 'facts-corrected' })).toBe('Angaben von Hand korrigiert.');
});

test('unknown events of an earlier release have no text here', () => {
  expect(said(null)).toBeNull();
});
