// What a database was used for, kept for good beside its migrations and in every backup.

/** It has held the invented people and money of a demonstration. */
export const demonstrationMark = "demonstration-data";
/** A portal in production has run on it. */
export const productionMark = "production-data";
