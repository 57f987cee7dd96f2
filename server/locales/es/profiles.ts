import type english from "../en/profiles";
import type { profilesEmails as englishEmails } from "../en/profiles";
import type { Texts } from "../texts";

export default {
  email: "Correo electrónico",
  emailHint: "<link>Cambiar correo electrónico</link>",
  saving: "Guardando…",
  save: "Guardar",
  confirmedEmailHint: "Confirmado. <link>Cambiar correo electrónico</link>",
  settings: "Configuración",
  updated: "Perfil actualizado",
  nothingChanged: "No se ha cambiado nada.",
  lead: "Tu nombre y tus datos de contacto",
  saved: "Tus datos se han guardado.",
  nameHint:
    "Tu nombre está verificado. Si lo cambias, primero revisamos el nuevo, y el actual se mantiene hasta que lo aprobemos.",
  nameHintStaff:
    "Solo un propietario cambia los nombres del personal. Si cambias el tuyo, otro propietario revisa primero el nuevo. Si eres el único propietario, el cambio es inmediato.",
  namePending: "Nombre nuevo en revisión",
  nameRequested: "Pediste cambiar tu nombre a {name} el {time}.",
  nameWaits: "Te avisaremos por correo cuando lo hayamos revisado.",
  nameWaitsForOwner: "Lo tiene que aprobar un propietario.",
  nameStays: "Hasta entonces, tu nombre sigue siendo {name}.",
  nameRejected: "Nombre nuevo no aprobado",
  nameWasRejected: "El {time} no se aprobó el nombre {name}.",
  nameUnchanged: "Tu nombre sigue siendo {name}.",
  rejectionReason: "Motivo: {reason}",
  cancelNameRequest: "Cancelar solicitud de nombre",
  cancelingNameRequest: "Cancelando…",
  keepNameRequest: "Conservar solicitud",
  cancelEffect:
    "Se cancelará la solicitud de cambiar tu nombre a {requested}. Tu nombre sigue siendo {name}.",
  savedWithRequest:
    "Tus datos se han guardado. Tu nombre nuevo está en revisión, y el actual se mantiene hasta que se apruebe.",
  languageHint: "Para las páginas y los correos.",
  timeZone: "Zona horaria",
  utc: "UTC",
  timeZoneHint: "Para fechas, horas y extractos.",
} satisfies Texts<typeof english>;

export const profilesEmails = {
  "nameChanged.subject": "Tu nombre ha cambiado",
  "nameChanged.body": "El nombre de tu cuenta de {brand} ha cambiado.",
  "nameChanged.link": "Ver tus datos",
  "nameChanged.advice": "Si no lo pediste, contacta con soporte.",
  "nameRejected.subject": "Tu nombre nuevo no se ha aprobado",
  "nameRejected.body":
    "Hemos revisado la solicitud de cambiar el nombre de tu cuenta de {brand} y no pudimos aprobarla. Tu nombre se mantiene como está.",
} satisfies Texts<typeof englishEmails>;
