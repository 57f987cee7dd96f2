// The command that sends what waits, next to a portal that does not run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { markUse } from "~server/seed/database-use";
import { runCommand } from "../support/portal/command";
import { runCommandHere } from "../support/portal/command-here";
import { mailsIn, subjectsOf } from "../support/stubs/mailbox";
import { signUp } from "../support/people/people";

const DATA_DIR = mkdtempSync(join(tmpdir(), "portal-outbox-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

async function signUpSomebody(number: number): Promise<void> {
  const backend = await createBackend(readConfig({ DATA_DIR }));
  await signUp(backend, number, {});
  await markUse(backend.context, "demo");
  await backend.close();
}

test("outbox:send prints what it sent, and exits with 1 if something could not be sent", async () => {
  await signUpSomebody(1);
  const away = {
    MODE: "demo",
    SMTP_URL: "smtp://user:canary@127.0.0.1:1",
    MAIL_FROM: "Portal <no-reply@example.org>",
  };
  const failed = await runCommandHere(["outbox:send"], { DATA_DIR, ...away });
  const [about, line = "", ...rest] = failed.stderr.split("\n");
  expect(about).toBe(`Sending the emails queued in the database in ${DATA_DIR}.`);
  expect(JSON.parse(line)).toMatchObject({
    event: "service-down",
    service: "mail",
    reason: "unreachable ECONNREFUSED",
  });
  expect([failed.code, rest.join("\n")]).toEqual([
    1,
    "outbox:send failed: 0 sent, 1 to be retried, 0 failed. 1 queued, 0 failed in the last 30 days. The mail server failed: unreachable.\n",
  ]);

  await signUpSomebody(2);
  const sent = runCommand(["outbox:send"], { DATA_DIR });
  expect([sent.code, sent.stdout, sent.stderr]).toEqual([
    0,
    "1 sent (no SMTP_URL: saved to the outbox folder), 0 to be retried, 0 failed. 1 queued, 0 failed in the last 30 days.\n",
    `Sending the emails queued in the database in ${DATA_DIR}.\n`,
  ]);
  expect(subjectsOf(await mailsIn(DATA_DIR))).toEqual(["Welcome to Meridian"]);
  expect((await runCommandHere(["outbox:send"], { DATA_DIR })).stdout).toMatch(/^0 sent/);
  expect((await runCommandHere(["outbox:send", "--all"], { DATA_DIR })).stdout).toMatch(
    /^1 waiting: 1 sent .* 0 queued/,
  );
});
