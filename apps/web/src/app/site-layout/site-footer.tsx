import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { Mark } from '../../ui/marks/mark.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { ThemeSwitch } from '../shell/theme-switch.tsx';

export function SiteFooter() {
  const { footer, homeLink, links, matcherLink, productName } = useTexts(shellTexts);
  const { launchMode, twitterUrl, linkedinUrl, contactEmail } = usePageSettings();
  return (
    <footer className="mt-16 border-t border-rule print:hidden">
      <div className="mx-auto w-full max-w-7xl px-4 py-12 text-14 text-quiet sm:px-6">
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-w-sm">
            <Link
              to="/"
              aria-label={homeLink}
              className="inline-flex items-center gap-2.5 rounded-control text-ink hover:text-field"
            >
              <Mark className="size-6 text-field" />
              <span className="pt-1 font-serif text-25 leading-none font-medium tracking-tight">
                {productName}
              </span>
            </Link>
            <p className="mt-4">{footer.tagline}</p>
          </div>
          {launchMode === 'open' && (
            <>
              <LinkList heading={footer.product}>
                <PageLink to="/features">{links.features}</PageLink>
                <PageLink to="/pricing">{links.pricing}</PageLink>
                <PageLink to="/tools-listing">{links.tools}</PageLink>
                <PageLink to="/resume-matcher">{matcherLink}</PageLink>
              </LinkList>
              <LinkList heading={footer.help}>
                <PageLink to="/support">{links.support}</PageLink>
                <PageLink to="/privacy-policy">{links.privacy}</PageLink>
                <PageLink to="/terms-of-service">{links.terms}</PageLink>
                <li>
                  <a href="/api/docs" className={linkClass}>
                    {footer.api}
                  </a>
                </li>
              </LinkList>
            </>
          )}
          <LinkList heading={footer.follow}>
            <SocialLink href={twitterUrl} label={footer.twitter} newTab={footer.newTab} />
            <SocialLink href={linkedinUrl} label={footer.linkedin} newTab={footer.newTab} />
            {contactEmail && (
              <li>
                <a href={`mailto:${contactEmail}`} className={linkClass}>
                  <bdi className="break-all">{contactEmail}</bdi>
                </a>
              </li>
            )}
          </LinkList>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-rule pt-6">
          <p>{footer.copyright(new Date().getFullYear())}</p>
          <div className="sm:hidden">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

const linkClass = 'inline-block rounded-control py-1 hover:text-ink pointer-coarse:py-2.5';

function LinkList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading}>
      <p className="font-medium text-ink">{heading}</p>
      <ul className="mt-2 grid justify-items-start">{children}</ul>
    </nav>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {children}
      </Link>
    </li>
  );
}

function SocialLink({ href, label, newTab }: { href: string; label: string; newTab: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
        {label} <span className="sr-only">{newTab}</span>
      </a>
    </li>
  );
}
