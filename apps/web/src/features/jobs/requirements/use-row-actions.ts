import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { stepWeight } from '../../../entities/requirements/grain-scale.ts';
import {
  changeRequirement,
  type RequirementEdits,
  type RequirementRow,
  removeRequirement,
  restoreRequirement,
} from '../../../entities/requirements/requirement-edits.ts';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { useWorkspacePreferences } from '../../../lib/workspace-preferences.ts';
import type { RowActions } from './requirement-row.tsx';
import { asShown, inSections, moveInSection, sectionOf } from './requirement-sections.ts';
import type { RequirementHistory } from './use-edit-history.ts';

type RowActionsInput = {
  readonly rows: readonly RequirementRow[];
  readonly history: RequirementHistory;
  readonly list: RefObject<HTMLElement | null>;
  readonly onHighlight: (id: string | null) => void;
  /** Called when the text of a line has changed, in a step with this key. */
  readonly onReworded: (row: RequirementRow, text: string, mergeKey: string) => void;
};

/** Actions of pointer and keyboard on lines of the list, including focus. */
export function useRowActions({ rows, history, list, onHighlight, onReworded }: RowActionsInput) {
  const { list: texts } = useTexts(requirementTexts);
  const { hasSingleKeys } = useWorkspacePreferences();
  const [activeId, setActiveId] = useState<string | null>(null);
  const [editingId, setEditingId] = useState<string | null>(null);
  /** Message for screen readers. */
  const [said, setSaid] = useState('');
  /** Changes whenever lines should animate to other places. */
  const [glide, setGlide] = useState(0);
  const focusNext = useRef<string | null>(null);
  const typing = useRef({ key: '', count: 0, text: '' });
  const shown = asShown(inSections(rows));
  const active = shown.find(({ id }) => id === activeId) ?? shown[0];
  const latest = useRef({ shown, rows, history, texts, hasSingleKeys, onHighlight, onReworded });
  latest.current = { shown, rows, history, texts, hasSingleKeys, onHighlight, onReworded };

  useLayoutEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    const button = buttonOf(list.current, id);
    if (!button) return;
    focusNext.current = null;
    button.focus();
  });

  const actions = useMemo<RowActions>(() => {
    const edit = (next: (edits: RequirementEdits) => RequirementEdits, mergeKey?: string) =>
      latest.current.history.edit(next, mergeKey);

    function focusRow(id: string | undefined): void {
      if (id === undefined) return;
      setActiveId(id);
      buttonOf(list.current, id)?.focus();
    }

    function setMust(row: RequirementRow, must: boolean, keepsFocus: boolean): void {
      if (row.must === must || !row.isScored) return;
      if (keepsFocus) focusNext.current = row.id;
      edit((edits) => changeRequirement(edits, row.id, { must }));
      setGlide((count) => count + 1);
      const { texts } = latest.current;
      setSaid(must ? texts.becameMust(row.text) : texts.becameNice(row.text));
    }

    function move(row: RequirementRow, step: -1 | 1): void {
      const { rows, history, texts } = latest.current;
      const moved = moveInSection(history.edits, rows, row.id, step);
      if (moved === history.edits) return;
      focusNext.current = row.id;
      history.edit(moved);
      setGlide((count) => count + 1);
      const beside = inSections(rows)[sectionOf(row)];
      setSaid(texts.moved(row.text, beside.indexOf(row) + step + 1, beside.length));
    }

    function remove(row: RequirementRow): void {
      const { shown, history, texts } = latest.current;
      const place = shown.findIndex(({ id }) => id === row.id);
      const next = shown[place + 1] ?? shown[place - 1];
      focusNext.current = next?.id ?? null;
      if (next) setActiveId(next.id);
      const after = removeRequirement(history.edits, row.id);
      history.tell(texts.removed(row.text), after, (edits) => restoreRequirement(edits, row.id));
      setGlide((count) => count + 1);
    }

    function onKey(event: KeyboardEvent<HTMLElement>, row: RequirementRow): void {
      const act = actOf(event, latest.current.hasSingleKeys);
      if (act === null) return;
      event.preventDefault();
      const { shown } = latest.current;
      const place = shown.findIndex(({ id }) => id === row.id);
      if (act === 'next') focusRow(shown[place + 1]?.id);
      else if (act === 'previous') focusRow(shown[place - 1]?.id);
      else if (act === 'first') focusRow(shown[0]?.id);
      else if (act === 'last') focusRow(shown.at(-1)?.id);
      else if (act === 'up') move(row, -1);
      else if (act === 'down') move(row, 1);
      else if (act === 'remove') remove(row);
      else if (act === 'must' || act === 'nice') setMust(row, act === 'must', true);
      else if (row.isScored) {
        const weight = stepWeight(row.weight, act === 'heavier' ? 1 : -1);
        if (weight !== row.weight) edit((edits) => changeRequirement(edits, row.id, { weight }));
      }
    }

    return {
      onHighlight: (id) => latest.current.onHighlight(id),
      onActive: setActiveId,
      onKey,
      onMove: move,
      onRemove: remove,
      onChange(row, change) {
        if (change.must !== undefined) setMust(row, change.must, true);
        else {
          const mergeKey = change.weight === undefined ? undefined : `weight ${row.id}`;
          edit((edits) => changeRequirement(edits, row.id, change), mergeKey);
        }
      },
      onEdit(id) {
        const row = latest.current.rows.find((other) => other.id === id);
        const count = typing.current.count + 1;
        typing.current = { key: `words ${id} ${count}`, count, text: row?.text ?? '' };
        setEditingId(id);
      },
      onType: (row, text) => edit((edits) => changeRequirement(edits, row.id, { text }), typing.current.key),
      onTyped(row, isKept) {
        const { key, text: before } = typing.current;
        const text = row.text.trim();
        if (!isKept || text === '') latest.current.history.drop(key);
        else if (text !== before) {
          edit((edits) => changeRequirement(edits, row.id, { text }), key);
          latest.current.onReworded(row, text, key);
        }
        setEditingId(null);
        focusNext.current = row.id;
      },
    };
  }, [list]);

  return { actions, active, editingId, said, glide, setSaid, setGlide };
}

type Act =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'up'
  | 'down'
  | 'remove'
  | 'must'
  | 'nice'
  | 'heavier'
  | 'lighter';

const acts: Readonly<Record<string, Act>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Delete: 'remove',
  Backspace: 'remove',
};
const moves: Readonly<Record<string, Act>> = { ArrowUp: 'up', ArrowDown: 'down' };
const letters: Readonly<Record<string, Act>> = {
  m: 'must',
  n: 'nice',
  '+': 'heavier',
  '=': 'heavier',
  '-': 'lighter',
};

/** Action of a key on a line; `null` if the focused control handles it. */
function actOf(event: KeyboardEvent<HTMLElement>, hasSingleKeys: boolean): Act | null {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || !(target instanceof HTMLElement)) return null;
  // The line's menu is rendered elsewhere on the page, but is its child in React.
  if (!event.currentTarget.contains(target) || target.closest('textarea, select')) return null;
  if (altKey) return moves[key] ?? null;
  if (target.closest('input[type="range"]') && (key.startsWith('Arrow') || key === 'Home' || key === 'End'))
    return null;
  return acts[key] ?? (hasSingleKeys ? (letters[key.toLowerCase()] ?? null) : null);
}

function buttonOf(list: HTMLElement | null, id: string): HTMLElement | null {
  const buttons = list?.querySelectorAll<HTMLElement>('[data-requirement]') ?? [];
  return [...buttons].find((button) => button.dataset['requirement'] === id) ?? null;
}
