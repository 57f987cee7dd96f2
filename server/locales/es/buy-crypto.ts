import type english from "../en/buy-crypto";
import type { Texts } from "../texts";

export default {
  description:
    "Cómo funcionan los depósitos en criptomonedas, paso a paso, cómo retirar en bitcoin y qué comprobar antes de enviar.",
  title: "Deposita criptomonedas y sigue cada paso",
  lead: "Deposita con bitcoin u otra criptomoneda admitida y retira a una dirección de Bitcoin.",
  "step.choose": "Elige una moneda y un importe",
  "step.chooseText":
    "Escribe el importe que quieres abonar en USD, EUR o GBP y elige una criptomoneda.",
  "step.address": "Recibe una dirección",
  "step.addressText":
    "Recibirás una dirección de un solo uso y el importe exacto que debes enviar.",
  "step.pay": "Paga en {hours, plural, one {# hora} other {# horas}}",
  "step.payText": "Sigue tu pago mientras se detecta, se confirma y se completa.",
  "step.credit": "Compruébalo en tu billetera",
  "step.creditText":
    "Cuando el pago está confirmado, lo abonamos en tu billetera automáticamente. La transacción muestra la referencia.",
  shortTitle: "¿Pagaste de menos, de más o demasiado tarde?",
  shortText: "Los pagos de menos, de más o tardíos no se pierden. Nuestro equipo revisa cada uno.",
  withdrawTitle: "Retirar en bitcoin",
  withdrawText:
    "Los retiros en criptomonedas van solo a direcciones de Bitcoin. Validamos la dirección y la fijamos en tu solicitud; si después cambias tus datos, no le afecta.",
  notOfferedTitle: "Lo que no ofrecemos",
  notOfferedText:
    "No ofrecemos cambio ni custodia de criptomonedas. Tu billetera se mantiene en su propia moneda, así que los precios de las criptomonedas no afectan a tu saldo después de abonar un depósito.",
  beforeTitle: "Antes de enviar",
  beforeAddress:
    "Compara los primeros y los últimos caracteres de la dirección. Las transferencias en la cadena de bloques no se pueden revertir.",
  beforeNetwork:
    "Envía solo la criptomoneda indicada y por su propia red. Cualquier otra cosa que se envíe a la dirección suele perderse.",
  beforeSupport:
    "El equipo de soporte nunca te pedirá que envíes fondos a una dirección que no aparezca en tu cuenta de {brand}.",
} satisfies Texts<typeof english>;
