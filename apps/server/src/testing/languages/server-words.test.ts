import { languages } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { batchEmailWords } from '../../features/analyses/batches/batch-email-words.ts';
import { invoiceEmailWords } from '../../features/billing/emails/invoice-email-words.ts';
import { paymentEmailWords } from '../../features/billing/emails/payment-email-words.ts';
import { withdrawalEmailWords } from '../../features/billing/emails/withdrawal-email-words.ts';
import { invoiceWords } from '../../features/billing/invoices/invoice-words.ts';
import { footerWords } from '../../features/candidate-emails/footer-words.ts';
import { emailWords } from '../../features/identity/emails/email-language.ts';
import { notificationEmailWords } from '../../features/notifications/emails/notification-email-words.ts';
import { farewellEmailWords } from '../../features/organizations/ending/farewell-email-words.ts';
import { exportEmailWords } from '../../features/organizations/exports/export-email-words.ts';
import { invitationEmailWords } from '../../features/organizations/invitations/invitation-email-words.ts';
import { retentionEmailWords } from '../../features/retention/retention-email-words.ts';
import { reviewEmailWords } from '../../features/reviews/review-email-words.ts';
import { reportWords } from '../../features/shares/words/in-language.ts';
import { supportEmailWords } from '../../features/support/support-email-words.ts';
import { webhookEmailWords } from '../../features/webhooks/webhook-email-words.ts';
import { emailFrames } from '../../platform/email/email-frame.ts';

const catalogues = {
  batchEmailWords,
  emailFrames,
  emailWords,
  exportEmailWords,
  farewellEmailWords,
  footerWords,
  invitationEmailWords,
  invoiceEmailWords,
  invoiceWords,
  notificationEmailWords,
  paymentEmailWords,
  reportWords,
  retentionEmailWords,
  reviewEmailWords,
  supportEmailWords,
  webhookEmailWords,
  withdrawalEmailWords,
};

const marks = ['⟦0⟧', '⟦1⟧', '⟦2⟧', '⟦3⟧'];

/** Every sentence by its place in the catalogue, with placeholders for arguments. */
function sentencesIn(value: unknown, place = ''): [place: string, sentence: string][] {
  if (typeof value === 'function') return sentencesIn(value(...marks), place);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${place}.${key}`));
  return typeof value === 'string' ? [[place, value]] : [];
}

/** Words and directions that some languages share with English. */
const sameInSome = new Set([
  'ltr',
  'Score',
  'Engine',
  'Position',
  'No',
  'points',
  'Total',
  'Status',
  'auditor',
]);

const isAddress = (place: string) => place.endsWith('.path');
const marksIn = (sentence = '') => marks.filter((mark) => sentence.includes(mark));

test.each(Object.entries(catalogues))('%s has every sentence in every language', (_, catalogue) => {
  const english = sentencesIn(catalogue.en);
  for (const language of languages.filter((each) => each !== 'en')) {
    const translated = new Map(sentencesIn(catalogue[language]));
    expect([...translated.keys()].sort(), language).toEqual(english.map(([place]) => place).sort());
    for (const [place, sentence] of english) {
      const words = translated.get(place) ?? '';
      expect(words, `${language}${place}`).not.toBe('');
      expect(marksIn(words), `${language}${place}`).toEqual(marksIn(sentence));
      const isLeftOver = words === sentence && !isAddress(place) && !sameInSome.has(words);
      expect(isLeftOver, `${language}${place} is English: ${words}`).toBe(false);
    }
  }
});
