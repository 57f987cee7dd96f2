// An administrator who has just typed the password, and access to what is sealed.
import type { TestPortal } from "../portal/backend";
import { password, type Administrator, type Person } from "../people/people";

export const reason = "The bank asked about this";

/** An administrator who has just typed the password again. */
export async function confirmedAdmin(portal: TestPortal): Promise<Administrator> {
  const admin = await portal.admin();
  await admin.post("/auth/confirm-password", { password });
  return admin;
}

export const accessSensitiveData = (
  admin: Administrator,
  person: Pick<Person, "id">,
  what = "card-access",
  body: object = { reason },
  key = "",
) => admin.post(`/wallets/admin/user/${person.id}/${what}`, body, key ? { key } : {});
