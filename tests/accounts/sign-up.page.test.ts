import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const good = {
  fullname: "Ines Ibarra",
  username: "ines",
  email: "ines@example.com",
  password: "correct horse battery",
  phoneCode: "+1",
  phoneNumber: "0202 555 0142",
  terms: "on",
};

async function signUp(fields: Record<string, string>) {
  const visitor = portal.visitor();
  const page = await visitor.get("/signup");
  return { visitor, answer: await visitor.submit(page, fields) };
}

test("a common password is refused next to its field, and not shown again", async () => {
  const { answer } = await signUp({ ...good, password: "Iloveyou" });
  expect([answer.status, answer.faults.map(({ fieldId }) => fieldId)]).toEqual([
    200,
    ["sign-up-password"],
  ]);
  expect(answer.messages[0]).toMatch(/^This password is too common/);
  expect(answer.html).not.toContain("Iloveyou");
});

describe("a sign-up with empty fields", async () => {
  const { answer } = await signUp({});

  test("shows the same page, with the error in its title", () => {
    expect(answer.status).toBe(200);
    expect(answer.heading).toBe("Create your account");
    expect(answer.title).toMatch(/^Error: Sign up/);
  });

  test("lists all errors in the order of the page", () => {
    expect(answer.messages).toEqual([
      "Enter your full name",
      "Choose a username",
      "Enter an email address, such as name@example.com",
      "Enter a password",
      "Enter a phone number",
      "Accept the terms and the risk warning",
    ]);
  });

  test("links each error to a field that exists and is marked invalid", () => {
    for (const { fieldId = "none" } of answer.faults) {
      expect(answer.hasId(fieldId), fieldId).toBe(true);
      expect(answer.html).toMatch(
        new RegExp(
          `<input[^>]*id="${fieldId}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${fieldId}-error`,
        ),
      );
    }
  });
});

describe("a sign-up with one error", () => {
  test.each([
    ["fullname", "  ", "Enter your full name"],
    ["fullname", "x".repeat(121), "Use at most 120 characters"],
    ["fullname", "\u0007\u200b", "Enter your full name"],
    ["username", "i", "Use 2 to 40 letters, digits, dots, dashes or underscores"],
    ["username", "two words", "Use 2 to 40 letters, digits, dots, dashes or underscores"],
    ["email", "ines", "Enter an email address, such as name@example.com"],
    ["email", "ines@", "Enter an email address, such as name@example.com"],
    ["password", "12345", "Use at least 6 characters for the password"],
    ["password", "x".repeat(257), "Use at most 256 characters for the password"],
    ["phoneNumber", "12", "Enter a valid phone number, including the country code"],
    ["phoneNumber", "+999 12345", "Enter a valid phone number, including the country code"],
    ["phoneNumber", "not a number", "Enter a valid phone number, including the country code"],
    ["country", "Atlantis", "Choose a country"],
    ["currency", "JPY", "Choose a currency"],
  ])("%s %j: %s", async (field, value, message) => {
    const { answer, visitor } = await signUp({ ...good, [field]: value });
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([{ message, fieldId: `sign-up-${field}` }]);
    expect(answer.hasId(`sign-up-${field}`)).toBe(true);
    expect((await visitor.get("/dashboard")).status).toBe(303);
  });

  test("keeps the entered values, but never the password", async () => {
    const { answer } = await signUp({
      ...good,
      email: "ines",
      "address.city": "São Paulo",
      currency: "EUR",
      country: "BR",
    });
    expect(answer.form("sign-up").fields).toMatchObject({
      fullname: good.fullname,
      username: good.username,
      email: "ines",
      phoneNumber: good.phoneNumber,
      "address.city": "São Paulo",
      currency: "EUR",
      country: "BR",
      terms: "on",
      password: "",
    });
    expect(answer.html).not.toContain(good.password);
  });

  test("reports an empty password even if the rest is valid", async () => {
    const { answer } = await signUp({ ...good, password: "" });
    expect(answer.messages).toEqual(["Enter a password"]);
  });
});

describe("a sign-up with details that another user has", () => {
  test("shows an error next to the email", async () => {
    const { answer } = await signUp({ ...good, email: "HANA@example.com" });
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([
      {
        message: "An account with this email already exists. Sign in instead.",
        fieldId: "sign-up-email",
      },
    ]);
  });

  test("shows an error next to the username", async () => {
    const { answer } = await signUp({ ...good, username: "Hana" });
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([
      {
        message: "This username is taken. Choose another one.",
        fieldId: "sign-up-username",
      },
    ]);
  });
});

