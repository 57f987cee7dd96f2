// What does not come back after a session has ended: secrets, and what is another's.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { sessionsIn } from "~server/features/sessions/store";
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, pngFile } from "../support/inputs/files";
import { openPortal } from "../support/portal/in-process-portal";
import type { ShownPage } from "../support/pages/shown-page";
import type { Fields, Visitor } from "../support/people/visitor";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());
const wallet = "/dashboard/wallet";
const idOf = async (name: string) => (await usersIn(db).byEmail(`${name}@example.com`))?.id ?? "";

async function signInOn(person: Visitor, signIn: ShownPage, name: string): Promise<ShownPage> {
  return person.follow(
    await person.submit(signIn, { email: `${name}@example.com`, password: demoPassword }),
  );
}

/** Opens the form, lets the session end, posts, signs in again as somebody. */
async function sendTooLate(
  path: string,
  fields: Fields,
  { name = "hana", then }: { name?: string; then?: string } = {},
) {
  const person = await portal.signInAs(name);
  const page = await person.get(path);
  await sessionsIn(db).endAllOf(await idOf(name));
  const turned = await person.submit(page, fields);
  expect([turned.status, turned.location?.split("?")[0]]).toEqual([303, "/login"]);
  const signIn = await person.follow(turned);
  expect(signIn.notice).toBe(
    "Your session has ended. Sign in to go on where you were; nothing has been sent yet.",
  );
  return { person, turned, shown: await signInOn(person, signIn, then ?? name) };
}

describe("a form that is sent after the session has ended", () => {
  test("a card comes back without its number and CVV, its photos unseen", async () => {
    const photo = asFile(pngFile());
    const fields = {
      amount: "20.00",
      cardHolderName: "Nora New",
      cardNumber: "4111 1111 1111 1111",
      expiryDate: "12/39",
      cvv: "737",
      frontImage: photo,
      backImage: photo,
    };
    const { shown } = await sendTooLate(`${wallet}/deposit`, fields, { name: "nora" });
    expect(shown.form("deposit").fields).toMatchObject({
      amount: "20.00",
      cardHolderName: "Nora New",
      expiryDate: "12/39",
      cardNumber: "",
      cvv: "",
    });
    for (const [words, count] of [
      ["type", 2],
      ["choose", 2],
    ] as const)
      expect(shown.text.split(`Please ${words} it again.`)).toHaveLength(count + 1);
    expect(shown.html).not.toMatch(/4111 1111 1111 1111"|737|already uploaded/);
  });

  test("a password does not come back, nor does the cookie say anything", async () => {
    const { person, turned } = await sendTooLate("/dashboard/settings/password", {
      currentPassword: "old-secret",
      newPassword: "new-secret",
    });
    expect(turned.headers.getSetCookie().filter((line) => line.startsWith("form-"))).toEqual([]);
    expect((await person.get("/dashboard/settings/password")).html).not.toMatch(
      /old-secret|new-secret/,
    );
  });

  test("what waits is sealed, and goes to its own page alone", async () => {
    const { turned } = await sendTooLate("/dashboard/settings", { fullname: "Hana Changed" });
    const [line = ""] = turned.headers.getSetCookie().filter((one) => one.startsWith("form-"));
    expect(line).toMatch(
      /^form-[\w-]{10}=[\w-]+; Path=\/dashboard\/settings; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    expect(
      Buffer.from(line.slice(16).split(";")[0] ?? "", "base64url").toString("latin1"),
    ).not.toContain("Changed");
    expect(Buffer.byteLength(line)).toBeLessThan(4096);
  });

  test("somebody else who signs in sees nothing of it", async () => {
    const { person, shown } = await sendTooLate(
      `${wallet}/withdrawal`,
      { amount: "77.70", paymentMethod: "bank" },
      { then: "george" },
    );
    expect([shown.path.split("?")[0], shown.html.includes("77.70")]).toEqual([
      `${wallet}/withdrawal`,
      false,
    ]);
    expect([...person.cookies.keys()].filter((name) => name.startsWith("form-"))).toEqual([]);
  });

  test("a very long text comes back with the rest", async () => {
    const { shown } = await sendTooLate(
      `${wallet}/bank-details?region=OTHERS`,
      { description: "é".repeat(1900), documentUrl: "https://example.org/a" },
      { name: "nora" },
    );
    expect(shown.form("bank").fields).toMatchObject({
      documentUrl: "https://example.org/a",
      description: "é".repeat(1900),
    });
  });
});
