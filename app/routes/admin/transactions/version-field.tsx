/** The version that the person saw: a decision about an older one is refused (R8). */
export function VersionField({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
