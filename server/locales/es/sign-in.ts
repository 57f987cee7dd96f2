import type english from "../en/sign-in";
import type { signInEmails as englishEmails } from "../en/sign-in";
import type { Texts } from "../texts";

export default {
  signedInAs:
    "Ya has iniciado sesión como {name}. Para usar otra cuenta, primero cierra la sesión.",
  signedOut: "Has cerrado la sesión.",
  accountClosed: "Tu cuenta está cerrada.",
  cookiesBlocked:
    "Si acabas de iniciar sesión, tu navegador bloquea la cookie que la mantiene abierta. Permite las cookies de este sitio y vuelve a iniciar sesión.",
  emailHint: "O tu nombre de usuario",
  unsent:
    "Tu sesión se cerró antes de que se enviara el formulario. Inicia sesión e inténtalo de nuevo.",
  linkByEmail: "Enviarme un enlace",
  waitHelp:
    "Si no puedes esperar, inicia sesión desde un navegador que hayas usado antes, o pide un enlace para restablecer tu contraseña e inicia sesión aquí enseguida. Si usas la autenticación en dos pasos, también puedes escribir abajo un código de verificación.",
  password: "Contraseña",
  code: "Código de verificación",
  codeHint:
    "Solo si usas la autenticación en dos pasos: el código de tu aplicación de autenticación o un código de recuperación.",
  forgotPassword: "¿Olvidaste tu contraseña?",
  signingIn: "Iniciando sesión…",
  submit: "Iniciar sesión",
  codeTitle: "Autenticación en dos pasos",
  title: "Iniciar sesión",
  pageDescription: "Inicia sesión para ver tu billetera, tus depósitos y retiros y los mercados.",
  welcomeBack: "Hola de nuevo",
  newHere: "¿Aún no tienes cuenta en {brand}? <link>Regístrate</link>",
  adminsOnly: "Esta área requiere una cuenta de personal.",
  passwordMissing: "Escribe tu contraseña",
  passwordWrong: "Contraseña incorrecta",
  demoTitle: "Cuentas de demostración",
  demoLead: "Inicia sesión con la contraseña {password}.",
  demoAdmin: "Administrador",
} satisfies Texts<typeof english>;

export const signInEmails = {
  "newSignIn.subject": "Nuevo inicio de sesión en tu cuenta",
  "newSignIn.body":
    "Hemos detectado un inicio de sesión en tu cuenta de {brand} desde un dispositivo o una red nuevos.",
  "newSignIn.advice":
    "Si fuiste tú, puedes ignorar este correo. Si no, restablece tu contraseña ahora para cerrar la sesión en todos los dispositivos.",
} satisfies Texts<typeof englishEmails>;
