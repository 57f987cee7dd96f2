import type english from "../../en/refusals/account";
import type { Texts } from "../../texts";

export default {
  email_taken:
    "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich stattdessen an.",
  email_in_use:
    "Zu dieser E-Mail-Adresse gibt es bereits einen Benutzer. Verwenden Sie eine andere.",
  email_unchanged: "Das ist bereits die E-Mail-Adresse dieses Benutzers.",
  new_email_taken:
    "Diese E-Mail-Adresse gehört inzwischen zu einem anderen Konto. Deshalb wurde Ihre nicht geändert. Wenden Sie sich an den Kundenservice.",
  own_email_unchanged: "Das ist bereits Ihre E-Mail-Adresse.",
  email_change_missing:
    "Es gibt keine Änderung Ihrer E-Mail-Adresse zu bestätigen. Vielleicht wurde sie bestätigt oder abgebrochen, oder ihr Link ist abgelaufen.",
  photo_erased: "Dieses Foto wurde gelöscht, weil es nicht mehr gebraucht wird.",
  person_removed: "Dieser Benutzer wurde gelöscht und lässt sich nicht mehr ändern.",
  person_closed: "Dieses Konto ist geschlossen und lässt sich nicht mehr ändern.",
  money_left:
    "Auf diesem Konto ist noch ein Guthaben von {amount}. Zahlen Sie es zuerst aus und schließen Sie dann das Konto.",
  payout_open:
    "Eine Auszahlung von diesem Kundenkonto ist noch nicht angekommen. Kennzeichnen Sie sie zuerst als angekommen oder zurückgegeben. Wurde sie nicht gesendet, setzen Sie die Auszahlung auf ausstehend und lehnen Sie sie ab.",
  own_money_left:
    "Auf Ihrem Konto ist noch ein Guthaben von {amount}. Lassen Sie es sich zuerst auszahlen und schließen Sie dann Ihr Konto.",
  own_payout_open:
    "Eine Ihrer Auszahlungen ist noch nicht angekommen. Sobald sie angekommen ist, können Sie Ihr Konto schließen.",
  own_coins_received:
    "Für eine Ihrer Einzahlungen ist Kryptowährung eingegangen, die noch nicht gutgeschrieben ist. Nach der Gutschrift können Sie Ihr Konto schließen.",
  closing_blocked:
    "Auszahlungen von Ihrem Konto sind gesperrt. Deshalb kann es noch nicht geschlossen werden. Wenden Sie sich an den Kundenservice.",
  last_owner:
    "Sonst ist niemand in der Portalleitung aktiv. Nehmen Sie zuerst eine weitere Person auf.",
  customer_email:
    "Diese E-Mail-Adresse gehört zu einem Kundenkonto. Verwenden Sie für Mitarbeitende eine andere.",
  already_staff: "Diese Person gehört bereits zum Team oder ist schon eingeladen.",
  not_invited: "Für diese Person gibt es keine offene Einladung.",
  former_staff: "Diese Person gehört nicht mehr zum Team. Laden Sie sie stattdessen erneut ein.",
  own_roles:
    "Ihre eigenen Rollen und Ihren eigenen Zugriff können Sie nicht ändern. Bitten Sie eine andere Person der Portalleitung.",
  staff_stay:
    "Mitarbeitende lassen sich nicht löschen. Entziehen Sie ihnen stattdessen auf der Seite „Staff“ den Zugriff.",
  staff_name_taken:
    "Im Team gibt es diesen Namen oder einen, der genauso aussieht, bereits. Verwenden Sie einen anderen, zum Beispiel mit einem zweiten Vornamen.",
  name_request_missing:
    "Es gibt keinen offenen Antrag auf Änderung Ihres Namens. Möglicherweise wurde darüber schon entschieden.",
  username_taken: "Dieser Benutzername ist vergeben. Wählen Sie einen anderen.",
  username_reserved: "Dieser Benutzername ist reserviert. Wählen Sie einen anderen.",
  username_mixed: "Verwenden Sie im Benutzernamen nur Buchstaben eines einzigen Alphabets.",
  own_standing:
    "Ihr eigenes Konto und den Stand Ihrer Identitätsprüfung können Sie nicht ändern. Bitten Sie jemanden aus dem Team.",
  file_too_large: "{name} ist größer als 10 MB.",
  file_empty: "{name} ist leer. Wählen Sie eine andere Datei.",
  file_not_an_image: "{name} ist kein Foto. Wählen Sie ein Bild als JPEG, PNG oder WebP.",
  file_type_refused: "{name} ist kein unterstütztes Bild oder PDF.",
  file_image_too_big: "{name} hat zu viele Pixel. Laden Sie ein kleineres Bild hoch.",
  file_image_empty: "{name} enthält kein Bild. Wählen Sie eine andere Datei.",
  file_heic:
    "HEIC-Fotos lassen sich hier nicht lesen: Wählen Sie auf dem iPhone „Maximale Kompatibilität“ oder senden Sie ein PDF",
  file_pdf_encrypted:
    "{name} ist durch ein Passwort geschützt. Entfernen Sie das Passwort und versuchen Sie es noch einmal.",
  file_pdf_without_pages: "{name} hat keine Seiten. Wählen Sie eine andere Datei.",
  file_broken:
    "{name} ist beschädigt und lässt sich nicht öffnen. Scannen oder exportieren Sie das Dokument erneut.",
  files_take_too_much:
    "Sie haben Ihr Limit für hochgeladene Dateien erreicht. Wenden Sie sich an den Kundenservice.",
  files_unverified:
    "Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie weitere Dateien hochladen. Einen neuen Link können Sie in der Übersicht anfordern.",
  file_infected: "Unser Virenscanner hat {name} abgelehnt.",
  files_unchecked:
    "Dateien lassen sich vorübergehend nicht hochladen. Versuchen Sie es in ein paar Minuten erneut.",
  file_gone: "Eine früher hochgeladene Datei ist abgelaufen. Wählen Sie sie erneut aus.",
  mail_on_its_way: "Diese E-Mail wurde bereits gesendet oder wird gerade gesendet.",
  mail_erased: "Diese E-Mail ist abgelaufen und lässt sich nicht erneut senden.",
} satisfies Texts<typeof english>;
