// Pages ask how an identity was checked if it's approved without documents.
import type { Problem } from "~server/kernel/problem";
import { problemFor } from "~/platform/api/api-problem.server";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";

export async function hasDocuments(request: Request, userId: string): Promise<boolean> {
  const user = await api(request).users.get({ params: { id: userId } });
  return !user.ok || user.value.kycStatus === "approved" || user.value.kycUrls.length > 0;
}

export const reasonMissing = (request: Request, field: string): Problem => ({
  ...problemFor(request, "validation_failed"),
  fieldErrors: { [field]: [messagesFor(request, "staffKyc")("outsideReasonMissing")] },
});
