// The one inline script of a page: it brings the rest. A policy can name it by its hash, so that nothing else runs
// beside it; what it puts into the page is trusted with it, and whatever that imports. Tags of ours for the same files would not be.
import { createHash } from "node:crypto";

interface Timing {
  /** Whether styles are on their way, which the first paint waits for: the script then comes behind them, and shares no line with them. */
  readonly isAfterStyles: boolean;
}

/**
 * Runs once the page is read.
 * Written with backticks and without arrows, which no rendering of text escapes: the browser hashes the very same characters.
 */
export function bootstrapScript(address: string, { isAfterStyles }: Timing): string {
  const early = `let l=d.createElement(\`link\`);l.rel=\`modulepreload\`;l.href=\`${address}\`;d.head.append(l);`;
  return `{let d=document;${isAfterStyles ? "" : early}d.addEventListener(\`DOMContentLoaded\`,function(){let s=d.createElement(\`script\`);s.type=\`module\`;s.src=\`${address}\`;d.head.append(s)})}`;
}

/** As a content policy names it. */
export function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}
