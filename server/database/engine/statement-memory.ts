// Which texts of statements a connection keeps prepared.

/** More texts would take memory of the connection. */
export const rememberedStatements = 500;
const mostValues = 100;

/** Statements with many values are those of many rows: each number of rows is another text, which would take the place of one in constant use. */
export const isRemembered = (values: readonly unknown[]): boolean => values.length <= mostValues;
