export default {
  todo: "Complete identity verification",
  todoHint: "Upload a passport, driver's license or ID card. It takes about two minutes.",
  rejected: "Your previous verification got rejected.",
  pending: "Your account verification is pending.",
  pendingHint: "We're reviewing your documents. No action needed.",
  reason: "Reason: {reason}",
  rejectedHint: "Upload new, clear photos of your documents.",
  documentType: "Document type",
  documentPrompt: "Choose a document type",
  files: "Files",
  filesHint:
    "Images or PDF, {megabytes} MB max per file, up to {count} files. Include both sides of ID cards, with all four corners visible.",
  reviewFollows: "We'll review your documents and email you the result.",
  reviewFollowsHere: "We'll review your documents. You'll see the result here.",
  uploading: "Uploading...",
  upload: "Upload documents",
  verified: "Your identity is verified.",
  verifiedHint: "Upload a new document if yours has expired.",
  title: "Identity verification",
  lead: "Upload a government-issued ID. Only authorized staff can view it.",
  uploaded: "Documents uploaded successfully",
  stillVerified: "Your identity is still verified.",
  uploadMore: "Upload more documents",
  uploadedDocuments: "Uploaded documents ({count})",
  opensInNewTab: "(opens in a new tab)",
  complete: "Complete KYC",
  verifyAgain: "Verify again",
  fileFacts: "{size}, {day}",
  fileFactsOfType: "{type}, {size}, {day}",
} as const;

export const kycEmails = {
  "kycApproved.subject": "Your identity is verified",
  "kycApproved.body":
    "We've reviewed your documents and verified your identity. No further action is needed.",
  "kycApproved.link": "View verification",
  "kycRejected.subject": "We couldn't verify your identity",
  "kycRejected.body":
    "We've reviewed your documents and couldn't accept them. Upload new ones to try again.",
  "kycRejected.link": "Upload documents",
} as const;

export const kycEmailKinds = {
  kyc_approved: "Identity verified",
  kyc_rejected: "Identity not verified",
} as const;

export const kycAuditActions = {
  "kyc.uploaded": "Submitted identity documents",
} as const;
