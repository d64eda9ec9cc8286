import { useTexts } from '../../lib/language/use-texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { usePageSettings } from '../../lib/page-settings.tsx';
import { WaitlistSection } from '../waitlist/waitlist-section.tsx';
import { Audiences } from './audiences.tsx';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { homeTexts } from './home-texts.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Problems } from './problems.tsx';
import { Statistics } from './statistics.tsx';

/** The landing page: the specification's sections, in its order. */
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
      <Problems />
      <Audiences />
      <HowItWorks />
      <Demo />
      <Statistics />
      <Features />
      <WaitlistSection />
    </>
  );
}
