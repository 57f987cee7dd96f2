import type english from "../en/payment-states";
import type { Texts } from "../texts";

// Los estados de un pago en criptomonedas, como los ve el cliente.
export default {
  "status.new": "Esperando el pago",
  "status.pending": "Esperando confirmaciones",
  "status.confirming": "Confirmando",
  "status.completed": "Completado",
  "status.error": "Fallido",
  "status.expired": "Caducado",
  "status.cancelled": "Cancelado",
  underReview: "En revisión",
  partlyPaid: "Pagado en parte",
  completedTitle: "Pago en criptomonedas completado",
  credited: "Tu depósito se ha abonado.",
  completed: "Pago en criptomonedas completado. Tu depósito se ha abonado.",
  completedInReview:
    "Pago en criptomonedas completado. Tu depósito se abonará después de la revisión.",
  failed: "El pago en criptomonedas ha fallado. Inténtalo de nuevo o contacta con soporte.",
  expired: "El pago en criptomonedas ha caducado. Crea un pago nuevo.",
  cancelled: "Este pago en criptomonedas se canceló. Crea un pago nuevo.",
  depositCanceled:
    "Este depósito se canceló. No envíes criptomonedas a esta dirección. Crea un pago nuevo.",
  nothingReceived: "Aún no se ha recibido ningún pago.",
  detected: "Pago detectado. Lo abonaremos cuando esté confirmado el importe completo.",
  confirming: "Pago completo recibido. Esperando las confirmaciones de la red.",
  partReceived:
    "Hemos recibido una parte del importe por pagar. Lo abonaremos cuando llegue el resto y esté confirmado.",
  underpaid:
    "Hemos recibido menos que el importe por pagar. Nuestro equipo está revisando tu pago; no tienes que hacer nada.",
  overpaid:
    "Hemos recibido más que el importe por pagar. El importe solicitado se ha abonado; estamos revisando la diferencia.",
  overpaidInReview:
    "Hemos recibido más que el importe por pagar. Nuestro equipo está revisando tu pago; no tienes que hacer nada.",
  late: "Tu pago llegó después de caducar. Lo estamos revisando; no tienes que hacer nada.",
  unposted:
    "Hemos recibido un pago que no pudimos abonar. Lo estamos revisando; no tienes que hacer nada.",
} satisfies Texts<typeof english>;
