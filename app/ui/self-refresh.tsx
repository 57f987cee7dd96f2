/** In the head: reloads the page every so many seconds without scripts, if the reader chose that. */
export function SelfRefresh({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
