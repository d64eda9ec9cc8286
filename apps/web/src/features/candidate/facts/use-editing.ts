import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsBegun } from './fact-form.tsx';

type Editing = {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The button that opens it, which gets focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
};

/** Whether a fact is being edited: initially if an earlier edit was interrupted. */
export function useEditing(id: string): Editing {
  const [isOpen, setOpen] = useState(useIsBegun(id));
  const wasOpen = useRef(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), button };
}
