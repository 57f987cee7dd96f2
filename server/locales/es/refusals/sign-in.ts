import type english from "../../en/refusals/sign-in";
import type { Texts } from "../../texts";

export default {
  unauthenticated: "Vuelve a iniciar sesión para continuar.",
  wrong_credentials: "Correo o contraseña incorrectos.",
  too_many_attempts: "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.",
  forbidden: "No tienes permiso para hacer esto.",
  role_missing: "Tu rol no permite hacer esto. Rol necesario: {roles}.",
  account_suspended: "Esta cuenta está suspendida. Contacta con soporte.",
  account_closed: "Esta cuenta está cerrada. Contacta con soporte.",
  password_needed: "Escribe tu contraseña para continuar.",
  step_up_required: "Vuelve a escribir tu contraseña para continuar.",
  second_factor_needed: "Escribe el código de tu aplicación de autenticación.",
  code_wrong: "Código incorrecto o ya usado. Espera uno nuevo e inténtalo de nuevo.",
  code_required:
    "Escribe el código de tu aplicación de autenticación, o un código de recuperación, para confirmar este retiro.",
  sign_in_expired: "Tu inicio de sesión ha caducado. Vuelve a iniciar sesión.",
  password_change_required: "Primero elige tu propia contraseña.",
  initial_password_expired:
    "La contraseña que recibiste ha caducado. Usa «¿Olvidaste tu contraseña?» para elegir la tuya.",
  password_unchanged: "Elige una contraseña distinta de la actual",
  second_factor_required: "El personal debe configurar primero la autenticación en dos pasos.",
  second_factor_on: "La autenticación en dos pasos ya está activada.",
  second_factor_off: "La autenticación en dos pasos no está activada.",
  second_factor_not_begun: "Empieza primero a configurar la autenticación en dos pasos.",
  own_second_factor: "Desactiva tu propia autenticación en dos pasos en «Configuración».",
  own_email: "No puedes cambiar tu propio correo. Pídeselo a un colega.",
  scope_missing: "Este token de API no tiene permiso para hacer esto. Usa uno que lo tenga.",
  link_expired: "Este enlace ha caducado o ya se usó. Solicita uno nuevo.",
} satisfies Texts<typeof english>;
