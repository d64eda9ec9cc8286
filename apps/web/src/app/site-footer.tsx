import { Link } from 'react-router';
import { useTexts } from '../lib/language/use-texts.ts';
import { Mark } from '../ui/mark.tsx';
import { shellTexts } from './shell-texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteFooter() {
  const { footer, homeLink, matcherLink, productName } = useTexts(shellTexts);
  return (
    <footer className="mt-16 border-t border-rule print:hidden">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-6 gap-y-3 px-4 py-8 text-14 text-quiet sm:px-6">
        <Link to="/" aria-label={homeLink} className="flex items-center gap-2 text-ink hover:text-field">
          <Mark className="size-4" />
          <span className="font-serif text-16 font-medium">{productName}</span>
        </Link>
        <p className="grow">{footer.tagline}</p>
        <Link to="/resume-matcher" className="py-1 hover:text-ink sm:hidden">
          {matcherLink}
        </Link>
        <a href="/api/docs" className="py-1 hover:text-ink">
          {footer.api}
        </a>
        <div className="sm:hidden">
          <ThemeSwitch />
        </div>
        <p>{footer.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}
