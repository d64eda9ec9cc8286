import { faq } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { settingsTexts } from '../features/account/settings/settings-texts.ts';
import { identityTexts } from '../features/identity/identity-texts.ts';
import { faqTexts } from '../features/support/faq/faq-texts.ts';

const quoted = /[“„«]\s?([^”“»]+?)\s?[”“»]/g;

test.each(['en', 'de', 'es', 'fr', 'ar'] as const)(
  'in %s answers quote the sections of the settings and the button by their names',
  async (language) => {
    const { entries } = await faqTexts.load(language);
    const settings = await settingsTexts.load(language);
    const { secondFactor } = await identityTexts.load(language);
    const quotedIn = (id: string) => {
      const answer = entries[id]?.answer ?? faq.find((entry) => entry.id === id)?.answer ?? '';
      return [...answer.matchAll(quoted)].map(([, name]) => name);
    };
    expect(quotedIn('two-step')).toEqual([settings.factors.heading, secondFactor.byRecoveryCode]);
    expect(quotedIn('devices')).toEqual([settings.sessions.heading]);
    expect(quotedIn('take-away')).toEqual([settings.data.heading]);
    expect(quotedIn('how-long')).toEqual([settings.review.heading]);
  },
);
