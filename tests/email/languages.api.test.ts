// Emails are in the language of the person who gets them.
import { expect, test } from "vitest";
import { emailExamples } from "~server/features";
import { renderEmail } from "~server/features/email/render-email";
import { builtInLanguages } from "~server/locales/languages";
import { directionOf, pseudoLocale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, signUpBody } from "../support/people/people";
import { mailsTo } from "../support/stubs/mailbox";

const publicUrl = "https://portal.example.org";
const languages = Object.keys(builtInLanguages).filter((language) => language !== pseudoLocale);

test.each(languages)("each email can be written in %s, and says so", (locale) => {
  for (const [kind, { email }] of emailExamples) {
    const { subject, text, html } = renderEmail(email(locale), { publicUrl, locale });
    expect(subject, kind).not.toBe("");
    expect(html, kind).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
    expect(`${subject}${text}`, kind).not.toMatch(/undefined|null|NaN|\{\w+\}/);
  }
});

describeEitherEngine("a person's language", (portal) => {
  const titleIn = (language: string) => messagesIn(language, "emails")("passwordChanged.subject");
  test("is the one in which they signed up, if their client asked for one", async () => {
    const signUp = async (number: number, accepted: string) => {
      const headers = { "Accept-Language": accepted };
      return (await portal().visitor().post("/auth/register", signUpBody(number), { headers }))
        .body;
    };
    expect(await signUp(801, "es-MX, en;q=0.5")).toMatchObject({ user: { language: "es" } });
    expect(await signUp(802, "*")).not.toHaveProperty("user.language");
  });

  test("is changed by themselves, to one that is offered", async () => {
    const nora = await portal().register();
    expect(await nora.patch("/users/profile", { language: "xx" })).toMatchObject({
      status: 400,
      errors: { language: ["Choose a language from the list"] },
    });
    expect((await nora.patch("/users/profile", { language: "de" })).body).toMatchObject({
      language: "de",
    });
    expect((await nora.get("/auth/profile")).body).toMatchObject({ language: "de" });
  });

  test("is that of their emails, and another person's is not", async () => {
    const [nora, zoe] = [await portal().registerVerified(), await portal().registerVerified()];
    await nora.patch("/users/profile", { language: "de" });
    for (const [person, language] of [
      [nora, "de"],
      [zoe, "en"],
    ] as const) {
      await person.post("/auth/change-password", {
        currentPassword: password,
        newPassword: "another long password",
      });
      const subjects = (await mailsTo(portal(), person.email)).map(({ subject }) => subject);
      expect(subjects).toContain(titleIn(language));
    }
  });
});
