import type english from "../en/payout-blocks";
import type { payoutBlocksEmails as englishEmails } from "../en/payout-blocks";
import type { Texts } from "../texts";

export default {
  allStopped: "Todos los pagos salientes están detenidos por el momento",
  allStoppedHint:
    "Tu dinero sigue en tu billetera. Puedes solicitar un retiro igualmente; lo revisaremos cuando se reanuden los pagos salientes.",
  contactSupport: "Contactar con soporte",
  blockedUntil: "Los pagos salientes de tu cuenta están bloqueados hasta el {time}",
  reason: "Motivo: {reason}",
  blockedHint:
    "Hasta entonces no puedes retirar dinero y los retiros pendientes no se pagarán. Todo lo demás funciona como siempre.",
  allowAgain: "Volver a permitir pagos salientes",
  stoppedByYou: "Detuviste los pagos salientes de tu cuenta",
  stoppedByYouHint: "No puedes retirar dinero hasta que vuelvas a permitir los pagos salientes.",
  releaseLead:
    "Primero, cancela los retiros que no reconozcas. Cuando permitas los pagos salientes, revisaremos los demás como siempre.",
  allow: "Permitir pagos salientes",
  title: "Pagos salientes",
  lead: "Si crees que otra persona tiene acceso a tu cuenta, detén primero los pagos salientes. No saldrá nada de tu cuenta hasta que los permitas de nuevo.",
  stopped: "Los pagos salientes están detenidos",
  stop: "Detener pagos salientes",
  stoppedSince:
    "Detuviste los pagos salientes el {time}. Si otra persona puede saber tu contraseña, cámbiala antes de permitirlos de nuevo.",
  changePassword: "Cambiar tu contraseña",
  stopEffect:
    "Mientras los pagos salientes estén detenidos, no puedes solicitar retiros y los pendientes no se pagan. Para permitirlos de nuevo necesitarás tu contraseña y, si la autenticación en dos pasos está activada, un código de verificación.",
  stopEffectEmail:
    "Te avisaremos por correo cada vez que los pagos salientes se detengan o se permitan de nuevo.",
  stopping: "Deteniendo pagos…",
} satisfies Texts<typeof english>;

export const payoutBlocksEmails = {
  "payoutsBlocked.subject": "Los pagos salientes de tu cuenta están bloqueados",
  "payoutsBlocked.body":
    "Hemos bloqueado los pagos salientes de tu cuenta de {brand}. No puedes retirar dinero hasta que termine el bloqueo, y los retiros pendientes no se pagarán.",
  "payoutsBlocked.effect":
    "Puedes seguir iniciando sesión y depositando. Tu dinero sigue en tu billetera.",
  "payoutsBlocked.until": "Bloqueados hasta",
  "payoutsBlocked.advice": "Si tienes preguntas, contacta con soporte.",
  "payoutsUnblocked.subject": "Los pagos salientes de tu cuenta ya no están bloqueados",
  "payoutsUnblocked.body": "Hemos desbloqueado los pagos salientes de tu cuenta de {brand}.",
  "payoutsUnblocked.effect": "Los retiros pendientes se revisarán como siempre.",
} satisfies Texts<typeof englishEmails>;
