// What a database was used for, stored permanently in it and in every backup.

/** Set once the database has held demo users and money. */
export const demonstrationMark = "demonstration-data";
/** A portal in production has run on it. */
export const productionMark = "production-data";
