/** How long a rendered text page may be cached: its text changes only with a new build. */
export const textSharedSeconds = 3600;
