import type english from "../en/drafts";
import type { Texts } from "../texts";

export default {
  downloadReceipt: "Descargar comprobante",
  processing: "Procesando…",
  continueToReview: "Continuar a la revisión",
  cancel: "Cancelar",
  expired: "Esta solicitud ha caducado",
  expiredLead: "No se ha movido dinero.",
  expiredCard: "Si escribiste los datos de una tarjeta nueva, se han borrado.",
  resumed:
    "Estos son los datos que escribiste para tu última revisión. <link>Empezar de cero</link>",
  startAgain: "Empezar de nuevo",
  backToWallet: "Volver a la billetera",
  reference: "Referencia",
  status: "Estado",
  amount: "Importe",
  viewTransaction: "Ver transacción",
  confirmBy: "Confirma antes del {time}. No se envía nada hasta que confirmes.",
  edit: "Editar",
  "step.details": "Datos",
  "step.review": "Revisión",
  "step.receipt": "Comprobante",
  about: "Aprox. {amount} {code}",
  price: "A {price} por {code}, según la pasarela de pago a las {time} UTC.",
  priceSimulated: "A {price} por {code} (simulado).",
  network: "Red",
  fee: "Comisión",
  noFee: "Ninguna",
  arrival: "Llegada estimada",
} satisfies Texts<typeof english>;
