import type english from "../en/errors";
import type { Texts } from "../texts";

export default {
  remoteApiResponse: "API-Anfragen beantwortet ein anderer Server.",
  titleOfRefusal: "Fehler: {title}",
  goHome: "Zur Startseite",
  goToDashboard: "Zur Übersicht",
  tryAgain: "Erneut versuchen",
  reference: "Wenn Sie sich an uns wenden, nennen Sie diese Referenz: {reference}",
  badRequestTitle: "Ungültige Anfrage",
  badRequestText:
    "Das Formular war unvollständig. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.",
  forbiddenTitle: "Zugriff verweigert",
  forbiddenText:
    "Sie haben keinen Zugriff auf diese Seite oder Ihre Berechtigungen haben sich geändert.",
  notFoundTitle: "Seite nicht gefunden",
  notFoundText: "Die gesuchte Seite gibt es nicht oder sie wurde verschoben.",
  methodTitle: "Methode nicht zulässig",
  methodText:
    "Diese Seite nimmt keine Formulare entgegen. Gehen Sie zurück und versuchen Sie es noch einmal.",
  expiredTitle: "Anfrage abgelaufen",
  expiredText: "Es wurde nichts geändert. Beginnen Sie neu.",
  tooLargeTitle: "Dateien zu groß",
  tooLargeText:
    "Sie können höchstens {files, plural, one {# Datei} other {# Dateien}} mit je {size} hochladen.",
  bodyTooLargeText:
    "Der Inhalt der Anfrage ist größer als {size}. Senden Sie eine kleinere Anfrage.",
  tooManyTitle: "Zu viele Versuche",
  tooManyText: "Warten Sie ein paar Minuten und versuchen Sie es dann erneut.",
  tooManyRequestsTitle: "Zu viele Anfragen",
  tooManyRequestsText: "Warten Sie ein paar Sekunden und versuchen Sie es dann erneut.",
  notOfferedTitle: "Nicht verfügbar",
  notOfferedText:
    "Der Dienst hinter diesem Portal bietet diese Seite nicht an. Es wurde nichts geändert.",
  unavailableTitle: "Vorübergehend nicht verfügbar",
  unavailableText:
    "Versuchen Sie es gleich noch einmal. Falls Sie ein Formular abgesendet haben, gehen Sie zurück und senden Sie es erneut: Es wird nur einmal verarbeitet, auch wenn es beim ersten Mal angekommen ist.",
  crossSiteTitle: "Diese Anfrage konnte nicht überprüft werden",
  crossSiteText:
    "Zu Ihrem Schutz wurde nichts geändert. Laden Sie die Seite neu, erlauben Sie Cookies für diese Website und versuchen Sie es noch einmal.",
  otherPersonTitle: "Sie sind jetzt als {name} angemeldet",
  otherPersonText:
    "Dieses Formular wurde vor Ihrer Anmeldung oder mit einem anderen Konto geöffnet. Es wurde nichts übermittelt oder gespeichert. Um ein anderes Konto zu verwenden, melden Sie sich zuerst ab.",
  otherAccountTitle: "Dieses Formular gehört zu einem anderen Konto",
  signOut: "Abmelden",
  otherRoleTitle: "Ihre Rolle lässt das nicht zu",
  internalTitle: "Ein Fehler ist aufgetreten",
  internalText: "Das Problem liegt bei uns. Versuchen Sie es gleich noch einmal.",
  failedText: "{message} Versuchen Sie es gleich noch einmal.",
  encodedTitle: "Komprimierte Anfrage",
  encodedText:
    "Komprimierte Anfragen können wir nicht lesen. Senden Sie die Anfrage ohne Content-Encoding.",
  headersTooLarge:
    "Die Kopfzeilen der Anfrage sind zu groß. Löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.",
  addressTooLong: "Die Adresse ist zu lang.",
  hostHeader: "Senden Sie genau eine Host-Kopfzeile.",
  transferCoding:
    "Dieses Transfer-Encoding können wir nicht lesen. Verwenden Sie „chunked“ oder keines.",
  requestTooSlow: "Die Anfrage war zu langsam. Versuchen Sie es noch einmal.",
  unreadable: "Die Anfrage konnte nicht gelesen werden.",
  tooSlowTitle: "Zeitüberschreitung beim Hochladen",
  tooSlowText:
    "Das Hochladen wurde unterbrochen oder war zu langsam. Es wurde nichts geändert. Gehen Sie zurück und versuchen Sie es noch einmal.",
  pageFailed:
    "Diese Seite konnte nicht geladen werden. Falls Sie ein Formular abgesendet haben, prüfen Sie, ob es angekommen ist, bevor Sie es erneut senden.",
  tryLater: "Versuchen Sie es gleich noch einmal.",
} satisfies Texts<typeof english>;
