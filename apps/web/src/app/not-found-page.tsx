import { Link, useNavigate } from 'react-router';
import { useTexts } from '../lib/language/use-texts.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Button, buttonClass } from '../ui/buttons/button.tsx';
import { shellTexts } from './shell/shell-texts.ts';

export function NotFoundPage() {
  const navigate = useNavigate();
  const texts = useTexts(shellTexts);
  // The server also renders this page: before hydration the button wouldn't work.
  const isHydrated = useIsHydrated();
  const { status, heading, explanation, goHome, goBack } = texts.notFound;
  return (
    <div className="mx-auto grid w-full max-w-7xl grow content-center justify-items-center gap-6 px-4 py-24 text-center">
      <title>{texts.titleOf(heading)}</title>
      <FallenGrain status={status} />
      <div>
        <h1 className="font-serif text-39 tracking-tight">{heading}</h1>
        <p className="mt-3 max-w-md text-quiet">{explanation}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass('primary', 'md')}>
          {goHome}
        </Link>
        <Button onClick={() => navigate(-1)} disabled={!isHydrated}>
          {goBack}
        </Button>
      </div>
    </div>
  );
}

/** The status above the line of the logo, with one grain that fell through. */
function FallenGrain({ status }: { status: string }) {
  return (
    <p className="flex flex-col items-center font-serif text-49 leading-none text-quiet">
      {status}
      <svg viewBox="0 0 64 28" className="mt-3 w-28 text-field" fill="currentColor" aria-hidden="true">
        <path d="M0 0h64v1.5H0z" />
        <path d="M32 9c4 4 4 13 0 17-4-4-4-13 0-17Z" className="text-wheat" fill="currentColor" />
      </svg>
    </p>
  );
}
