import { messagesFor } from "./locale.server";
import { withholdsMail, portalMode, sendsMail } from "./settings.server";

/** A hint for users waiting for an email, if email isn't sent or not to everyone. */
export function emailDeliveryNotice(request: Request): string | undefined {
  const t = messagesFor(request, "ui");
  if (withholdsMail()) return t("demoEmailWithheld");
  if (sendsMail()) return undefined;
  return portalMode() === "demo" ? t("demoEmailToFile") : t("emailToFile");
}
