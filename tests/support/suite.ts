// What every suite with a command of its own shares: where it runs from, and how the product's files are named in it.
import { fileURLToPath } from "node:url";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Compiled by the runner, the four megabytes of the build would be read again for each portal. */
export const buildAsItShips = { deps: { external: [/\/build\/(index|start|portal)\.js$/] } };

export const suite = {
  root: folder("../.."),
  resolve: {
    alias: [
      { find: /^~server\//, replacement: `${folder("../../server")}/` },
      { find: /^~\//, replacement: `${folder("../../app")}/` },
    ],
  },
};
