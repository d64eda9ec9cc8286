import type { UseQueryResult } from '@tanstack/react-query';
import type { ProgramReadEntry } from '@winnow/contracts';
import { useFormats } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';

type ProgramReadsProps = {
  readonly reads: UseQueryResult<readonly ProgramReadEntry[]>;
  readonly title: string;
  readonly explanation: string;
  readonly texts: {
    readonly noReads: string;
    readonly done: string;
    readonly failed: string;
    readonly retry: string;
    readonly candidates: (count: number) => string;
  };
  readonly onClose: () => void;
};

/** Recent reads of candidates by a program. */
export function ProgramReads({ reads, title, explanation, texts, onClose }: ProgramReadsProps) {
  const { dateTime } = useFormats();
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={explanation}
      actions={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <Fetched query={reads} words={texts} lines={4}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-14 text-quiet">{texts.noReads}</p>
          ) : (
            <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
              {entries.map((entry) => (
                <li key={entry.id} className="grid grid-cols-1 gap-1 px-4 py-3">
                  <p className="text-14">
                    {texts.candidates(entry.candidates)}
                    {' · '}
                    <span className="text-quiet">{dateTime(entry.at)}</span>
                  </p>
                  <code dir="ltr" className="text-start font-mono text-12 break-all text-quiet">
                    {entry.route}
                  </code>
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </Dialog>
  );
}
