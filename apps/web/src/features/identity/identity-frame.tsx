import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { EvidencePicture, type PictureScene } from './evidence-picture.tsx';
import { identityTexts } from './identity-texts.ts';

type IdentityFrameProps = {
  readonly heading: string;
  readonly introduction?: ReactNode;
  readonly scene: PictureScene;
  readonly hasErrors?: boolean;
  /** Alternatives below the form. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
};

/** Layout of login screens: the form next to a picture of the product. */
export function IdentityFrame(props: IdentityFrameProps) {
  const { heading, introduction, scene, hasErrors = false, below, children } = props;
  const texts = useTexts(identityTexts);
  return (
    <div className="-mb-16 grid grow lg:grid-cols-[minmax(30rem,5fr)_6fr]">
      <title>{texts.titleOf(heading, hasErrors)}</title>
      <div className="flex justify-center px-4 py-10 sm:px-8 sm:py-16 lg:items-center">
        <div className="w-full max-w-[25rem] animate-arrive">
          <h1 className="font-serif text-31 tracking-tight">{heading}</h1>
          {introduction && <div className="mt-2 text-quiet">{introduction}</div>}
          <div className="mt-8 grid gap-5">{children}</div>
          {below && (
            <div className="mt-8 grid gap-2 border-t border-rule pt-5 text-14 text-quiet">{below}</div>
          )}
        </div>
      </div>
      <EvidencePicture scene={scene} />
    </div>
  );
}
