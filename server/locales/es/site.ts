import type english from "../en/site";
import type { Texts } from "../texts";

// Las páginas sobre la empresa y sus servicios.
export default {
  bindingLanguage: "Este documento está en inglés, el idioma que tiene validez legal.",
  closingTitle: "¿Empezamos?",
  closingText: "Abre una cuenta en unos minutos. No hace falta depositar dinero.",
  closingDemo: "Abre una cuenta o explora el portal con una cuenta de demostración.",
  goToDashboard: "Ir a tu panel",

  aboutDescription:
    "Qué es {brand}, qué defiende y quién está detrás. Cada saldo es la suma de sus movimientos.",
  aboutTitle: "Operar ya tiene bastante riesgo. Tu saldo no debería tenerlo.",
  aboutLead:
    "{brand} es la parte de un bróker que ve el cliente: tu cuenta, tu billetera, tus depósitos y retiros. Lo hemos creado para que puedas comprobar cada cifra.",
  "principle.balances": "Saldos que puedes comprobar",
  "principle.balancesText":
    "Los saldos no se pueden editar directamente. Cada cifra es la suma de movimientos, y cada movimiento tiene autor y hora.",
  "principle.once": "Sin pagos duplicados",
  "principle.onceText":
    "Si un formulario se envía dos veces, se procesa una sola vez y ves el resultado original.",
  "principle.reasons": "Respuestas claras",
  "principle.reasonsText":
    "Si rechazamos un depósito, un retiro o un documento, te lo decimos, te damos el motivo si lo hay y liberamos cualquier retención.",
  "principle.labels": "Las simulaciones están señaladas",
  "principle.labelsText":
    "Los precios, los pagos y los clientes de ejemplo simulados están claramente señalados.",
  "principle.deletion": "Tus datos se borran cuando te vas",
  "principle.deletionText":
    "Cuando ya no tenemos que conservar los registros de una cuenta cerrada, borramos sus archivos y datos personales y destruimos la clave de cifrado.",
  "principle.browsers": "Funciona en cualquier lugar",
  "principle.browsersText":
    "Todas las páginas funcionan sin JavaScript, con el teclado, en pantallas pequeñas y con conexiones lentas.",
  notTitle: "Lo que no hacemos",
  notAdvice:
    "{brand} no asesora, no recomienda operaciones ni promete rentabilidades. No operamos por ti, y nadie que trabaje aquí te pedirá nunca tu contraseña.",
  notClaims:
    "No publicamos número de clientes, premios ni testimonios. Las cifras ilustrativas se señalan como ejemplos.",
  whoTitle: "Quién está detrás",
  whoText:
    "{company}, {office}. Escríbenos por el <link>formulario de contacto</link> o a {email}.",

  servicesDescription:
    "Una sola billetera en {brand}: deposita con tarjeta o criptomonedas, retira a una cuenta bancaria o una dirección de Bitcoin y sigue los mercados.",
  servicesDescriptionCrypto:
    "Una sola billetera en {brand}: deposita con criptomonedas, retira a una cuenta bancaria o una dirección de Bitcoin y sigue los mercados.",
  servicesTitle: "Una sola billetera para todos tus depósitos y retiros",
  servicesLead: "Todo empieza por tu billetera, en dólares estadounidenses, euros o libras.",
  buyCryptoText:
    "Cómo depositar y retirar con criptomonedas, paso a paso, y qué comprobar antes de enviar.",
  copyTradingText:
    "Qué implica copiar las posiciones de otra persona y qué conviene preguntar antes.",
  tradingToolsText: "Gráficos interactivos de pares de divisas, índices y criptomonedas.",
  walletTitle: "Tu billetera",
  walletText:
    "Consulta por separado tus fondos disponibles, retenidos y por llegar, y sigue cada cifra hasta sus transacciones.",
  walletCard: "Depósitos con tarjeta, que abonamos cuando los aprobamos.",
  walletCrypto:
    "Depósitos en criptomonedas, que se abonan cuando la pasarela de pago los confirma.",
  walletWithdrawals:
    "Retiros a tu cuenta bancaria o a una dirección de Bitcoin. Retenemos el importe y fijamos el destino en cuanto confirmas.",
  costTitle: "Cuánto cuesta",
  costText:
    "Revisas cada transacción antes de confirmarla, y el importe que confirmas es el que registramos. Si depositas en otra moneda, ves primero el tipo de cambio.",
  costTextFees:
    "Revisas cada transacción antes de confirmarla, con nuestra comisión y lo que queda después de ella. Si depositas en otra moneda, ves primero el tipo de cambio.",
  costFees:
    "Las redes de tarjetas, los bancos y las cadenas de bloques pueden cobrar sus propias comisiones, que no dependen de nosotros.",
  costFeesCrypto:
    "Los bancos y las cadenas de bloques pueden cobrar sus propias comisiones, que no dependen de nosotros.",

  careersDescription: "Vacantes en {company}, con responsabilidades, lugar de trabajo y salario.",
  careersNone: "No hay vacantes en este momento.",
  careersNoneText:
    "Las nuevas vacantes se publicarán aquí con responsabilidades, lugar de trabajo y salario.",
  speculativeTitle: "Candidaturas espontáneas",
  speculativeText:
    "No aceptamos ni guardamos candidaturas espontáneas. Vuelve a esta página para ver las vacantes.",
} satisfies Texts<typeof english>;
