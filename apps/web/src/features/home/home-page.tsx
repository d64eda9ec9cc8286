import { useTexts } from '../../lib/language/use-texts.ts';
import { laterSection } from '../../lib/later-section.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { Demo } from './demo/demo.tsx';
import { Hero } from './hero.tsx';
import { homeTexts } from './home-texts.ts';
import { WaitlistSection } from './waitlist/waitlist-section.tsx';

const StoryBeforeDemo = laterSection(
  'story-before-demo',
  async () => (await import('./story-before-demo.tsx')).StoryBeforeDemo,
);
const StoryAfterDemo = laterSection(
  'story-after-demo',
  async () => (await import('./story-after-demo.tsx')).StoryAfterDemo,
);

/** The landing page with its sections. */
export function HomePage() {
  const texts = useTexts(homeTexts);
  const { siteUrl, twitterUrl, linkedinUrl, contactEmail } = usePageSettings();
  const organisation = {
    '@type': 'Organization',
    name: 'Winnow',
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
    sameAs: [twitterUrl, linkedinUrl].filter((url) => url !== ''),
    ...(contactEmail && { email: contactEmail }),
  };
  const application = {
    '@type': 'SoftwareApplication',
    name: 'Winnow',
    url: siteUrl,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any with a browser',
    description: texts.description,
  };
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        structured={[organisation, application]}
      />
      <Hero />
      <StoryBeforeDemo />
      <Demo />
      <StoryAfterDemo />
      <WaitlistSection />
    </>
  );
}
