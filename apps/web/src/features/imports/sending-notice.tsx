import type { ResumeImport } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { Notice } from '../../ui/notices/notice.tsx';
import { ChooseFiles } from './choose-files.tsx';
import { importsTexts } from './imports-texts.ts';
import { lookInto } from './sending/look-into.ts';
import { sender, useSending } from './sending/sender.ts';
import { isOpen } from './use-imports.ts';

/** What this window is sending, or what nobody sends: the files can be chosen again. */
export function SendingNotice({ row }: { readonly row: ResumeImport }) {
  const { one: texts } = useTexts(importsTexts);
  const sending = useSending();
  const own = sending?.importId === row.id ? sending : null;
  const unsent = row.counts.waiting + row.counts.unannounced;
  // Rows of a table are on the server already.
  if (!isOpen(row) || row.kind === 'table') return null;
  if (own && own.state !== 'failed' && own.state !== 'sent') {
    return (
      <p role="status" className="text-14">
        {own.state === 'waiting' ? texts.lost : texts.sending(own.settled, own.total)}
      </p>
    );
  }
  if (unsent === 0) return null;
  return (
    <section className="grid gap-4">
      {own?.state === 'failed' && (
        <Notice tone="error" heading={texts.sendFailed}>
          {formatError(own.error).message}
        </Notice>
      )}
      <Notice tone="warning" heading={texts.unsent(unsent)}>
        {texts.unsentWords}
      </Notice>
      <ChooseFiles
        isDisabled={row.state === 'paused'}
        onFiles={(files) => void lookInto(files).then((chosen) => sender.start(row.id, chosen.files))}
      />
    </section>
  );
}
