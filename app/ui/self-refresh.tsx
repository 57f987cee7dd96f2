/** In the head: the page loads itself again every so many seconds, where its reader asked for that and no scripts do it in place (R46). */
export function SelfRefresh({ seconds }: { seconds: number | undefined }) {
  if (seconds === undefined) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(seconds)} />
    </noscript>
  );
}
