import { AtSign, Building2, Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Specimen } from './specimen.tsx';

const limit = { maxLength: 60, words: (length: number) => `${length} of 60` };

export function TextInputSpecimens() {
  return (
    <>
      <Specimen name="States">
        <div className="grid gap-5 sm:grid-cols-2">
          <Typed label="Job title" start="" placeholder="Senior Backend Engineer" required />
          <Typed label="Team" start="Dispatch" helper="Shown to nobody but you." />
          <Typed
            label="Work e-mail"
            start="amara@harbourline"
            iconStart={<AtSign />}
            error="Please enter a valid email address"
            required
          />
          <Typed label="Company" start="Harbourline Freight" success="This company is known to us." />
          <Typed label="Invitation code" start="HF-2026" isLoading helper="We are looking it up." />
          <Typed label="Plan" start="Free, 10 credits a month" disabled />
          <Typed label="Link for sharing" start="winnow.test/s/7Qm2" readOnly />
          <Typed label="Search" start="kafka" iconStart={<Search />} iconEnd={<Building2 />} type="search" />
        </div>
      </Specimen>
      <Specimen name="Counter: quiet, amber past nine tenths, clay past the end">
        <div className="grid gap-5">
          <Typed label="Headline" start="Dispatch services on Node.js" limit={limit} />
          <Typed
            label="Headline, nearly full"
            start="Dispatch services on Node.js that three thousand use it"
            limit={limit}
          />
          <Typed
            label="Headline, too long"
            start="Dispatch services on Node.js that three thousand drivers rely upon"
            limit={limit}
            error="The headline must have 60 characters or fewer"
          />
        </div>
      </Specimen>
      <Specimen name="Sizes">
        <div className="grid gap-5 sm:grid-cols-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Typed key={size} label={`Name, ${size}`} start="Amara Diallo" size={size} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Variants">
        <div className="grid gap-5 sm:grid-cols-2">
          <Typed label="Name, default" start="Amara Diallo" />
          <Typed label="Name, auth" start="Amara Diallo" variant="auth" size="lg" />
          <div className="rounded-card bg-field-soft p-4">
            <Typed label="Name, glass" start="Amara Diallo" variant="glass" />
          </div>
          <Typed label="Name, form" start="Amara Diallo" variant="form" />
        </div>
      </Specimen>
      <Specimen name="Text area and select">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TypedArea />
          <div className="grid gap-5">
            <ChosenStage start="" />
            <ChosenStage start="interview" />
          </div>
        </div>
      </Specimen>
    </>
  );
}

type TypedProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onValueChange'> & {
  readonly start: string;
};

/** An input that can be typed into. */
function Typed({ start, ...rest }: TypedProps) {
  const [value, setValue] = useState(start);
  return <TextInput {...rest} value={value} onValueChange={setValue} />;
}

function TypedArea() {
  const [value, setValue] = useState('Asked about the move to Kafka: she led it, and has slides.');
  return (
    <TextArea
      label="Note"
      size="sm"
      value={value}
      onValueChange={setValue}
      limit={limit}
      helper="Only your team reads notes."
    />
  );
}

const stages = [
  { value: 'new', label: 'New' },
  { value: 'call', label: 'First call' },
  { value: 'interview', label: 'Interview' },
  { value: 'offer', label: 'Offer' },
  { value: 'hired', label: 'Hired', isDisabled: true },
] as const;

type Stage = (typeof stages)[number]['value'];

function ChosenStage({ start }: { start: Stage | '' }) {
  const [stage, setStage] = useState<Stage | ''>(start);
  return (
    <Select
      label="Stage"
      options={stages}
      value={stage}
      onValueChange={setStage}
      placeholder="Choose a stage"
      error={stage === '' ? 'Choose a stage' : undefined}
    />
  );
}
