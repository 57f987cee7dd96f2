// Spectral, a linter for API documents. It's installed only when it's asked for, since it brings 156 packages.
import { createRequire } from "node:module";
import { join } from "node:path";
import { folderOf, install, isInstalled } from "../../machine/from-npm.js";

const folder = folderOf("spectral");

interface Core {
  Spectral: new () => {
    setRuleset: (ruleset: object) => void;
    run: (document: object) => Promise<{ code: string | number; path: (string | number)[] }[]>;
  };
  Document: new (source: string, parser: object) => object;
}

/** Findings of the recommended rules, as `rule path/to/place`. */
export async function spectralFindings(document: string): Promise<string[]> {
  if (!isInstalled(folder, join(folder, "node_modules/.package-lock.json"))) install(folder);
  const load = createRequire(join(folder, "package.json"));
  const { Spectral, Document }: Core = load("@stoplight/spectral-core");
  const { oas }: { oas: object } = load("@stoplight/spectral-rulesets");
  const { Json }: { Json: object } = load("@stoplight/spectral-parsers");
  const linter = new Spectral();
  linter.setRuleset({ extends: [oas] });
  const found = await linter.run(new Document(document, Json));
  return found.map(({ code, path }) => `${code} ${path.join("/")}`);
}
