const mega = 1024 * 1024;

/** "4 kB", "1.2 MB" */
export const fileSize = (bytes: number): string =>
  bytes < mega / 10 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / mega).toFixed(1)} MB`;
