import { Link } from 'react-router';
import { useAlias } from '../../../entities/analysis/use-shown-name.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { SkeletonText } from '../../../ui/waiting/skeleton.tsx';
import { linksTexts } from './links-texts.ts';
import { useShare } from './use-shares.ts';

/** Comments of readers on a shared list, each with its candidate. */
export function ShareComments({ id }: { readonly id: string }) {
  const texts = useTexts(linksTexts);
  const { dateTime } = useFormats();
  const shownAlias = useAlias();
  const { data, error } = useShare(id);
  if (error) return <Notice tone="error" heading={texts.failed} />;
  if (!data) return <SkeletonText lines={3} />;
  return (
    <ul className="mt-4 grid gap-4 border-t border-rule pt-4">
      {data.comments.map((comment) => (
        <li key={comment.id} className="text-14">
          <p className="text-13 text-quiet">
            <bdi className="font-medium text-ink">{comment.author}</bdi>
            {' · '}
            {comment.analysisId ? (
              <Link
                to={`/resume-history/${comment.analysisId}`}
                className="text-field underline underline-offset-4"
              >
                {shownAlias(comment.alias)}
              </Link>
            ) : (
              texts.onList
            )}
            {' · '}
            <time dateTime={comment.at}>{dateTime(comment.at)}</time>
          </p>
          <p dir="auto" className="mt-1 max-w-[70ch] break-words whitespace-pre-line">
            {comment.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
