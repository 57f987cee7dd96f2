// What the compiler says of files that are not on the disk, or not in this version.
import { join } from "node:path";
import ts from "typescript";
import { root } from "./sources";

/** One line for each error in these files, and in no other. */
export function typeErrorsIn(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile.bind(ts.sys));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const texts = new Map([...files].map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options);
  const [fileExists, readFile] = [host.fileExists.bind(host), host.readFile.bind(host)];
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  // What no file imports: declarations, and features that extend the context.
  const ambient = fileNames.filter((path) => /\.d\.ts$|\/server\/index\.ts$/.test(path));
  const program = ts.createProgram([...texts.keys(), ...ambient], options, host);
  return [...texts.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return source
      ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
          ({ messageText }) =>
            `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
        )
      : [`${path.slice(root.length)}: not compiled`];
  });
}
