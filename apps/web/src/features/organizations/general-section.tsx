import { limits, type OwnOrganization, organizationLogo, organizationName } from '@winnow/contracts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { ConflictDialog } from '../../entities/conflict/conflict-dialog.tsx';
import { overtakenBy, savedMeanwhile } from '../../entities/conflict/overtaken.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PictureChoice } from '../../ui/inputs/picture-choice.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { teamTexts } from './team-texts.ts';
import { useLogoChange, useRename } from './use-team.ts';

type Props = { readonly organization: OwnOrganization };

export function GeneralSection({ organization }: Props) {
  const { general: texts } = useTexts(teamTexts);
  return (
    <PageSection id="general" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-6">
        <NameForm organization={organization} />
        <LogoField organization={organization} />
      </div>
    </PageSection>
  );
}

function NameForm({ organization }: Props) {
  const { general: texts, saved } = useTexts(teamTexts);
  const rename = useRename();
  const [name, setName] = useState(organization.name);
  // The value when editing began, even if it was reloaded since.
  const [base, setBase] = useState(organization.name);
  const [error, setError] = useState<string | null>(null);
  const current = overtakenBy(rename.error, organizationName);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim().length < limits.nameMin) {
      setError(texts.nameError(limits.nameMin));
      document.getElementById('organization-name')?.focus();
      return;
    }
    send(base);
  }

  function send(seen: string): void {
    const wanted = name.trim();
    rename.mutate(
      { name: wanted, before: { name: seen } },
      {
        onSuccess() {
          setBase(wanted);
          toasts.add('success', saved);
        },
      },
    );
  }

  function takeTheirs(theirs: string): void {
    setName(theirs);
    setBase(theirs);
    rename.reset();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextInput
        id="organization-name"
        label={texts.name}
        autoComplete="organization"
        value={name}
        onValueChange={(value) => {
          setName(value.slice(0, limits.nameMax));
          setError(null);
        }}
        error={error ?? undefined}
        disabled={rename.isPending}
      />
      <div>
        <Button type="submit" isLoading={rename.isPending}>
          {texts.submit}
        </Button>
      </div>
      {current && (
        <ConflictDialog<'name'>
          saved={savedMeanwhile(rename.error)}
          fields={[{ name: 'name', label: texts.name, mine: [name.trim()], theirs: [current.name] }]}
          isSaving={rename.isPending}
          onSave={(picks) => (picks.name === 'theirs' ? takeTheirs(current.name) : send(current.name))}
          onTheirs={() => takeTheirs(current.name)}
          onClose={rename.reset}
        />
      )}
    </form>
  );
}

function LogoField({ organization: { name, logo } }: Props) {
  const { general: texts, saved } = useTexts(teamTexts);
  const { fileSize } = useFormats();
  const change = useLogoChange();
  const [error, setError] = useState<string | null>(null);
  const current = overtakenBy(change.error, organizationLogo);
  const wanted = change.variables?.file ?? null;
  const wantedUrl = usePictureUrl(current ? wanted : null);

  function choose(file: File | null): void {
    if (file && file.size > limits.fileBytes) {
      setError(texts.tooLarge(fileSize(limits.fileBytes)));
      return;
    }
    setError(null);
    send(file, logo);
  }

  function send(file: File | null, before: string | null): void {
    change.mutate({ file, before }, { onSuccess: () => void toasts.add('success', saved) });
  }

  return (
    <>
      <PictureChoice
        id="logo"
        name={name}
        imageUrl={logo}
        words={{
          label: texts.logo,
          helper: texts.logoHelper,
          choose: texts.chooseLogo,
          change: texts.changeLogo,
          remove: texts.removeLogo,
        }}
        error={error}
        isBusy={change.isPending}
        onChoose={choose}
        onRemove={() => choose(null)}
      />
      {current && (
        <ConflictDialog<'logo'>
          saved={savedMeanwhile(change.error)}
          fields={[
            {
              name: 'logo',
              label: texts.logo,
              mine: [wantedUrl ?? ''],
              theirs: [current.logo ?? ''],
              show: (whose) => (
                <Avatar name={name} imageUrl={whose === 'mine' ? wantedUrl : current.logo} size="lg" />
              ),
            },
          ]}
          isSaving={change.isPending}
          onSave={(picks) => (picks.logo === 'theirs' ? change.reset() : send(wanted, current.logo))}
          onTheirs={change.reset}
          onClose={change.reset}
        />
      )}
    </>
  );
}

/** Object URL of a picture that isn't uploaded yet. */
function usePictureUrl(file: File | null): string | null {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
