// Loaded with --import: when the process ends, it prints which CommonJS files it has run.
import { createRequire } from "node:module";

const { cache } = createRequire(import.meta.url);
// Files that were only read for the names they export are in the cache too, and not loaded.
process.once("exit", () =>
  console.info(
    `loaded ${JSON.stringify(Object.keys(cache).filter((path) => cache[path]?.loaded))}`,
  ),
);
