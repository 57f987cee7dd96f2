import type english from "../en/receipts";
import type { Texts } from "../texts";

export default {
  title: "Comprobante de {reference}",
  subject: "Transacción {reference} de {holder}",
  busy: "Estamos generando otro documento. Inténtalo de nuevo en unos segundos.",
  "noProof.pending":
    "Esta transacción está pendiente, por lo que este documento no es un justificante de pago.",
  "noProof.failed":
    "Esta transacción ha fallado, por lo que este documento no es un justificante de pago.",
  "noProof.to_send":
    "Este retiro está aprobado, pero el dinero aún no se ha enviado. Este documento no es un justificante de pago.",
  "noProof.returned":
    "El pago fue devuelto y el dinero está de nuevo en la billetera. Este documento no es un justificante de pago.",
  "proof.deposit": "El importe se abonó en la billetera del cliente.",
  "proof.withdrawal": "El importe se pagó desde la billetera del cliente.",
  customer: "Cliente",
  reference: "Referencia",
  requested: "Solicitado",
  type: "Tipo",
  method: "Método",
  amount: "Importe",
  fee: "Comisión (incluida)",
  net: "Importe sin comisión",
  card: "Tarjeta",
  destination: "Destino",
  paymentReference: "Referencia del pago",
  status: "Estado",
  reason: "Motivo",
  description: "Descripción",
  updated: "Última actualización",
  transactionId: "ID de la transacción",
  generated: "Generado",
} satisfies Texts<typeof english>;
