import type english from "../en/two-factor";
import type { Texts } from "../texts";

export default {
  code: "Código de verificación",
  recoveryCode: "Código de recuperación",
  recoveryCodeHint: "16 letras y dígitos. No importan las mayúsculas ni los guiones.",
  confirmTitle: "Confirma que eres tú",
  confirmLead: "Escribe tu contraseña para continuar.",
  newCodes: "Nuevos códigos de recuperación",
  newCodesLead: "Generaremos diez códigos nuevos. Los anteriores dejarán de funcionar.",
  generate: "Generar códigos",
  codesLead:
    "Guarda tus códigos de recuperación. Usa uno para iniciar sesión si pierdes tu teléfono; cada uno sirve una sola vez.",
  codesTitle: "Tus códigos de recuperación",
  codesHint:
    "No los volverás a ver. Imprime esta página o anótalos, y no los guardes junto a tu teléfono.",
  saved: "He guardado mis códigos",
  print: "Imprimir",
  turnOffTitle: "Desactivar la autenticación en dos pasos",
  turnOffLead:
    "Se cerrará tu sesión en los demás dispositivos y, para iniciarla, solo hará falta tu contraseña.",
  turnOff: "Desactivar",
  isOn: "La autenticación en dos pasos está activada",
  setUpTitle: "Configurar la autenticación en dos pasos",
  title: "Autenticación en dos pasos",
  scanTitle: "1. Agrega este sitio a tu aplicación",
  scan: "Escanea este código con tu aplicación de autenticación.",
  qrCode: "Código QR para tu aplicación de autenticación",
  cannotScan:
    "¿No puedes escanearlo? En este teléfono, <link>ábrelo en tu aplicación</link>. O escribe esta clave en la aplicación:",
  enterTitle: "2. Escribe el código que muestra",
  codeHint: "Seis dígitos. El código cambia cada 30 segundos.",
  checking: "Comprobando…",
  turnOn: "Activar",
  alreadyOn:
    "Tus códigos de recuperación se mostraron cuando activaste la autenticación en dos pasos. Puedes generar otros.",
  startOver: "Empezar de cero",
  signingIn: "Iniciando sesión…",
  signIn: "Iniciar sesión",
  useApp: "Usar tu aplicación de autenticación",
  useRecoveryCode: "Usar un código de recuperación",
  lead: "Protege tu cuenta con un código de una aplicación de autenticación, además de tu contraseña.",
  required: "El personal debe configurar la autenticación en dos pasos para continuar.",
  isOff: "La autenticación en dos pasos está desactivada",
  since: "Activada desde el {day}.",
  codesLeft:
    "{count, plural, one {Te queda # código de recuperación.} other {Te quedan # códigos de recuperación.}}",
  appNeeded:
    "Necesitarás una aplicación de autenticación, como Aegis, 2FAS o Google Authenticator, o un gestor de contraseñas que admita códigos de un solo uso.",
  settingUp: "Configurando…",
  confirming: "Confirmando…",
  setUp: "Configurar",
  yourPassword: "Tu contraseña",
  codeOrRecoveryCode:
    "El código de seis dígitos de tu aplicación de autenticación o un código de recuperación.",
  recoveryCodeLead: "Escribe uno de tus códigos de recuperación. Cada uno sirve una sola vez.",
  appCodeLead:
    "Abre tu aplicación de autenticación y escribe el código de seis dígitos de este sitio.",
} satisfies Texts<typeof english>;
