import type english from "../en/password";
import type { passwordEmails as englishEmails } from "../en/password";
import type { Texts } from "../texts";

export default {
  confirmIdentity: "Confirma que eres tú",
  title: "Cambiar tu contraseña",
  lead: "Se cerrará tu sesión en los demás dispositivos, se revocarán todos los tokens de API y te avisaremos del cambio por correo.",
  leadUnconfirmed:
    "Se cerrará tu sesión en los demás dispositivos y se revocarán todos los tokens de API.",
  current: "Contraseña actual",
  new: "Contraseña nueva",
  newHint: "Al menos {minimum} caracteres; se recomiendan 12 o más.",
  saving: "Guardando…",
  change: "Cambiar contraseña",
  chooseOwn: "Elige una contraseña",
  chooseOwnLead:
    "Un miembro de nuestro equipo creó tu contraseña. Para continuar, elige una que solo tú conozcas.",
  given: "Contraseña que recibiste",
  save: "Guardar contraseña",
  confirmedFor:
    "No volveremos a pedírtela durante {minutes, plural, one {# minuto} other {# minutos}}.",
} satisfies Texts<typeof english>;

export const passwordEmails = {
  "passwordReset.subject": "Restablece tu contraseña",
  "passwordReset.body": "Hemos recibido una solicitud para restablecer tu contraseña de {brand}.",
  "passwordReset.expires":
    "Este enlace se puede usar una sola vez y caduca en {minutes, plural, one {# minuto} other {# minutos}}. Si no lo solicitaste, ignora este correo. Tu contraseña no cambiará.",
  "passwordChanged.subject": "Tu contraseña ha cambiado",
  "passwordChanged.body": "La contraseña de tu cuenta de {brand} ha cambiado.",
  "passwordChanged.cleared":
    "Tu correo electrónico no se había confirmado antes, así que hemos borrado el perfil, los datos bancarios, las tarjetas y los documentos guardados en la cuenta, y hemos cancelado las solicitudes pendientes y los retiros que no se habían enviado. Tu dinero sigue en tu billetera.",
} satisfies Texts<typeof englishEmails>;
