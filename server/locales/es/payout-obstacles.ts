import type english from "../en/payout-obstacles";
import type { Texts } from "../texts";

/** Por qué un pago saliente no puede estar en un lote o un archivo, y qué hacer. */
export default {
  "why.payouts_stopped": "Todos los pagos salientes están detenidos.",
  "advice.payouts_stopped": "Inténtalo de nuevo cuando se reanuden los pagos salientes.",
  "why.payee_not_active": "La cuenta del cliente no está activa.",
  "advice.payee_not_active":
    "Haz que se reactive la cuenta, o marca el retiro como pendiente y recházalo.",
  "why.payee_kyc_rejected": "La verificación de identidad del cliente fue rechazada.",
  "advice.payee_kyc_rejected":
    "Espera a que se aprueben documentos nuevos, o marca el retiro como pendiente y recházalo.",
  "why.payee_blocked": "Los pagos salientes a este cliente están bloqueados.",
  "advice.payee_blocked":
    "Haz que se desbloqueen los pagos salientes, o marca el retiro como pendiente y recházalo.",
  "why.payee_frozen": "El cliente detuvo los pagos salientes de su cuenta.",
  "advice.payee_frozen":
    "Espera a que el cliente vuelva a permitir los pagos salientes, o marca el retiro como pendiente y recházalo.",
  "why.destination_waits":
    "El destino es demasiado nuevo para poder pagar, o acaba de desactivarse la autenticación en dos pasos.",
  "advice.destination_waits":
    "La página del retiro muestra a partir de cuándo se puede pagar. Agrégalo a un lote después.",
  "why.own_transaction": "Es tu propio retiro.",
  "advice.own_transaction": "Pide a un colega que lo envíe.",
  "why.payout_in_batch": "Está en el lote {batch}.",
  "advice.payout_in_batch": "Sácalo primero de ese lote.",
  "why.payout_sent": "Ya se envió.",
  "advice.payout_sent": "No tienes que hacer nada.",
  "why.payout_ended": "{state, select, returned {Ya se devolvió.} other {Ya ha llegado.}}",
  "advice.payout_ended": "No tienes que hacer nada.",
  "why.destination_is_payer": "Su destino es la cuenta de la que salen los pagos.",
  "advice.destination_is_payer": "Marca el retiro como pendiente y recházalo.",
  "why.payout_destination_unknown": "Su destino ya no está guardado.",
  "advice.payout_destination_unknown": "Marca el retiro como pendiente y recházalo.",
  "why.payout_left_batch": "Se sacó del lote.",
  "advice.payout_left_batch": "Agrégalo a otro lote.",
  "why.person_removed": "El cliente se eliminó.",
  "advice.person_removed": "Marca el retiro como pendiente y recházalo.",
  "why.not_found": "No hay ningún pago saliente con este ID.",
  "advice.not_found": "Recarga la lista de pagos salientes.",
  takeOut: "Sácalo del lote e inténtalo de nuevo.",
  markReturned: "Si el banco lo devolvió, márcalo como devuelto e inténtalo de nuevo.",
} satisfies Texts<typeof english>;
