import type english from "../en/personal-data";
import type { Texts } from "../texts";

export default {
  download: "Descargar mis datos",
  lead: "Descarga una copia de tus datos (JSON).",
  ready: "Tu descarga está disponible durante cinco minutos.",
  contents:
    "Tu perfil, las condiciones aceptadas, la billetera, las transacciones, los pagos en criptomonedas, los datos bancarios completos, los cuatro últimos dígitos de tu tarjeta guardada, los nombres de los documentos, las sesiones, los tokens de API, los correos recientes, las notas compartidas contigo, el registro de accesos y la actividad de la cuenta.",
  passwordFollows:
    "No incluye contraseñas ni otros secretos. Te pediremos tu contraseña antes de empezar la descarga.",
  closing: "Cerrar tu cuenta",
  closingLead: "Descarga primero tus datos y tus extractos: después no podrás iniciar sesión.",
  accessLog: "Registro de accesos",
  accessLogLead:
    "Los datos de tu tarjeta y de tu banco se muestran parcialmente ocultos. Cada vez que un miembro de nuestro equipo los ve completos o abre un documento, queda registrado aquí.",
  noAccess: "No hay accesos registrados",
  noAccessHint:
    "Cuando un miembro de nuestro equipo vea tu tarjeta, tus datos bancarios o un documento, aparecerá aquí.",
  date: "Fecha",
  data: "Datos",
  viewedBy: "Visto por",
  administrator: "Un miembro de nuestro equipo",
  reason: "Motivo",
  review: "Revisión",
  notIncluded:
    "No se incluyen tu contraseña, el número y el CVV de tu tarjeta ni los secretos de la autenticación en dos pasos y de los tokens, porque quien los tenga podría actuar en tu nombre. No se incluyen los contadores de inicios de sesión ni las redes desde las que iniciaste sesión, porque solo guardamos sus hashes. No se incluyen las notas que nuestro personal escribe para uso interno, porque son confidenciales.",
} satisfies Texts<typeof english>;
