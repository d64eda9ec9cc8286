import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { connectedAppsTexts } from './connected-apps-texts.ts';
import { ScopeList } from './scope-list.tsx';
import { useAccessRequest, useAnswer } from './use-connected-apps.ts';

/** Where an app's request for access is answered. All that the app says of itself is shown as text, and no picture. */
export function ConsentPage() {
  const texts = useTexts(connectedAppsTexts);
  const [search] = useSearchParams();
  const id = search.get('authorization_id') ?? '';
  const request = useAccessRequest(id);
  const answer = useAnswer(id);
  const found = request.data && 'authorization_id' in request.data ? request.data : null;
  if (request.isError) {
    return (
      <Sheet heading={texts.gone}>
        <p className="text-quiet">{texts.goneWords}</p>
        <Link to="/dashboard" className={buttonClass('primary', 'lg')}>
          {texts.toDashboard}
        </Link>
      </Sheet>
    );
  }
  if (!found) {
    return (
      <Sheet heading={texts.heading}>
        <SkeletonText lines={6} />
      </Sheet>
    );
  }
  const isBusy = answer.isPending || answer.isSuccess;
  return (
    <Sheet heading={texts.heading}>
      <p className="text-quiet">{texts.introduction}</p>
      <div className="grid gap-2 rounded-card border border-rule bg-raised p-4">
        <h2 className="break-words font-medium">
          <bdi>{found.client.name || texts.unnamed}</bdi>
        </h2>
        <p className="text-14 text-quiet">{texts.unchecked}</p>
        <p className="break-words text-14">{texts.returnsTo(placeOf(found.redirect_uri))}</p>
        <p className="break-words text-14">{texts.signedInAs(found.user.email)}</p>
      </div>
      <div className="grid gap-2">
        <h2 className="font-medium">{texts.may}</h2>
        <ScopeList scopes={found.scope.split(' ')} />
        <p className="text-14 text-quiet">{texts.mayNot}</p>
      </div>
      <p className="text-14">{texts.onlyIf}</p>
      {answer.isError && (
        <Notice tone="error" heading={texts.failed}>
          <p>{texts.failedWords}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          isLoading={isBusy && answer.variables === true}
          disabled={isBusy}
          onClick={() => answer.mutate(true)}
        >
          {texts.allow}
        </Button>
        <Button size="lg" disabled={isBusy} onClick={() => answer.mutate(false)}>
          {texts.deny}
        </Button>
      </div>
    </Sheet>
  );
}

function Sheet({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const texts = useTexts(connectedAppsTexts);
  return (
    <div className="mx-auto grid w-full max-w-lg content-start gap-5 px-4 py-10 sm:px-6 sm:py-16">
      <title>{texts.title}</title>
      <h1 className="font-serif text-31 tracking-tight">{heading}</h1>
      {children}
    </div>
  );
}

/** The host for pages of the web; for apps on the device their scheme too, which is what opens them. */
function placeOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  return url.protocol === 'https:' ? url.host : `${url.protocol}//${url.host}`;
}
