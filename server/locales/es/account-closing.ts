import type english from "../en/account-closing";
import type { accountClosingEmails as englishEmails } from "../en/account-closing";
import type { Texts } from "../texts";

export default {
  title: "Cerrar tu cuenta",
  lead: "El cierre de una cuenta es definitivo. No podrás volver a iniciar sesión ni reabrirla.",
  before: "Antes de cerrarla",
  download:
    "Descarga lo que quieras conservar. Por ejemplo, puede que necesites tus extractos para la declaración de impuestos.",
  statements: "Ver extractos",
  data: "Descargar mis datos",
  withdraw: "Retirar",
  withdrawFirst:
    "Tu billetera aún contiene {amount}. Retira primero ese dinero. Podrás cerrar tu cuenta cuando haya llegado.",
  moneyLeft:
    "Tu billetera aún contiene {amount} que no puedes retirar por el momento. Si hay un retiro en revisión, podrás cerrar tu cuenta cuando el dinero haya llegado. Si no, <link>contacta con soporte</link>.",
  contactSupport: "Contactar con soporte",
  blocked: "Los pagos salientes de tu cuenta están bloqueados, así que todavía no se puede cerrar.",
  staff: "Las cuentas del personal las cierra un propietario, en la página «Personal».",
  after: "Cuando la cierres",
  signedOut:
    "Se cierra tu sesión en todos los dispositivos, tus tokens de API dejan de funcionar y se elimina tu tarjeta guardada.",
  pending: "Los depósitos pendientes se cancelan. No envíes más dinero para ellos.",
  records:
    "La ley nos obliga a conservar los datos de tu identidad y tus pagos durante {years, plural, one {# año} other {# años}}. Después los borramos. Hasta entonces, tu correo electrónico no se puede usar para una cuenta nueva.",
  erased: "Tu perfil, tus documentos y tus mensajes se borran de inmediato.",
  confirm: "Cerrar mi cuenta",
  closing: "Cerrando tu cuenta…",
  keep: "Conservar mi cuenta",
} satisfies Texts<typeof english>;

export const accountClosingEmails = {
  "accountClosed.subject": "Tu cuenta se ha cerrado",
  "accountClosed.body":
    "Tu cuenta de {brand} se ha cerrado. Hemos cerrado tu sesión en todos los dispositivos y ya no puedes iniciarla.",
  "accountClosed.records":
    "La ley nos obliga a conservar los datos de tu identidad y tus pagos. Los borraremos cuando ya no tengamos que conservarlos.",
  "accountClosed.at": "Cierre",
  "accountClosed.retainedUntil": "Datos conservados hasta",
} satisfies Texts<typeof englishEmails>;
