import type { ReactNode } from 'react';

/** What came of an action: nothing, where the person would not confirm who they are. */
type Outcome<Value> = { readonly isDone: true; readonly value: Value } | { readonly isDone: false };

export type Confirmation = {
  /**
   * Runs an action that requires a recent sign-in. If the last one is too old, asks the user to confirm and runs it
   * again, keeping their input. Other errors are thrown.
   */
  run<Value>(action: () => Promise<Value>): Promise<Outcome<Value>>;
  /** Rendered by the component that runs actions; `null` while nothing is asked. */
  readonly dialog: ReactNode;
};
