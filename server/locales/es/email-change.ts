import type english from "../en/email-change";
import type { Texts } from "../texts";

export default {
  title: "Cambiar correo electrónico",
  lead: "Inicias sesión con tu correo electrónico y te enviamos los avisos a esa dirección.",
  current: "Correo actual",
  newEmail: "Correo nuevo",
  newEmailHint: "Le enviaremos un enlace. Tu correo cambia cuando abras el enlace y lo confirmes.",
  send: "Enviar enlace",
  sending: "Enviando…",
  notice:
    "Avisaremos del cambio a tu correo actual. Desde él se podrá deshacer el cambio durante al menos {days, plural, one {# día} other {# días}}.",
  noticeUnconfirmed: "Tu correo actual no está confirmado, así que no le escribiremos.",
  staff: "No puedes cambiar tu propio correo. Pídeselo a un colega.",
  pending: "Pendiente de confirmar",
  pendingSent: "Enviamos un enlace a {email} el {sent}. Caduca el {expires}.",
  pendingEffect: "Hasta que lo confirmes, tu correo sigue siendo {email}.",
  replaces: "Si escribes otro correo, el enlace que enviamos dejará de funcionar.",
  viewPending: "Ver el cambio",
  resend: "Reenviar enlace",
  resendEffect: "Enviaremos un enlace nuevo a {email}. El anterior dejará de funcionar.",
  cancel: "Cancelar el cambio",
  canceling: "Cancelando…",
  cancelEffect:
    "El enlace que enviamos a {pending} dejará de funcionar. Tu correo sigue siendo {email}.",
  keep: "Conservar el cambio",
  back: "Volver",

  undoTitle: "¿No lo pediste tú?",
  undoLead:
    "Si no pediste cambiar el correo electrónico de tu cuenta, deshaz el cambio y protege tu cuenta.",
  undoRestores: "Tu cuenta conserva este correo o lo recupera.",
  undoSignsOut: "Se cierran todas las sesiones y los tokens de API dejan de funcionar.",
  undoPassword:
    "La contraseña deja de funcionar. Eliges una nueva con un enlace que te enviamos por correo.",
  undoPayouts: "Los pagos salientes se detienen hasta que los permitas de nuevo.",
  undo: "Deshacer y proteger la cuenta",
  undoing: "Deshaciendo…",
  undoOver: "¿El enlace ha caducado? <link>Contacta con soporte</link> ahora.",
} satisfies Texts<typeof english>;
