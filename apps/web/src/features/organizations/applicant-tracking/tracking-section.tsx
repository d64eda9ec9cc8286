import { type TrackingConnection, trackingLimits } from '@winnow/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTrackingSystems } from '../../../entities/applicant-tracking/use-sent-scores.ts';
import { vendorNames } from '../../../entities/applicant-tracking/vendor-names.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { TrackingJobs } from './tracking-jobs.tsx';
import { trackingTexts } from './tracking-texts.ts';
import { useDisconnection, useTracking, useTrackingTest } from './use-tracking.ts';

/** Applicant tracking systems and what was imported from them, for who manages the organization. */
export function TrackingSection() {
  const texts = useTexts(trackingTexts);
  const connections = useTracking();
  const [isAdding, setAdding] = useState(false);
  return (
    <PageSection id="applicant-tracking" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={connections} words={texts} lines={3}>
        {(known) => {
          const isFull = known.length >= trackingLimits.connections;
          return (
            <div className="grid grid-cols-1 gap-4">
              <Connections connections={known} none={texts.none} />
              <div className="flex flex-wrap items-center gap-3">
                <Button
                  disabled={isFull}
                  aria-describedby={isFull ? 'applicant-tracking-full' : undefined}
                  onClick={() => setAdding(true)}
                >
                  {texts.connect}
                </Button>
                {isFull && (
                  <p id="applicant-tracking-full" className="text-13 text-quiet">
                    {texts.full(trackingLimits.connections)}
                  </p>
                )}
              </div>
            </div>
          );
        }}
      </Fetched>
      {isAdding && <TrackingForm onClose={() => setAdding(false)} />}
    </PageSection>
  );
}

/** The same for who imports from them and doesn't manage the organization. */
export function TrackingSystemsSection() {
  const texts = useTexts(trackingTexts);
  const systems = useTrackingSystems({ followsImports: true });
  return (
    <PageSection id="applicant-tracking" heading={texts.heading} explanation={texts.explanation}>
      <Fetched query={systems} words={texts} lines={3}>
        {(known) => <Connections connections={known} none={texts.noneYet} />}
      </Fetched>
    </PageSection>
  );
}

type ConnectionsProps = {
  readonly connections: readonly TrackingConnection[];
  /** The empty state. */
  readonly none: string;
};

function Connections({ connections, none }: ConnectionsProps) {
  if (connections.length === 0) return <p className="text-14 text-quiet">{none}</p>;
  return (
    <ul className="grid grid-cols-1 divide-y divide-rule rounded-card border border-rule bg-raised">
      {connections.map((connection) => (
        <ConnectionRow key={connection.id} connection={connection} />
      ))}
    </ul>
  );
}

function ConnectionRow({ connection }: { readonly connection: TrackingConnection }) {
  const texts = useTexts(trackingTexts);
  const { dateTime } = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const { name, vendor, lastImportAt, imports } = connection;
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <Badge tone="neutral">{vendorNames[vendor]}</Badge>
        </p>
        <p className="text-13 text-quiet">
          {lastImportAt ? texts.last(dateTime(lastImportAt)) : texts.never}
        </p>
      </div>
      {imports.length > 0 && (
        <ul className="grid gap-1 text-14">
          {imports.map(({ importId, jobTitle, state, candidates, error }) => (
            <li key={importId} className="flex flex-wrap items-baseline gap-x-3">
              <bdi className="min-w-0 break-words">{jobTitle}</bdi>
              <Allowed to="resumes.write">
                <Link
                  to={`/imports/${importId}`}
                  aria-label={texts.named(texts.open, jobTitle)}
                  className="text-field underline"
                >
                  {texts.open}
                </Link>
              </Allowed>
              <span className="text-13 text-quiet tabular-nums">
                {texts.candidates(candidates)} · {texts.states[state]}
              </span>
              {error && <span className="text-13 text-not-met">{texts.errors[error]}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Allowed to="resumes.write">
          <Button
            size="sm"
            variant="primary"
            aria-label={texts.named(texts.chooseJobs, name)}
            onClick={() => setChoosing(true)}
          >
            {texts.chooseJobs}
          </Button>
        </Allowed>
        <Allowed to="organization.manage">
          <Management connection={connection} />
        </Allowed>
      </div>
      <Allowed to="resumes.write">
        {isChoosing && <TrackingJobs connection={connection} onClose={() => setChoosing(false)} />}
      </Allowed>
    </li>
  );
}

/** Tests and disconnects a connection. */
function Management({ connection: { id, name } }: { readonly connection: TrackingConnection }) {
  const texts = useTexts(trackingTexts);
  const test = useTrackingTest();
  const disconnection = useDisconnection();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button
        size="sm"
        aria-label={texts.named(texts.test, name)}
        isLoading={test.isPending}
        onClick={() =>
          test.mutate(id, {
            onSuccess: ({ error }) =>
              toasts.add(error ? 'error' : 'success', error ? texts.errors[error] : texts.works),
          })
        }
      >
        {texts.test}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={texts.named(texts.disconnect, name)}
        onClick={() => setAsked(true)}
      >
        {texts.disconnect}
      </Button>
      <Dialog
        isOpen={isAsked}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.disconnectTitle(name)}
        description={texts.disconnectWords}
        actions={
          <>
            <Button onClick={close}>{texts.cancel}</Button>
            <Button
              variant="danger"
              isLoading={disconnection.isPending}
              onClick={() =>
                disconnection.mutate(id, {
                  onSuccess: () => toasts.add('success', texts.disconnected),
                  onSettled: close,
                })
              }
            >
              {texts.disconnect}
            </Button>
          </>
        }
      />
    </>
  );
}
