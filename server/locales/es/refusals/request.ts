import type english from "../../en/refusals/request";
import type { Texts } from "../../texts";

export default {
  validation_failed: "La validación ha fallado",
  malformed_body: "No se pudo leer el cuerpo de la solicitud. Revisa su formato.",
  wrong_encoding: "El cuerpo de la solicitud no es UTF-8 válido. Envíalo con esa codificación.",
  unsupported_media_type: "Envía JSON o, para archivos, datos de formulario multipart.",
  too_large: "El cuerpo de la solicitud es demasiado grande. Envía uno más pequeño.",
  too_many_parts:
    "El formulario tiene más de {maximum, plural, one {# parte} other {# partes}}. Envía menos campos y archivos.",
  too_slow: "La subida se detuvo o fue demasiado lenta. Inténtalo de nuevo.",
  too_many_requests: "Demasiadas solicitudes. Inténtalo de nuevo más tarde.",
  not_found: "No encontrado",
  method_not_allowed:
    "Este método no se permite aquí. El encabezado Allow enumera los que se permiten.",
  no_fields: "No hay campos que actualizar",
  period_too_long:
    "Elige un periodo de hasta {maximum, plural, one {# día} other {# días}}, empezando por la fecha anterior.",
  search_too_wide: "Hay más de {maximum, number} resultados. Acota tu búsqueda.",
  page_too_deep: "Filtra por fecha para ver resultados más antiguos.",
  changed_by_someone_else:
    "Otra persona lo ha cambiado mientras tanto. Revisa la versión actual antes de guardar de nuevo.",
  key_reused: "Este formulario ya se usó para otra solicitud. Empieza de nuevo.",
  not_offered: "Este paso no está disponible aquí y no se ha enviado nada. Contacta con soporte.",
  unavailable: "El servicio no está disponible por el momento. Inténtalo de nuevo en un momento.",
  outcome_unknown:
    "No pudimos confirmar el resultado: puede que tu solicitud se haya procesado. Repítela con la misma Idempotency-Key; si no tiene ninguna, comprueba primero si se procesó.",
  internal: "Algo salió mal. Comprueba si tu solicitud se procesó antes de intentarlo de nuevo.",
} satisfies Texts<typeof english>;
