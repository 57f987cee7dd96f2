import type english from "../en/emails";
import type { Texts } from "../texts";

// Lo que dicen varios correos; el resto está en el catálogo de su tema.
export default {
  greeting: "Hola:",
  promise:
    "{brand} nunca te pedirá por correo tu contraseña, tu número de tarjeta ni un código de verificación.",
  unexpected: "Si no esperabas este correo, contacta con soporte.",
  time: "Fecha y hora",
  reason: "Motivo",
  resetPassword: "Restablecer contraseña",
  ipAddress: "Dirección IP",
  unknownAddress: "Desconocida",
  device: "Dispositivo",
  notYou: "Si no fuiste tú, restablece tu contraseña ahora y contacta con soporte.",
  signedOut: "Hemos cerrado tu sesión en todos los dispositivos.",
  signedOutElsewhere: "Hemos cerrado tu sesión en todos los demás dispositivos.",
  tokensRevoked:
    "{count, plural, one {Tu token de API se ha revocado.} other {Tus # tokens de API se han revocado.}}",
  amount: "Importe",
  fee: "Comisión",
  afterFee: "Después de la comisión",
  reference: "Referencia",
  to: "Destino",
  viewDeposit: "Ver depósito",
  viewWithdrawal: "Ver retiro",
} satisfies Texts<typeof english>;
