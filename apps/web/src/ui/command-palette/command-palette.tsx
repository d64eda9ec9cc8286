import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useReturnedFocus } from '../overlays/use-returned-focus.ts';
import { Veil } from '../overlays/veil.tsx';
import { Shortcut } from '../shortcuts/shortcut.tsx';
import { useUiTexts } from '../ui-texts.ts';
import { Spinner } from '../waiting/spinner.tsx';
import type { Command, CommandGroup } from './command.ts';
import { findCommands } from './find-commands.ts';

type CommandPaletteProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly CommandGroup[];
  /** Called with the search text, for groups too long to be passed as a whole. */
  readonly onSearch?: (words: string) => void;
  /** Results from the server are still loading. */
  readonly isSearching?: boolean;
  /** Replaces "nothing found": what was searched, and what can be searched. */
  readonly describeEmpty?: (words: string) => ReactNode;
  /** A line below the list, such as what was left out of the search. */
  readonly note?: ReactNode;
};

/** Command palette: finds pages and actions by a part of their name. */
export function CommandPalette({ isOpen, onOpenChange, onSearch, ...rest }: CommandPaletteProps) {
  const { label } = rest;
  const returnedFocus = useReturnedFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil isOpen={isOpen} />
        <Radix.Content
          {...returnedFocus}
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-h-[min(28rem,76dvh)] max-w-xl flex-col overflow-hidden rounded-card border border-rule bg-raised shadow-float data-[state=closed]:animate-leave data-[state=open]:animate-appear"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <PaletteSearch
            {...rest}
            onSearch={onSearch}
            onRun={(command) => {
              onOpenChange(false);
              command.onRun();
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PaletteSearchProps = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'onSearch'> & {
  readonly onSearch: ((words: string) => void) | undefined;
  readonly onRun: (command: Command) => void;
};

/** The search itself: focus stays in the input while the arrows move through the list. */
function PaletteSearch({
  label,
  placeholder,
  groups,
  onSearch,
  isSearching = false,
  describeEmpty,
  note,
  onRun,
}: PaletteSearchProps) {
  const texts = useUiTexts();
  const listId = useId();
  const [query, setQuery] = useState('');
  // By id, so that items arriving above it don't move the selection.
  const [chosen, setChosen] = useState<string | null>(null);
  const found = findCommands(groups, query);
  const commands = found.flatMap((group) => group.commands);
  const place = Math.max(
    0,
    commands.findIndex(({ id }) => id === chosen),
  );
  const active = commands[place];
  const isEmpty = commands.length === 0;
  const choose = (next: number) => setChosen(commands[next]?.id ?? null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = placeAfter(event.key, place, commands.length);
    if (next !== null) {
      event.preventDefault();
      choose(next);
      return;
    }
    // Enter also ends the composition of a character in some scripts.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !active) return;
    event.preventDefault();
    onRun(active);
  }

  function statusOf(count: number): string {
    if (isSearching) return texts.searching;
    return count === 0 ? texts.nothingFound : texts.results(count);
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-rule px-4">
        <Search aria-hidden="true" className="size-4 shrink-0 text-quiet" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            onSearch?.(event.target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 grow bg-transparent text-16 outline-none placeholder:text-quiet"
        />
        {isSearching && <Spinner className="size-4 text-quiet" />}
        <span className="contents max-sm:hidden">
          <Shortcut keys={['Esc']} />
        </span>
      </div>
      <p role="status" className="sr-only">
        {query && statusOf(commands.length)}
      </p>
      <div id={listId} role="listbox" aria-label={label} className="min-h-0 overflow-y-auto p-2">
        {found.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
            <div id={`${listId}-${group.id}`} className="px-2 pt-2 pb-1 text-12 text-quiet">
              {group.heading}
            </div>
            {group.commands.map((command) => (
              <CommandOption
                key={command.id}
                id={optionId(listId, command)}
                command={command}
                isActive={command === active}
                onPoint={() => setChosen(command.id)}
                onRun={() => onRun(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {isEmpty && (
        <div className="px-4 pb-6 text-center text-14 text-quiet">
          {isSearching ? texts.searching : (describeEmpty?.(query) ?? texts.nothingFound)}
        </div>
      )}
      {note && <p className="border-t border-rule px-4 py-2 text-13 text-quiet">{note}</p>}
    </>
  );
}

type CommandOptionProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
};

function CommandOption({ id, command, isActive, onPoint, onRun }: CommandOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the input, which keeps focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      ref={(element) => {
        // jsdom knows no scrolling.
        if (isActive) element?.scrollIntoView?.({ block: 'nearest' });
      }}
      onPointerMove={onPoint}
      onClick={onRun}
      className={classNames(
        'flex min-h-9 cursor-default items-center gap-3 rounded-control px-2 py-1 text-14 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-quiet',
        isActive && 'bg-field-soft forced-colors:outline-2',
      )}
    >
      {command.icon}
      <span className="grid min-w-0 grow gap-0.5">
        <span className="flex min-w-0 items-baseline gap-3">
          <span dir="auto" className="max-w-[80%] shrink-0 truncate">
            {command.label}
          </span>
          {command.hint && (
            <span dir="auto" className="min-w-0 truncate text-13 text-quiet">
              {command.hint}
            </span>
          )}
        </span>
        {command.detail && <span className="truncate text-13 text-quiet">{command.detail}</span>}
      </span>
      {command.keys && (
        <span className="ms-auto">
          <Shortcut keys={command.keys} />
        </span>
      )}
    </div>
  );
}

function optionId(listId: string, command: Command): string {
  return `${listId}-command-${command.id}`;
}

/** Where the arrows lead, round the ends; `null` for keys that mean something else. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown') return count - 1;
  if (key === 'PageUp') return 0;
  return null;
}
