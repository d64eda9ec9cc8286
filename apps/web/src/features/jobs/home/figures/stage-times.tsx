import { fewestStays, type JobFigures } from '@winnow/contracts';
import { bulkTexts } from '../../../../entities/candidates/bulk/bulk-texts.ts';
import { useFormats, useTexts } from '../../../../lib/language/use-texts.ts';
import { type JobHomeTexts, jobHomeTexts } from '../job-home-texts.ts';

/** Time that candidates spend in each stage; left out if too few have left it. */
export function StageTimes({ stages }: Pick<JobFigures, 'stages'>) {
  const { figures: texts } = useTexts(jobHomeTexts);
  const { stages: names } = useTexts(bulkTexts);
  const { number } = useFormats();
  // The final stages are shown only if candidates left them.
  const shown = stages.filter(({ stage, left }) => (stage !== 'hired' && stage !== 'declined') || left > 0);
  return (
    <section className="min-w-0">
      <h2 className="text-14 font-medium">{texts.times}</h2>
      <p className="text-13 text-quiet">{texts.timesWords}</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-14">
          <caption className="sr-only">{texts.times}</caption>
          <thead className="text-13 text-quiet">
            <tr>
              {[texts.stage, texts.median, texts.here, texts.longest].map((heading) => (
                <th
                  key={heading}
                  scope="col"
                  className="border-b border-rule py-1.5 pe-4 text-start align-bottom font-medium last:pe-0"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ stage, medianHours, here, longestHours }) => (
              <tr key={stage} className="align-top">
                <th scope="row" className="border-b border-rule py-2 pe-4 text-start font-normal">
                  {names[stage]}
                </th>
                <td className="border-b border-rule py-2 pe-4">
                  {medianHours === null ? (
                    <span className="text-13 text-quiet">{texts.notEnough(fewestStays)}</span>
                  ) : (
                    spanInWords(medianHours, texts)
                  )}
                </td>
                <td className="border-b border-rule py-2 pe-4 tabular-nums">{number(here)}</td>
                <td className="border-b border-rule py-2">
                  {longestHours === null ? (
                    <span className="text-13 text-quiet">{texts.noOneHere}</span>
                  ) : (
                    spanInWords(longestHours, texts)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const hoursADay = 24;
/** Maximum hours before days are shown. */
const maxHours = 48;

/** Text for a duration in hours or days. */
function spanInWords(
  hours: number,
  texts: Pick<JobHomeTexts['figures'], 'days' | 'hours' | 'lessThanAnHour'>,
): string {
  if (hours < 1) return texts.lessThanAnHour;
  return hours < maxHours ? texts.hours(Math.round(hours)) : texts.days(Math.round(hours / hoursADay));
}
