import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { commonPasswords } from "~server/kernel/common-passwords";
import { demoPassword } from "~server/kernel/demo-people";
import { run, workFolder, type Tool } from "./tool";

/** Passwords in order: common ones, and the right one last, which a throttled attacker never reaches. */
export const hydra: Tool = {
  name: "hydra",
  package: "hydra",
  as: ["visitor"],
  async attack({ origin, headers, signIn: { path, email, failure } }, seconds) {
    const folder = workFolder();
    const list = join(folder, "passwords.txt");
    writeFileSync(list, [...[...commonPasswords].slice(0, 100), demoPassword].join("\n"));
    const { port } = new URL(origin);
    const sent = Object.entries(headers)
      .map(([name, value]) => `:H=${name}\\: ${value.replaceAll(":", "\\:")}`)
      .join("");
    const form = `${path}:email=^USER^&password=^PASS^${sent}:F=${failure}`;
    const output = await run(
      "hydra",
      [
        "-l",
        email,
        "-P",
        list,
        "-t",
        "4",
        "-f",
        "-I",
        "-s",
        port,
        "127.0.0.1",
        "http-post-form",
        form,
      ],
      { seconds, folder },
    );
    return [...output.matchAll(/^\[\d+\]\[http-post-form\].*password: .*$/gm)].map(
      () => `the password of ${email} was guessed`,
    );
  },
};
