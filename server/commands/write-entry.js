// Run after `remix build`: writes the file that starts the portal, and which release was built.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** Loaded before everything else: an earlier Node would fail with an error of some package, and React loads its production build by NODE_ENV. */
const start = `if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error("The portal needs Node 20 or later; this is " + process.version + ".");
  process.exit(1);
}
process.env.NODE_ENV = "production";
`;

/** The commit of a clone; undefined elsewhere, such as in a container's build. */
function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

const { version } = /** @type {{ version: string }} */ (
  JSON.parse(readFileSync("package.json", "utf8"))
);
writeFileSync("build/start.js", start);
writeFileSync("build/index.js", 'import "./start.js";\nexport * from "./portal.js";\n');
writeFileSync(
  "build/release.json",
  `${JSON.stringify({ version, commit: process.env.PORTAL_COMMIT || commit() })}\n`,
);
