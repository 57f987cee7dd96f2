/** Figures that an operator may change: everything that bounds a movement, a file or a page. */
export const limits = {
  /** Most that one deposit or withdrawal may move, in minor units of the wallet's currency. */
  movementMaximumMinor: 100_000_000,
  /** Most that an administrator may type for a balance, in minor units: sums of many stay exact as JSON numbers. */
  balanceMaximumMinor: 1_000_000_000_000,
  /** Where the operator limits what all customers withdraw in a day, one customer has at most one of so many equal shares. */
  dailyWithdrawalShares: 4,
  /** How long a crypto payment may take to arrive. */
  cryptoPaymentHours: 24,
  /** How often the gateway may be asked about one payment, and how long its answer may take. */
  gatewayCheckSeconds: 15,
  gatewayAnswerSeconds: 10,
  pageSize: 10,
  pageSizeMaximum: 200,
  /** What an administrator may choose instead of `pageSize`. */
  pageSizesOffered: [25, 50, 100, 200],
  /** Pages of a list reach so many rows deep; what is older is found by its days. */
  pagedRowsMaximum: 100_000,
  /** The most users, and the most references, that a search of all transactions may match. */
  searchedPeopleMaximum: 200,
  searchedReferencesMaximum: 2000,
  /** What waits in a queue is counted so far for the menu. */
  queueCountMaximum: 100,
  /** How long a record counts as open after a staff member last loaded it, and how often that is stored. */
  viewerLapsesSeconds: 120,
  viewerSeenEverySeconds: 30,
  /** So many transactions are decided together; what became of them can be looked up for so long. */
  selectedMaximum: 200,
  selectionsKeptDays: 30,
  /** How many rows of a download are read at a time. */
  exportedAtOnce: 1000,
  /** So many days are compared with the gateway at a time, and so many of its payments are asked about at a time. */
  reconciledDaysMaximum: 92,
  askedAtOnceMaximum: 200,
  /** A larger ledger is only checked by `npm run ledger:verify`: the check takes longer than a page may. */
  entriesProvedMaximum: 20_000,
  /** How old the total of a long list may be. */
  totalsKeptSeconds: 10,
  userPageSizeMaximum: 1000,
  /** Entries of a statement that one answer lists, that a page shows, and that a PDF holds; its sums count all. */
  statementEntriesMaximum: 2000,
  statementPageEntries: 50,
  pdfEntriesMaximum: 20_000,
  /** How long an invitation to staff works, and how many staff a list shows. */
  staffInvitationHours: 72,
  staffListed: 1000,
  passwordMinimumLength: 6,
  passwordMaximumLength: 256,
  /** With less than this free on the disk of the data folder, no change is accepted. */
  diskReserveBytes: 64 * 1024 * 1024,
  fileMaximumBytes: 10 * 1024 * 1024,
  kycFilesMaximum: 10,
  /** The total size of one user's temporary files: five full uploads. */
  personFilesMaximumBytes: 500 * 1024 * 1024,
  /** The same for a user who hasn't confirmed an email address, and for all such users together. */
  unverifiedFilesMaximumBytes: 40 * 1024 * 1024,
  unverifiedFilesOfAllMaximumBytes: 1024 * 1024 * 1024,
  imagePixelsMaximum: 50_000_000,
  keptFileMinutes: 30,
  draftMinutes: 30,
  /** Refused forms that are too long for a cookie: how long each may be when sealed, and how many wait at a time. */
  formRecoveryMaximumLength: 32 * 1024,
  formRecoveriesMaximum: 2000,
  sessionIdleMinutes: 60 * 12,
  sessionAbsoluteMinutes: 60 * 24 * 7,
  /** Of staff, who can do more harm than a customer. */
  staffSessionIdleMinutes: 30,
  staffSessionAbsoluteMinutes: 60 * 12,
  /** How long a review of a withdrawal takes at most, and how many working days its payout and its arrival. */
  reviewHours: 24,
  payoutSentWithinDays: 1,
  payoutArrivesWithinDays: 2,
  payoutReferenceMaximumLength: 140,
  descriptionMaximumLength: 500,
  orderNameMaximumLength: 120,
  referenceMaximumLength: 40,
  /** The maximum length in addition to a reason from the list. */
  kycReasonWordsMaximum: 400,
  contactMessageMaximumLength: 4000,
  noteMaximumLength: 2000,
  contactKeptMonths: 12,
  /** How long a webhook is remembered after its payment was settled: as long as reconciliation may cover it. */
  gatewayNoticesKeptDays: 92,
  /** A place without a sign-in for this long counts as new again. */
  signInPlacesKeptDays: 180,
  /** A device without a sign-in for this long is no longer known; each account keeps only its newest. */
  knownDevicesKeptDays: 180,
  knownDevicesMaximum: 20,
  /** A shared device remembers so many accounts. */
  accountsOfDevice: 5,
  /** How long typing the password again opens what is sensitive. */
  confirmedMinutes: 5,
  /** How long a password counts for adjustments and deletions, typed again or at the sign-in. */
  freshSignInMinutes: 15,
  /** Without money movements for this long, one person alone can close the account. */
  closingAloneDays: 30,
  /** How long a sign-in waits for its second step. */
  challengeMinutes: 5,
  recoveryCodes: 10,
  apiTokenDays: 365,
  /** How long links in messages work. */
  passwordResetMinutes: 60,
  emailVerificationHours: 48,
  /** Rate limits: sign-ups and other requests without a sign-in by IP address, everything else by user. */
  allowances: {
    signUps: { most: 60, perMinutes: 60 },
    staffInvitations: { most: 30, perMinutes: 60 },
    usersCreated: { most: 200, perMinutes: 60 },
    kycUploads: { most: 20, perMinutes: 24 * 60 },
    keptFiles: { most: 120, perMinutes: 60 },
    /** Compliance reviews one customer at a time, and treasury compares a card or destination for each decision: two a minute is as fast as anyone reads. No other role has access. */
    reveals: { most: 60, perMinutes: 60 },
    revealsByTreasury: { most: 120, perMinutes: 60 },
    bankDetails: { most: 20, perMinutes: 24 * 60 },
    cardsAdded: { most: 30, perMinutes: 24 * 60 },
    /** Each asks the gateway for an invoice. */
    cryptoPayments: { most: 30, perMinutes: 60 },
    /** Deposits and withdrawals of any kind; MOVEMENTS_PER_TEN_MINUTES sets another figure. */
    movements: { most: 30, perMinutes: 10 },
    drafts: { most: 120, perMinutes: 60 },
    contactMessages: { most: 10, perMinutes: 60 },
    /** Each reads all data of a user. */
    personalData: { most: 10, perMinutes: 60 },
    /** Each response reveals whether a username is taken. */
    usernamesChosen: { most: 10, perMinutes: 60 },
    apiTokens: { most: 20, perMinutes: 24 * 60 },
    /** Each can send an email. */
    resetRequests: { most: 20, perMinutes: 60 },
    passwordResets: { most: 3, perMinutes: 60 },
    /** Wrong passwords and refused calls in the audit log: per account, and in total. */
    refusalsNoted: { most: 20, perMinutes: 60 },
    refusalsNotedOfAll: { most: 2000, perMinutes: 60 },
    verificationMails: { most: 5, perMinutes: 60 },
  },
} as const;
