// What the portal is made of, for whoever has to know before it runs in their house.
import { existsSync, readFileSync } from "node:fs";
import type { Command } from "./command";
import { billOfMaterials } from "./sbom/bill-of-materials";
import { readLock } from "./sbom/lock-file";

export const sbom: Command = {
  name: "sbom",
  summary:
    "prints a bill of materials in CycloneDX form: every package, its version, licence and hash",
  options: [],
  notes: [
    "It reads package-lock.json. What only building and testing need has the scope `excluded`.",
    "npm run sbom --silent > sbom.cdx.json",
  ],
  async run() {
    if (!existsSync("package-lock.json"))
      throw new Error("there is no package-lock.json here. Run it in the portal's folder.");
    return JSON.stringify(
      billOfMaterials(readLock(readFileSync("package-lock.json", "utf8"))),
      null,
      2,
    );
  },
};
