import type { staffOperations } from "./operations";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal } from "../../kernel/refusal";
import { applyRoleChange } from "./apply-role-change";
import { readMember } from "./list-staff";

export const changeRoles: Handler<typeof staffOperations.changeRoles> = async (call) => {
  const { context, params, body } = call;
  return command(call, async (db) => {
    const change = { ...body, personId: params.id ?? "", isInvitation: false };
    const changed = await applyRoleChange(db, call, change);
    return isRefusal(changed) ? changed : readMember(context, db, changed.id);
  });
};

export const endStaff: Handler<typeof staffOperations.end> = async (call) => {
  const { params, body } = call;
  return command(call, async (db) => {
    const change = { ...body, roles: [], personId: params.id ?? "", isInvitation: false };
    const ended = await applyRoleChange(db, call, change);
    return isRefusal(ended) ? ended : { message: "Access ended" };
  });
};
