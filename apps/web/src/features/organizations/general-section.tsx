import { limits, type OwnOrganization } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
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
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim().length < limits.nameMin) {
      setError(texts.nameError(limits.nameMin));
      document.getElementById('organization-name')?.focus();
      return;
    }
    rename.mutate(name.trim(), { onSuccess: () => void toasts.add('success', saved) });
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
    </form>
  );
}

function LogoField({ organization: { name, logo } }: Props) {
  const { general: texts, saved } = useTexts(teamTexts);
  const { fileSize } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const change = useLogoChange();
  const [error, setError] = useState<string | null>(null);

  function choose(file: File | null): void {
    if (file && file.size > limits.fileBytes) {
      setError(texts.tooLarge(fileSize(limits.fileBytes)));
      return;
    }
    setError(null);
    change.mutate(file, { onSuccess: () => void toasts.add('success', saved) });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} imageUrl={logo} size="lg" />
      <fieldset aria-describedby="logo-helper" className="min-w-0 flex-1 basis-64">
        <legend className="text-14 font-medium">{texts.logo}</legend>
        <p id="logo-helper" className="mt-0.5 text-13 text-quiet">
          {texts.logoHelper}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={texts.chooseLogo}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) choose(file);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" isLoading={change.isPending} onClick={() => input.current?.click()}>
            {logo ? texts.changeLogo : texts.chooseLogo}
          </Button>
          {logo && !change.isPending && (
            <Button size="sm" variant="quiet" onClick={() => choose(null)}>
              {texts.removeLogo}
            </Button>
          )}
        </div>
        <div role="alert" className="mt-2 empty:hidden">
          {error && <FieldError id="logo-error">{error}</FieldError>}
        </div>
      </fieldset>
    </div>
  );
}
