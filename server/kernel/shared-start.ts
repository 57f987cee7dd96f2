/** What many pages begin with alike, their inline styles, ends with these spaces: the host compresses it once for all of them. */
export const endOfSharedStart = " ".repeat(24);
