import { exportPool, type PoolChip } from '@winnow/contracts';
import { isLanguage } from '../../lib/language/languages.ts';
import { shownLanguage } from '../../lib/language/shown-language.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { saveFile } from '../../lib/save-file.ts';

/** Exports the results as CSV. @param personIds limits the export to these people */
export async function downloadPool(
  chips: readonly PoolChip[],
  name: string,
  personIds?: readonly string[],
): Promise<void> {
  try {
    const shown = shownLanguage();
    const language = isLanguage(shown) ? shown : 'en';
    const wanted = { chips: [...chips], language, ...(personIds && { personIds: [...personIds] }) };
    const { blob } = await api.download(exportPool, wanted);
    saveFile(blob, `${name}.csv`);
  } catch (error) {
    failures.report(error);
  }
}
