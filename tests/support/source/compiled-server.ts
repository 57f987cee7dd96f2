// Compiles the server once per run, instead of module by module in each process of the test runner (decision 090).
import { build, type Plugin as CompilerPlugin } from "esbuild";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const server = join(root, "server");
/** In `node_modules`, so that the runner leaves loading to Node. */
const compiledFolder = join(root, "node_modules/.cache/compiled-server");

/** Whether stack traces name lines of the source files. Reading the maps makes the tests a tenth slower. */
export const tracesSources = process.env.SOURCE_MAPS === "1";

type CompiledFiles = ReadonlyMap<string, string>;

declare global {
  /** Shared by the runner's projects, each of which creates its own plugin. */
  var compiledServerFiles: Promise<CompiledFiles> | undefined;
}

/** Resolves every import of the server to one compiled copy, in a folder of this name: a run with other sources needs another. */
export function compiledServer(name = "unchanged"): Plugin {
  const compiled = (globalThis.compiledServerFiles ??= compile(name));
  return {
    name: "compiled-server",
    enforce: "pre",
    /** Imports that an earlier run resolved are cached, so `resolveId` may not be called. */
    async configResolved() {
      await compiled;
    },
    async resolveId(source, importer) {
      const path = serverPath(source, importer);
      if (!path) return null;
      const file = (await compiled).get(path);
      if (!file) throw new Error(`${source} isn't compiled. Import it as "~server/…".`);
      return file;
    },
  };
}

function serverPath(source: string, importer: string | undefined): string | undefined {
  const path = source.startsWith("~server/")
    ? join(server, source.slice("~server/".length))
    : isAbsolute(source)
      ? source
      : source.startsWith(".") && importer
        ? resolve(dirname(importer), source)
        : undefined;
  return path?.startsWith(server + sep) && !path.endsWith(".js") ? path : undefined;
}

/** Compiled files by the paths that are imported. */
async function compile(name: string): Promise<CompiledFiles> {
  const sources = new Map(importedPaths().map((path) => [path, fileOf(path)]));
  const folder = join(compiledFolder, name);
  const { outputFiles } = await build({
    entryPoints: [...new Set(sources.values())],
    outbase: server,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "shared/[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
    write: false,
    sourcemap: tracesSources,
    plugins: [sourceFiles],
  });
  for (const { path, text } of outputFiles) writeIfNew(path, text);
  return new Map(
    [...sources].map(([path, file]) => [
      path,
      join(folder, relative(server, file).replace(/\.ts$/, ".mjs")),
    ]),
  );
}

/** Leaves an unchanged file alone: another run may be reading it. */
function writeIfNew(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Every path in the server that tests and pages import, without file extensions. */
function importedPaths(): string[] {
  const paths = new Set<string>();
  for (const top of ["app", ...testFolders()])
    for (const name of readdirSync(join(root, top), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name) || name.includes("node_modules")) continue;
      const file = join(root, top, name);
      for (const [, source = ""] of readFileSync(file, "utf8").matchAll(
        /\b(?:from|import\() ?"((?:~server|(?:\.\.\/)+server)\/[^"]+)"/g,
      )) {
        const path = serverPath(source, file);
        if (path) paths.add(path);
      }
    }
  return [...paths];
}

/** Without `.results`, which holds copies of sources during a mutation run. */
const testFolders = () =>
  readdirSync(join(root, "tests"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join("tests", name));

function fileOf(path: string): string {
  const file = [`${path}.ts`, join(path, "index.ts"), path].find(existsSync);
  if (!file) throw new Error(`${path} is imported, but there is no such file.`);
  return file;
}

/** Reads the sources; `import.meta.url` keeps naming the source file. */
const sourceFiles: CompilerPlugin = {
  name: "source-files",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, ({ path }) => ({
      loader: "ts",
      contents: readFileSync(path, "utf8").replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      ),
    }));
  },
};
