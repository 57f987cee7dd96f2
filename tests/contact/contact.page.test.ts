import { afterAll, describe, expect, test } from "vitest";
import { contactMessagesIn } from "../../server/features/contact/store";
import { contactMessageMaximumLength } from "~server/features/contact/schemas";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const letter = {
  fullname: "Vera Visitor",
  email: "vera@example.org",
  message: "First line\nSecond <line>",
};
const kept = async () =>
  (
    await contactMessagesIn(portal.backend.context.storage.db).list(undefined, {
      limit: 50,
      offset: 0,
    })
  ).length;

async function send(fields: Record<string, string>, visitor = portal.visitor()) {
  return visitor.submit(await visitor.get("/contact"), fields, { form: "contact" });
}

describe("the contact form", () => {
  test("sends a message, and the next page says where it went", async () => {
    const before = await kept();
    const visitor = portal.visitor();
    const answer = await send(letter, visitor);
    expect([answer.status, answer.location]).toEqual([303, "/contact/received"]);
    const next = await visitor.follow(answer);
    expect(next.heading).toBe("Message sent");
    expect(next.text).toContain("your message was saved for the demo staff");
    expect(await kept()).toBe(before + 1);
  });

  test("counts a line break as one character, as a browser sends it", async () => {
    const longest = contactMessageMaximumLength;
    const lines = "123456789\r\n".repeat(longest / 10);
    const answer = await send({ ...letter, message: `${lines.slice(0, -2)}.` });
    expect([answer.status, answer.location]).toEqual([303, "/contact/received"]);
    const tooLong = await send({ ...letter, message: `${lines}123` });
    expect(tooLong.messages).toEqual(["Use at most 4,000 characters"]);
  });

  test("sent twice by a double click is stored once", async () => {
    const before = await kept();
    const visitor = portal.visitor();
    const page = await visitor.get("/contact");
    const answers = await Promise.all([
      visitor.submit(page, letter, { form: "contact" }),
      visitor.submit(page, letter, { form: "contact" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await kept()).toBe(before + 1);
  });

  test("with errors is shown again, with the entered values", async () => {
    const before = await kept();
    const answer = await send({ ...letter, email: "vera", fullname: "" });
    expect([answer.status, answer.heading]).toEqual([200, "Contact us"]);
    expect(answer.faults).toEqual([
      { message: "Enter your full name", fieldId: "contact-fullname" },
      { message: "Enter an email address, such as name@example.com", fieldId: "contact-email" },
    ]);
    expect(answer.form("contact").fields).toMatchObject({ email: "vera", message: letter.message });
    expect(await kept()).toBe(before);
  });

  test("sent too often from one IP address says when to try again, and keeps the text", async () => {
    const visitor = portal.visitor();
    for (let count = 0; count < 10; count += 1)
      expect((await send({ ...letter, message: `No. ${count}` }, visitor)).status).toBe(303);
    const answer = await send(letter, visitor);
    expect([answer.status, answer.messages]).toEqual([
      200,
      ["Too many requests. Try again later."],
    ]);
    expect(answer.form("contact").fields).toMatchObject({ message: letter.message });
  });
});
