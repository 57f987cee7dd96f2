// Unpacks archives of @sparticuz/chromium, by the package's own unpacker, into TMPDIR.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const home = resolve("node_modules/@sparticuz/chromium");
const { inflate } = await import(pathToFileURL(`${home}/build/esm/lambdafs.js`).href);
for (const archive of process.argv.slice(2)) await inflate(`${home}/bin/${archive}`);
