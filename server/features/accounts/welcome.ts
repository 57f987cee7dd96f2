import { limits } from "../../kernel/limits";
import { operator } from "../../kernel/operator";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { exampleHref, type EmailExamples, localizedEmail } from "../email/email-template";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { newLink } from "../email/links";
import { queueEmail } from "../email/queue-email";

const hours = limits.emailVerificationHours;

function confirming(href: string, locale: Locale) {
  const t = messagesIn(locale, "emails");
  return {
    link: { label: t("confirmEmail"), href },
    usefulMinutes: hours * 60,
    after: [t("confirmEmailExpires", { hours, brand: operator().brand })],
  };
}

/** The first email to a user who signed up or was created by an administrator. */
export const welcome = (href: string) =>
  localizedEmail((t, locale) => ({
    kind: "welcome",
    subject: t("welcome.subject", { brand: operator().brand }),
    paragraphs: [t("welcome.body", { brand: operator().brand })],
    ...confirming(href, locale),
  }));

export const emailVerification = (href: string) =>
  localizedEmail((t, locale) => ({
    kind: "email_verification",
    subject: t("emailVerification.subject"),
    paragraphs: [
      t("emailVerification.body", { brand: operator().brand }),
      t("emailVerification.earlierLinks"),
    ],
    ...confirming(href, locale),
  }));

/** The first email to a user whom staff created without a password. */
export const userInvitation = (href: string) =>
  localizedEmail((t) => {
    const days = limits.firstPasswordDays;
    return {
      kind: "user_invitation",
      subject: t("userInvitation.subject", { brand: operator().brand }),
      paragraphs: [t("userInvitation.body", { brand: operator().brand })],
      link: { label: t("userInvitation.link"), href },
      usefulMinutes: days * 24 * 60,
      after: [t("userInvitation.expires", { days, brand: operator().brand })],
    };
  });

export const welcomeEmailExamples: EmailExamples = {
  user_invitation: {
    email: userInvitation(exampleHref("/reset-password?token=abc&invitation=user")),
    isCausedByStaff: true,
  },
  welcome: { email: welcome(exampleHref("/verify-email?token=t0ken")) },
  email_verification: { email: emailVerification(exampleHref("/verify-email?token=t0ken")) },
};

/** Emails a new user the link that confirms their address. */
export async function sendWelcome(context: Context, db: Db, user: UserRow): Promise<void> {
  await queueEmail(
    context,
    db,
    user,
    welcome(await newLink(context, db, user, "email_verification")),
  );
}

/** Emails a user created by staff the link to choose a password, which confirms the address as well. */
export async function sendInvitation(context: Context, db: Db, user: UserRow): Promise<void> {
  const minutes = limits.firstPasswordDays * 24 * 60;
  const href = await newLink(context, db, user, "password_reset", minutes);
  await queueEmail(context, db, user, userInvitation(`${href}&invitation=user`));
}
