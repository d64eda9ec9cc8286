import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  title: 'Billing · Winnow',
  heading: 'Billing',
  failed: 'Your plan could not be read',
  retry: 'Try again',
  done: 'Thank you. Your payment is on its way here, and what you ordered comes with it.',
  cancelled: 'Nothing was ordered.',
  plans: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  plan: {
    heading: 'Plan',
    explanation: 'What you have, and what changes when.',
    current: 'Current plan',
    monthly: (count: number) => (count < 0 ? 'Unlimited credits' : `${number(count)} credits a month`),
    whenMonthly:
      'They come new on the first of each month, whatever the day you are billed. A plan that begins later in a month brings its credits at once; what is left when it ends can be used until the month is over.',
    aMonth: 'a month',
    vat: (percent: string) => `Prices contain ${percent} VAT.`,
    byAgreement: 'By agreement',
    goesOn: (date: string) => `Goes on by itself on ${date}.`,
    ends: (date: string) => `Ends on ${date}. Until then nothing changes.`,
    endsOffer: (date: string) =>
      `A gift for being early: free until ${date}, then it ends by itself. If you choose Pro, the first invoice comes after the gift.`,
    byContract: 'Yours by contract. Write to us to change it.',
    byContractUntil: (date: string) =>
      `Yours by contract until ${date}; then you are on Free. Write to us to change it.`,
    pastDue: 'An invoice is overdue',
    pastDueWords: (date: string) => `Pro ends on ${date} unless the invoice below is paid.`,
    pastDueEnds: (date: string) => `Pro ends on ${date}. The invoice below is still to be paid.`,
    pastDueAtStripe:
      'The last payment failed. It is tried again in the coming days, and Pro ends if it fails for good. Pay the invoice below, or change your card.',
    gift: 'A gift',
    choose: 'Choose Pro',
    orderTitle: 'Order Pro?',
    orderWords: (price: string) =>
      `${price} a month, by invoice. Pro begins at once and goes on from month to month until you cancel; the first invoice comes by mail.`,
    keepWords: (price: string) =>
      `${price} a month, by invoice, after the gift. The first invoice comes when the gift ends; until then you can cancel.`,
    keepPro: 'Keep Pro after the gift',
    starting: 'Starting Pro',
    started: 'Pro has begun. The invoice is in your mail.',
    kept: 'Pro goes on after the gift.',
    cancel: 'Cancel Pro',
    cancelTitle: 'Cancel Pro?',
    cancelWords: (date: string) =>
      `You keep Pro until ${date}. After that you have the Free plan; nothing of yours is deleted.`,
    keep: 'Keep Pro',
    cancelDone: 'Pro ends with its period.',
    resume: 'Keep Pro after all',
    resumed: 'Pro goes on.',
    enterprise: 'More than that, or a contract?',
    talk: 'Talk to us',
  },
  topUp: {
    heading: 'More credits',
    explanation: 'They do not expire, and are used after the monthly ones.',
    credits: (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` }),
    buy: (credits: string) => `Buy ${credits}`,
    unit: 'credits',
    buyShort: 'Buy',
    buying: 'Ordering',
    unlimited: 'Your plan has credits without limit: there is nothing to buy.',
    orderTitle: (credits: string) => `Order ${credits}?`,
    orderWords: (price: string) =>
      `${price} in all, by invoice, which comes by mail. The credits come with your payment.`,
    ordered: 'Ordered. The credits come with your payment; the invoice is in your mail.',
  },
  order: {
    confirm: 'Order and get the invoice',
    ordering: 'Ordering',
    notNow: 'Not now',
    madeOutTo: 'The invoice is made out to',
    noAddress: 'The name and mail address of your account.',
    toAddress: 'Give an address first',
  },
  invoices: {
    heading: 'Invoices',
    failed: 'Your invoices could not be read',
    retry: 'Try again',
    explanation: 'Each as a PDF, as it was issued.',
    caption: 'Your invoices, the newest first',
    number: 'Invoice',
    amount: 'Amount',
    state: 'State',
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
    /** Why an invoice stands as it does, where its state alone does not say. */
    reasons: {
      disputed: 'Your bank is looking into it.',
      'charged-back': 'The bank gave the money back to you.',
    },
    paidBack: (amount: string) => `${amount} paid back`,
    download: (invoice: string) => `Download invoice ${invoice} as PDF`,
    pdf: 'PDF',
    pay: 'Pay',
    corrects: (invoice: string) => `in place of ${invoice}`,
    correct: 'Make out anew',
    correctThis: (invoice: string) => `Make invoice ${invoice} out anew`,
    correctTitle: (invoice: string) => `Make invoice ${invoice} out anew?`,
    correctWords: (name: string) =>
      `It becomes void, and a new one to ${name} takes its place, with its own number and the same day to pay.`,
    corrected: (invoice: string) => `Invoice ${invoice} takes its place.`,
    correcting: 'Writing the invoice',
    leave: 'Leave it as it is',
    empty: 'No invoices yet',
    emptyWords: 'When you choose a plan or buy credits, the invoice stands here.',
  },
  address: {
    heading: 'Invoice address',
    failed: 'Your address could not be read',
    retry: 'Try again',
    explanation:
      'Who the next invoices are made out to. Without it they carry the name and mail address of your account. Those that were issued stay as they are; recent ones can be made out anew.',
    atStripe:
      'Invoices are written by Stripe, to the name and address that you give there. Those that were issued stay as they are.',
    change: 'Change your address',
    name: 'Name or company',
    street: 'Street and number',
    city: 'Postcode and city',
    country: 'Country',
    taxId: 'Tax number',
    save: 'Save address',
    saving: 'Saving',
    saved: 'Address saved.',
  },
  methods: {
    heading: 'Payment methods',
    failed: 'Your payment methods could not be read',
    retry: 'Try again',
    explanation: 'How invoices are paid.',
    none: 'None yet. You enter a card at the first order, on the payment page.',
    expires: (date: string) => `expires ${date}`,
    portal: 'Change cards',
    opening: 'Opening',
  },
};

export type BillingTexts = TextsOf<typeof english>;

export const billingTexts = defineTexts(english, {
  de: () => import('./billing-texts.de.ts'),
  ar: () => import('./billing-texts.ar.ts'),
});
