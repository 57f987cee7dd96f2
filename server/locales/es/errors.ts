import type english from "../en/errors";
import type { Texts } from "../texts";

export default {
  remoteApiResponse: "Otro servidor atiende las solicitudes de la API.",
  titleOfRefusal: "Error: {title}",
  goHome: "Ir al inicio",
  goToDashboard: "Ir al panel",
  tryAgain: "Intentar de nuevo",
  reference: "Si nos escribes, incluye esta referencia: {reference}",
  badRequestTitle: "Solicitud incorrecta",
  badRequestText:
    "El formulario estaba incompleto. Vuelve atrás, recarga la página e inténtalo de nuevo.",
  forbiddenTitle: "Acceso denegado",
  forbiddenText: "No tienes acceso a esta página o tus permisos han cambiado.",
  notFoundTitle: "Página no encontrada",
  notFoundText: "La página que buscas no existe o se ha movido.",
  methodTitle: "Método no permitido",
  methodText: "Esta página no acepta formularios. Vuelve atrás e inténtalo de nuevo.",
  expiredTitle: "Solicitud caducada",
  expiredText: "No se ha cambiado nada. Empieza de nuevo.",
  tooLargeTitle: "Archivos demasiado grandes",
  tooLargeText:
    "Puedes subir como máximo {files, plural, one {# archivo} other {# archivos}} de {size} cada uno.",
  bodyTooLargeText: "El cuerpo de la solicitud supera {size}. Envía uno más pequeño.",
  tooManyTitle: "Demasiados intentos",
  tooManyText: "Espera unos minutos e inténtalo de nuevo.",
  tooManyRequestsTitle: "Demasiadas solicitudes",
  tooManyRequestsText: "Espera unos segundos e inténtalo de nuevo.",
  notOfferedTitle: "No disponible",
  notOfferedText:
    "El servicio en el que se apoya este portal no ofrece esta página. No se ha cambiado nada.",
  unavailableTitle: "No disponible por el momento",
  unavailableText:
    "Inténtalo de nuevo en un momento. Si estabas enviando un formulario, vuelve atrás y envíalo otra vez: se procesa una sola vez, aunque ya haya llegado la primera vez.",
  crossSiteTitle: "No pudimos verificar esta solicitud",
  crossSiteText:
    "Para protegerte, no se ha cambiado nada. Recarga la página, permite las cookies de este sitio e inténtalo de nuevo.",
  otherPersonTitle: "Ahora has iniciado sesión como {name}",
  otherPersonText:
    "Este formulario se abrió antes de que iniciaras sesión o con otra cuenta. No se ha enviado ni guardado nada. Para usar otra cuenta, primero cierra la sesión.",
  otherAccountTitle: "Este formulario es de otra cuenta",
  signOut: "Cerrar sesión",
  otherRoleTitle: "Tu rol no permite hacer esto",
  internalTitle: "Algo salió mal",
  internalText: "El problema es nuestro. Inténtalo de nuevo en un momento.",
  failedText: "{message} Inténtalo de nuevo en un momento.",
  encodedTitle: "Solicitud comprimida",
  encodedText:
    "No podemos leer una solicitud con el cuerpo comprimido. Envíala sin Content-Encoding.",
  headersTooLarge:
    "Los encabezados de la solicitud son demasiado grandes. Borra las cookies de este sitio e inténtalo de nuevo.",
  addressTooLong: "La dirección es demasiado larga.",
  hostHeader: "Envía un solo encabezado Host.",
  transferCoding: "No podemos leer este Transfer-Encoding. Usa chunked o ninguno.",
  requestTooSlow: "La solicitud fue demasiado lenta. Inténtalo de nuevo.",
  unreadable: "No pudimos leer la solicitud.",
  tooSlowTitle: "La subida tardó demasiado",
  tooSlowText:
    "La subida se detuvo o fue demasiado lenta. No se ha cambiado nada. Vuelve atrás e inténtalo de nuevo.",
  pageFailed:
    "No pudimos cargar esta página. Si estabas enviando un formulario, comprueba si se envió antes de enviarlo otra vez.",
  tryLater: "Inténtalo de nuevo en un momento.",
} satisfies Texts<typeof english>;
