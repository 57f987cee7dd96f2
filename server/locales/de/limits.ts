import type english from "../en/limits";
import type { limitsEmails as englishEmails } from "../en/limits";
import type { Texts } from "../texts";

export default {
  title: "Limits",
  lead: "Wie viel Sie einzahlen und sich auszahlen lassen können. Ein Betrag zählt ab Ihrem Auftrag, bis der Zeitraum vorbei ist. Stornierte und abgelehnte Aufträge zählen nicht.",
  "period.day": "24 Stunden",
  "period.thirtyDays": "30 Tagen",
  "inTable.day": "24 Stunden",
  "inTable.thirtyDays": "30 Tage",
  withdrawal: "Auszahlungen",
  deposit: "Einzahlungen",
  movement: "Vorgang",
  period: "Zeitraum",
  limit: "Limit",
  used: "Genutzt",
  left: "Verbleibend",
  frees: "Mehr ab",
  nothingUsed: "–",
  raisedUntil: "Bis {date}, danach {limit}",
  noLimits: "Keine Limits",
  noLimitsHint: "Ihre Ein- und Auszahlungen sind nicht begrenzt.",
  yourLevel: "Ihre Prüfungsstufe: {level}",
  "level.0": "Ihre Identität ist noch nicht bestätigt.",
  "level.1": "Ihre Identität ist bestätigt.",
  "level.2": "Ihre Identität ist bestätigt, und Ihr Konto hat eine weitere Prüfung bestanden.",
  toLevelOne: "Bestätigen Sie für Stufe 1 Ihre Identität.",
  toLevelTwo: "Unser Team kann nach einer weiteren Prüfung Stufe 2 vergeben.",
  verify: "Identität bestätigen",
  higherLimits: "Eine höhere Prüfungsstufe hat höhere Limits.",
  canWithdraw: "Sie können sich innerhalb von {period} noch {left} auszahlen lassen.",
  canDeposit: "Sie können innerhalb von {period} noch {left} einzahlen.",
  moreFrom: "Mehr ab {date}.",
  seeLimits: "Limits ansehen",
} satisfies Texts<typeof english>;

export const limitsEmails = {
  "levelChanged.subject": "Ihre Prüfungsstufe ist jetzt {level}",
  "levelChanged.body":
    "{change, select, raised {Wir haben die Prüfungsstufe Ihres Kontos bei {brand} auf {level} erhöht. Ihre Limits hängen davon ab.} other {Wir haben die Prüfungsstufe Ihres Kontos bei {brand} auf {level} gesenkt. Ihre Limits hängen davon ab.}}",
  "levelChanged.endsRaises": "Die vorübergehend erhöhten Limits sind damit beendet.",
  levelNow: "Ihre Prüfungsstufe ist jetzt {level}. Ihre Limits hängen davon ab.",
  limitOf:
    "{direction, select, deposit {Einzahlungen} other {Auszahlungen}} in {period, select, day {24 Stunden} other {30 Tagen}}",
  seeLimits: "Limits ansehen",
  "limitsRaised.subject":
    "{direction, select, deposit {Sie können vorübergehend mehr einzahlen} other {Sie können sich vorübergehend mehr auszahlen lassen}}",
  "limitsRaised.body":
    "{direction, select, deposit {Wir haben die Limits für Einzahlungen auf Ihr Konto bei {brand} erhöht.} other {Wir haben die Limits für Auszahlungen von Ihrem Konto bei {brand} erhöht.}}",
  "limitsRaised.effect": "Danach gelten wieder die Limits Ihrer Prüfungsstufe.",
  "limitsRaised.until": "Bis",
  "raisedLimitsEnded.subject":
    "{direction, select, deposit {Ihre erhöhten Limits für Einzahlungen sind beendet} other {Ihre erhöhten Limits für Auszahlungen sind beendet}}",
  "raisedLimitsEnded.body":
    "{direction, select, deposit {Für Einzahlungen auf Ihr Konto bei {brand} gelten wieder die Limits Ihrer Prüfungsstufe.} other {Für Auszahlungen von Ihrem Konto bei {brand} gelten wieder die Limits Ihrer Prüfungsstufe.}}",
} satisfies Texts<typeof englishEmails>;
