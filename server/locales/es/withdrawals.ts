import type { default as english, withdrawalsEmails as englishEmails } from "../en/withdrawals";
import type { Texts } from "../texts";

export default {
  destinationQuestion: "Retirar a",
  toBank: "{bank}. <link>Actualizar datos bancarios</link>",
  bankIsNew: "Estos datos bancarios son nuevos. El pago es posible a partir del {time}.",
  bankMissing: "<link>Agrega tus datos bancarios</link> para retirar por transferencia bancaria.",
  address: "Dirección de billetera BTC",
  addressHint: "Revisa cada carácter. Los pagos en bitcoin no se pueden revertir.",
  history: "Historial de ganancias",
  historyLead: "Tus retiros aprobados y si ya los hemos enviado",
  downloadCsv: "Descargar CSV",
  totalWithdrawn: "Total retirado",
  successfulCount: "{total, plural, one {# retiro aprobado} other {# retiros aprobados}}",
  totalSent: "Enviado hasta ahora",
  sentCount: "{total, plural, one {# retiro} other {# retiros}}",
  successful: "Retiros aprobados",
  noneSuccessful: "Los retiros aprobados aparecerán aquí.",
  month: "Mes",
  withdrawals: "Retiros",
  amount: "Importe",
  byMonth: "Por mes",
  monthsCaption: "Retiros aprobados en los últimos 12 meses (por fecha de solicitud, {zone})",
  monthsTable: "Todos los meses en una tabla",
  monthsTableCaption: "Retiros aprobados por mes",
  destinationIsNew:
    "Este tiempo de espera te protege si otra persona consigue acceder a tu cuenta. Se aplica a los destinos nuevos y después de desactivar la autenticación en dos pasos.",
  receipt: "Comprobante del retiro",
  requested: "Retiro solicitado",
  requestedMessage:
    "Tu solicitud de retiro está en revisión. El importe queda retenido mientras la revisamos.",
  review: "Revisa tu retiro",
  description: "Descripción",
  balanceAfter: "Saldo después del retiro",
  reviewNext: "Retendremos este importe mientras revisamos tu retiro.",
  confirm: "Confirmar retiro",
  newAddress:
    "Nunca has retirado a esta dirección. Revísala con cuidado y escribe tu contraseña para confirmar.",
  withdraw: "Retirar",
  available: "Saldo disponible: {amount}",
  reviewFollows: "Revisarás los datos antes de confirmar.",
  maximum: "Máx.",
  bank: "Transferencia bancaria",
  bitcoin: "Bitcoin (BTC)",
  toBankAccount: "A tu cuenta bancaria",
  toAddress: "A esta dirección BTC",
  earliestPayout: "Pago a partir de",
  requestedNotice: "Tu solicitud {reference} está en revisión.",
  youReceive: "Recibes",
  feesOfBank: "Tu banco puede cobrar su propia comisión.",
  finalCoins: "El importe final depende del precio en el momento del envío.",
  arrivesBy: "A más tardar el {day}",
  arrivalHint: "Incluye hasta {hours, plural, one {# hora} other {# horas}} para nuestra revisión.",
  codeConfirms: "Confirma el retiro de {amount} a {payee}. Cada código sirve una sola vez.",
  recoveryCodeConfirms:
    "Confirma el retiro de {amount} a {payee}. 16 letras y dígitos; cada código sirve una sola vez.",
  ended: "Este retiro ya no se puede confirmar",
  endedLead: "Se escribieron cinco códigos incorrectos. No se ha movido dinero.",
  startNew: "Empezar un retiro nuevo",
} satisfies Texts<typeof english>;

export const withdrawalsEmails = {
  "withdrawalConfirmed.subject": "Has solicitado un retiro de {amount}",
  "withdrawalConfirmed.body":
    "Hemos recibido tu solicitud de retirar {amount} de tu cuenta de {brand} a: {payee}.",
  "withdrawalConfirmed.by.code": "Se confirmó con un código de tu aplicación de autenticación.",
  "withdrawalConfirmed.by.recovery_code": "Se confirmó con uno de tus códigos de recuperación.",
  "withdrawalConfirmed.notYou":
    "Si no has sido tú, cancela el retiro, restablece tu contraseña y contacta con soporte.",
  "withdrawalEnded.subject": "No se ha confirmado un retiro de {amount}",
  "withdrawalEnded.body":
    "Alguien con la sesión iniciada en tu cuenta de {brand} escribió cinco códigos incorrectos para un retiro de {amount} a: {payee}.",
  "withdrawalEnded.effect":
    "El retiro se ha detenido y no se ha movido dinero. Si has sido tú, empieza un retiro nuevo.",
} satisfies Texts<typeof englishEmails>;
