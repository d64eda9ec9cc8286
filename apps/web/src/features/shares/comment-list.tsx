import type { SharedList } from '@winnow/contracts';
import { useFormats } from '../../lib/language/use-texts.ts';

/** Comments of the readers of a shared list, oldest first. */
export function CommentList({ comments }: { readonly comments: SharedList['comments'] }) {
  const { dateTime } = useFormats();
  if (comments.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-4">
      {comments.map(({ author, text, at }) => (
        <li key={`${at} ${author}`} className="border-s-2 border-wheat ps-3 text-14">
          <p className="text-13 text-quiet">
            <bdi className="font-medium text-ink">{author}</bdi>
            {' · '}
            <time dateTime={at}>{dateTime(at)}</time>
          </p>
          <p dir="auto" className="mt-0.5 max-w-[70ch] break-words whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
