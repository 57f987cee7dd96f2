// The one inline script of a page: it brings the rest. A policy can name it by its hash, so that nothing else runs
// beside it; what it puts into the page is trusted with it, and whatever that imports. Tags of ours for the same files would not be.
import { createHash } from "node:crypto";

interface Timing {
  /** Whether styles are on their way, which the first paint waits for: scripts then come behind them, and share no line with them. */
  readonly isAfterStyles: boolean;
}

/**
 * Runs once the page is read. What the module imports is asked for beside it or earlier, never after it: on a slow line that is a way there and back.
 * Written with backticks and without arrows, which no rendering of text escapes: the browser hashes the very same characters.
 */
export function bootstrapScript(
  [entry = "", ...imported]: readonly string[],
  { isAfterStyles }: Timing,
): string {
  const early = isAfterStyles ? "" : preloaded([entry, ...imported]);
  const late = isAfterStyles ? preloaded(imported) : "";
  return `{let d=document;${early}d.addEventListener(\`DOMContentLoaded\`,function(){let s=d.createElement(\`script\`);s.type=\`module\`;s.src=\`${entry}\`;d.head.append(s);${late}})}`;
}

function preloaded(addresses: readonly string[]): string {
  const list = addresses.map((address) => `\`${address}\``).join();
  return `for(let h of [${list}]){let l=d.createElement(\`link\`);l.rel=\`modulepreload\`;l.href=h;d.head.append(l)}`;
}

/** As a content policy names it. */
export function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}
