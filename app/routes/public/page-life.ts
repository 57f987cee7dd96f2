/** How long a finished page of plain text may be shared: its words change only with a new build. */
export const textSharedSeconds = 3600;
