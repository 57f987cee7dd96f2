import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import { exampleHref, type EmailExamples, type LocalizedEmail } from "../email/email-template";

/** For administrators. The visitor's text is shown only in the back office: in an email, it could pass for ours. */
export const messageArrived =
  (href: string): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "message_arrived",
      subject: t("messageArrived.subject"),
      paragraphs: [t("messageArrived.body", { brand: operator().brand })],
      link: { label: t("messageArrived.link"), href },
    };
  };

export const messageEmailExamples: EmailExamples = {
  message_arrived: { email: messageArrived(exampleHref("/admin/messages/1")) },
};
