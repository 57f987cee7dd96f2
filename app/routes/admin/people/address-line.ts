import type { User } from "~server/features/users/schemas";

/** "1 High Street, Oslo, Oslo, Norway - 0150": the ZIP code after a dash. */
export function addressLine({ street, city, state, country, zipCode }: User["address"]): string {
  const line = [street, city, state, country].filter(Boolean).join(", ");
  return [line, zipCode].filter(Boolean).join(" - ") || "-";
}
