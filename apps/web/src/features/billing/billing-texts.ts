import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  title: 'Billing · Winnow',
  heading: 'Billing',
  failed: 'We couldn’t load your plan',
  retry: 'Try again',
  done: 'Thank you. Your payment is being processed; your order is activated once it arrives.',
  cancelled: 'Nothing was ordered.',
  plans: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  plan: {
    heading: 'Plan',
    explanation: 'Your plan and upcoming changes.',
    current: 'Current plan',
    monthly: (count: number) => (count < 0 ? 'Unlimited credits' : `${number(count)} credits a month`),
    whenMonthly:
      'You get new credits on the first of each month, whatever your billing date. If your plan starts later in the month, you get its credits right away; unused credits stay valid until the month ends.',
    aMonth: 'a month',
    vat: (percent: string) => `Prices include ${percent} VAT.`,
    byAgreement: 'Custom pricing',
    goesOn: (date: string) => `Renews on ${date}.`,
    ends: (date: string) => `Ends on ${date}. Nothing changes until then.`,
    endsOffer: (date: string) =>
      `Your early-bird gift: free until ${date}, then it ends automatically. If you choose Pro, the first invoice comes after the gift.`,
    byContract: 'By contract. Contact us to change it.',
    byContractUntil: (date: string) =>
      `By contract until ${date}; after that, you’re on Free. Contact us to change it.`,
    pastDue: 'An invoice is overdue',
    pastDueWords: (date: string) => `Pro ends on ${date} unless the invoice below is paid.`,
    pastDueEnds: (date: string) => `Pro ends on ${date}. The invoice below is unpaid.`,
    pastDueAtStripe:
      'The last payment failed. We’ll try again over the next few days; if it keeps failing, Pro ends. Pay the invoice below or change your card.',
    gift: 'Gift',
    choose: 'Choose Pro',
    orderTitle: 'Order Pro?',
    orderWords: (price: string) =>
      `${price} a month, by invoice. Pro starts at once and renews monthly until you cancel; we email you the first invoice.`,
    keepWords: (price: string) =>
      `${price} a month, by invoice, after the gift. The first invoice comes when the gift ends; you can cancel until then.`,
    keepPro: 'Keep Pro after the gift',
    starting: 'Starting Pro',
    started: 'Pro is active. We emailed you the invoice.',
    kept: 'Pro continues after the gift.',
    cancel: 'Cancel Pro',
    cancelTitle: 'Cancel Pro?',
    cancelWords: (date: string) =>
      `You keep Pro until ${date}. After that, you’re on the Free plan; none of your data is deleted.`,
    keep: 'Keep Pro',
    cancelDone: 'Pro ends at the end of the billing period.',
    resume: 'Resume Pro',
    resumed: 'Pro continues.',
    enterprise: 'Need more, or a contract?',
    talk: 'Talk to us',
  },
  topUp: {
    heading: 'More credits',
    explanation: 'They don’t expire, and are used after your monthly credits.',
    credits: (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` }),
    buy: (credits: string) => `Buy ${credits}`,
    unit: 'credits',
    buyShort: 'Buy',
    buying: 'Ordering',
    unlimited: 'Your plan includes unlimited credits: you don’t need to buy any.',
    orderTitle: (credits: string) => `Order ${credits}?`,
    orderWords: (price: string) => `${price} in total, by emailed invoice. Credits are added when you pay.`,
    ordered: 'Ordered. Credits are added when you pay; we emailed you the invoice.',
  },
  order: {
    confirm: 'Order and get the invoice',
    ordering: 'Ordering',
    notNow: 'Not now',
    madeOutTo: 'Billed to',
    noAddress: 'The name and email address of your account.',
    toAddress: 'Add an address first',
  },
  invoices: {
    heading: 'Invoices',
    failed: 'We couldn’t load your invoices',
    retry: 'Try again',
    explanation: 'Download each invoice as a PDF.',
    caption: 'Your invoices, newest first',
    number: 'Invoice',
    amount: 'Amount',
    state: 'Status',
    issued: 'Issued',
    file: 'File',
    due: (date: string) => `Due ${date}`,
    overdue: (date: string) => `Was due ${date}`,
    states: {
      open: 'Open',
      paid: 'Paid',
      void: 'Void',
      refunded: 'Refunded',
      disputed: 'Disputed',
      'charged-back': 'Returned by the bank',
    },
    /** Reasons for an invoice's state, when the state alone doesn't explain it. */
    reasons: {
      disputed: 'Your bank is reviewing the payment.',
      'charged-back': 'The bank returned the money to you.',
    },
    pay: 'Pay',
    corrects: (invoice: string) => `replaces ${invoice}`,
    correct: 'Reissue',
    correctThis: (invoice: string) => `Reissue invoice ${invoice}`,
    correctTitle: (invoice: string) => `Reissue invoice ${invoice}?`,
    correctWords: (name: string) =>
      `It is voided and replaced by a new invoice to ${name}, with its own number and the same due date.`,
    corrected: (invoice: string) => `Replaced by invoice ${invoice}.`,
    correcting: 'Reissuing',
    leave: 'Keep invoice',
    empty: 'No invoices yet',
    emptyWords: 'When you choose a plan or buy credits, the invoice appears here.',
  },
  address: {
    heading: 'Billing address',
    failed: 'We couldn’t load your address',
    retry: 'Try again',
    explanation:
      'Your next invoices are addressed here. Without it, they show the name and email address of your account. Issued invoices stay unchanged; you can have recent ones reissued.',
    atStripe:
      'Stripe issues your invoices to the name and address you enter there. Issued invoices stay unchanged.',
    change: 'Change address',
    name: 'Name or company',
    street: 'Street and number',
    city: 'Postal code and city',
    country: 'Country',
    taxId: 'Tax number',
    email: 'Email for invoices (optional)',
    save: 'Save address',
    saving: 'Saving',
    saved: 'Address saved.',
    errors: {
      name: 'Name is required',
      tooLong: (max: number) => `Use at most ${number(max)} characters.`,
      email: 'Enter a valid email address.',
    },
  },
  methods: {
    heading: 'Payment methods',
    failed: 'We couldn’t load your payment methods',
    retry: 'Try again',
    explanation: 'How invoices are paid.',
    none: 'None yet. You enter a card on the payment page with your first order.',
    transfer: 'Bank transfer, by invoice',
    card: (brand: string, digits: string) => `${brand} ending in ${digits}`,
    expires: (date: string) => `expires ${date}`,
    portal: 'Change cards',
    opening: 'Opening',
  },
};

export type BillingTexts = TextsOf<typeof english>;

export const billingTexts = defineTexts(english, {
  de: () => import('./billing-texts.de.ts'),
  es: () => import('./billing-texts.es.ts'),
  fr: () => import('./billing-texts.fr.ts'),
  ar: () => import('./billing-texts.ar.ts'),
});
