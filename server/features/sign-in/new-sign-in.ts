import { operator } from "../../kernel/operator";
import { deviceLabel } from "../sessions/device-labels";
import { exampleFacts, type EmailExamples, localizedEmail, moment } from "../email/email-template";

interface SignIn {
  /** The User-Agent. */
  readonly device: string | null;
  readonly address: string | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly forgotHref: string;
}

export const newSignIn = ({ device, address, at, forgotHref }: SignIn) =>
  localizedEmail((t, locale) => ({
    kind: "new_sign_in",
    subject: t("newSignIn.subject"),
    paragraphs: [t("newSignIn.body", { brand: operator().brand })],
    facts: [
      [t("device"), deviceLabel(device, locale)],
      [t("ipAddress"), address ?? t("unknownAddress")],
      [t("time"), moment(at, locale)],
    ],
    advice: t("newSignIn.advice"),
    link: { label: t("resetPassword"), href: forgotHref },
  }));

export const newSignInEmailExamples: EmailExamples = {
  new_sign_in: {
    email: newSignIn({
      ...exampleFacts,
      device: "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0",
    }),
  },
};
