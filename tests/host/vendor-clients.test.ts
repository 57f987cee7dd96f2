// The packages that speak to outside services are loaded where they are used, and not by every start.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { send } from "../support/network/raw-http";
import { startDemonstration } from "../support/portal/started-demonstration";

const probe = pathToFileURL("tests/support/portal/print-loaded.js").href;

test("a demo that sends no email has not loaded the clients of mail, S3 and PostgreSQL", async () => {
  const portal = await startDemonstration({ NODE_OPTIONS: `--import ${probe}` });
  expect((await send(portal.origin)).status).toBe(200);
  await portal.stop();
  const [, loaded = "[]"] = /^loaded (.+)$/m.exec(portal.log()) ?? [];
  const files = z.array(z.string()).parse(JSON.parse(loaded));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => /node_modules\/(nodemailer|aws4fetch|pg)\//.test(path))).toEqual(
    [],
  );
});

test("the build loads them with import() only", () => {
  const build = readFileSync("build/portal.js", "utf8");
  for (const name of ["nodemailer", "aws4fetch", "pg"]) {
    expect(build).toContain(`import("${name}")`);
    expect(build).not.toContain(`from "${name}"`);
  }
});
