import type english from "../en/limits";
import type { limitsEmails as englishEmails } from "../en/limits";
import type { Texts } from "../texts";

export default {
  title: "Límites",
  lead: "Cuánto puedes depositar y retirar. Un importe cuenta desde tu solicitud hasta que termina el periodo. Las solicitudes canceladas y rechazadas no cuentan.",
  "period.day": "24 horas",
  "period.thirtyDays": "30 días",
  "inTable.day": "24 horas",
  "inTable.thirtyDays": "30 días",
  withdrawal: "Retiros",
  deposit: "Depósitos",
  movement: "Movimiento",
  period: "Periodo",
  limit: "Límite",
  used: "Usado",
  left: "Restante",
  frees: "Más a partir de",
  nothingUsed: "–",
  raisedUntil: "Hasta el {date}, después {limit}",
  noLimits: "Sin límites",
  noLimitsHint: "Tus depósitos y retiros no tienen límite.",
  yourLevel: "Tu nivel de verificación: {level}",
  "level.0": "Tu identidad aún no está verificada.",
  "level.1": "Tu identidad está verificada.",
  "level.2": "Tu identidad está verificada y tu cuenta superó una comprobación adicional.",
  toLevelOne: "Verifica tu identidad para alcanzar el nivel 1.",
  toLevelTwo: "Nuestro equipo puede asignar el nivel 2 después de una comprobación adicional.",
  verify: "Verificar identidad",
  higherLimits: "Un nivel de verificación superior tiene límites más altos.",
  canWithdraw: "Puedes retirar {left} más en un plazo de {period}.",
  canDeposit: "Puedes depositar {left} más en un plazo de {period}.",
  moreFrom: "Más a partir del {date}.",
  seeLimits: "Ver tus límites",
} satisfies Texts<typeof english>;

export const limitsEmails = {
  "levelChanged.subject": "Tu nivel de verificación ahora es {level}",
  "levelChanged.body":
    "{change, select, raised {Hemos subido al {level} el nivel de verificación de tu cuenta de {brand}. Tus límites dependen de él.} other {Hemos bajado al {level} el nivel de verificación de tu cuenta de {brand}. Tus límites dependen de él.}}",
  "levelChanged.endsRaises":
    "Con él terminaron los límites que habíamos ampliado durante un tiempo.",
  levelNow: "Tu nivel de verificación ahora es {level}. Tus límites dependen de él.",
  limitOf:
    "{direction, select, deposit {Depósitos} other {Retiros}} en {period, select, day {24 horas} other {30 días}}",
  seeLimits: "Ver tus límites",
  "limitsRaised.subject":
    "{direction, select, deposit {Puedes depositar más durante un tiempo} other {Puedes retirar más durante un tiempo}}",
  "limitsRaised.body":
    "{direction, select, deposit {Hemos ampliado los límites de los depósitos en tu cuenta de {brand}.} other {Hemos ampliado los límites de los retiros de tu cuenta de {brand}.}}",
  "limitsRaised.effect": "Después se aplican de nuevo los límites de tu nivel de verificación.",
  "limitsRaised.until": "Hasta",
  "raisedLimitsEnded.subject":
    "{direction, select, deposit {Tus límites ampliados de depósito han terminado} other {Tus límites ampliados de retiro han terminado}}",
  "raisedLimitsEnded.body":
    "{direction, select, deposit {A los depósitos en tu cuenta de {brand} se aplican de nuevo los límites de tu nivel de verificación.} other {A los retiros de tu cuenta de {brand} se aplican de nuevo los límites de tu nivel de verificación.}}",
} satisfies Texts<typeof englishEmails>;
