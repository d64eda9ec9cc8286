import { useSearchParams } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { ReviewLine } from '../../entities/reviews/review-line.tsx';
import { reviewsTexts } from '../../entities/reviews/reviews-texts.ts';
import { useReviews } from '../../entities/reviews/use-reviews.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { ReviewMenu } from './review-menu.tsx';
import { reviewTexts } from './review-texts.ts';

type View = 'asked-of-me' | 'asked-by-me';

/** Reviews waiting for the user, and those they requested. */
export function ReviewsPage() {
  const { list: texts } = useTexts(reviewTexts);
  const may = useMay();
  const [search, setSearch] = useSearchParams();
  const view: View = search.get('view') === 'asked-by-me' ? 'asked-by-me' : 'asked-of-me';
  const ofMe = { value: 'asked-of-me', label: texts.ofMe, content: <List of="asked-of-me" /> } as const;
  const byMe = { value: 'asked-by-me', label: texts.byMe, content: <List of="asked-by-me" /> } as const;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <title>{texts.title}</title>
      <header>
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      </header>
      <Tabs<View>
        label={texts.views}
        value={view}
        onValueChange={(value) => setSearch({ view: value }, { replace: true })}
        tabs={may('reviews.ask') ? [ofMe, byMe] : [ofMe]}
      />
    </div>
  );
}

function List({ of }: { readonly of: View }) {
  const { list: texts } = useTexts(reviewTexts);
  const words = useTexts(reviewsTexts);
  const query = useReviews({ of });
  const isOfMe = of === 'asked-of-me';
  return (
    <Fetched query={query} words={words} lines={6}>
      {({ pages }) => {
        const reviews = pages.flatMap((page) => page.reviews);
        if (reviews.length === 0) {
          return (
            <EmptyState heading={isOfMe ? texts.noneOfMe : texts.noneByMe}>
              {isOfMe ? texts.noneOfMeWords : texts.noneByMeWords}
            </EmptyState>
          );
        }
        return (
          <div className="grid gap-4">
            <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
              {reviews.map((review) => (
                <ReviewLine key={review.id} review={review} tells={isOfMe ? 'own' : 'all'}>
                  {!isOfMe && review.state === 'open' && (
                    <Allowed to="reviews.ask">
                      <ReviewMenu review={review} />
                    </Allowed>
                  )}
                </ReviewLine>
              ))}
            </ul>
            <MoreButton query={query} label={texts.more} />
          </div>
        );
      }}
    </Fetched>
  );
}
