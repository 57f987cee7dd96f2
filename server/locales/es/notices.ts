import type english from "../en/notices";
import type { Texts } from "../texts";

// Avisos después de una solicitud que se ha procesado.
export default {
  nameRequestCanceled: "Solicitud de nombre cancelada",
  userDeleted: "Usuario eliminado",
  accountClosed: "Cuenta cerrada",
  ownAccountClosed: "Tu cuenta está cerrada",
  ownAccountErased: "Tu cuenta está cerrada y tus datos se han borrado",
  resetLinkSent: "Si existe una cuenta con este correo, le hemos enviado un enlace.",
  secondFactorOff: "La autenticación en dos pasos está desactivada",
  emailConfirmed: "Tu correo electrónico está confirmado",
  emailConfirmedBefore: "Tu correo electrónico ya estaba confirmado",
  confirmationSent: "Te hemos enviado un enlace",
  newEmailLinkSent: "Hemos enviado un enlace al nuevo correo",
  emailChanged: "Tu correo electrónico ha cambiado. Inicia sesión con el nuevo.",
  emailChangeCanceled: "El cambio se ha cancelado. Tu correo sigue como está.",
  emailChangeUndone:
    "Se ha deshecho el cambio, se han cerrado todas las sesiones y los pagos salientes están detenidos. Elige ahora una contraseña nueva: escribe tu correo y te enviaremos un enlace.",
  tokenRevoked: "Token revocado",
  payeeRemoved: "Beneficiario eliminado",
  contactReceived: "Mensaje enviado",
  depositRequested: "Solicitud de depósito recibida",
  withdrawalRequested: "Tu solicitud de retiro está en revisión",
  documentsUploaded: "Documentos subidos correctamente",
  payoutsFrozen: "Los pagos salientes de tu cuenta están detenidos",
  payoutsUnfrozen: "Los pagos salientes de tu cuenta vuelven a estar permitidos",
  passwordChanged: "Tu contraseña ha cambiado",
  passwordChangedTokens:
    "Tu contraseña ha cambiado. {count, plural, one {Tu token de API se ha revocado.} other {Tus # tokens de API se han revocado.}}",
  passwordReset: "Tu contraseña ha cambiado. Inicia sesión con la nueva.",
  passwordChosen: "Tu contraseña está guardada. Inicia sesión para empezar.",
  tokensRevoked:
    "{count, plural, one {Tu token de API se ha revocado.} other {Tus # tokens de API se han revocado.}}",
  accountCleared:
    "Tu correo electrónico no se había confirmado antes, así que hemos borrado el perfil, los datos bancarios, las tarjetas y los documentos guardados en la cuenta, y hemos cancelado las solicitudes pendientes y los retiros que no se habían enviado. Tu dinero sigue en tu billetera.",
  signedOut: "Sesión cerrada",
  deviceSignedOut: "Sesión del dispositivo cerrada",
  otherDevicesSignedOut: "Sesión cerrada en todos los demás dispositivos",
  otherDevicesSignedOutTokens:
    "Sesión cerrada en todos los demás dispositivos. {count, plural, one {Tu token de API se ha revocado.} other {Tus # tokens de API se han revocado.}}",
  staffAccessEnded: "Acceso revocado",
  waitsForApproval: "Aún no ha cambiado nada. Falta una segunda aprobación.",
  transactionDeleted: "Transacción eliminada",
  walletDeleted: "Billetera eliminada",
  walletCredited: "Importe abonado en la billetera",
  walletDebited: "Importe cargado en la billetera",
} satisfies Texts<typeof english>;
