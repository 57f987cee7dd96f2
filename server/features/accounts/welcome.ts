import { brand } from "../../kernel/operator";
import { limits } from "../../kernel/limits";
import type { EmailTemplate } from "../email/email-template";

const hours = limits.emailVerificationHours;
const notMe = `If you did not sign up at ${brand}, ignore this message: nobody can confirm the address without this link.`;

const confirming = {
  link: (href: string) => ({ label: "Confirm your email address", href }),
  usefulMinutes: hours * 60,
  after: [`The link works for ${hours} hours. ${notMe}`],
};

/** The first message to somebody who signed up, or was signed up by an administrator. */
export function welcome(href: string): EmailTemplate {
  return {
    kind: "welcome",
    subject: `Welcome to ${brand}`,
    paragraphs: [
      `Your account at ${brand} is open.`,
      "Please confirm that this is your email address, so that messages about your money and your account reach you.",
    ],
    ...confirming,
    link: confirming.link(href),
  };
}

export function emailVerification(href: string): EmailTemplate {
  return {
    kind: "email_verification",
    subject: "Confirm your email address",
    paragraphs: [
      `Please confirm that this is your email address at ${brand}.`,
      "Links that were sent to you before do not work any more.",
    ],
    ...confirming,
    link: confirming.link(href),
  };
}
