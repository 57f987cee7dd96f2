/** The common start of many pages, their inline styles, ends with these spaces: the host compresses it once for all of them. */
export const endOfSharedStart = " ".repeat(24);
