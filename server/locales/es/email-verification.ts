import type english from "../en/email-verification";
import type { emailVerificationEmails as englishEmails } from "../en/email-verification";
import type { Texts } from "../texts";

export default {
  resend: "Reenviar enlace",
  title: "Confirma tu correo electrónico",
  linkSent: "Hemos enviado un enlace de confirmación a {email}.",
  sending: "Enviando…",
  notNow: "Ahora no",
  resendEffect:
    "Enviaremos un enlace nuevo a {email}. Los enlaces anteriores dejarán de funcionar.",
} satisfies Texts<typeof english>;

export const emailVerificationEmails = {
  "emailVerification.subject": "Confirma tu correo electrónico",
  "emailVerification.body": "Confirma que este es el correo electrónico de tu cuenta de {brand}.",
  "emailVerification.earlierLinks": "Los enlaces anteriores ya no funcionan.",
  confirmEmail: "Confirmar correo",
  confirmEmailExpires:
    "Este enlace caduca en {hours, plural, one {# hora} other {# horas}}. Si no te registraste en {brand}, ignora este correo.",
  "emailChange.subject": "Confirma tu nuevo correo electrónico",
  "emailChange.body":
    "Nos pediste que cambiáramos el correo de tu cuenta de {brand} por esta dirección. Confírmala para terminar.",
  "emailChange.effect":
    "Se cerrará tu sesión en todos los dispositivos. Tu contraseña y tu autenticación en dos pasos no cambian.",
  "emailChange.link": "Confirmar nuevo correo",
  "emailChange.expires":
    "Este enlace se puede usar una sola vez y caduca en {hours, plural, one {# hora} other {# horas}}. Si no lo pediste, ignora este correo.",
  "emailChangeStarted.subject": "Tu correo electrónico está a punto de cambiar",
  "emailChangeStarted.body":
    "Nos han informado de que ya no tienes acceso a este buzón, así que hemos enviado un enlace a un nuevo correo electrónico para tu cuenta de {brand}.",
  "emailChangeStarted.until": "Tu correo actual sigue en uso hasta que confirmes el nuevo.",
  "emailChangeStarted.advice":
    "Si no lo pediste, restablece ahora tu contraseña para cancelar el cambio y después contacta con soporte.",
  "emailChanged.subject": "Tu correo electrónico ha cambiado",
  "emailChanged.body": "Este es ahora el correo electrónico de tu cuenta de {brand}.",
  "emailChanged.former":
    "Tu cuenta de {brand} tiene un correo nuevo. Ya no puedes usar este para iniciar sesión.",
  "emailChanged.payoutsBlockedUntil": "Pagos salientes bloqueados hasta",
  "emailChanged.notYou": "Si no lo pediste, contacta con soporte ahora mismo.",
  "emailChangeRequested.body":
    "Pediste cambiar el correo de tu cuenta de {brand}, así que hemos enviado un enlace a la dirección nueva.",
  "emailUndo.advice":
    "Si no fuiste tú, usa este enlace hasta el {until}. Hace que tu cuenta tenga este correo, cierra todas las sesiones y detiene los pagos salientes.",
  "emailUndo.link": "No fui yo",
  "emailChangeUndone.subject": "Se ha deshecho el cambio de tu correo electrónico",
  "emailChangeUndone.body":
    "Alguien con acceso a este buzón nos ha dicho que no pidió el cambio. Este es el correo de tu cuenta de {brand}.",
  "emailChangeUndone.effect":
    "Se han cerrado todas las sesiones, la contraseña ya no funciona y los pagos salientes están detenidos.",
  "emailChangeUndone.advice":
    "Elige ahora una contraseña nueva. Después, revisa tus datos bancarios y tus retiros antes de volver a permitir los pagos salientes. Si te pedimos un código que no tienes, contacta con soporte.",
} satisfies Texts<typeof englishEmails>;
