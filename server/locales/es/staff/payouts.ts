import type { staffPayoutsEmails as englishEmails } from "../../en/staff/payouts";
import type { Texts } from "../../texts";

// Los reciben los clientes; lo demás de este catálogo solo lo lee el personal.
export const staffPayoutsEmails = {
  "payoutSent.subject": "Tu retiro de {amount} se ha enviado",
  "payoutSent.body": "Hemos enviado tu retiro de {amount}. Debería llegar a más tardar el {day}.",
  "payoutSent.reference": "Referencia del pago",
  "payoutSent.expectedBy": "Llegada a más tardar",
  "payoutReturned.subject": "Tu retiro de {amount} se ha devuelto",
  "payoutReturned.body":
    "Tu retiro de {amount} nos fue devuelto. El importe vuelve a estar en tu saldo disponible.",
} satisfies Texts<typeof englishEmails>;
