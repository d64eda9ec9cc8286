import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { AssistantConsent, isOfAssistant } from './assistant-consent.tsx';
import { connectedAppsTexts } from './connected-apps-texts.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import { placeOf } from './place-of.ts';
import { ScopeList } from './scope-list.tsx';
import { useAccessRequest, useAnswer } from './use-connected-apps.ts';

/**
 * Consent screen for an app's request. Everything that the app says about itself is shown as text, without pictures.
 */
export function ConsentPage() {
  const texts = useTexts(connectedAppsTexts);
  const [search] = useSearchParams();
  const id = search.get('authorization_id') ?? '';
  const request = useAccessRequest(id);
  const answer = useAnswer(id);
  const found = request.data && 'authorization_id' in request.data ? request.data : null;
  if (request.isError) {
    return (
      <ConsentSheet title={texts.title} heading={texts.gone}>
        <p className="text-quiet">{texts.goneWords}</p>
        <Link to="/dashboard" className={buttonClass('primary', 'lg')}>
          {texts.toDashboard}
        </Link>
      </ConsentSheet>
    );
  }
  if (!found) {
    return (
      <ConsentSheet title={texts.title} heading={texts.heading}>
        <SkeletonText lines={6} />
      </ConsentSheet>
    );
  }
  if (isOfAssistant(found.scope)) return <AssistantConsent request={found} />;
  const isBusy = answer.isPending || answer.isSuccess;
  return (
    <ConsentSheet title={texts.title} heading={texts.heading}>
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
    </ConsentSheet>
  );
}
