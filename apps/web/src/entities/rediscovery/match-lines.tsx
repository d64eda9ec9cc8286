import { bandOf, type JobMatch } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { previewPath } from '../../lib/screen-paths.ts';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { analysisTexts } from '../analysis/analysis-texts.ts';
import { rediscoveryTexts } from './rediscovery-texts.ts';

/** The score with its label, and the number of missing must-haves. */
export function MatchScore({ match }: { readonly match: JobMatch | null }) {
  const texts = useTexts(rediscoveryTexts);
  const { band } = useTexts(analysisTexts);
  if (!match) return <span className="text-13 text-quiet">{texts.comparing}</span>;
  if (match.score === null) return <span className="text-13 text-quiet">{texts.notScored}</span>;
  return (
    <span className="flex shrink-0 flex-wrap items-baseline justify-end gap-x-2">
      <span className="font-serif text-20 tabular-nums">{texts.score(match.score)}</span>
      <span className="text-13 text-quiet">
        {match.missing > 0 ? texts.missing(match.missing) : band[bandOf(match.score)]}
      </span>
    </span>
  );
}

const linesShown = 3;

type PreviewLinkProps = { readonly personId: string; readonly jobId: string; readonly name: string };

/** Link to the full analysis of a match. */
export function PreviewLink({ personId, jobId, name }: PreviewLinkProps) {
  const { preview: texts } = useTexts(rediscoveryTexts);
  return (
    <Link
      to={previewPath(personId, jobId)}
      aria-label={texts.openOf(name)}
      className="mt-1 inline-block justify-self-start text-13 text-field underline underline-offset-4"
    >
      {texts.open}
    </Link>
  );
}

/** Reasons in a few lines with quotes, strongest first. */
export function MatchLines({ name, match }: { readonly name: string; readonly match: JobMatch | null }) {
  const texts = useTexts(rediscoveryTexts);
  if (!match || match.lines.length === 0) return null;
  const shown = [
    ...match.lines.filter(({ must, status }) => must && status.startsWith('not-')),
    ...match.lines.filter(({ quote }) => quote !== null),
  ].slice(0, linesShown);
  return (
    <ul aria-label={texts.why(name)} className="mt-1 grid gap-1 text-13">
      {shown.map(({ requirementId, text, status, quote }) => (
        <li key={requirementId} className="flex min-w-0 items-start gap-2">
          <StatusShape status={status} className="mt-0.5" />
          <span className="sr-only">{texts.verdicts[status]}</span>
          <span dir="auto" className="max-w-[55%] shrink-0 truncate font-medium">
            {text}
          </span>
          {quote !== null && (
            <q dir="auto" className="min-w-0 truncate text-quiet">
              {quote}
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}
