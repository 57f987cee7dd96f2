import { operator } from "../../kernel/operator";
import { exampleHref, type EmailExamples, localizedEmail } from "../email/email-template";

/** For administrators. The visitor's text is shown only in the back office: in an email, it could pass for ours. */
export const messageArrived = (href: string) =>
  localizedEmail((t) => ({
    kind: "message_arrived",
    subject: t("messageArrived.subject"),
    paragraphs: [t("messageArrived.body", { brand: operator().brand })],
    link: { label: t("messageArrived.link"), href },
  }));

export const messageEmailExamples: EmailExamples = {
  message_arrived: { email: messageArrived(exampleHref("/admin/messages/1")) },
};
