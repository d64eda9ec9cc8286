import type { PersonPage, ResumeVersion } from '@winnow/contracts';
import { useState } from 'react';
import { Quote } from '../../../entities/analysis/quote.tsx';
import { compareLines } from '../../../entities/conflict/compare-lines.ts';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { type PersonTexts, personTexts } from '../person-texts.ts';
import { useVersions } from '../use-person.ts';
import { changedKinds, compareVersions, type FactChange } from './compare-versions.ts';
import { findContradictions } from './find-contradictions.ts';

type VersionsProps = { readonly person: PersonPage; readonly isAnonymous: boolean };

/** Contradictions between all resumes, and the changes between two of them. */
export function Versions({ person, isAnonymous }: VersionsProps) {
  const texts = useTexts(personTexts);
  const { date } = useFormats();
  const versions = useVersions(person.id);
  const nameOf = (fileId: string) => {
    const resume = person.resumes.find((each) => each.fileId === fileId);
    if (!resume) return '';
    return isAnonymous ? texts.resumes.of(date(resume.sentAt)) : `${resume.fileName}, ${date(resume.sentAt)}`;
  };
  return (
    <Fetched query={versions} words={texts} lines={8}>
      {(read) =>
        read.length < 2 ? (
          <p className="text-14 text-quiet">{texts.versions.tooFew}</p>
        ) : (
          <div className="grid gap-8">
            <Contradictions versions={read} nameOf={nameOf} />
            <TwoVersions versions={read} nameOf={nameOf} isAnonymous={isAnonymous} />
          </div>
        )
      }
    </Fetched>
  );
}

type PartProps = { readonly versions: readonly ResumeVersion[]; readonly nameOf: (fileId: string) => string };

function Contradictions({ versions, nameOf }: PartProps) {
  const { contradictions: texts, versions: words } = useTexts(personTexts);
  const found = findContradictions(versions);
  return (
    <section aria-labelledby="contradictions">
      <h3 id="contradictions" className="font-serif text-16">
        {texts.heading}
      </h3>
      {found.length === 0 && <p className="mt-1 text-14 text-quiet">{texts.none}</p>}
      <ul className="mt-3 grid gap-4">
        {found.map(({ kind, about, sides }) => (
          <li key={`${kind} ${about} ${sides[0]?.value}`} className="text-14">
            <p className="font-medium">
              {texts.kinds[kind]} · <bdi>{about}</bdi>
            </p>
            <ul className="mt-2 grid gap-3 sm:grid-cols-2">
              {sides.map(({ fileId, value, evidence }) => (
                <li key={fileId} className="rounded-card border border-rule bg-raised p-3">
                  <p className="text-12 wrap-anywhere text-quiet">{nameOf(fileId)}</p>
                  <p dir="auto" className="my-1 font-medium">
                    {value === 'present' ? words.present : value}
                  </p>
                  {evidence && <Quote evidence={evidence} onChoose={undefined} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TwoVersions({ versions, nameOf, isAnonymous }: PartProps & { readonly isAnonymous: boolean }) {
  const { versions: texts } = useTexts(personTexts);
  const [laterId, setLater] = useState(versions[0]?.fileId ?? '');
  const [earlierId, setEarlier] = useState(versions[1]?.fileId ?? '');
  const later = versions.find(({ fileId }) => fileId === laterId) ?? versions[0];
  const earlier = versions.find(({ fileId }) => fileId === earlierId) ?? versions[1];
  if (!later || !earlier) return null;
  const options = versions.map(({ fileId }) => ({ value: fileId, label: nameOf(fileId) }));
  const changes = compareVersions(earlier.facts, later.facts, texts.present).filter(
    ({ kind }) => !isAnonymous || kind !== 'contact',
  );
  return (
    <section aria-labelledby="changed">
      <h3 id="changed" className="font-serif text-16">
        {texts.changed}
      </h3>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Select
          size="sm"
          label={texts.earlier}
          value={earlier.fileId}
          options={options}
          onValueChange={setEarlier}
        />
        <Select
          size="sm"
          label={texts.later}
          value={later.fileId}
          options={options}
          onValueChange={setLater}
        />
      </div>
      {changes.length === 0 && <p className="mt-3 text-14 text-quiet">{texts.none}</p>}
      {changedKinds.map((kind) => (
        <ChangesOfKind key={kind} kind={kind} changes={changes.filter((change) => change.kind === kind)} />
      ))}
      {isAnonymous ? (
        <p className="mt-4 text-13 text-quiet">{texts.hidden}</p>
      ) : (
        <TextLines earlier={earlier.text} later={later.text} texts={texts} />
      )}
    </section>
  );
}

type OfKind = { readonly kind: FactChange['kind']; readonly changes: readonly FactChange[] };

function ChangesOfKind({ kind, changes }: OfKind) {
  const { versions: texts } = useTexts(personTexts);
  if (changes.length === 0) return null;
  return (
    <div className="mt-4 text-14">
      <h4 className="font-medium">{texts.kinds[kind]}</h4>
      <ul className="mt-1 grid gap-1.5">
        {changes.map(({ before, after }) => (
          <li key={`${before} ${after}`} className="grid gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <span className="text-quiet">
              {before === null ? texts.added : after === null ? texts.removed : texts.otherwise}
            </span>
            <span className="grid min-w-0 wrap-anywhere">
              {before !== null && (
                <del dir="auto" className="text-quiet">
                  {before}
                </del>
              )}
              {after !== null && (
                <ins dir="auto" className="no-underline">
                  {after}
                </ins>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TextLinesProps = {
  readonly earlier: string;
  readonly later: string;
  readonly texts: PersonTexts['versions'];
};

/** Lines that only one of the two texts contains. */
function TextLines({ earlier, later, texts }: TextLinesProps) {
  const { mine, theirs } = compareLines(later.split('\n'), earlier.split('\n'));
  const sides = [
    [texts.earlier, theirs],
    [texts.later, mine],
  ] as const;
  return (
    <details className="mt-5 text-14">
      <summary className="cursor-pointer text-field">{texts.lines}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {sides.map(([label, lines]) => (
          <div key={label} className="min-w-0">
            <p className="mb-1 text-12 text-quiet">{label}</p>
            <ul className="grid gap-1 text-13">
              {lines
                .filter(({ isOwn }) => isOwn)
                .map(({ text, place }) => (
                  <li key={place} dir="auto" className="wrap-anywhere">
                    {text}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
