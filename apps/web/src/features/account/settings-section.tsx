import type { ReactNode } from 'react';

type SettingsSectionProps = {
  /** Where links to the section lead. */
  readonly id: string;
  readonly heading: string;
  readonly explanation: ReactNode;
  readonly children: ReactNode;
};

/** One matter of the settings: what it is about on one side, what can be done on the other. */
export function SettingsSection({ id, heading, explanation, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid scroll-mt-6 gap-x-10 gap-y-5 border-t border-rule py-8 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-heading`} className="font-serif text-20">
          {heading}
        </h2>
        <p className="mt-1 text-14 text-quiet">{explanation}</p>
      </div>
      <div className="min-w-0 max-w-lg">{children}</div>
    </section>
  );
}
