import type english from "../en/kyc";
import type { kycEmails as englishEmails } from "../en/kyc";
import type { Texts } from "../texts";

export default {
  todo: "Completa la verificación de identidad",
  todoHint:
    "Sube un pasaporte, una licencia de conducir o un documento de identidad. Tardarás unos dos minutos.",
  rejected: "Tu verificación anterior fue rechazada.",
  pending: "La verificación de tu cuenta está pendiente.",
  pendingHint: "Estamos revisando tus documentos. No tienes que hacer nada.",
  reason: "Motivo: {reason}",
  rejectedHint: "Sube fotos nuevas y nítidas de tus documentos.",
  documentType: "Tipo de documento",
  documentPrompt: "Elige un tipo de documento",
  files: "Archivos",
  filesHint:
    "Imágenes o PDF, {megabytes} MB como máximo por archivo, hasta {count} archivos. Incluye ambos lados de los documentos de identidad, con las cuatro esquinas visibles.",
  reviewFollows: "Revisaremos tus documentos y te enviaremos el resultado por correo.",
  reviewFollowsHere: "Revisaremos tus documentos. Verás el resultado aquí.",
  uploading: "Subiendo…",
  upload: "Subir documentos",
  verified: "Tu identidad está verificada.",
  verifiedHint: "Sube un documento nuevo si el tuyo ha caducado.",
  title: "Verificación de identidad",
  lead: "Sube un documento de identidad oficial. Solo lo puede ver el personal autorizado.",
  uploaded: "Documentos subidos correctamente",
  stillVerified: "Tu identidad sigue verificada.",
  uploadMore: "Subir más documentos",
  uploadedDocuments: "Documentos subidos ({count})",
  opensInNewTab: "(se abre en una pestaña nueva)",
  complete: "Verificar identidad",
  verifyAgain: "Verificar de nuevo",
  fileFacts: "{size}, {day}",
  fileFactsOfType: "{type}, {size}, {day}",
} satisfies Texts<typeof english>;

export const kycEmails = {
  "kycApproved.subject": "Tu identidad está verificada",
  "kycApproved.body":
    "Hemos revisado tus documentos y verificado tu identidad. No tienes que hacer nada más.",
  "kycApproved.link": "Ver verificación",
  "kycRejected.subject": "No pudimos verificar tu identidad",
  "kycRejected.body":
    "Hemos revisado tus documentos y no pudimos aceptarlos. Sube otros para intentarlo de nuevo.",
  "kycRejected.link": "Subir documentos",
} satisfies Texts<typeof englishEmails>;
