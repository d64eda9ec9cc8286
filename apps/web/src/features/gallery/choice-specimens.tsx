import { useState } from 'react';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { Slider } from '../../ui/inputs/slider.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Specimen } from './specimen.tsx';

const sizes = [
  { value: 'small', label: 'Up to 10 people' },
  { value: 'middle', label: '11 to 50 people' },
  { value: 'large', label: 'More than 50 people', isDisabled: true },
] as const;

const kinds = [
  { value: 'must', label: 'Must-have', helper: 'Who does not meet it is shown apart, with the reason.' },
  { value: 'nice', label: 'Nice to have', helper: 'It adds to the score by its weight.' },
] as const;

export function ChoiceSpecimens() {
  const [isKept, setKept] = useState(true);
  const [isAnonymous, setAnonymous] = useState(true);
  const [size, setSize] = useState<(typeof sizes)[number]['value']>('middle');
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('must');
  const [weight, setWeight] = useState(3);
  return (
    <>
      <Specimen name="Checkbox">
        <div className="grid gap-2 sm:grid-cols-2">
          <Checkbox label="Tell me when a batch is done" checked={isKept} onCheckedChange={setKept} />
          <Checkbox label="Monthly figures" checked={false} onCheckedChange={() => {}} />
          <Checkbox label="All resumes" helper="3 of 12" checked="mixed" onCheckedChange={() => {}} />
          <Checkbox label="Product news" disabled checked onCheckedChange={() => {}} />
          <Checkbox
            label="I have read the terms of service"
            error="Agree to the terms to go on"
            checked={false}
            onCheckedChange={() => {}}
          />
        </div>
      </Specimen>
      <Specimen name="Switch">
        <div className="grid gap-2">
          <Switch
            label="Anonymous view"
            helper="Hides names, photos and contacts while you read."
            isOn={isAnonymous}
            onSwitch={setAnonymous}
          />
          <Switch label="Single-key shortcuts" isOn={false} onSwitch={() => {}} />
          <Switch
            label="Language model"
            helper="Not set up here."
            disabled
            isOn={false}
            onSwitch={() => {}}
          />
        </div>
      </Specimen>
      <Specimen name="Radio">
        <div className="grid items-start gap-8 sm:grid-cols-2">
          <RadioGroup label="Team size" options={sizes} value={size} onValueChange={setSize} isRequired />
          <RadioGroup
            label="Kind of requirement"
            options={kinds}
            value={kind}
            onValueChange={setKind}
            variant="cards"
          />
        </div>
      </Specimen>
      <Specimen name="Slider">
        <div className="grid gap-5 sm:grid-cols-2">
          <Slider
            label="Weight of PostgreSQL"
            min={0}
            max={5}
            value={weight}
            onValueChange={setWeight}
            format={(value) => `${value} of 5`}
          />
          <Slider label="Years at least" min={0} max={20} value={8} onValueChange={() => {}} disabled />
        </div>
      </Specimen>
    </>
  );
}
