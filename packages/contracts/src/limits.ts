/** Limits and other business constants (section 9 of the specification). Each number is defined only here. */
export const limits = {
  /** 10 MiB, which file managers show as 10 MB; a file of exactly this size is accepted. */
  fileBytes: 10 * 1024 * 1024,
  filesPerBatch: 50,
  /** Timeout of most endpoints. */
  requestTimeoutMs: 30_000,
  /** Timeout of endpoints that read, score or write text. */
  aiTimeoutMs: 60_000,
  /** JSON bodies; the largest honest one is a job description. */
  jsonBytes: 1024 * 1024,
  /** Characters of a job description's text. */
  jobTextMin: 40,
  jobTextMax: 20_000,
  /** Calls of one endpoint per user, or per address for signed-out visitors; expensive endpoints allow fewer. */
  callsPerMinute: 3_000,
  /** Open event streams per user or per address: more than a browser opens by itself. */
  streamsAtOnce: 8,
  streamsAtOnceOfAddress: 50,
  /** Files that one user uploads at once, or has read at once. A page sends three at a time. */
  longCallsAtOnce: 10,
  /** Runs of the public resume matcher from one address. */
  matchesPerMinute: 20,
  /** Maximum bytes of a password; longer ones are refused, not cut off. */
  passwordMax: 72,
  /** Accounts created from one IP address, which a whole team may share. */
  signUpsPerMinute: 30,
  profileTextMax: 500,
  profileListMax: 100,
  retentionDaysMin: 1,
  retentionDaysMax: 730,
  /** A picture's longer side after it is redrawn, and the pixel limit for decoding. */
  profileImagePx: 512,
  imagePixelsMax: 50_000_000,
  nameMin: 2,
  roleMin: 2,
  /** Characters of a name, a role, a company. */
  nameMax: 100,
  /** Waitlist entries from one IP address, which a whole conference may share. */
  waitlistJoinsPerMinute: 200,
  /**
   * Answers a minute to one address that an email is already on the waitlist; above it, joining from there is refused.
   */
  waitlistKnownPerMinute: 10,
  /** Why a candidate was decided for or against, or given another score. */
  reasonMax: 1_000,
  notesMax: 10_000,
  /** A note on a job. */
  jobNoteMax: 4_000,
  /** Characters of a tag, and tags of one candidate. */
  tagMax: 40,
  tagsPerCandidate: 20,
  /** Characters of the words that say where a resume came from. */
  sourceLabelMax: 60,
  /** Characters of the name or email of an assignee. */
  assigneeMax: 100,
  /** Maximum number of analyses that one call changes, by id or by filter. */
  changedByIdsMax: 1_000,
  changedByFilterMax: 5_000,
  /** Candidates in one export; in a PDF each takes several pages. */
  exportedMax: 500,
  printedMax: 100,
  /** Candidates in one shared list. */
  sharedMax: 200,
  /** A comment on a candidate or on a shared list. */
  commentMax: 2_000,
  supportAnswerHours: 24,
  supportSubjectMax: 150,
  supportMessageMax: 10_000,
  supportAttachmentsMax: 5,
} as const;

/** Credits a month by plan; -1 is without limit. */
export const creditsByPlan = { free: 10, pro: 100, enterprise: -1 } as const;
export type Plan = keyof typeof creditsByPlan;

/** Members of an organization who may spend credits, by its plan; -1 is without limit. */
export const seatsByPlan: Readonly<Record<Plan, number>> = { free: 5, pro: 25, enterprise: -1 };

/** Minimum milliseconds between requests of the balance. */
export const creditBalanceFreshMs = 60_000;

/** A session is refreshed once it has less than `thresholdTicks` ticks to live. */
export const sessionRefresh = { tickMs: 30_000, thresholdTicks: 3 } as const;

export const realtime = {
  heartbeatMs: 30_000,
  timeoutMs: 10_000,
  /** Waits before the first, second, … reconnect; the last repeats. */
  reconnectMs: [1_000, 2_000, 5_000, 10_000],
} as const;

export const screen = {
  toastMs: 5_000,
  /** Share of a field's length from which its counter turns amber. */
  counterWarnsAt: 0.9,
} as const;

/** Defaults of fetched data in the browser. */
export const fetching = { retries: 2, freshMs: 5 * 60_000, keptMs: 10 * 60_000 } as const;

/** The offer of the pre-launch page. */
export const offer = { firstUsers: 100, freeMonths: 1, plan: 'pro' } as const;

/** Keys under which the browser stores data. */
export const storageKeys = {
  authToken: 'auth_token',
  userData: 'user_data',
  theme: 'theme',
  language: 'language',
  preferences: 'preferences',
} as const;

/** `open` serves the whole product, `waitlist` the landing page and its form. */
export const launchModes = ['open', 'waitlist'] as const;
export type LaunchMode = (typeof launchModes)[number];
