import type english from "../../en/refusals/payment";
import type { Texts } from "../../texts";

export default {
  too_many_movements:
    "Has solicitado {maximum, plural, one {# depósito o retiro} other {# depósitos y retiros}} en poco tiempo. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.",
  account_may_not_move_money:
    "Tu cuenta no está activa. Los depósitos y los retiros están desactivados. Contacta con soporte.",
  payouts_blocked:
    "No puedes retirar dinero hasta el {until}. Los pagos salientes de tu cuenta están bloqueados.",
  payouts_frozen:
    "Detuviste los pagos salientes de tu cuenta. Para retirar dinero, ve a «Configuración» y después a «Pagos salientes», y vuelve a permitirlos.",
  kyc_required:
    "{movement, select, deposit {Completa la verificación de identidad antes de depositar.} other {Completa la verificación de identidad antes de retirar.}}",
  new_address:
    "Esta dirección es nueva. Haz el primer retiro a ella en el sitio web y confírmalo con tu contraseña.",
  no_wallet: "No se pudieron cargar los datos de tu billetera. Recarga la página.",
  invalid_amount: "Escribe un importe válido",
  amount_above_maximum: "El máximo por transacción es {maximum}.",
  amount_within_fee: "El importe debe ser mayor que la comisión de {fee}.",
  amount_too_small: "Este importe es demasiado pequeño para convertirlo.",
  rate_changed: "El tipo de cambio ha cambiado a {rate}. Revisa el importe nuevo y confirma.",
  insufficient_funds: "Saldo insuficiente",
  day_exhausted:
    "Se ha alcanzado el límite diario de retiros. Escribe un importe menor o inténtalo mañana.",
  day_share_exhausted:
    "Puedes retirar hasta {maximum} al día. Escribe un importe menor o inténtalo mañana.",
  withdrawal_limit_reached:
    "Puedes retirar {left} más en un plazo de {period}. Podrás retirar más a partir del {frees}.",
  withdrawal_above_limit: "Puedes retirar hasta {left} en un plazo de {period}.",
  deposit_limit_reached:
    "Puedes depositar {left} más en un plazo de {period}. Podrás depositar más a partir del {frees}.",
  deposit_above_limit: "Puedes depositar hasta {left} en un plazo de {period}.",
  no_bank_details: "Primero agrega tus datos bancarios",
  invalid_address: "Escribe una dirección de billetera válida",
  payee_known: "Esta cuenta ya es uno de tus beneficiarios: {payee}",
  too_many_payees: "Puedes tener hasta {maximum} beneficiarios. Elimina uno que no necesites.",
  payee_in_use:
    "Tu retiro {reference} a este beneficiario sigue abierto. Elimina el beneficiario cuando se haya pagado o cancelado.",
  payee_is_default: "Este es el beneficiario predeterminado. Predetermina antes otro.",
  no_card: "Primero agrega una tarjeta.",
  card_expired: "Esta tarjeta ha vencido. Usa otra.",
  card_not_a_test_number:
    "Esto es una demostración. Usa una tarjeta de prueba, por ejemplo 4111 1111 1111 1111.",
  card_deposits_off: "Los depósitos con tarjeta no están disponibles. Deposita con criptomonedas.",
  bank_transfers_off:
    "Los depósitos por transferencia bancaria no están disponibles para tu billetera.",
  too_many_expected_deposits:
    "Puedes avisarnos de hasta {maximum} transferencias a la vez. Cancela una que no hayas enviado o envía la nueva sin avisar: basta con la referencia.",
  expected_deposit_ended: "Ya no esperamos esta transferencia: llegó, se canceló o caducó.",
  unknown_coin: "Elige una de las criptomonedas de la lista",
  below_coin_minimum: "El importe mínimo es {min} {code}",
  coin_under_maintenance: "{name} está en mantenimiento. Elige otra criptomoneda.",
  forged_notice: "Firma del webhook no válida.",
  crypto_payment_failed: "No se pudo crear el pago en criptomonedas",
  status_change_refused: "Solo puedes cancelar una solicitud que aún esté pendiente.",
  coins_received:
    "Hemos recibido criptomonedas para este pago, así que no se puede cancelar. Envía el resto antes de que caduque, o déjalo caducar y revisaremos lo que recibimos.",
  amount_locked:
    "{state, select, pending {Este importe no se puede cambiar. Cancela la solicitud y haz una nueva.} other {El importe ya no se puede cambiar.}}",
  received_changed:
    "La pasarela confirma ahora {received} de los {requested} solicitados. Recarga la página y elige uno de los dos importes.",
  draft_changed:
    "Estos datos han cambiado desde que abriste la revisión. Compruébalos de nuevo antes de confirmar.",
  draft_expired: "Esta solicitud ha caducado. Empieza de nuevo.",
  draft_ended:
    "Este retiro ya no se puede confirmar porque se escribieron demasiados códigos incorrectos. Empieza uno nuevo.",
  withdrawal_currency: "Los retiros se hacen en la moneda de la billetera.",
} satisfies Texts<typeof english>;
