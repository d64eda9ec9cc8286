import type { ReactNode } from 'react';

/** What came of an action: nothing, where the person would not confirm who they are. */
type Outcome<Value> = { readonly isDone: true; readonly value: Value } | { readonly isDone: false };

export type Confirmation = {
  /**
   * Does something that wants a recent sign-in. Where the last one is too long ago, the person is asked who they are
   * and it is done again, with nothing to type anew. Other errors are thrown.
   */
  run<Value>(action: () => Promise<Value>): Promise<Outcome<Value>>;
  /** To be shown by whoever runs actions; `null` while nothing is asked. */
  readonly dialog: ReactNode;
};
