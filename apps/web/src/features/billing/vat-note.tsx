import type { PriceList } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { billingTexts } from './billing-texts.ts';

/** Note that prices include VAT, if they do. */
export function VatNote({ vatRate }: Pick<PriceList, 'vatRate'>) {
  const { plan: texts } = useTexts(billingTexts);
  const { number } = useFormats();
  if (vatRate === 0) return null;
  return <p className="mt-3 text-13 text-quiet">{texts.vat(`${number(vatRate / 100)} %`)}</p>;
}
