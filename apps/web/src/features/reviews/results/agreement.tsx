import type { ReviewResults } from '@winnow/contracts';
import { reviewsTexts } from '../../../entities/reviews/reviews-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { reviewTexts } from '../review-texts.ts';

/** How much the reviewers agree with each other, with the score and with the analysis, in words. */
export function Agreement({ results: { agreement, reviewers } }: { readonly results: ReviewResults }) {
  const { results: texts } = useTexts(reviewTexts);
  const { former } = useTexts(reviewsTexts);
  const { pairs, samePairs, kappa, absence, withScore, withVerdicts } = agreement;
  const opened = reviewers.filter((reviewer) => reviewer.opened > 0);
  return (
    <section aria-labelledby="agreement" className="rounded-card border border-rule bg-raised p-5">
      <h2 id="agreement" className="font-serif text-20">
        {texts.agreement}
      </h2>
      <div className="mt-2 grid max-w-prose gap-2">
        {pairs > 0 && <p>{texts.same(samePairs, pairs)}</p>}
        {kappa && (
          <p>
            <span className="font-medium tabular-nums">
              {texts.kappa(kappa.value, kappa.low, kappa.high)}
            </span>
            <span className="block text-14 text-quiet">{texts.kappaWords[kappa.method]}</span>
          </p>
        )}
        {absence && <p className="text-14 text-quiet">{texts.absence[absence]}</p>}
        <p>{withScore.pairs > 0 ? texts.withScore(withScore.agreeing, withScore.pairs) : texts.noScore}</p>
        {withVerdicts.marks > 0 && <p>{texts.withVerdicts(withVerdicts.same, withVerdicts.marks)}</p>}
        {opened.map(({ userId, name, opened: count }) => (
          <p key={userId} className="text-14 text-quiet">
            {texts.opened(name ?? former, count)}
          </p>
        ))}
      </div>
    </section>
  );
}
