import { useTexts } from '../../../lib/language/use-texts.ts';
import { CardLink } from '../../../ui/page/card-link.tsx';
import { PageFrame } from '../page-frame.tsx';
import { toolsTexts } from './tools-texts.ts';

/** Lists every tool with a link, for visitors. */
export function ToolsListingPage() {
  const texts = useTexts(toolsTexts);
  return (
    <PageFrame {...texts}>
      <ul className="mt-12 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {texts.tools.map(({ to, name, words, action, isOpen }) => (
          <li
            key={to}
            className="group relative flex flex-col rounded-card border border-rule bg-raised p-6 transition-colors hover:border-field has-focus-visible:border-field"
          >
            <p className="text-13 text-quiet">{isOpen ? texts.open : texts.signedIn}</p>
            <h2 className="mt-2 font-serif text-25">{name}</h2>
            <p className="mt-2 grow text-quiet">{words}</p>
            <p className="mt-5 text-14 font-medium text-field">
              <CardLink to={to} className="underline-offset-4 group-hover:underline">
                {action}
              </CardLink>
            </p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
