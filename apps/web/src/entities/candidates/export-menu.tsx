import { type ExportFormat, exportChosen, exportFormats, limits } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { isLanguage } from '../../lib/language/languages.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { asChosen, type BulkTarget, countOf } from './bulk/bulk-target.ts';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { resultsTexts } from './results-texts.ts';

type ExportMenuProps = {
  /** Part of the file name: the job. */
  readonly name: string;
  /** The analyses to export: those shown, or all that match. */
  readonly target: BulkTarget;
  readonly isAnonymous: boolean;
};

/** Endings of file names; no two formats share one, so that saved files are not confused. */
const endings: Readonly<Record<ExportFormat, string>> = {
  csv: 'csv',
  xlsx: 'xlsx',
  pdf: 'pdf',
  json: 'json',
  'json-resume': 'resume.json',
};

type ExportItemsProps = ExportMenuProps & {
  /** Whether the role may export; nothing is offered otherwise. */
  readonly enabled: boolean;
};

const maxOf = (format: ExportFormat) => (format === 'pdf' ? limits.printedMax : limits.exportedMax);

/** The shown list as a file, with its filters; with names only if they are shown. */
export function useExportItems({ name, target, isAnonymous, enabled }: ExportItemsProps) {
  const { language } = useLanguage();
  const { export: texts } = useTexts(resultsTexts);
  const { toolbar } = useTexts(bulkTexts);
  const [isBusy, setBusy] = useState(false);
  const count = countOf(target);

  async function save(format: ExportFormat): Promise<void> {
    setBusy(true);
    try {
      const anonymous = isAnonymous ? 'yes' : 'no';
      const { blob } = await api.download(exportChosen, {
        format,
        anonymous,
        language: isLanguage(language) ? language : 'en',
        ...asChosen(target),
      });
      saveFile(blob, `${texts.name(name, isAnonymous)}.${endings[format]}`);
    } catch (error) {
      failures.report(error);
    } finally {
      setBusy(false);
    }
  }

  const offered = enabled ? exportFormats : [];
  const items = offered.map(
    (format): MenuItem => ({
      id: format,
      label: `${texts[format]} · ${count <= maxOf(format) ? texts.what(count, isAnonymous) : toolbar.notForSoMany(maxOf(format))}`,
      isDisabled: count > maxOf(format),
      onChoose: () => void save(format),
    }),
  );
  return { items, isBusy };
}

/** The files of `useExportItems` behind a button. Put it into `Allowed`. */
export function ExportMenu(props: ExportMenuProps) {
  const { export: texts } = useTexts(resultsTexts);
  const { items, isBusy } = useExportItems({ ...props, enabled: true });
  return (
    <Menu
      trigger={
        <Button
          size="sm"
          icon={<Download aria-hidden="true" className="max-2xl:hidden" />}
          isLoading={isBusy}
        >
          {texts.label}
        </Button>
      }
      groups={[items]}
    />
  );
}
