// Run after `remix build`, which splits scripts so that the modules of all pages share them. No page brings any of those: the script of
// every page, and each that is loaded later, is joined here with all that it imports, and the rest is removed.
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

const folder = "public/build";
const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js"))
  .map((path) => join(folder, path));
const isLoadedLater = (/** @type {string} */ path) =>
  path.startsWith(join(folder, "_shared")) && !basename(path).startsWith("chunk-");

const { outputFiles } = await build({
  entryPoints: scripts.filter(
    (path) => path.startsWith(join(folder, "entry.client-")) || isLoadedLater(path),
  ),
  outdir: folder,
  outbase: folder,
  bundle: true,
  format: "esm",
  minify: true,
  write: false,
  plugins: [
    {
      name: "addresses",
      setup: ({ onResolve }) =>
        onResolve({ filter: /^\/build\// }, ({ path, kind }) =>
          kind === "dynamic-import" ? { external: true } : { path: resolve(`public${path}`) },
        ),
    },
  ],
});
for (const path of scripts) rmSync(path);
rmSync(join(folder, "routes"), { recursive: true, force: true });
for (const { path, contents } of outputFiles) writeFileSync(path, contents);
