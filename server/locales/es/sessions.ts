import type english from "../en/sessions";
import type { sessionsEmails as englishEmails } from "../en/sessions";
import type { Texts } from "../texts";

export default {
  title: "Sesiones y dispositivos",
  lead: "Dispositivos con la sesión iniciada en tu cuenta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.",
  signOutOthers: "Cerrar todas las demás",
  yours: "Tus sesiones",
  signOutOthersTitle: "Cerrar sesión en los demás dispositivos",
  signOutOthersQuestion: "¿Cerrar sesión en todos los demás dispositivos?",
  signingOut: "Cerrando sesión…",
  signOutOthersEffect:
    "Se cerrará la sesión en todos los demás navegadores y dispositivos y se revocarán todos los tokens de API. Aquí tu sesión sigue abierta.",
  thisDevice: "Este dispositivo",
  signOutRow: "Cerrar sesión <unseen>en {device}</unseen>",
  signOutTitle: "Cerrar la sesión de un dispositivo",
  signOutQuestion: "¿Cerrar la sesión de este dispositivo?",
  signOut: "Cerrar sesión",
  signOutEffect: "Se cerrará de inmediato la sesión en {device}, usada por última vez el {time}.",
  isCurrent: "Es el dispositivo que estás usando. Tendrás que volver a iniciar sesión.",
  device: "Dispositivo",
  ipAddress: "Dirección IP",
  signedIn: "Inicio",
  lastSeen: "Último uso",
  action: "Acción",
  deviceOn: "{browser} en {system}",
  textBrowser: "Navegador de texto",
  unknownBrowser: "Navegador desconocido",
  unknownDevice: "Navegador o programa desconocido",
} satisfies Texts<typeof english>;

export const sessionsEmails = {
  "securityChanged.subject": "Tu configuración de seguridad ha cambiado",
  "securityChanged.body": "La configuración de seguridad de tu cuenta de {brand} ha cambiado.",
  "change.second_factor.enabled": "Se activó la autenticación en dos pasos.",
  "change.second_factor.disabled": "Se desactivó la autenticación en dos pasos.",
  "change.second_factor.removed":
    "Un miembro de nuestro equipo desactivó la autenticación en dos pasos.",
  "change.second_factor.recovery_codes_renewed":
    "Se crearon códigos de recuperación nuevos. Los anteriores ya no funcionan.",
  "change.second_factor.recovery_code_used": "Se usó un código de recuperación.",
  "change.payouts.frozen": "Se detuvieron los pagos salientes de tu cuenta.",
  "change.payouts.unfrozen": "Se volvieron a permitir los pagos salientes de tu cuenta.",
  "change.api_token.created": "Se creó un token de API.",
  "change.api_token.revoked": "Se revocó un token de API.",
} satisfies Texts<typeof englishEmails>;
