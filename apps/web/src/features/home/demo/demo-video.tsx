import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-provider.tsx';
import { languages } from '../../../lib/language/languages.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { isMotionWelcome } from '../../../lib/scroll-to-section.ts';
import { Notice } from '../../../ui/notices/notice.tsx';
import { demoTexts } from './demo-texts.ts';
import captionsAr from './walk-through/captions.ar.vtt?url';
import captionsDe from './walk-through/captions.de.vtt?url';
import captionsEn from './walk-through/captions.en.vtt?url';
import captionsEs from './walk-through/captions.es.vtt?url';
import captionsFr from './walk-through/captions.fr.vtt?url';
import poster from './walk-through/poster.jpg';
import mp4 from './walk-through/walk-through.mp4';
import webm from './walk-through/walk-through.webm';

const captions = { en: captionsEn, de: captionsDe, es: captionsEs, fr: captionsFr, ar: captionsAr } as const;
const captionLanguages = Object.keys(captions) as (keyof typeof captions)[];

/** The recorded walk-through, without sound. If it can't be played, shows an alternative. */
export function DemoVideo() {
  const texts = useTexts(demoTexts);
  const { language } = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const shown = captionLanguages.find((name) => name === language) ?? 'en';
  if (hasFailed) {
    return (
      <Notice tone="warning" heading={texts.videoFailed}>
        <p>{texts.videoFailedWords}</p>
      </Notice>
    );
  }
  return (
    <video
      // With reduced motion the user starts it.
      autoPlay={isMotionWelcome()}
      controls
      muted
      playsInline
      preload="metadata"
      poster={poster}
      width={1280}
      height={720}
      aria-label={texts.video}
      className="aspect-video w-full rounded-control border border-rule bg-sunken"
    >
      <source src={webm} type="video/webm" />
      {/* The last source fails when none of them can be played. */}
      <source src={mp4} type="video/mp4" onError={() => setFailed(true)} />
      {captionLanguages.map((name) => (
        <track
          key={name}
          kind="captions"
          src={captions[name]}
          srcLang={name}
          label={languages[name].name}
          default={name === shown}
        />
      ))}
    </video>
  );
}
