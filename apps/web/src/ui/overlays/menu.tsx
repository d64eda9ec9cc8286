import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { pageDirection } from '../page/page-direction.ts';
import { Shortcut } from '../shortcuts/shortcut.tsx';

export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Keys that do the same, such as `['⌘', 'D']`. */
  readonly keys?: readonly string[];
  readonly isDisabled?: boolean;
  /** For actions that cannot be undone. */
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
};

type MenuProps = {
  /** The button that opens the menu; it needs an accessible name. */
  readonly trigger: ReactElement;
  /** Groups with a line between them. */
  readonly groups: readonly (readonly MenuItem[])[];
  readonly align?: 'start' | 'end';
};

/** A menu of actions behind a button. */
export function Menu({ trigger, groups, align = 'end' }: MenuProps) {
  return (
    <Radix.Root dir={pageDirection()} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-appear overflow-y-auto rounded-card border border-rule bg-raised p-1 text-14 shadow-float data-[state=closed]:animate-leave"
        >
          {groups.map((group, index) => (
            <Radix.Group key={group[0]?.id ?? index}>
              {index > 0 && <Radix.Separator className="mx-2 my-1 h-px bg-rule" />}
              {group.map((item) => (
                <Radix.Item
                  key={item.id}
                  disabled={item.isDisabled ?? false}
                  onSelect={item.onChoose}
                  className={classNames(
                    'flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-4',
                    'data-disabled:opacity-50 forced-colors:data-highlighted:outline-2',
                    item.isDangerous
                      ? 'text-not-met data-highlighted:bg-not-met-soft'
                      : 'data-highlighted:bg-field-soft [&_svg]:text-quiet',
                  )}
                >
                  {item.icon}
                  <span className="grow">{item.label}</span>
                  {item.keys && <Shortcut keys={item.keys} />}
                </Radix.Item>
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
