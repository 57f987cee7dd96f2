import type english from "../en/enhance";
import type { Texts } from "../texts";

export default {
  otherPerson:
    "Sie sind jetzt als {name} angemeldet. Diese Seite gehört zu einem anderen Konto und wird deshalb nicht mehr aktualisiert.",
  loading: "Wird geladen …",
  discard: "Dieses Formular schließen? Ihre Eingaben gehen verloren.",
  copied: "Kopiert",
  tooLarge: "größer als {size}",
  staySignedIn: "Angemeldet bleiben",
  notKept:
    "Ihre Sitzung konnte nicht verlängert werden. Sie können das Formular trotzdem absenden: Nach der erneuten Anmeldung sind Ihre Eingaben noch da.",
  uploading: "Wird hochgeladen … {percent} %",
  checking: "Hochgeladen. Ihre Dateien werden geprüft …",
  uploadFailed: "Hochladen fehlgeschlagen. Warten Sie einen Moment und versuchen Sie es erneut.",
  uploadInterrupted:
    "Hochladen unterbrochen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  uploadCanceled: "Hochladen abgebrochen. Es wurde nichts übermittelt.",
  exampleWithdrawal: "{name} aus {city} hat sich gerade {amount} auszahlen lassen",
  exampleNames: "Jonas, Laura, Lukas, Anna, Felix, Sophie, Maximilian, Lena, Paul, Marie",
  exampleCities:
    "Berlin, Hamburg, München, Köln, Frankfurt, Stuttgart, Leipzig, Wien, Zürich, Basel",
} satisfies Texts<typeof english>;
