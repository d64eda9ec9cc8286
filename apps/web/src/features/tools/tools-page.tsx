import { Briefcase, Code, FilePen, History, type LucideIcon, Scale, ScanText } from 'lucide-react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { CardLink } from '../../ui/page/card-link.tsx';
import { workspaceToolsTexts } from './workspace-tools-texts.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  analyzer: Scale,
  creator: FilePen,
  jobs: Briefcase,
  history: History,
  matcher: ScanText,
  api: Code,
};

/** All tools for signed-in users, with their price in credits. */
export function ToolsPage() {
  const texts = useTexts(workspaceToolsTexts);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-12">
      <title>{texts.title}</title>
      <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
      <p className="mt-2 text-quiet">{texts.introduction}</p>
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {texts.tools.map(({ id, to, name, words, cost }) => {
          const Icon = icons[id] ?? Scale;
          return (
            <li
              key={id}
              className="group relative flex flex-col gap-2 rounded-card border border-rule bg-raised p-panel transition-colors hover:border-field has-focus-visible:border-field"
            >
              <div className="flex items-center gap-3">
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 text-field" />
                <h2 className="grow font-serif text-20">
                  <CardLink to={to}>{name}</CardLink>
                </h2>
              </div>
              <p className="grow text-14 text-quiet">{words}</p>
              <p className="mt-1">
                <Badge tone={cost === 'free' ? 'neutral' : 'field'}>
                  {cost in texts.cost && texts.cost[cost as keyof typeof texts.cost]}
                </Badge>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
