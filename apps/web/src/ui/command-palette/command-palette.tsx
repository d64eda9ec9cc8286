import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useReturnedFocus } from '../overlays/use-returned-focus.ts';
import { Veil } from '../overlays/veil.tsx';
import { Shortcut } from '../shortcuts/shortcut.tsx';
import { useUiTexts } from '../ui-texts.ts';
import type { Command, CommandGroup } from './command.ts';
import { findCommands } from './find-commands.ts';

type CommandPaletteProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly CommandGroup[];
  /** Told what is typed, for groups that are too long to be given whole. */
  readonly onSearch?: (words: string) => void;
};

/** Everything that can be gone to or done, by typing a part of its name. */
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

type PaletteSearchProps = Pick<CommandPaletteProps, 'label' | 'placeholder' | 'groups'> & {
  readonly onSearch: ((words: string) => void) | undefined;
  readonly onRun: (command: Command) => void;
};

/** The search itself: focus stays in the input while the arrows move through the list. */
function PaletteSearch({ label, placeholder, groups, onSearch, onRun }: PaletteSearchProps) {
  const texts = useUiTexts();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const found = findCommands(groups, query);
  const commands = found.flatMap((group) => group.commands);
  const active = commands[place];

  function onKeyDown(event: KeyboardEvent): void {
    const next = placeAfter(event.key, place, commands.length);
    if (next !== null) {
      event.preventDefault();
      setPlace(next);
      return;
    }
    // Enter also ends the composing of a letter in some scripts.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !active) return;
    event.preventDefault();
    onRun(active);
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
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 grow bg-transparent text-16 outline-none placeholder:text-quiet"
        />
        <Shortcut keys={['Esc']} />
      </div>
      <p role="status" className="sr-only">
        {query && (commands.length === 0 ? texts.nothingFound : texts.results(commands.length))}
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
                onPoint={() => setPlace(commands.indexOf(command))}
                onRun={() => onRun(command)}
              />
            ))}
          </div>
        ))}
      </div>
      {commands.length === 0 && (
        <p className="px-4 pb-6 text-center text-14 text-quiet">{texts.nothingFound}</p>
      )}
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
        'flex min-h-9 cursor-default items-center gap-3 rounded-control px-2 text-14 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:text-quiet',
        isActive && 'bg-field-soft forced-colors:outline-2',
      )}
    >
      {command.icon}
      <span className="min-w-0 truncate">{command.label}</span>
      {command.hint && <span className="min-w-0 truncate text-13 text-quiet">{command.hint}</span>}
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
