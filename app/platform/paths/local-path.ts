/**
 * A return address that surely stays on this site, or `fallback`. Refuses `//host`, `/\host`,
 * control characters and their percent-encoded spellings, since browsers read those as other hosts.
 */
export function localPath(value: unknown, fallback: string): string {
  if (typeof value !== "string" || value.length > 2000) return fallback;
  const [path = ""] = value.split(/[?#]/);
  const decoded = decodedFully(path);
  // eslint-disable-next-line no-control-regex -- control characters are what is refused here
  const hasControls = /[\u0000-\u001f\u007f]/.test(value);
  return decoded !== null && !hasControls && isLocal(path) && isLocal(decoded) ? value : fallback;
}

function isLocal(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- as above, once decoded
  return path.startsWith("/") && !/\/\/|[\\\s\u0000-\u001f\u007f]/.test(path);
}

/** The text after percent-decoding until nothing changes, or null when it cannot be decoded. */
function decodedFully(text: string): string | null {
  try {
    let current = text;
    for (let round = 0; round < 5; round += 1) {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    }
    return null;
  } catch {
    return null;
  }
}
