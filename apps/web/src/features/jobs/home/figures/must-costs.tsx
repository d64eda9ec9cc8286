import type { JobFigures } from '@winnow/contracts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { jobHomeTexts } from '../job-home-texts.ts';

/** Must-haves that most candidates lack, and how many lack only that one. */
export function MustCosts({ musts }: Pick<JobFigures, 'musts'>) {
  const { figures: texts } = useTexts(jobHomeTexts);
  const { number } = useFormats();
  return (
    <section className="min-w-0 lg:col-span-2">
      <h2 className="text-14 font-medium">{texts.musts}</h2>
      <p className="text-13 text-quiet">{musts.length > 0 ? texts.mustsWords : texts.noMusts}</p>
      {musts.length > 0 && (
        <table className="mt-4 w-full text-14">
          <caption className="sr-only">{texts.musts}</caption>
          <thead className="text-13 text-quiet">
            <tr>
              <th
                scope="col"
                className="border-b border-rule py-1.5 pe-4 text-start align-bottom font-medium"
              >
                {texts.requirement}
              </th>
              <th scope="col" className="border-b border-rule py-1.5 ps-4 text-end align-bottom font-medium">
                {texts.lacking}
              </th>
              <th scope="col" className="border-b border-rule py-1.5 ps-4 text-end align-bottom font-medium">
                {texts.alone}
              </th>
            </tr>
          </thead>
          <tbody>
            {musts.map(({ requirementId, text, scored, lacking, alone }) => (
              <tr key={requirementId} className="align-top">
                <th
                  scope="row"
                  className="border-b border-rule py-2 pe-4 text-start font-normal wrap-anywhere"
                >
                  <span dir="auto">{text}</span>
                  <svg className="mt-1.5 h-1.5 w-full max-w-md rtl:-scale-x-100" aria-hidden="true">
                    <rect width="100%" height="100%" rx="2" className="fill-sunken" />
                    <rect
                      width={`${scored > 0 ? (lacking / scored) * 100 : 0}%`}
                      height="100%"
                      rx="2"
                      className="fill-not-met forced-colors:fill-[CanvasText]"
                    />
                  </svg>
                </th>
                <td className="border-b border-rule py-2 ps-4 text-end whitespace-nowrap tabular-nums">
                  {texts.ofScored(lacking, scored)}
                </td>
                <td className="border-b border-rule py-2 ps-4 text-end tabular-nums">{number(alone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
