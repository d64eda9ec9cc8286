import type { downloadAnyInvoice, downloadInvoice } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { invoiceTexts } from './invoice-texts.ts';

type InvoiceFileProps = {
  readonly id: string;
  readonly number: string;
  /** Operators may download any invoice. */
  readonly endpoint: typeof downloadInvoice | typeof downloadAnyInvoice;
};

/** An invoice as PDF. */
export function InvoiceFile({ id, number, endpoint }: InvoiceFileProps) {
  const texts = useTexts(invoiceTexts);
  const [isOnItsWay, setOnItsWay] = useState(false);

  async function save(): Promise<void> {
    setOnItsWay(true);
    try {
      const { blob } = await api.download(endpoint, { id });
      saveFile(blob, `${number}.pdf`);
    } catch (error) {
      failures.report(error);
    } finally {
      setOnItsWay(false);
    }
  }

  return (
    <Button
      size="sm"
      aria-label={texts.download(number)}
      icon={<Download aria-hidden="true" />}
      disabled={isOnItsWay}
      onClick={() => void save()}
    >
      {texts.pdf}
    </Button>
  );
}
