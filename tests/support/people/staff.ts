// Staff as tests invite them, and as they accept.
import { StaffList, StaffMember } from "~server/features/staff/schemas";
import { rolesAsText, rolesIn, type StaffRole } from "~server/kernel/staff-roles";
import { usersIn } from "~server/features/users/store";
import { mailsTo, tokenIn } from "../stubs/mailbox";
import type { TestPortal } from "../portal/backend";
import { read, type Administrator } from "./people";

export const staffPassword = "a password of the staff";

/** An owner, with no one next to them whose approval a change of staff would take. */
export async function soleOwner(
  portal: TestPortal,
  roles: readonly StaffRole[] = ["owner"],
): Promise<Administrator> {
  await withoutOwners(portal);
  return portal.admin(roles);
}

/** Two owners and no other. */
export async function twoOwners(portal: TestPortal): Promise<[Administrator, Administrator]> {
  await withoutOwners(portal);
  return [await portal.admin(["owner"]), await portal.admin(["owner"])];
}

/** Those of before keep their other roles. */
async function withoutOwners(portal: TestPortal): Promise<void> {
  const users = usersIn(portal.context.storage.db);
  const owners = await users.byIds((await users.ownersLocked()).map(({ id }) => id));
  for (const { id, staff_roles: roles } of owners) {
    const others = rolesIn(roles).filter((role) => role !== "owner");
    await users.update(id, { staff_roles: rolesAsText(others) });
  }
}

export async function invite(
  owner: Administrator,
  roles: readonly StaffRole[],
  name = "tara",
): Promise<StaffMember> {
  const body = { email: `${name}@staff.example.org`, fullname: `Tara ${name}`, roles };
  return read(StaffMember, await owner.post("/staff", body));
}

/** Opens the newest link in the mailbox and chooses a password. */
export async function accept(portal: TestPortal, { email }: Pick<StaffMember, "email">) {
  const token = tokenIn(await mailsTo(portal, email), "reset-password");
  return portal.visitor().post("/auth/reset-password", { token, password: staffPassword });
}

export const signInWith = (
  portal: TestPortal,
  { email }: Pick<StaffMember, "email">,
  password = staffPassword,
) => portal.visitor().post("/auth/login", { email, password });

export async function memberOf(owner: Administrator, id: string): Promise<StaffMember | undefined> {
  const { staff } = read(StaffList, await owner.get("/staff"));
  return staff.find((member) => member.id === id);
}
