import { partsOfComment } from '@winnow/contracts';
import { Fragment } from 'react';

type CommentTextProps = {
  readonly text: string;
  /** Name of a member, including former ones. */
  readonly nameOf: (userId: string) => string;
};

/** Text of a comment with line breaks, links and names of mentioned people. */
export function CommentText({ text, nameOf }: CommentTextProps) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {partsOfComment(text).map((part, place) =>
        'text' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have nothing else to be told apart by
          <WithLinks key={place} text={part.text} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <bdi key={place} className="rounded-[3px] bg-field-soft px-0.5 font-medium text-field">
            @{nameOf(part.userId)}
          </bdi>
        ),
      )}
    </p>
  );
}

function WithLinks({ text }: { readonly text: string }) {
  return splitLinks(text).map(({ words, start, href }) =>
    href === null ? (
      <Fragment key={start}>{words}</Fragment>
    ) : (
      <a
        key={start}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-field underline underline-offset-4"
      >
        {words}
      </a>
    ),
  );
}

type Piece = { readonly words: string; readonly start: number; readonly href: string | null };

/** Splits a text at web addresses. A full stop or bracket after one belongs to the sentence. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const words = found.replace(/[.,;:!?)\]}'»”]{1,20}$/, '');
    if (!URL.canParse(words)) continue;
    if (index > end) pieces.push({ words: text.slice(end, index), start: end, href: null });
    pieces.push({ words, start: index, href: new URL(words).href });
    end = index + words.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), start: end, href: null });
  return pieces;
}
