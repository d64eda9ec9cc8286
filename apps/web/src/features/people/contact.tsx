import { useTexts } from '../../lib/language/use-texts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { personTexts } from './person-texts.ts';
import { useVersions } from './use-person.ts';

type ContactProps = { readonly personId: string; readonly isAnonymous: boolean };

/** Contacts in the resumes, those of the newest one first. */
export function Contact({ personId, isAnonymous }: ContactProps) {
  const texts = useTexts(personTexts);
  const versions = useVersions(personId);
  if (isAnonymous) return <p className="text-14 text-quiet">{texts.contact.hidden}</p>;
  return (
    <Fetched query={versions} words={texts} lines={3}>
      {(read) => {
        const all = (kind: 'emails' | 'phones' | 'links') => [
          ...new Set(read.flatMap(({ facts }) => facts[kind].map(({ value }) => value))),
        ];
        const places = [...new Set(read.flatMap(({ facts }) => facts.place?.value ?? []))];
        const lines = [
          [texts.contact.emails, all('emails')],
          [texts.contact.phones, all('phones')],
          [texts.contact.links, all('links')],
          [texts.contact.places, places],
        ] as const;
        const known = lines.filter(([, values]) => values.length > 0);
        if (known.length === 0) return <p className="text-14 text-quiet">{texts.contact.none}</p>;
        return (
          <dl className="grid gap-3 text-14 sm:grid-cols-[7rem_minmax(0,1fr)]">
            {known.map(([label, values]) => (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd className="grid gap-1">
                  {values.map((value) => (
                    <bdi key={value} className="wrap-anywhere">
                      {value}
                    </bdi>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        );
      }}
    </Fetched>
  );
}
