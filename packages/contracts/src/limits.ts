/** The specification's business constants (its section 9): the one place for each number. */
export const limits = {
  /** 10 MB as people's file managers count it (MiB); a file of exactly this size is taken. */
  fileBytes: 10 * 1024 * 1024,
  filesPerBatch: 50,
  /** How long a caller waits for an ordinary answer. */
  requestTimeoutMs: 30_000,
  /** How long a caller waits for an answer that has to read, score or write text. */
  aiTimeoutMs: 60_000,
  /** JSON bodies; the largest honest one is a job description. */
  jsonBytes: 1024 * 1024,
  /** Characters of a job description's text. */
  jobTextMin: 40,
  jobTextMax: 20_000,
  /** Calls of one endpoint per user, or per address for signed-out visitors; expensive endpoints allow fewer. */
  callsPerMinute: 3_000,
  /** Streams of events that one person, or one address, listens to at once: more than a browser opens by itself. */
  streamsAtOnce: 8,
  streamsAtOnceOfAddress: 50,
  /** Files that one person sends at once, or has read: a page sends three. */
  longCallsAtOnce: 10,
  /** Runs of the public resume matcher from one address. */
  matchesPerMinute: 20,
  /** Bytes of a password; none is cut off. */
  passwordMax: 72,
  /** Accounts made from one address: a whole team may sit behind it. */
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
  /** Joins of the waitlist from one address: a whole conference may come from one. */
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
  /** Analyses that one call changes: those it names, or all that match a filter. */
  changedByIdsMax: 1_000,
  changedByFilterMax: 5_000,
  /** Candidates in one file; on paper each takes some pages. */
  exportedMax: 500,
  printedMax: 100,
  /** Candidates behind one link. */
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

/** Names under which the browser keeps what it keeps. */
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
