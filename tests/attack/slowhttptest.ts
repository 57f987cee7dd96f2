import { stripVTControlCharacters } from "node:util";
import { run, workFolder, type Tool } from "./tool";

const ways: readonly (readonly [name: string, ...flags: string[]])[] = [
  ["slow headers", "-H"],
  ["a slow body", "-B", "-s", "8192"],
  ["slow reading", "-X", "-k", "3", "-w", "1", "-y", "2", "-z", "1"],
];

/** Many clients who hardly send or hardly read: does anyone else still get an answer? */
export const slowhttptest: Tool = {
  name: "slowhttptest",
  package: "slowhttptest",
  as: ["visitor"],
  async attack({ origin, signIn }, seconds) {
    const found: string[] = [];
    for (const [name, ...flags] of ways) {
      const each = Math.floor(seconds / ways.length);
      const address = origin + signIn.path;
      const output = await run(
        "slowhttptest",
        [
          ...flags,
          "-c",
          "400",
          "-r",
          "200",
          "-i",
          "2",
          "-l",
          String(each - 5),
          "-p",
          "3",
          "-u",
          address,
        ],
        { seconds: each, folder: workFolder() },
      );
      if (/service available:\s*NO\b/i.test(stripVTControlCharacters(output)))
        found.push(`${name}: others were not answered`);
    }
    return found;
  },
};
