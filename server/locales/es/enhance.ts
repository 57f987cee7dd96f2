import type english from "../en/enhance";
import type { Texts } from "../texts";

export default {
  otherPerson:
    "Ahora has iniciado sesión como {name}. Esta página es de otra cuenta, así que ya no se actualiza.",
  loading: "Cargando…",
  discard: "¿Cerrar este formulario? Perderás lo que has escrito.",
  copied: "Copiado",
  tooLarge: "supera {size}",
  staySignedIn: "Mantener la sesión",
  notKept:
    "No pudimos prolongar tu sesión. Aún puedes enviar el formulario: tus datos seguirán aquí cuando vuelvas a iniciar sesión.",
  uploading: "Subiendo… {percent} %",
  checking: "Archivos subidos. Los estamos comprobando…",
  uploadFailed: "No se pudo subir. Espera un momento e inténtalo de nuevo.",
  uploadInterrupted: "La subida se interrumpió. Revisa tu conexión e inténtalo de nuevo.",
  uploadCanceled: "Subida cancelada. No se ha enviado nada.",
  exampleWithdrawal: "{name}, de {city}, acaba de retirar {amount}",
  exampleNames: "Mateo, Sofía, Santiago, Valentina, Diego, Lucía, Andrés, Camila, Pablo, Elena",
  exampleCities:
    "Madrid, Bogotá, Lima, Valencia, Santiago, Quito, Sevilla, Montevideo, Panamá, Málaga",
} satisfies Texts<typeof english>;
