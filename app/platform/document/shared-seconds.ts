/** How long a rendered text page or the sign-in page may be cached: they change only with a new build. */
export const textSharedSeconds = 3600;
