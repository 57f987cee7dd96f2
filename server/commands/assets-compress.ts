// The last step of the build: writes Brotli and gzip versions of each file in public/ that gets smaller.
import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Command } from "./command";

const compressible = /\.(js|css|svg|txt|json|html|webmanifest)$/;
const leastBytes = 512;

export const assetsCompress: Command = {
  name: "assets:compress",
  summary: "Compress the files in public/ (part of npm run build)",
  options: [],
  async run() {
    const entries = await readdir("public", { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(paths.filter((path) => isObsolete(path, paths)).map((path) => rm(path)));
    const chosen = paths.filter((path) => compressible.test(path));
    await Promise.all(chosen.map(compress));
    // A build is as old as its last step: run.js treats newer files as changes that need another build.
    await utimes("build/index.js", new Date(), new Date());
    return `Compressed ${chosen.length} files in public/.`;
  },
};

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < leastBytes) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

function isObsolete(path: string, paths: readonly string[]): boolean {
  const original = /^(.*)\.(br|gz)$/.exec(path)?.[1];
  return original !== undefined && !paths.includes(original);
}