describe("a valid sign-up", () => {
  test("leads to identity verification, with the phone number composed as specified", async () => {
    const { answer, visitor } = await signUp(good);
    expect(answer.status).toBe(303);
    expect(answer.location).toBe("/dashboard/kyc");
    expect((await visitor.follow(answer)).heading).toBe("Identity verification");
    const user = await usersIn(portal.backend.context.storage.db).byEmail(good.email);
    expect(user).toMatchObject({
      phone_number: "+12025550142",
      country: "US",
      currency: "USD",
      role: "user",
      account_status: "active",
      kyc_status: "not_submitted",
    });
  });

  test("keeps a number with a leading +, whatever the country code says", async () => {
    const { answer } = await signUp({
      ...good,
      username: "jo",
      email: "jo@example.com",
      phoneCode: "+1",
      phoneNumber: "+44 20 7946 0958",
    });
    expect(answer.location).toBe("/dashboard/kyc");
    const user = await usersIn(portal.backend.context.storage.db).byEmail("jo@example.com");
    expect(user?.phone_number).toBe("+442079460958");
  });

  test.each([
    ["+39", "06 1234 5678", "+390612345678"],
    ["+225", "07 07 12 34 56", "+2250707123456"],
    ["+44", "020 7946 0105", "+442079460105"],
    ["+7", "8 912 345-67-89", "+79123456789"],
  ])("composes %s and %s to %s", async (phoneCode, phoneNumber, stored) => {
    const name = `phone${stored.slice(1)}`;
    const email = `${name}@example.com`;
    const { answer } = await signUp({ ...good, username: name, email, phoneCode, phoneNumber });
    expect(answer.location).toBe("/dashboard/kyc");
    const user = await usersIn(portal.backend.context.storage.db).byEmail(email);
    expect(user?.phone_number).toBe(stored);
  });

  test("stores the email's domain as browsers send it, and reads UK as GB", async () => {
    const fields = { ...good, username: "bu\u0308cher", email: "ines@b\u00fccher.example" };
    const { answer } = await signUp({ ...fields, country: "UK", "address.country": "England" });
    expect(answer.location).toBe("/dashboard/kyc");
    const { db } = portal.backend.context.storage;
    expect(await usersIn(db).byEmail("ines@xn--bcher-kva.example")).toMatchObject({
      username: "b\u00fccher",
      country: "GB",
      address_country: "GB",
    });
  });

  test("sent twice at once creates one account, and signs its owner in both times", async () => {
    const visitor = portal.visitor();
    const page = await visitor.get("/signup");
    const fields = { ...good, username: "twice", email: "twice@example.com" };
    const answers = await Promise.all([visitor.submit(page, fields), visitor.submit(page, fields)]);
    expect(answers.map(({ location }) => location)).toEqual(["/dashboard/kyc", "/dashboard/kyc"]);
    expect(
      await usersIn(portal.backend.context.storage.db).total({ search: "twice@example.com" }),
    ).toBe(1);
  });
});

test("what a password manager saves is what the sign-in asks for", async () => {
  const inputs = (html: string) =>
    [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
      name: /name="([^"]+)"/.exec(tag)?.[1],
      purpose: /autoComplete="([^"]+)"/i.exec(tag)?.[1],
    }));
  const purposes = (html: string, purpose: string) =>
    inputs(html).flatMap((input) => (input.purpose === purpose ? [input.name] : []));
  const visitor = portal.visitor();
  for (const path of ["/signup", "/login", "/admin/login", "/forgot-password"])
    expect([path, purposes((await visitor.get(path)).html, "username")]).toEqual([path, ["email"]]);
  const hana = await portal.signInAs("hana");
  expect(purposes((await hana.get("/dashboard/settings")).html, "username")).toEqual([]);
});

test("the terms open in a new tab, and their link says so, so that no entry is lost", async () => {
  const { visitor, answer } = await signUp({ fullname: "Ines Ibarra", email: "not an address" });
  for (const page of [await visitor.get("/signup"), answer]) {
    const link = /<a (?=[^>]*href="\/terms")[^>]*>(?:[^<]|<(?!\/a>))*opens in a new tab/.exec(
      page.html,
    );
    expect(link?.[0]).toMatch(/target="_blank" rel="noreferrer"/);
    // Any other way out of the form is in the frame of the site.
    const form = /<form[\s\S]*?<\/form>/.exec(page.html.slice(page.html.indexOf("<h1")))?.[0];
    const links = [...(form ?? "").matchAll(/<a [^>]*href="([^"#][^"]*)"[^>]*>/g)];
    expect(links.map(([tag, href]) => [href, tag.includes('target="_blank"')])).toEqual([
      ["/terms", true],
    ]);
  }
  expect(answer.form("sign-up").fields).toMatchObject({
    fullname: "Ines Ibarra",
    email: "not an address",
  });
});
