// The language of an answer is that of the call; codes and field names are the same in every one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { localesDir } from "../support/portal/locales-dir";
import { TestPortal } from "../support/portal/backend";

let portal: TestPortal;
let dutch: TestPortal;

beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  dutch = await TestPortal.open("SQLite", {
    PORTAL_LANGUAGE: "nl",
    LANGUAGES: "nl, en",
    LOCALES_DIR: localesDir({
      "nl/language.json": { name: "Nederlands" },
      "nl/refusals.json": { wrong_credentials: "E-mailadres of wachtwoord is onjuist." },
      "nl/validation.json": {
        emailMissing: "Vul je e-mailadres in",
        fieldUnknown: "Dit veld wordt hier niet aanvaard",
        useValue: "Gebruik {values}",
      },
    }),
  });
});
afterAll(async () => {
  await portal.close();
  await dutch.close();
});

const login = (language: string | undefined, body: object, at = portal) =>
  at.visitor().post("/auth/login", body, {
    headers: language === undefined ? {} : { "Accept-Language": language },
  });
const stranger = { email: "nobody@example.org", password: "not this one" };

test.each([undefined, "en-US", "xx", "en-XB"])(
  "a portal in English refuses a call in %s in English",
  async (language) => {
    expect(await login(language, stranger)).toMatchObject({
      status: 401,
      code: "wrong_credentials",
      message: "Incorrect email or password.",
    });
  },
);

test.each([
  [undefined, "E-mailadres of wachtwoord is onjuist."],
  ["de, nl-BE;q=0.9, en;q=0.8", "E-mailadres of wachtwoord is onjuist."],
  ["en", "Incorrect email or password."],
])("one in Dutch and English refuses a call in %s with %o", async (language, message) => {
  expect(await login(language, stranger, dutch)).toMatchObject({
    status: 401,
    code: "wrong_credentials",
    message,
  });
});

test("so are the messages of fields, from a schema and general ones", async () => {
  const faulty = { email: "", password: "x", more: 1 };
  expect(await login("nl", faulty, dutch)).toMatchObject({
    code: "validation_failed",
    errors: { email: ["Vul je e-mailadres in"], more: ["Dit veld wordt hier niet aanvaard"] },
  });
  expect((await login("en", faulty, dutch)).errors).toEqual({
    email: ["Enter your email"],
    more: ["This field isn't accepted here"],
  });
});

test("the last of several values is joined to the others in the language", async () => {
  const nora = await dutch.register();
  const from = async (language: string) =>
    (await nora.get("/rates?from=CHF&to=EUR", { headers: { "Accept-Language": language } })).errors
      .from;
  expect(await from("en")).toEqual(["Use USD, EUR, or GBP"]);
  expect(await from("nl")).toEqual(["Gebruik USD, EUR of GBP"]);
});
