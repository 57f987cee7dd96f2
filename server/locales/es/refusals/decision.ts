import type english from "../../en/refusals/decision";
import type { Texts } from "../../texts";

export default {
  reversal_exceeds_available:
    "Estos fondos ya se han gastado. Revertirlos dejaría el saldo disponible en negativo.",
  balance_invalid: "Escribe un importe igual o mayor que cero",
  balance_above_maximum: "El saldo máximo es {maximum}.",
  below_open_holds:
    "Los retiros pendientes no pueden ser menores que las solicitudes abiertas ({amount}).",
  total_below_parts: "El total no puede ser menor que la suma de sus partes ({amount}).",
  approval_pending:
    "Ya está a la espera de una segunda aprobación. Consulta las solicitudes de aprobación.",
  too_many_approval_requests:
    "Has presentado {maximum, plural, one {# solicitud de aprobación} other {# solicitudes de aprobación}} en poco tiempo. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.",
  too_many_open_requests:
    "Tienes {maximum, plural, one {# solicitud de aprobación abierta} other {# solicitudes de aprobación abiertas}}, el máximo por persona. Cancela alguna o pide a un colega que decida.",
  second_approver_missing:
    "Hace falta la aprobación de una segunda persona, y nadie más tiene un rol que pueda darla. Un propietario puede asignarlo.",
  role_too_new:
    "Recibiste o asignaste un rol de personal en las últimas 24 horas. Hasta el {until} no puedes solicitar ni aprobar esto.",
  second_owner_missing:
    "Hace falta la aprobación de un propietario que no seas tú ni la persona afectada. Primero reactiva a un propietario o da ese rol a otra persona.",
  suspension_unconfirmed:
    "Suspendiste a {name}, y ningún otro propietario lo ha confirmado aún. Haz que se confirme o termina la suspensión antes de suspender a otra persona.",
  payee_not_active:
    "La cuenta del cliente no está activa, así que los pagos salientes están bloqueados. Rechaza el retiro o haz que se reactive primero la cuenta.",
  payee_kyc_rejected:
    "La verificación de identidad del cliente fue rechazada, así que los pagos salientes están bloqueados hasta que se aprueben documentos nuevos.",
  payee_blocked:
    "Los pagos salientes a este cliente están bloqueados. Rechaza el retiro o haz que se desbloqueen primero.",
  payee_frozen:
    "El cliente detuvo los pagos salientes de su cuenta. Rechaza el retiro o espera a que los permita de nuevo.",
  destination_waits:
    "El destino es nuevo o acaba de desactivarse la autenticación en dos pasos, así que este retiro aún no se puede pagar. La página de la transacción muestra a partir de cuándo es posible.",
  payouts_stopped:
    "Todos los pagos salientes están detenidos. Rechaza el retiro o espera a que se reanuden.",
  payouts_stopped_already: "Todos los pagos salientes ya están detenidos.",
  block_until_invalid: "Elige una fecha y hora dentro del próximo año",
  payout_sent:
    "Este retiro ya se envió. Si el dinero se devolvió, marca el pago saliente como devuelto.",
  payout_in_batch: "Este pago saliente está en el lote {batch}. Sácalo primero del lote.",
  payout_not_sent: "Este pago saliente aún no se ha enviado.",
  payout_ended:
    "{state, select, returned {Este pago saliente ya se devolvió.} other {Este pago saliente ya ha llegado.}}",
  payout_not_payable: "{reference} no se puede pagar. {why}",
  destination_is_payer: "Su destino es la cuenta de la que salen los pagos.",
  payout_destination_unknown: "Su destino ya no está guardado.",
  payout_left_batch: "Se sacó del lote.",
  payout_not_in_batch: "Este pago saliente no está en ningún lote.",
  receiving_account_unknown: "Esta cuenta receptora no existe. Elige una de la lista.",
  bank_statement_known: "Este archivo ya se importó como «{name}» el {at}.",
  bank_statement_open:
    "Otra importación de esta cuenta no ha terminado. Confírmala o descártala primero.",
  bank_statement_unreadable:
    "El archivo no es un extracto bancario. Sube camt.053, MT940 o CSV, tal como se descarga del banco.",
  bank_statement_faulty: "{fault}",
  bank_statement_other_account: "El extracto es de otra cuenta: {found}.",
  bank_statement_ended: "Esta importación ya se confirmó, se descartó o se deshizo.",
  own_bank_statement:
    "Tú subiste este extracto, asignaste sus columnas o pediste deshacerlo. Lo debe confirmar otro miembro del personal.",
  bank_statement_spent:
    "La línea {place} no se puede deshacer: el cliente ya ha gastado el dinero del depósito {reference}.",
  bank_line_blocks_undo:
    "{state, select, payout_returned {Con la línea {place} volvió un pago saliente.} other {El dinero de la línea {place} se está devolviendo a su ordenante.}} Una importación así no se puede deshacer entera.",
  bank_line_decided: "Esta línea ya se decidió.",
  bank_line_direction: "Esto no es posible con dinero que salió de la cuenta.",
  level_needs_identity: "Primero hay que verificar la identidad con documentos.",
  level_unchanged: "El usuario ya tiene este nivel.",
  limit_raise_currency:
    "Los límites se amplían en la moneda de la billetera del cliente, {currency}.",
  limit_raise_unlimited: "El nivel del cliente no tiene aquí un límite que se pueda ampliar",
  limit_raise_too_low: "Introduce más de {limit}, el límite del nivel del cliente",
  limit_raise_contradiction:
    "El límite de 30 días es {limit}. Introduce como máximo ese importe o amplíalo también",
  limit_raise_until_invalid: "Elige un día dentro de los próximos 90 días",
  limit_raise_missing: "Este límite no está ampliado.",
  bank_line_not_possible: "{why}",
  own_bank_line: "Tú asignaste esta línea. Sobre el nombre debe decidir otra persona.",
  bank_return_ended: "Esta devolución ya se envió, se cerró o se canceló.",
  bank_return_not_approved: "Primero debe aprobar esta devolución otro miembro del personal.",
  own_bank_return: "Tú pediste esta devolución. La debe aprobar otro miembro del personal.",
  csv_columns_missing: "Indica esta columna o elige otra forma de escribir los importes",
  customer_unknown: "Ningún cliente tiene este correo, nombre de usuario o referencia.",
  payout_unknown: "Ningún pago saliente ni lote tiene esta referencia.",
  payout_batch_ended: "Este lote ya está cerrado.",
  payout_batch_sent:
    "El banco ya tiene pagos de este lote. Si se devolvió dinero, marca el pago correspondiente como devuelto.",
  payout_batch_not_released: "Primero debe liberar este lote otro miembro del personal.",
  payout_file_not_downloaded:
    "Nadie ha descargado el archivo actual de {file}. Primero descárgalo y súbelo al banco.",
  never_sent_reason_missing: "Escribe por qué es seguro que el banco no tiene esto",
  own_payout_batch: "Tú preparaste este lote. Lo debe liberar otro miembro del personal.",
  preparer_may_not:
    "La persona que preparó este lote ya no tiene el rol necesario. Cancela el lote y pide a otra persona que prepare uno nuevo.",
  bank_file_stopped:
    "Todos los pagos salientes están detenidos. Descarga el archivo cuando se reanuden.",
  payout_file_missing: "Este lote no tiene pagos para este archivo.",
  payout_day_past: "Escribe la fecha de hoy o una posterior",
  own_wallet: "No puedes cambiar tu propia billetera. Pídeselo a un colega.",
  wallet_missing: "Este usuario no tiene billetera.",
  wallet_exists: "Este usuario ya tiene una billetera.",
  wallet_has_money:
    "Esta billetera tiene un saldo de {amount}. Confirma para eliminarla de todos modos.",
  wallet_closed:
    "La billetera de esta transacción se eliminó, así que sus fondos no se pueden mover.",
  reference_taken: "Esta referencia ya está en uso. Elige otra.",
  second_approval_needed:
    "Hace falta la aprobación de una segunda persona. Consulta las solicitudes de aprobación.",
  approval_request_decided: "Esta solicitud de aprobación ya está cerrada.",
  own_approval_request: "No puedes revisar tu propia solicitud. Puedes cancelarla.",
  not_own_approval_request:
    "Solo la persona que hizo esta solicitud puede cancelarla. Tú puedes rechazarla.",
  approval_request_outdated:
    "Algo ha cambiado desde que se solicitó, así que no se puede aprobar. Recházala y presenta una solicitud nueva.",
  requester_may_not:
    "La persona que lo solicitó ya no tiene permiso para hacerlo, así que no se puede aprobar. Rechaza la solicitud y, si es correcta, preséntala tú.",
  decide_first: "Este depósito aún está pendiente. Apruébalo o recházalo.",
  not_in_review: "Este pago ya no necesita revisión.",
  ledger_too_long:
    "El libro contable es demasiado grande para comprobarlo aquí. Ejecuta portal ledger:verify en el servidor. El resultado aparecerá aquí.",
  bulk_action_decided: "Esta selección ya se procesó.",
  bulk_not_selected: "Esta transacción no se seleccionó.",
  not_pending: "Esta transacción ya no está pendiente.",
  same_status: "La transacción ya tiene este estado.",
  own_transaction: "No puedes revisar tu propia transacción. Pídeselo a un colega.",
} satisfies Texts<typeof english>;
