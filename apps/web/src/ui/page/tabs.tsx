import * as Radix from 'radix-ui/tabs';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useIsPrinting } from '../use-is-printing.ts';
import { pageDirection } from './page-direction.ts';

type Tab<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Number of items in the tab. */
  readonly count?: number;
  readonly content: ReactNode;
};

type TabsProps<Value extends string> = {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** The tab that is printed; by default the one that is shown. */
  readonly onPaper?: Value;
};

/** Tabs. The line glides to the selected one. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, onPaper = value } = props;
  const isPrinting = useIsPrinting();
  const anchor: CSSProperties & Record<'--tab-anchor', string> = { '--tab-anchor': `--tab-${useId()}` };
  return (
    <Radix.Root
      dir={pageDirection()}
      value={value}
      onValueChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen);
        if (tab) onValueChange(tab.value);
      }}
      style={anchor}
    >
      <div className="border-b border-rule print:hidden">
        {/* Without enough width they wrap into rows, so that all stay visible. */}
        <Radix.List aria-label={label} className="relative flex flex-wrap gap-x-1">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              data-value={tab.value}
              className="tab flex h-control-md shrink-0 items-center gap-2 rounded-t-control px-3 text-14 text-quiet -outline-offset-2 transition-colors hover:text-ink data-[state=active]:font-medium data-[state=active]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-sunken px-1.5 text-12 text-quiet">{tab.count}</span>
              )}
            </Radix.Trigger>
          ))}
          <span aria-hidden="true" className="tab-line" />
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className={classNames('pt-5', tab.value !== onPaper && 'print:hidden')}
        >
          {tab.content}
        </Radix.Content>
      ))}
      {/* Input on other tabs is kept. */}
      {isPrinting && onPaper !== value && tabs.find((tab) => tab.value === onPaper)?.content}
    </Radix.Root>
  );
}
