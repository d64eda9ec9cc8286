import { useMutation } from '@tanstack/react-query';
import type { OrganizationExport, OwnOrganization } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { Progress } from '../../ui/waiting/progress.tsx';
import type { Confirmation } from '../identity/confirmation/confirmation.ts';
import { useConfirmation } from '../identity/confirmation/use-confirmation.tsx';
import { OrganizationDeletionDialog } from './organization-deletion-dialog.tsx';
import { recordsTexts } from './records-texts.ts';
import { fetchExport, useExportStart, useExports } from './use-records.ts';

/** Export and deletion of the organization, for owners. */
export function RecordsSection({ organization }: { readonly organization: OwnOrganization }) {
  const texts = useTexts(recordsTexts);
  const [isAsking, setAsking] = useState(false);
  const confirmation = useConfirmation();
  const exports = useExports();
  return (
    <PageSection id="data" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-6">
        <div className="grid gap-4">
          <p className="text-14 text-quiet">{texts.export.help}</p>
          <Fetched query={exports} words={texts} lines={1}>
            {([newest]) => <Export newest={newest} confirmation={confirmation} />}
          </Fetched>
        </div>
        <div className="border-t border-rule pt-6">
          <p className="mb-3 text-14 text-quiet">{texts.deletion.help}</p>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.deletion.delete}
          </Button>
        </div>
      </div>
      {confirmation.dialog}
      {isAsking && (
        <OrganizationDeletionDialog organization={organization} onClose={() => setAsking(false)} />
      )}
    </PageSection>
  );
}

type ExportProps = {
  readonly newest: OrganizationExport | undefined;
  readonly confirmation: Confirmation;
};

function Export({ newest, confirmation }: ExportProps) {
  const { export: texts } = useTexts(recordsTexts);
  const start = useExportStart(confirmation.run);
  if (newest?.state === 'waiting') return <BeingMade {...newest} />;
  return (
    <>
      {newest?.state === 'failed' && (
        <p role="alert" className="text-14 text-missing">
          {texts.failed}
        </p>
      )}
      {newest?.state === 'ready' && <Ready made={newest} confirmation={confirmation} />}
      <div>
        <Button isLoading={start.isPending} onClick={() => start.mutate()}>
          {newest ? texts.startAgain : texts.start}
        </Button>
      </div>
    </>
  );
}

function BeingMade({ done, total }: Pick<OrganizationExport, 'done' | 'total'>) {
  const { export: texts } = useTexts(recordsTexts);
  const { number } = useFormats();
  return (
    <div className="grid gap-2">
      <Progress
        label={texts.preparing}
        value={total === 0 ? null : done}
        max={Math.max(1, total)}
        words={total === 0 ? '' : texts.progress(number(done), number(total))}
      />
      <p className="text-13 text-quiet">{texts.emailComes}</p>
    </div>
  );
}

type ReadyProps = { readonly made: OrganizationExport; readonly confirmation: Confirmation };

function Ready({ made, confirmation }: ReadyProps) {
  const { export: texts } = useTexts(recordsTexts);
  const { dateTime, date, fileSize } = useFormats();
  const download = useMutation({
    mutationFn: () => confirmation.run(() => fetchExport(made.id)),
    onSuccess(outcome) {
      if (!outcome.isDone) return;
      saveFile(outcome.value.blob, texts.fileName);
      toasts.add('success', texts.downloaded);
    },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-raised p-4">
      <div className="min-w-0">
        <p className="font-medium">{texts.ready(dateTime(made.createdAt))}</p>
        <p className="text-13 text-quiet">
          {texts.facts(fileSize(made.bytes), date(made.expiresAt ?? made.createdAt))}
        </p>
      </div>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        isLoading={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.download}
      </Button>
    </div>
  );
}
