// What does not come back after a session has ended: secrets, and what is another's.
import { afterAll, describe, expect, test } from "vitest";
import { asFile, pngFile } from "../support/inputs/files";
import { openPortal } from "../support/portal/in-process-portal";
import { submitAfterSessionEnd } from "../support/pages/late-form";

const portal = await openPortal();
afterAll(() => portal.close());
const wallet = "/dashboard/wallet";
describe("a form that is sent after the session has ended", () => {
  test("a card comes back without its number and CVV, and without its photos", async () => {
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
    const { shown } = await submitAfterSessionEnd(portal, `${wallet}/deposit`, fields, {
      name: "nora",
    });
    expect(shown.form("deposit").fields).toMatchObject({
      amount: "20.00",
      cardHolderName: "Nora New",
      expiryDate: "12/39",
      cardNumber: "",
      cvv: "",
    });
    for (const [text, count] of [
      ["Re-enter the card number.", 1],
      ["Re-enter the CVV.", 1],
      ["Select the photo again.", 2],
    ] as const)
      expect(shown.text.split(text)).toHaveLength(count + 1);
    expect(shown.html).not.toMatch(/4111 1111 1111 1111"|value="737"|already uploaded/);
  });

  test("a password does not come back, nor is it in the cookie", async () => {
    const { person, turned } = await submitAfterSessionEnd(portal, "/dashboard/settings/password", {
      currentPassword: "old-secret",
      newPassword: "new-secret",
    });
    expect(turned.headers.getSetCookie().filter((line) => line.startsWith("form-"))).toEqual([]);
    expect((await person.get("/dashboard/settings/password")).html).not.toMatch(
      /old-secret|new-secret/,
    );
  });

  test("what is kept is encrypted, and readable only by its own page", async () => {
    const { turned } = await submitAfterSessionEnd(portal, "/dashboard/settings", {
      fullname: "Hana Changed",
    });
    const [line = ""] = turned.headers.getSetCookie().filter((one) => one.startsWith("form-"));
    expect(line).toMatch(
      /^form-[\w-]{10}=[\w-]+\.[\w-]{22}; Path=\/dashboard\/settings; HttpOnly; SameSite=Lax; Max-Age=1800$/,
    );
    expect(
      Buffer.from(line.slice(16).split(";")[0] ?? "", "base64url").toString("latin1"),
    ).not.toContain("Changed");
    expect(Buffer.byteLength(line)).toBeLessThan(4096);
  });

  test("another user who signs in sees nothing of it", async () => {
    const { person, shown } = await submitAfterSessionEnd(
      portal,
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

  test("a very long text comes back as well", async () => {
    const { shown } = await submitAfterSessionEnd(
      portal,
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
