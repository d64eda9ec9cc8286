import type { ReactNode } from 'react';

/** Result of an action: not done if the user canceled the confirmation. */
type Outcome<Value> = { readonly isDone: true; readonly value: Value } | { readonly isDone: false };

export type Confirmation = {
  /**
   * Runs an action that requires a recent sign-in. If the last one is too old, asks the user to confirm and runs it
   * again, keeping their input. Other errors are thrown.
   */
  run<Value>(action: () => Promise<Value>): Promise<Outcome<Value>>;
  /** Rendered by the component that runs actions; `null` while there is no dialog. */
  readonly dialog: ReactNode;
};
