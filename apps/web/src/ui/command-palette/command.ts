import type { ReactNode } from 'react';

export type Command = {
  readonly id: string;
  readonly label: string;
  /** Other words a person may look for it by. */
  readonly keywords?: string;
  /** Secondary text after the label, such as where it leads. */
  readonly hint?: string;
  /** A second line: why it was found. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  /** Keys that do the same without the palette. */
  readonly keys?: readonly string[];
  readonly onRun: () => void;
};

export type CommandGroup = {
  readonly id: string;
  readonly heading: string;
  readonly commands: readonly Command[];
  /** A search result from the server, which is not filtered here. */
  readonly isFound?: boolean;
};
