// A password that was forgotten and an address that is confirmed, by posts alone.
import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { databaseState } from "../support/database/database-state";
import { openPortal } from "../support/portal/in-process-portal";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";

const portal = await openPortal();
afterAll(() => portal.close());
const mails = (email: string) =>
  mailsTo({ context: portal.backend.context, dataDir: portal.dataDir }, email);
const newPassword = "an entirely new password";

async function linkFor(email: string): Promise<string> {
  const visitor = portal.visitor();
  await visitor.submit(await visitor.get("/forgot-password"), { email });
  return `/reset-password?token=${tokenIn(await mails(email), "reset-password")}`;
}

describe("a forgotten password", () => {
  test.each(["/login", "/admin/login"])("can be reset through a link on %s", async (address) => {
    expect((await portal.visitor().get(address)).link("Forgot your password?")).toBe(
      "/forgot-password",
    );
  });

  test("is requested with the same answer for everyone, which says where the email went", async () => {
    const answers = await Promise.all(
      ["hana@example.com", "nobody@example.org", "simon@example.com"].map(async (email) => {
        const visitor = portal.visitor();
        const answer = await visitor.submit(await visitor.get("/forgot-password"), { email });
        return {
          status: answer.status,
          location: answer.location,
          text: (await visitor.follow(answer)).text,
        };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 303, location: "/forgot-password?sent=1" });
    expect(answers[0]?.text).toContain(
      "This demo doesn't send email. The message is saved in the outbox folder of its data folder.",
    );
    expect(answers[0]?.text).toContain("Check your email");
    expect(subjectsOf(await mails("hana@example.com"))).toEqual(["Reset your password"]);
    expect(await mails("simon@example.com")).toEqual([]);
  });

  test("is replaced: the old one no longer works, and all sessions end", async () => {
    const before = await portal.signInAs("george");
    const visitor = portal.visitor();
    const link = await linkFor("george@example.com");
    const page = await visitor.get(link);
    expect(page.heading).toBe("Choose a new password");

    const short = await visitor.submit(page, { password: "short" });
    expect([short.status, short.faults]).toEqual([
      200,
      [
        {
          message: "Use at least 6 characters for the password",
          fieldId: "reset-password-password",
        },
      ],
    ]);
    expect(short.html).not.toContain('value="short"');
    const done = await visitor.submit(short, { password: newPassword });
    expect([done.status, done.location]).toEqual([303, "/login"]);
    expect((await visitor.follow(done)).text).toContain(
      "Your password was changed. Sign in with the new one.",
    );

    expect((await before.get("/dashboard")).location).toBe("/login?returnTo=%2Fdashboard");
    const signIn = async (password: string) =>
      visitor.submit(await visitor.get("/login"), { email: "george@example.com", password });
    expect((await signIn(demoPassword)).isRefusal).toBe(true);
    expect((await signIn(newPassword)).location).toBe("/dashboard");
    expect(subjectsOf(await mails("george@example.com"))).toContain("Your password was changed");
  });

  test("has a page that says that a link was used, and leads to a new one", async () => {
    const link = await linkFor("zoe@example.com");
    const [first, second] = [portal.visitor(), portal.visitor()];
    const opened = await second.get(link);
    expect((await first.submit(await first.get(link), { password: newPassword })).status).toBe(303);
    const late = await second.submit(opened, { password: newPassword });
    expect([late.status, late.messages]).toEqual([
      200,
      ["This link has expired or was already used. Request a new one."],
    ]);
    expect(late.link("Request a new link")).toBe("/forgot-password");
    const cut = await second.submit(await second.get("/reset-password"), { password: newPassword });
    expect([cut.status, cut.messages]).toEqual([
      200,
      ["This link has expired or was already used. Request a new one."],
    ]);
  });

  test("shows an error next to the field for an invalid address", async () => {
    const visitor = portal.visitor();
    const answer = await visitor.submit(await visitor.get("/forgot-password"), {
      email: "not an address",
    });
    expect([answer.status, answer.faults]).toEqual([
      200,
      [
        {
          message: "Enter an email address, such as name@example.com",
          fieldId: "forgot-password-email",
        },
      ],
    ]);
    expect(answer.form("forgot-password").fields).toMatchObject({ email: "not an address" });
  });

  test("has a link that stays out of logs and other pages", async () => {
    const link = await linkFor("rita@example.com");
    const visitor = portal.visitor();
    const page = await visitor.get(link);
    const token = link.split("=")[1] ?? "";
    expect(portal.logLines().join()).not.toContain(token);
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    expect(page.headers.get("cache-control")).toContain("no-store");
    // The choices of a language and a theme return to this page; nothing leads elsewhere with it.
    const hidden = /<input type="hidden" name="(?:token|from)" value="[^"]*"\/>/g;
    expect(page.html).toContain(token);
    expect(page.html.replaceAll(hidden, "")).not.toContain(token);
    const back = await visitor.post("/theme", { theme: "dark", from: link });
    expect(back.location).toBe(link);
    expect(portal.logLines().join()).not.toContain(token);
  });
});

describe("an email address that is not confirmed", () => {
  test("is mentioned in a banner to its owner, and to no one else", async () => {
    const [nora, hana] = [await portal.signInAs("nora"), await portal.signInAs("hana")];
    expect((await nora.get("/dashboard")).link("Resend link")).toBe(
      "/dashboard/email-verification",
    );
    expect((await hana.get("/dashboard")).text).not.toContain("Confirm your email address");
  });

  test("is confirmed with the button that a new link leads to; opening the link changes nothing", async () => {
    const nora = await portal.signInAs("nora");
    const sent = await nora.submit(await nora.get("/dashboard/email-verification"));
    expect((await nora.follow(sent)).text).toContain("We've sent you a link");
    const link = `/verify-email?token=${tokenIn(await mails("nora@example.com"), "verify-email")}`;
    const visitor = portal.visitor();
    const before = databaseState(portal.dataDir);
    const page = await visitor.get(link);
    expect(databaseState(portal.dataDir)).toEqual(before);
    const done = await visitor.submit(page);
    expect([done.status, done.location]).toEqual([303, "/login"]);
    expect((await visitor.follow(done)).text).toContain("Your email is confirmed");
    expect((await nora.get("/dashboard")).text).not.toContain("Confirm your email address");
    expect((await nora.get("/dashboard/email-verification")).location).toBe("/dashboard");
    const again = await nora.get(link);
    expect([again.heading, again.link("Send a new one")]).toEqual([
      "This link no longer works",
      "/dashboard/email-verification",
    ]);
  });
});
