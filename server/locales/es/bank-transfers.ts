import type english from "../en/bank-transfers";
import type { bankTransfersEmails as englishEmails } from "../en/bank-transfers";
import type { Texts } from "../texts";

export default {
  title: "Transferencia bancaria",
  heading: "Depositar por transferencia bancaria",
  lead: "Envía {currency} desde tu propia cuenta bancaria. Abonamos el dinero en tu billetera cuando llega.",
  demonstration:
    "Esto es una demostración con una cuenta de ejemplo. No envíes dinero a esa cuenta: en su lugar, simula el banco.",
  playBank: "Simular el banco",
  sendTo: "Envía el dinero a",
  sendToCurrency: "Envía {currency} a",
  reference: "Tu referencia",
  referenceHint: "Inclúyela siempre: nos indica que el dinero es tuyo.",
  holder: "Titular de la cuenta",
  iban: "IBAN",
  bic: "BIC",
  bank: "Banco",
  bankAddress: "Dirección del banco",
  accountNumber: "Número de cuenta",
  routingNumber: "Número de ruta",
  sortCode: "Código bancario (sort code)",
  copyReference: "Copiar referencia",
  copyHolder: "Copiar titular",
  copyIban: "Copiar IBAN",
  copyBic: "Copiar BIC",
  copyAccountNumber: "Copiar número de cuenta",
  copyRoutingNumber: "Copiar número de ruta",
  copySortCode: "Copiar sort code",
  arrives:
    "{days, plural, =0 {Suele llegar el mismo día hábil.} one {Suele llegar en un día hábil.} other {Suele llegar en # días hábiles.}}",
  qrCode: "Código QR de la transferencia, para la aplicación de tu banco",
  qrHint: "Escanéalo con la aplicación de tu banco para completar la transferencia.",
  qrHintWithAmount:
    "Escanéalo con la aplicación de tu banco para completar la transferencia de {amount}.",
  amount: "Importe",
  showInCode: "Incluir el importe en el código QR",
  aboveLimit: "El dinero que supere tu límite queda en espera hasta que lo revisemos.",
  fees: "No cobramos ninguna comisión. Tu banco o un banco intermediario puede cobrar la suya. Abonamos el importe que llega.",
  feesAndOurs:
    "Tu banco o un banco intermediario puede cobrar su propia comisión. Abonamos el importe que llega, menos nuestra comisión.",
  goodToKnow: "Conviene saber",
  noReference: "Si la referencia falta o es incorrecta",
  noReferenceText:
    "No podemos saber enseguida de quién es el dinero. Tardamos más en abonarlo o lo devolvemos a la cuenta de origen.",
  otherName: "Si la cuenta no está a tu nombre",
  otherNameText:
    "Envía el dinero desde una cuenta a tu nombre. Antes de abonar transferencias de otras personas, tenemos que comprobarlas.",
  print: "Imprimir",
  sent: "¿Ya lo enviaste?",
  sentLead: "Dinos el importe y estaremos pendientes. No es obligatorio: basta con tu referencia.",
  sentHint:
    "Dejamos de esperarlo después de {days, plural, one {un día} other {# días}}. Si llega más tarde, también lo abonamos.",
  wallet: "Billetera",
  iveSentIt: "Ya lo envié",
  processing: "Procesando…",
  announced:
    "Gracias. Esperamos {amount} por transferencia bancaria y lo abonaremos cuando llegue.",
  expected: "Transferencias bancarias esperadas",
  expectedCaption:
    "Transferencias bancarias de las que nos has avisado, de la más reciente a la más antigua",
  announcedAt: "Aviso",
  expectedUntil: "Esperada hasta",
  lapseHint:
    "Después de ese día dejamos de esperar la transferencia. Si llega más tarde, tu referencia basta para que la abonemos.",
  actions: "Acciones",
  today: "hoy",
  cancel: "Cancelar <hidden>la transferencia de {amount}</hidden>",
  cancelTitle: "Cancelar transferencia esperada",
  cancelQuestion:
    "Dejaremos de esperar {amount}. Si ya enviaste el dinero, lo abonaremos igualmente cuando llegue.",
  cancelConfirm: "Cancelar transferencia",
  keep: "Seguir esperándola",
  notOpen: "Ya no esperamos esta transferencia: llegó, se canceló o caducó.",
  bankTitle: "Simular el banco",
  bankLead:
    "Tú eres el banco del cliente. Lo que envíes aparecerá en el próximo extracto de {bank}, que importa el personal. No se mueve dinero.",
  backToDetails: "Datos de la cuenta",
  from: "Desde",
  "sent.right": "La tuya",
  "sent.wrong": "La tuya con un error",
  "sent.none": "Ninguna",
  "from.own": "Una cuenta a tu nombre",
  otherSender: "Olivia Other",
  "from.other": "Una cuenta de Olivia Other",
  twice: "Enviar dos veces",
  send: "Enviar transferencia",
  played:
    "{count, plural, one {La transferencia figura} other {# transferencias iguales figuran}} en el extracto de hoy.",
  cancelled: "Ya no esperamos esta transferencia.",
} satisfies Texts<typeof english>;

export const bankTransfersEmails = {
  "expectedDeposit.subject": "Tu transferencia bancaria de {amount} aún no ha llegado",
  "expectedDeposit.body":
    "El {sent} nos dijiste que habías enviado {amount} por transferencia bancaria. Aún no ha llegado.",
  "expectedDeposit.advice":
    "Comprueba con tu banco que se envió a la cuenta que aparece en tu página de depósito y con tu referencia. Si no la enviaste, no tienes que hacer nada.",
  "expectedDeposit.end":
    "Después del {day} dejaremos de esperarla. Si llega más tarde, tu referencia basta para que la abonemos.",
  "expectedDeposit.reference": "Tu referencia",
  "expectedDeposit.view": "Ver datos de la cuenta",
} satisfies Texts<typeof englishEmails>;
