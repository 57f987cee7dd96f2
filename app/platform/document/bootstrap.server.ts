// The only inline script of a page, which loads the others. The policy lists it by its hash, so that nothing else runs;
// scripts that it adds, and their imports, are trusted with it. Script tags for the same files wouldn't be.
import { createHash } from "node:crypto";

/**
 * Requests the module at once, and runs it when the page is parsed.
 * Written with backticks and without arrows, because rendering doesn't escape these: the browser must hash the same characters.
 */
export function bootstrapScript(address: string): string {
  return `{let d=document,l=d.createElement(\`link\`);l.rel=\`modulepreload\`;l.href=\`${address}\`;d.head.append(l);d.addEventListener(\`DOMContentLoaded\`,function(){let s=d.createElement(\`script\`);s.type=\`module\`;s.src=\`${address}\`;d.head.append(s)})}`;
}

/** The hash of an inline script or stylesheet for the content security policy. */
export function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
