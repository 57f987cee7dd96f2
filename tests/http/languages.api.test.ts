// The language of an answer is that of the call; codes and field names are the same in every one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";

let portal: TestPortal;
let pseudo: TestPortal;

beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  pseudo = await TestPortal.open("SQLite", { PORTAL_LANGUAGE: "en-XB" });
});
afterAll(async () => {
  await portal.close();
  await pseudo.close();
});

const login = (language: string | undefined, body: object, at = portal) =>
  at.visitor().post("/auth/login", body, {
    headers: language === undefined ? {} : { "Accept-Language": language },
  });
const stranger = { email: "nobody@example.org", password: "not this one" };

test.each([undefined, "en-US", "de", "en-XB"])(
  "a refusal to a call in %s is in English",
  async (language) => {
    expect(await login(language, stranger)).toMatchObject({
      status: 401,
      code: "wrong_credentials",
      message: "Incorrect email or password.",
    });
  },
);

test("a refusal is in the language that the call accepts", async () => {
  const refused = await login("de, en-XB;q=0.9, en;q=0.8", stranger, pseudo);
  expect([refused.status, refused.code]).toEqual([401, "wrong_credentials"]);
  expect(refused.message).toMatch(/^Íñçórréçt/);
});

test("so are the messages of fields, from a schema and general ones", async () => {
  const { code, errors } = await login("en-XB", { email: "", password: "x", more: 1 }, pseudo);
  expect(code).toBe("validation_failed");
  expect(Object.keys(errors).sort()).toEqual(["email", "more"]);
  for (const [message = ""] of Object.values(errors)) expect(message).toMatch(/[éíóá]/);
  const english = await login("en", { email: "", password: "x", more: 1 }, pseudo);
  expect(english.errors).toEqual({
    email: ["Enter your email"],
    more: ["This field isn't accepted here"],
  });
});
