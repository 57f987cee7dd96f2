import type english from "../en/home";
import type { Texts } from "../texts";

export default {
  pageTitle: "Tu dinero, con cuentas claras",
  title: "Cada movimiento de tu dinero, con cuentas claras.",
  lead: "{brand} es un portal de clientes para operar con divisas y criptomonedas. Deposita, retira y sigue cada paso, con un saldo que puedes comprobar transacción por transacción.",
  tryDemo: "Probar la demo",

  howItWorks: "Cómo funciona",
  "step.open": "Abre una cuenta",
  "step.openText": "Escribe tus datos y elige la moneda de tu billetera.",
  "step.verify": "Verifica tu identidad",
  "step.verifyText":
    "Sube un pasaporte, una licencia de conducir o un documento de identidad. Nuestro equipo lo revisa.",
  "step.deposit": "Deposita",
  "step.depositText":
    "Paga con tarjeta o criptomonedas. Los depósitos aparecen como pendientes hasta que se abonan.",
  "step.depositTextCrypto":
    "Paga con criptomonedas. Los depósitos aparecen como pendientes hasta que se abonan.",
  "step.withdraw": "Retira",
  "step.withdrawText":
    "Envía dinero a tu cuenta bancaria o a una dirección de Bitcoin. Retenemos el importe y fijamos el destino en cuanto confirmas.",

  explore: "Descubre {brand}",
  buyCrypto: "Deposita con criptomonedas y sigue cada confirmación.",
  tradingTools: "Gráficos de divisas, índices y criptomonedas que cargan al instante.",
  copyTrading: "Qué es el copy trading y seis preguntas que conviene hacerse antes.",

  faq: "Preguntas frecuentes",
  faqContact: "¿Tienes más preguntas? <link>Escríbenos</link>",

  keyFigures: "Cifras clave",
  exampleFigures: "Cifras de ejemplo",
  figuresHint: "Solo son una ilustración. No se han medido ni son una promesa de rentabilidad.",

  availableBalance: "Saldo disponible",
  cardDeposit: "Depósito con tarjeta",
  cryptoDeposit: "Depósito en criptomonedas",
  bankWithdrawal: "Retiro bancario",
  btcWithdrawal: "Retiro en BTC",

  "event.requested": "Solicitado",
  "event.requestedText": "Importe retenido, destino fijado",
  "event.approved": "Aprobado",
  "event.approvedText": "Revisado por nuestro equipo",
  "event.sent": "Enviado",
  "event.sentText": "En manos del banco",
  "event.arrived": "Recibido",
  "event.arrivedText": "Confirmado por el banco",

  ticker: "Cotizaciones de criptomonedas en vivo",
  loadingPrices: "Cargando precios…",
  pricesFailed: "No se pudieron cargar los precios. {message}",
  pricesAsOf: "Precios en USD · variación en 24 h · actualizados a las <time>{at} UTC</time>",
  feedPricesAsOf:
    "Precios de CoinGecko en USD · variación en 24 h · actualizados a las <time>{at} UTC</time>",
  pricesOld:
    "Los precios en vivo no están disponibles. Se muestran los de hace {minutes, plural, one {# minuto} other {# minutos}}.",
  noPrice: "Precio no disponible",

  exampleLabel: "Ejemplo simulado",
  exampleTitle: "¡Retiro reciente!",
  exampleNote: "Ejemplo simulado: no es un cliente real",
  dismiss: "Cerrar",
  neverShow: "No volver a mostrar",
} satisfies Texts<typeof english>;
