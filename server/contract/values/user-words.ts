export const roles = ["user", "admin"] as const;
export type Role = (typeof roles)[number];

export const accountStatuses = ["active", "inactive", "suspended", "pending"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const kycStatuses = ["not_submitted", "pending", "approved", "rejected"] as const;
export type KycStatus = (typeof kycStatuses)[number];

export const documentTypes = ["passport", "drivers_license", "id_card"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const documentTypeLabels: Record<DocumentType, string> = {
  passport: "Passport",
  drivers_license: "Driver's license",
  id_card: "ID card",
};
