import { Mark, SettlingMark } from '../../ui/marks/mark.tsx';
import { Specimen } from './specimen.tsx';

const swatches: readonly (readonly [name: string, swatchClass: string])[] = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['rule', 'bg-rule'],
  ['edge', 'bg-edge'],
  ['quiet', 'bg-quiet'],
  ['ink', 'bg-ink'],
  ['field', 'bg-field'],
  ['field strong', 'bg-field-strong'],
  ['field mid', 'bg-field-mid'],
  ['field soft', 'bg-field-soft'],
  ['wheat', 'bg-wheat'],
  ['marker', 'bg-marker'],
  ['marker strong', 'bg-marker-strong'],
  ['met', 'bg-met'],
  ['partly', 'bg-partly'],
  ['not-met', 'bg-not-met'],
  ['not-found', 'bg-not-found'],
];

export function FoundationSpecimens() {
  return (
    <>
      <Specimen name="Mark">
        <div className="flex items-end gap-5 text-field">
          <Mark className="size-4" />
          <Mark className="size-6" />
          <Mark className="size-10" />
          <Mark className="size-16" />
          <SettlingMark className="size-16" />
        </div>
      </Specimen>
      <Specimen name="Color">
        <ul className="grid grid-cols-3 gap-3 text-12 text-quiet sm:grid-cols-6">
          {swatches.map(([name, swatchClass]) => (
            <li key={name}>
              <div className={`mb-1 h-10 rounded-control border border-rule ${swatchClass}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Headlines: Newsreader">
        <p className="font-serif text-39 tracking-tight">Three rise above the line</p>
        <p className="font-serif text-25">Hover one and read the sentence that lifted it</p>
      </Specimen>
      <Specimen name="Interface: Geist, figures of one width">
        {(['text-16', 'text-14', 'text-13', 'text-12'] as const).map((size) => (
          <p key={size} className={size}>
            47 resumes read, 3 worth a call, 1 could not be judged.
          </p>
        ))}
      </Specimen>
      <Specimen name="Code: Geist Mono">
        <p className="font-mono text-13">winnow rank --job samples/job-description.txt samples</p>
      </Specimen>
      <Specimen name="Evidence">
        <p className="max-w-prose">
          Moved the booking service to{' '}
          <mark className="rounded-[2px] bg-marker px-0.5 text-ink">PostgreSQL</mark> and kept it there for{' '}
          <mark className="rounded-[2px] bg-marker-strong px-0.5 text-ink">six years</mark>.
        </p>
      </Specimen>
    </>
  );
}
