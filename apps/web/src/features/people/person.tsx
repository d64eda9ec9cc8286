import { useMutation } from '@tanstack/react-query';
import { deletePerson, exportPerson, type PersonPage } from '@winnow/contracts';
import { ChevronLeft, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { FittingJobs } from '../../entities/rediscovery/fitting-jobs.tsx';
import { rediscoveryTexts } from '../../entities/rediscovery/rediscovery-texts.ts';
import { useRemoval } from '../../entities/removals/use-removal.ts';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Analyses } from './analyses.tsx';
import { Changes } from './changes.tsx';
import { Consent } from './consent.tsx';
import { consentTexts } from './consent-texts.ts';
import { Contact } from './contact.tsx';
import { ListsAndTags } from './lists-and-tags.tsx';
import { personTexts } from './person-texts.ts';
import { Proposals } from './proposals.tsx';
import { Resumes } from './resumes.tsx';
import { useNameOf } from './use-name-of.ts';
import { Versions } from './versions/versions.tsx';

/** A person: contact, resumes, differences between them, analyses and history. */
export function Person({ person }: { readonly person: PersonPage }) {
  const texts = useTexts(personTexts);
  const { jobs } = useTexts(rediscoveryTexts);
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const mayManage = useMay()('resumes.write');
  const listTexts = useTexts(talentListTexts);
  const consentWords = useTexts(consentTexts);
  const name = useNameOf()(person, isAnonymous);
  return (
    <>
      <title>{texts.titleOf(name)}</title>
      <Link to="/resume-history" className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.toCandidates}
      </Link>
      <header className="mt-2 mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-60 grow basis-0">
          <h1 className="font-serif text-31 tracking-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-0.5 text-14 text-quiet">{texts.resumeCount(person.resumes.length)}</p>
        </div>
        <Switch label={texts.anonymous} isOn={isAnonymous} onSwitch={setAnonymous} />
        <div className="flex flex-wrap gap-2">
          <Allowed to="resumes.read">
            <ExportButton person={person} name={name} />
          </Allowed>
          <Allowed to="candidates.delete">
            <DeleteButton person={person} name={name} />
          </Allowed>
        </div>
      </header>
      {mayManage && <Proposals person={person} isAnonymous={isAnonymous} />}
      <PageSection id="contact" heading={texts.contact.heading} explanation={texts.contact.explanation}>
        <Contact personId={person.id} isAnonymous={isAnonymous} />
      </PageSection>
      <Allowed to="resumes.read">
        <PageSection
          id="lists-and-tags"
          heading={listTexts.person.heading}
          explanation={listTexts.person.explanation}
        >
          <ListsAndTags personId={person.id} />
        </PageSection>
        <PageSection id="consent" heading={consentWords.heading} explanation={consentWords.explanation}>
          <Consent personId={person.id} />
        </PageSection>
      </Allowed>
      <PageSection
        id="resumes"
        width="page"
        heading={texts.resumes.heading}
        explanation={texts.resumes.explanation}
      >
        <Resumes person={person} isAnonymous={isAnonymous} />
      </PageSection>
      {person.resumes.length > 1 && (
        <PageSection
          id="versions"
          width="page"
          heading={texts.versions.heading}
          explanation={texts.versions.explanation}
        >
          <Versions person={person} isAnonymous={isAnonymous} />
        </PageSection>
      )}
      <PageSection id="fitting-jobs" width="page" heading={jobs.heading} explanation={jobs.explanation}>
        <FittingJobs personId={person.id} isAnonymous={isAnonymous} />
      </PageSection>
      <PageSection
        id="analyses"
        width="page"
        heading={texts.analyses.heading}
        explanation={texts.analyses.explanation}
      >
        <Analyses personId={person.id} isAnonymous={isAnonymous} />
      </PageSection>
      {mayManage && person.changes.length > 0 && (
        <PageSection
          id="changes"
          width="page"
          heading={texts.changes.heading}
          explanation={texts.changes.explanation}
        >
          <Changes person={person} />
        </PageSection>
      )}
    </>
  );
}

/** Button to export all data about the person. */
function ExportButton({ person, name }: { readonly person: PersonPage; readonly name: string }) {
  const { export: texts } = useTexts(personTexts);
  const exporting = useMutation({
    mutationFn: () => api.download(exportPerson, { id: person.id }),
    onSuccess({ blob }) {
      saveFile(blob, `${name}.zip`);
      toasts.add('success', texts.done);
    },
  });
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      isLoading={exporting.isPending}
      loadingLabel={texts.busy}
      onClick={() => exporting.mutate()}
    >
      {texts.button}
    </Button>
  );
}

function DeleteButton({ person, name }: { readonly person: PersonPage; readonly name: string }) {
  const { remove: texts } = useTexts(personTexts);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoval();
  return (
    <>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={texts.question(name)}
        description={texts.explanation(person.resumes.length)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setOpen(false);
                remove({
                  ids: [person.id, ...person.resumes.map(({ fileId }) => fileId)],
                  send: () => api.call(deletePerson, { id: person.id }),
                  words: texts.done(name),
                });
                void navigate('/resume-history');
              }}
            >
              {texts.button}
            </Button>
          </>
        }
      />
    </>
  );
}
