import { useTexts } from '../../lib/language/use-texts.ts';
import { type Status, StatusShape } from '../../ui/marks/status-shape.tsx';
import { identityTexts } from './identity-texts.ts';

export type PictureScene = 'signIn' | 'register' | 'proof' | 'recovery';

/** A decorative picture: the product's rows, some above the line and the rest falling. */
export function EvidencePicture({ scene }: { scene: PictureScene }) {
  const { picture } = useTexts(identityTexts);
  return (
    <div
      aria-hidden="true"
      className="relative hidden border-s border-rule bg-sunken select-none lg:block print:hidden"
    >
      {/* Stays in place while the form next to it grows. */}
      <div className="sticky top-0 grid h-[calc(100dvh-4rem)] min-h-[44rem] place-items-center">
        <div className="w-full max-w-[34rem] px-10">
          <p className="max-w-[22ch] font-serif text-39 leading-[1.12] tracking-tight text-balance">
            {picture[scene]}
          </p>
          <ul className="mt-12 grid gap-3">
            {picture.rows.map((row, index) => (
              <li
                key={row.requirement}
                className={`animate-arrive ${shifts[index % shifts.length]}`}
                style={{ animationDelay: `${320 - index * 120}ms` }}
              >
                <EvidenceRow {...row} status={statuses[index] ?? 'met'} />
              </li>
            ))}
          </ul>
          <div className="mt-9 h-[3px] rounded-full bg-field" />
          <ul className="mt-5 flex justify-between gap-4">
            {picture.chaff.map((word, index) => (
              <li
                key={word}
                className={`flex items-center gap-2 text-13 text-quiet ${falls[index % falls.length]}`}
              >
                <Grain />
                {word}
              </li>
            ))}
          </ul>
          <p className="mt-14 text-13 text-quiet">{picture.neverScored}</p>
        </div>
      </div>
    </div>
  );
}

type Row = { readonly status: Status; readonly requirement: string; readonly quote: string };

function EvidenceRow({ status, requirement, quote }: Row) {
  return (
    <div className="flex gap-3 rounded-card border border-rule bg-raised px-4 py-3.5">
      <StatusShape status={status} className="mt-[3px] size-[18px]" />
      <div className="min-w-0">
        <p className="text-14 font-medium">{requirement}</p>
        <p className="mt-1.5 text-14 leading-relaxed">
          <mark className="rounded-[3px] bg-marker box-decoration-clone px-1 py-0.5 text-ink">“{quote}”</mark>
        </p>
      </div>
    </div>
  );
}

/** One grain of the logo. */
function Grain() {
  return (
    <svg viewBox="0 0 6 10" className="h-2.5 text-wheat" fill="currentColor" aria-hidden="true">
      <path d="M3 0c3 2.6 3 7.4 0 10C0 7.4 0 2.6 3 0Z" />
    </svg>
  );
}

// The three grains of the logo: the middle one is highest.
const shifts = ['ms-10', 'me-6', 'ms-16 me-2'];
const falls = ['translate-y-0', 'translate-y-5', 'translate-y-2', 'translate-y-8'];
const statuses: readonly Status[] = ['met', 'met', 'partly'];
