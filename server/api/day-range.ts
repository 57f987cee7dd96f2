const dayMs = 86_400_000;

/** Days are those of UTC, and both of them count in full. */
export function dayRange({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    since: from === undefined ? undefined : Date.parse(from),
    before: to === undefined ? undefined : Date.parse(to) + dayMs,
  };
}
