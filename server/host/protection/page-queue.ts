// Rendering a page blocks the only thread, and sixty at a time would block everything else until all are done. One session has a few
// pages rendered at a time, and between the starts of two pages the event loop runs: other requests are read and answered.
type Pages = (request: Request) => Promise<Response>;

export const pagesPerSession = 2;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Posts don't queue: their bodies may take minutes to arrive. */
export function fairlyQueued(
  pages: Pages,
  nextTurn: () => Promise<void> = () => new Promise((resolve) => setImmediate(resolve)),
): Pages {
  const lines = new Map<string, Line>();
  let begun: Promise<void> = Promise.resolve();

  const enter = (session: string): Promise<void> | undefined => {
    const line = lines.get(session) ?? { running: 0, waiting: [] };
    lines.set(session, line);
    if (line.running >= pagesPerSession)
      return new Promise((resolve) => line.waiting.push(resolve));
    line.running += 1;
    return undefined;
  };
  const leave = (session: string): void => {
    const line = lines.get(session);
    if (!line) return;
    const next = line.waiting.shift();
    // The finished page's slot goes to the next one.
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(session);
  };

  return async (request) => {
    const session = sessionOf(request);
    if (session === null) return pages(request);
    await enter(session);
    try {
      begun = begun.then(nextTurn);
      await begun;
      return await pages(request);
    } finally {
      leave(session);
    }
  };
}

/** The session of a page request; null for posts and for visitors, whose pages are short. */
function sessionOf({ method, headers }: Request): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  return /(?:^|; *)(?:__Host-)?session=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1] ?? null;
}
