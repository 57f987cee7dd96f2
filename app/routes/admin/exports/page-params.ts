/** The query parameters of a list that concern only its page: a CSV file contains all rows. */
export const pageParams = { page: true, limit: true } as const;
