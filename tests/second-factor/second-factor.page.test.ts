// Two-factor authentication by plain forms: set up, signed in with, new recovery codes, turned off; and administrators who need it.
import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";
import { codeOf } from "../support/people/authenticator-code";
import { places, secretOn, setUp } from "../support/pages/second-factor-pages";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal({ ADMIN_SECOND_FACTOR: "required" });
afterAll(() => portal.close());

const recoveryCodesOn = ({ html }: ShownPage) =>
  [...html.matchAll(/<code>((?:[a-z2-9]{4}-){3}[a-z2-9]{4})<\/code>/g)].map(
    ([, code = ""]) => code,
  );
const codeNow = (secret: string) => codeOf(secret, portal.backend.context.now());
/** Each code counts once: the next one comes half a minute later. */
const nextCode = (secret: string) => {
  portal.passMinutes(0.5);
  return codeNow(secret);
};

async function askedForCode(name: string, login: string, returnTo = "") {
  const person = portal.visitor();
  const page = await person.get(
    `${login}${returnTo && `?returnTo=${encodeURIComponent(returnTo)}`}`,
  );
  return {
    person,
    asked: await person.submit(page, { email: `${name}@example.com`, password: demoPassword }),
  };
}

describe.each([
  ["a customer", "hana", places.customer],
  ["an administrator", "admin", places.admin],
] as const)("%s", (_who, name, at) => {
  test("sets it up, signs in with code and recovery code, and turns it off", async () => {
    const person = await portal.signInAs(name);
    const { page, secret, done } = await setUp(portal, person, at);
    expect(page.html).toMatch(
      /<svg class="qr-code"[^>]* role="img" aria-labelledby="qr-title"[^>]*><title id="qr-title">QR code/,
    );
    expect(page.html).toMatch(
      /<input[^>]*inputMode="numeric"[^>]*autoComplete="one-time-code"|<input[^>]*autoComplete="one-time-code"[^>]*inputMode="numeric"/i,
    );
    expect([done.status, done.heading, recoveryCodesOn(done).length]).toEqual([
      200,
      "Two-factor authentication is on",
      10,
    ]);
    expect(done.headers.get("Cache-Control")).toContain("no-store");
    expect(done.link("I've saved my codes")).toBe(at.factor);
    expect(done.html).not.toContain(secret);

    const wanted = `${at.home}/transactions?page=2`;
    const { person: again, asked } = await askedForCode(name, at.login, wanted);
    expect([asked.status, asked.location]).toEqual([
      303,
      `${at.login}/code?returnTo=${encodeURIComponent(wanted)}`,
    ]);
    expect((await again.get(at.home)).status, "half a sign-in opens nothing").toBe(303);
    const codePage = await again.follow(asked);
    const wrong = await again.submit(codePage, { code: "000000" });
    expect([
      wrong.status,
      wrong.title.startsWith("Error: "),
      wrong.faults.map(({ fieldId }) => fieldId),
    ]).toEqual([200, true, [expect.stringMatching(/login-code-code$/)]]);
    expect((await again.submit(wrong, { code: "" })).messages).toEqual(["Enter the code"]);
    expect((await again.submit(wrong, { code: nextCode(secret) })).location).toBe(wanted);

    const [first = ""] = recoveryCodesOn(done);
    const { person: third, asked: promptAgain } = await askedForCode(name, at.login);
    const recovery = await third.get(
      (await third.follow(promptAgain)).link("Use a recovery code instead"),
    );
    expect((await third.submit(recovery, { code: first })).location).toBe(at.home);

    const status = await third.get(at.factor);
    expect(status.text).toContain("You have 9 recovery codes left.");
    const renewal = await third.get(status.link("New recovery codes"));
    expect((await third.submit(renewal, { password: demoPassword })).messages).toEqual([
      "Enter the code from your authenticator app.",
    ]);
    const renewed = await third.submit(renewal, { password: demoPassword, code: nextCode(secret) });
    expect([
      renewed.status,
      recoveryCodesOn(renewed).length,
      recoveryCodesOn(renewed).includes(first),
    ]).toEqual([200, 10, false]);

    const removal = await third.get(status.link("Turn off"));
    expect(
      (await third.submit(removal, { password: "wrong", code: nextCode(secret) })).faults,
    ).toHaveLength(1);
    const off = await third.submit(removal, { password: demoPassword, code: codeNow(secret) });
    expect([off.status, off.location]).toEqual([303, at.factor]);
    expect((await third.follow(off)).notice).toBe("Two-factor authentication is off");
    expect((await askedForCode(name, at.login)).asked.location).toBe(at.home);
  });

  test("sees what is wrong with a first code, and is asked for the password again if it was long ago", async () => {
    const person = await portal.signInAs(name);
    const begun = await person.submit(await person.get(at.factor), { password: demoPassword });
    const page = await person.follow(begun);
    const wrong = await person.submit(page, { code: "12345" });
    expect([wrong.status, wrong.messages, secretOn(wrong)]).toEqual([
      200,
      ["Incorrect or already used code. Wait for a new one and try again."],
      secretOn(page),
    ]);
    portal.passMinutes(5);
    const back = await person.get(`${at.factor}/setup`);
    expect(back.location).toBe(
      `${at.confirm}?returnTo=${encodeURIComponent(`${at.factor}/setup`)}`,
    );
    const confirm = await person.follow(back);
    expect((await person.submit(confirm, { password: "wrong" })).isRefusal).toBe(true);
    const confirmed = await person.submit(confirm, { password: demoPassword });
    expect(confirmed.location).toBe(`${at.factor}/setup`);
    expect(secretOn(await person.follow(confirmed))).toBe(secretOn(page));
  });
});

test("a confirmed password never leads to another site", async () => {
  const person = await portal.signInAs("george");
  for (const address of ["https://evil.example/", "//evil.example", "/%2F%2Fevil.example"]) {
    const page = await person.get(
      `/dashboard/confirm-password?returnTo=${encodeURIComponent(address)}`,
    );
    expect((await person.submit(page, { password: demoPassword })).location).toBe("/dashboard");
  }
});

test("a late code leads back to the sign-in, which says so", async () => {
  const person = await portal.signInAs("george");
  const { secret } = await setUp(portal, person, places.customer);
  const { person: late, asked } = await askedForCode("george", "/login", "/dashboard/kyc");
  const page = await late.follow(asked);
  portal.passMinutes(5);
  const answer = await late.submit(page, { code: codeNow(secret) });
  expect(answer.location).toBe("/login?returnTo=%2Fdashboard%2Fkyc");
  expect((await late.follow(answer)).notice).toBe("Your sign-in expired. Sign in again.");
});

test("a customer with a valid code is turned away at the administrators' sign-in, and has no session", async () => {
  const person = await portal.signInAs("nora");
  const { secret } = await setUp(portal, person, places.customer);
  const { person: stranger, asked } = await askedForCode("nora", "/admin/login");
  const answer = await stranger.submit(await stranger.follow(asked), { code: nextCode(secret) });
  expect([answer.status, answer.messages]).toEqual([200, ["This area requires a staff account."]]);
  expect((await stranger.get("/dashboard")).status).toBe(303);
});
