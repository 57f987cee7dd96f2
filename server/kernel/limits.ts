/** Figures that several features or pages use. What one feature alone uses is in that feature. */
export const limits = {
  /** Maximum of one deposit or withdrawal, in minor units of the wallet's currency. */
  movementMaximumMinor: 100_000_000,
  /** How long a crypto payment may take to arrive. */
  cryptoPaymentHours: 24,
  /** How often the gateway may be queried about one payment, and the time limit for its answer. */
  gatewayCheckSeconds: 15,
  gatewayAnswerSeconds: 10,
  pageSize: 10,
  pageSizeMaximum: 200,
  /** Page sizes that administrators can choose instead of `pageSize`. */
  pageSizesOffered: [25, 50, 100, 200],
  /** How many rows deep the pages of a list go; older rows are found by date. */
  pagedRowsMaximum: 100_000,
  /** The most users, and the most references, that a search of all transactions may match. */
  searchedPeopleMaximum: 200,
  searchedReferencesMaximum: 2000,
  /** The menu counts pending items up to this number. */
  queueCountMaximum: 100,
  /** The maximum size of a bulk action. */
  selectedMaximum: 200,
  /** How many rows of a download are read at a time. */
  exportedAtOnce: 1000,
  userPageSizeMaximum: 1000,
  /** The maximum entries of a statement on a page and in a PDF; its sums include all. */
  statementPageEntries: 50,
  pdfEntriesMaximum: 8_000,
  /** How long a staff invitation is valid. */
  staffInvitationHours: 72,
  /** How long a password that staff set, or an invitation to choose one, is valid. */
  firstPasswordDays: 7,
  passwordMinimumLength: 6,
  passwordMaximumLength: 256,
  /** With less than this free on the disk of the data folder, no change is accepted. */
  diskReserveBytes: 64 * 1024 * 1024,
  fileMaximumBytes: 10 * 1024 * 1024,
  kycFilesMaximum: 10,
  draftMinutes: 30,
  sessionIdleMinutes: 60 * 12,
  sessionAbsoluteMinutes: 60 * 24 * 7,
  /** For staff, who can do more harm than customers. */
  staffSessionIdleMinutes: 30,
  staffSessionAbsoluteMinutes: 60 * 12,
  /** The expected time of a withdrawal's review, in hours, and of its payout and arrival, in working days. */
  reviewHours: 24,
  payoutSentWithinDays: 1,
  payoutArrivesWithinDays: 2,
  descriptionMaximumLength: 500,
  orderNameMaximumLength: 120,
  referenceMaximumLength: 40,
  contactKeptMonths: 12,
  /** A location without a sign-in for this long counts as new again. */
  signInPlacesKeptDays: 180,
  /** A device without a sign-in for this long is no longer known. */
  knownDevicesKeptDays: 180,
  /** How long re-entering the password gives access to sensitive data. */
  confirmedMinutes: 5,
  /** How long a password is valid for staff decisions, re-entered or at sign-in. */
  freshSignInMinutes: 15,
  /** Without money movements for this long, one person alone can close the account. */
  closingAloneDays: 30,
  /** How long a sign-in waits for its second step. */
  challengeMinutes: 5,
  apiTokenDays: 365,
  /** How long emailed links are valid. */
  passwordResetMinutes: 60,
  emailVerificationHours: 48,
  /** How long after a confirmed change of email the previous address can undo it. */
  emailUndoDays: 7,
  /** Rate limits: sign-ups and other requests without a sign-in by IP address, everything else by user. */
  rateLimits: {
    signUps: { most: 60, perMinutes: 60 },
    staffInvitations: { most: 30, perMinutes: 60 },
    usersCreated: { most: 200, perMinutes: 60 },
    kycUploads: { most: 20, perMinutes: 24 * 60 },
    pendingUploads: { most: 120, perMinutes: 60 },
    /** Compliance reviews one customer at a time, and treasury compares a card or destination for each decision: two a minute is as fast as anyone reads. No other role has access. */
    sensitiveAccess: { most: 60, perMinutes: 60 },
    sensitiveAccessByTreasury: { most: 120, perMinutes: 60 },
    bankDetails: { most: 20, perMinutes: 24 * 60 },
    cardsAdded: { most: 30, perMinutes: 24 * 60 },
    /** Each asks the gateway for an invoice. */
    cryptoPayments: { most: 30, perMinutes: 60 },
    /** Deposits and withdrawals of any kind; MOVEMENTS_PER_TEN_MINUTES sets another figure. */
    movements: { most: 30, perMinutes: 10 },
    /** Bank transfers that a customer announces. */
    expectedDeposits: { most: 30, perMinutes: 60 },
    drafts: { most: 120, perMinutes: 60 },
    contactMessages: { most: 10, perMinutes: 60 },
    /** Each reads all data of a user. */
    personalData: { most: 10, perMinutes: 60 },
    /** Each response reveals whether a username is taken. */
    usernamesChosen: { most: 10, perMinutes: 60 },
    /** New full names that one person requests for a user. */
    nameRequests: { most: 10, perMinutes: 24 * 60 },
    /** Each makes staff look again at what they were about to decide. */
    profileEdits: { most: 20, perMinutes: 60 },
    /** By customers; each adds to the transaction's history. */
    transactionEdits: { most: 60, perMinutes: 60 },
    /** Each asks a colleague for a decision. */
    approvalRequests: { most: 30, perMinutes: 10 },
    apiTokens: { most: 20, perMinutes: 24 * 60 },
    /** Each can send an email. */
    resetRequests: { most: 20, perMinutes: 60 },
    passwordResets: { most: 3, perMinutes: 60 },
    /** Wrong passwords and refused calls in the audit log: per account, and for all customers or all staff together. */
    recordedRefusals: { most: 20, perMinutes: 60 },
    recordedRefusalsOfAll: { most: 2000, perMinutes: 60 },
    verificationMails: { most: 5, perMinutes: 60 },
    /** Links to a new email that a user asks for: each goes to an address of their choice. */
    newEmailLinks: { most: 10, perMinutes: 24 * 60 },
  },
} as const;

/** Lists can be paged up to a certain row; deeper rows are found by date. */
export const reachablePages = (limit: number = limits.pageSize) =>
  Math.floor(limits.pagedRowsMaximum / limit);
