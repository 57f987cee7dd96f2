/** Figures that an operator may change: everything that bounds a movement, a file or a page. */
export const limits = {
  /** Most that one deposit or withdrawal may move, in minor units of the wallet's currency. */
  movementMaximumMinor: 100_000_000,
  pageSize: 10,
  pageSizeMaximum: 200,
  passwordMinimumLength: 6,
  passwordMaximumLength: 256,
  fileMaximumBytes: 10 * 1024 * 1024,
  kycFilesMaximum: 10,
  cardImages: 2,
  imagePixelsMaximum: 50_000_000,
  keptFileMinutes: 30,
  draftMinutes: 30,
  sessionIdleMinutes: 60 * 12,
  sessionAbsoluteMinutes: 60 * 24 * 7,
  descriptionMaximumLength: 500,
} as const;
