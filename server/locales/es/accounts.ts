import type english from "../en/accounts";
import type { accountsEmails as englishEmails } from "../en/accounts";
import type { Texts } from "../texts";

export default {
  signUp: "Registrarse",
  signUpDescription: "Abre una cuenta en unos minutos. No hace falta depositar dinero.",
  signUpTitle: "Crea tu cuenta",
  haveAccount: "¿Ya tienes una cuenta? <link>Inicia sesión</link>",
  password: "Contraseña",
  passwordHint: "Al menos {minimum} caracteres; se recomiendan 12 o más.",
  country: "País",
  currencyHint: "Tu billetera estará en esta moneda.",
  usd: "Dólar estadounidense",
  eur: "Euro",
  gbp: "Libra esterlina",
  terms:
    "Acepto las <link>condiciones de uso</link> y he leído la advertencia de riesgo: podría perder todo el dinero que invierta.",
  create: "Crear cuenta",
  creating: "Creando cuenta…",

  forgotTitle: "¿Olvidaste tu contraseña?",
  forgotLead:
    "Escribe tu correo electrónico y te enviaremos un enlace para restablecer tu contraseña.",
  backToSignIn: "Volver al inicio de sesión",
  sendLink: "Enviar enlace",
  sending: "Enviando…",
  sentTitle: "Revisa tu correo",
  sentLead:
    "Si existe una cuenta con este correo, le hemos enviado un enlace para restablecer la contraseña. Se puede usar una sola vez y caduca en {minutes, plural, one {# minuto} other {# minutos}}.",
  sentHelp: "¿No te ha llegado? Revisa la carpeta de correo no deseado o inténtalo de nuevo.",
  resend: "Reenviar enlace",

  chooseFirst: "Elige una contraseña",
  chooseNew: "Elige una contraseña nueva",
  firstLeadUser: "La usarás para iniciar sesión.",
  firstLead: "La usarás para iniciar sesión en el área de gestión.",
  newLead: "Se cerrará tu sesión en todos los dispositivos.",
  invitationExpired:
    "¿El enlace ha caducado? Pide a un propietario que vuelva a enviar la invitación.",
  requestLink: "Solicitar un enlace nuevo",
  newPassword: "Contraseña nueva",
  save: "Guardar contraseña",
  reset: "Restablecer contraseña",
  saving: "Guardando…",

  confirmEmail: "Confirma tu correo electrónico",
  confirmEmailLead: "Confirma esta dirección para recibir los avisos de tu cuenta.",
  confirmLinkExpired: "¿El enlace ha caducado? <link>Enviar uno nuevo</link>",
  confirmNewEmail: "Confirma tu nuevo correo electrónico",
  confirmNewEmailLead:
    "A partir de ahora, tu cuenta usará este correo, y se cerrará tu sesión en todos los dispositivos.",
  linkOver: "Este enlace ya no funciona",
  linkOverLead: "Ya se ha usado, ha caducado o se ha reemplazado por uno más reciente.",
  newEmailLinkExpired:
    "¿El enlace ha caducado? Envía otro desde la configuración. ¿No puedes iniciar sesión? <link>Contacta con soporte</link>",
  confirm: "Confirmar",
  confirming: "Confirmando…",
} satisfies Texts<typeof english>;

export const accountsEmails = {
  "welcome.subject": "Te damos la bienvenida a {brand}",
  "welcome.body":
    "Tu cuenta de {brand} está lista. Confirma tu correo electrónico para recibir los avisos de tu cuenta.",
  "userInvitation.subject": "Elige una contraseña para {brand}",
  "userInvitation.body":
    "Hemos abierto una cuenta de {brand} para ti. Elige una contraseña para iniciar sesión por primera vez.",
  "userInvitation.link": "Elegir una contraseña",
  "userInvitation.expires":
    "Este enlace se puede usar una sola vez y caduca en {days, plural, one {# día} other {# días}}. Después, usa «¿Olvidaste tu contraseña?» en la página de inicio de sesión. Si no quieres una cuenta en {brand}, ignora este correo.",
} satisfies Texts<typeof englishEmails>;
