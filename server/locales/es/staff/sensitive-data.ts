import type { staffSensitiveDataEmails as englishEmails } from "../../en/staff/sensitive-data";
import type { Texts } from "../../texts";

// Los reciben los clientes; lo demás de este catálogo solo lo lee el personal.
export const staffSensitiveDataEmails = {
  "sensitiveData.subject": "Un miembro de nuestro equipo ha visto tus datos",
  "sensitiveData.body":
    "Un miembro del equipo de {brand} ha visto datos de tu cuenta que normalmente se muestran ocultos. Cada consulta exige un motivo y queda registrada de forma permanente.",
  "sensitiveData.viewed": "Datos vistos",
} satisfies Texts<typeof englishEmails>;
