// Types and lint in one go: most lint rules ask the compiler for types, and here it has them from checking the types.
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
const program = readProgram();
const typeErrors = ts.getPreEmitDiagnostics(program);
const linter = new ESLint({
  cwd: root,
  overrideConfigFile: "tests/eslint.config.js",
  overrideConfig: {
    basePath: root,
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { programs: [program], projectService: false } },
  },
});
const results = await linter.lintFiles(["app", "server", "tests", "remix.config.js"]);
const complaints = await (await linter.loadFormatter("stylish")).format(results);

console.info(formatted(typeErrors) + complaints);
// A warning counts as an error.
const isClean = results.every((file) => file.errorCount + file.warningCount === 0);
process.exit(isClean && typeErrors.length === 0 ? 0 : 1);

function readProgram() {
  const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => fail(formatted([problem])),
  });
  if (!config || config.errors.length > 0) return fail(formatted(config?.errors ?? []));
  return ts.createProgram(config.fileNames, config.options);
}

/** @param {readonly ts.Diagnostic[]} problems */
function formatted(problems) {
  return ts.formatDiagnosticsWithColorAndContext(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  });
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
