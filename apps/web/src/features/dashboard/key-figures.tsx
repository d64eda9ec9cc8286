import { Link } from 'react-router';
import { useCredits } from '../../entities/credits/credits.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { historyPath } from '../../lib/screen-paths.ts';
import { dashboardTexts } from './dashboard-texts.ts';

type KeyFiguresProps = { readonly toReview: number; readonly running: number; readonly unreadable: number };

/** Four numbers, each a link to what it counts. */
export function KeyFigures({ toReview, running, unreadable }: KeyFiguresProps) {
  const { figures } = useTexts(dashboardTexts);
  const { number } = useFormats();
  const { balance } = useCredits();
  const credits = balance?.availableCredits ?? null;
  const entries = [
    {
      id: 'review',
      to: historyPath({ decision: 'none' }),
      value: number(toReview),
      words: figures.toReview(toReview),
    },
    {
      id: 'running',
      to: historyPath({ view: 'runs', state: 'running' }),
      value: number(running),
      words: figures.running(running),
    },
    {
      id: 'unreadable',
      to: historyPath({ view: 'runs', state: 'unread' }),
      value: number(unreadable),
      words: figures.unreadable,
    },
    credits !== null && credits < 0
      ? { id: 'credits', to: '/credits', value: figures.unlimited, words: figures.unlimitedCredits }
      : {
          id: 'credits',
          to: '/credits',
          value: credits === null ? '–' : number(credits),
          words: figures.credits(credits ?? 0),
        },
  ];
  return (
    <section aria-label={figures.heading}>
      <ul className="grid grid-cols-2 border-y border-rule lg:grid-cols-4">
        {entries.map(({ id, to, value, words }) => (
          <li
            key={id}
            className="border-rule not-first:lg:border-s max-lg:even:border-s max-lg:nth-[n+3]:border-t"
          >
            <Link
              to={to}
              className="group block px-4 py-4 -outline-offset-2 transition-colors hover:bg-sunken"
            >
              <span className="block font-serif text-31 tabular-nums group-hover:text-field">{value}</span>
              <span className="text-13 text-quiet">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
