/** The version that was shown: a decision about an older one is refused. */
export function VersionField({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
