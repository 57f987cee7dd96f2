import type { staffSensitiveDataEmails as englishEmails } from "../../en/staff/sensitive-data";
import type { Texts } from "../../texts";

/** Gehen an die Kundschaft. */
export const staffSensitiveDataEmails = {
  "sensitiveData.subject": "Jemand aus unserem Team hat Ihre Daten angesehen",
  "sensitiveData.body":
    "Jemand aus dem Team von {brand} hat Daten in Ihrem Konto angesehen, die normalerweise verborgen sind. Jeder solche Zugriff muss begründet werden und bleibt dauerhaft protokolliert.",
  "sensitiveData.viewed": "Angesehen",
} satisfies Texts<typeof englishEmails>;
