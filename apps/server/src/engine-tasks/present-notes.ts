import type { JobNote } from '@winnow/contracts';
import type { JobNote as EngineNote } from '@winnow/engine';

/** Notes on a job text in the API's form, with their quotes. */
export const presentNotes = (text: string, notes: readonly EngineNote[]): JobNote[] =>
  notes.map(({ code, quotes }) => ({
    code,
    quotes: quotes.map(({ start, end }) => ({ start, end, quote: text.slice(start, end) })),
  }));
