import type english from "../en/contact";
import type { contactEmails as englishEmails } from "../en/contact";
import type { Texts } from "../texts";

export default {
  title: "Contacto",
  description:
    "Contacta con {company} por formulario, correo o teléfono. Respondemos en un plazo de {time}.",
  lead: "Respondemos en un plazo de {time}.",
  emailHint: "Responderemos a esta dirección.",
  message: "Mensaje",
  messageHint:
    "No incluyas contraseñas ni números de tarjeta. {maximum, number} caracteres como máximo.",
  send: "Enviar mensaje",
  sending: "Enviando…",
  detailsTitle: "Otras formas de contacto",
  phone: "Teléfono",
  hours: "Horario",
  office: "Oficina",
  detailsDemo: "Datos de contacto de demostración. Nadie los atiende.",
  received: "Mensaje enviado",
  receivedText:
    "Responderemos por correo en un plazo de {time}. Conservamos tu mensaje, cifrado, durante {months, plural, one {# mes} other {# meses}} y después lo borramos.",
  receivedDemo:
    "Solo es una demo: tu mensaje se ha guardado para el personal de demostración. Nadie responderá.",
  goHome: "Ir al inicio",
} satisfies Texts<typeof english>;

export const contactEmails = {
  "messageArrived.subject": "Nuevo mensaje de contacto",
  "messageArrived.body":
    "Un visitante ha enviado un mensaje por el formulario de contacto de {brand}. Inicia sesión para leerlo.",
  "messageArrived.link": "Leer mensaje",
} satisfies Texts<typeof englishEmails>;
