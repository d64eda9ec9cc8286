import { Link } from 'react-router';
import { classNames } from '../../lib/class-names.ts';

type CardLinkProps = { readonly to: string; readonly className?: string; readonly children: string };

/** A link that fills the card around it. Links under `/api` are not handled by the router. */
export function CardLink({ to, className, children }: CardLinkProps) {
  const linkClass = classNames('after:absolute after:inset-0 after:rounded-card', className);
  return to.startsWith('/api') ? (
    <a href={to} className={linkClass}>
      {children}
    </a>
  ) : (
    <Link to={to} className={linkClass}>
      {children}
    </Link>
  );
}
