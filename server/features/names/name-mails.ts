// Emails about a decided name. They contain no name, which someone else could have chosen as an advertisement.
import { operator } from "../../kernel/operator";
import { exampleHref, type EmailExamples, localizedEmail } from "../email/email-template";

export const nameChanged = (href: string) =>
  localizedEmail((t) => ({
    kind: "name_changed",
    subject: t("nameChanged.subject"),
    paragraphs: [t("nameChanged.body", { brand: operator().brand })],
    advice: t("nameChanged.advice"),
    link: { label: t("nameChanged.link"), href },
  }));

/** The reason is the one that staff gave. */
export const nameRejected = (reason: string | undefined, href: string) =>
  localizedEmail((t) => ({
    kind: "name_rejected",
    subject: t("nameRejected.subject"),
    paragraphs: [t("nameRejected.body", { brand: operator().brand })],
    facts: reason === undefined ? [] : [[t("reason"), reason]],
    link: { label: t("nameChanged.link"), href },
  }));

export const nameEmailExamples: EmailExamples = {
  name_changed: { email: nameChanged(exampleHref("/dashboard/settings")), isCausedByStaff: true },
  name_rejected: {
    email: nameRejected("Send us the deed poll.", exampleHref("/dashboard/settings")),
    isCausedByStaff: true,
  },
};
