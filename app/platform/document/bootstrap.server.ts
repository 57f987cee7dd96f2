// The only inline script of a page, which loads the others. The policy lists it by its hash, so that nothing else runs;
// scripts that it adds, and their imports, are trusted with it. Script tags for the same files wouldn't be.
import { createHash } from "node:crypto";

interface Timing {
  /** Whether stylesheets are loading, which block the first paint: the script is then loaded after them, and doesn't compete with them. */
  readonly isAfterStyles: boolean;
}

/**
 * Runs once the page is parsed.
 * Written with backticks and without arrows, because rendering doesn't escape these: the browser must hash the same characters.
 */
export function bootstrapScript(address: string, { isAfterStyles }: Timing): string {
  const early = `let l=d.createElement(\`link\`);l.rel=\`modulepreload\`;l.href=\`${address}\`;d.head.append(l);`;
  return `{let d=document;${isAfterStyles ? "" : early}d.addEventListener(\`DOMContentLoaded\`,function(){let s=d.createElement(\`script\`);s.type=\`module\`;s.src=\`${address}\`;d.head.append(s)})}`;
}

/** Its hash for the content security policy. */
export function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}
