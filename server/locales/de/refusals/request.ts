import type english from "../../en/refusals/request";
import type { Texts } from "../../texts";

export default {
  validation_failed: "Einige Angaben sind ungültig",
  malformed_body: "Der Inhalt der Anfrage konnte nicht gelesen werden. Prüfen Sie sein Format.",
  wrong_encoding:
    "Der Inhalt der Anfrage ist kein gültiges UTF-8. Senden Sie ihn in dieser Kodierung.",
  unsupported_media_type: "Senden Sie JSON oder, bei Dateien, multipart/form-data.",
  too_large: "Der Inhalt der Anfrage ist zu groß. Senden Sie eine kleinere Anfrage.",
  too_many_parts:
    "Das Formular hat mehr als {maximum, plural, one {# Teil} other {# Teile}}. Senden Sie weniger Felder und Dateien.",
  too_slow: "Das Hochladen wurde unterbrochen oder war zu langsam. Versuchen Sie es noch einmal.",
  too_many_requests: "Zu viele Anfragen. Versuchen Sie es später erneut.",
  not_found: "Nicht gefunden",
  method_not_allowed:
    "Diese Methode ist hier nicht zulässig. Welche zulässig sind, steht in der Kopfzeile Allow.",
  no_fields: "Keine Felder zu ändern",
  period_too_long:
    "Wählen Sie einen Zeitraum von höchstens {maximum, plural, one {# Tag} other {# Tagen}}, beginnend mit dem früheren Datum.",
  search_too_wide: "Es gibt mehr als {maximum, number} Treffer. Grenzen Sie Ihre Suche ein.",
  page_too_deep: "Ältere Treffer finden Sie mit dem Datumsfilter.",
  changed_by_someone_else:
    "Inzwischen hat jemand anderes das geändert. Prüfen Sie die aktuelle Fassung, bevor Sie erneut speichern.",
  key_reused: "Dieses Formular wurde bereits für eine andere Anfrage verwendet. Beginnen Sie neu.",
  not_offered:
    "Dieser Schritt ist hier nicht verfügbar, und es wurde nichts gesendet. Wenden Sie sich an den Kundenservice.",
  unavailable: "Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es gleich noch einmal.",
  outcome_unknown:
    "Das Ergebnis konnte nicht bestätigt werden: Ihre Anfrage ist möglicherweise angekommen. Wiederholen Sie sie mit demselben Idempotency-Key; ohne ihn prüfen Sie zuerst, ob sie angekommen ist.",
  internal:
    "Ein Fehler ist aufgetreten. Prüfen Sie, ob Ihre Anfrage angekommen ist, bevor Sie es erneut versuchen.",
} satisfies Texts<typeof english>;
