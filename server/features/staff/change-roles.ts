import { messagesIn } from "../../locales/messages";
import type { staffOperations } from "./operations";
import type { Approvable, Handler } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal } from "../../kernel/refusal";
import { waitsForApproval } from "../second-approval/with-approval";
import { applyRoleChange } from "./apply-role-change";
import { readMember } from "./list-staff";
import type { Db } from "../../database/db";
import { rolesIn } from "../../kernel/staff-roles";
import { usersIn } from "../users/store";

const change: Handler<typeof staffOperations.changeRoles> = async (call) => {
  const { context, params, body } = call;
  return command(call, async (db) => {
    const wanted = { ...body, personId: params.id ?? "", isInvitation: false };
    const changed = await applyRoleChange(db, call, wanted);
    return isRefusal(changed) ? changed : readMember(context, db, changed.id);
  });
};

const end: Handler<typeof staffOperations.end> = async (call) => {
  const { params, body } = call;
  return command(call, async (db) => {
    const wanted = { ...body, roles: [], personId: params.id ?? "", isInvitation: false };
    const ended = await applyRoleChange(db, call, wanted);
    return isRefusal(ended)
      ? ended
      : { message: messagesIn(call.locale, "notices")("staffAccessEnded") };
  });
};

export const changeRoles: Approvable<typeof staffOperations.changeRoles> = {
  handler: change,
  subject: ({ params }, db) => memberSubject(db, params.id),
  unchanged: ({ context, params }, db) => readMember(context, db, params.id ?? ""),
};

export const endStaff: Approvable<typeof staffOperations.end> = {
  handler: end,
  subject: ({ params }, db) => memberSubject(db, params.id),
  unchanged: waitsForApproval,
};

/** How a request identifies a staff member, with their roles at the time. */
async function memberSubject(db: Db, id = "") {
  const row = await usersIn(db).byId(id);
  return { subject: `user:${id}`, version: row?.version, seen: row && rolesIn(row.staff_roles) };
}
