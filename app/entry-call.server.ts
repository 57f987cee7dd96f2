// The one line of script that brings the rest. A policy can name it by its hash, so that nothing else runs beside it; a script that it
// puts into the page is trusted with it, and whatever that imports. An import of its own would not be.
import { createHash } from "node:crypto";

/** With backticks, which no rendering of text escapes: the browser hashes the very same characters. */
export function entryCall(module: string): string {
  return `let s=document.createElement(\`script\`);s.type=\`module\`;s.src=\`${module}\`;document.head.append(s)`;
}

/** As a content policy names it. */
export function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}
