import type { staffOperations } from "./operations";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { limits } from "../../kernel/limits";
import { isRefusal, refuse } from "../../kernel/refusal";
import { rolesIn } from "../../kernel/staff-roles";
import { isEmailReserved } from "../accounts/add-user";
import { newUser } from "../accounts/new-user";
import { recordAudit } from "../audit/record-audit";
import { newLink } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { knownRequester } from "../users/requester";
import { mayJoin, staffStateOf } from "../users/rules";
import { usersIn } from "../users/store";
import { checkStaffName } from "../names/staff-names";
import { applyRoleChange } from "./apply-role-change";
import { readMember } from "./list-staff";
import type { StaffMember } from "./schemas";
import { staffInvitation } from "./staff-mails";

type Invitation = Call<typeof staffOperations.invite>;
type Inviting = Invitation | Call<typeof staffOperations.inviteAgain>;

const invite: Handler<typeof staffOperations.invite> = async (call) => {
  const { context, body } = call;
  const barred = await checkInviting(call);
  if (barred) return barred;
  return command(call, async (db) => {
    // Two invitations at the same time can't get the same name.
    await usersIn(db).ownersLocked();
    const invited = await personToInvite(call, db);
    if (isRefusal(invited)) return invited;
    const nameTaken = await checkStaffName(db, invited);
    if (nameTaken) return nameTaken;
    const { roles, reason } = body;
    const { id: personId, isNew } = invited;
    const change = { personId, isNew, roles, reason, isInvitation: true };
    const changed = await applyRoleChange(db, call, change);
    if (isRefusal(changed)) return changed;
    await sendInvitation(call, db, changed.id);
    return readMember(context, db, changed.id);
  });
};

export const inviteStaff: Approvable<typeof staffOperations.invite> = {
  handler: invite,
  subject: async ({ body }, db) => {
    const known = await usersIn(db).byEmail(body.email);
    return { subject: known ? `user:${known.id}` : "staff", seen: [] };
  },
  unchanged: async ({ context, body: { email, fullname } }, db) => {
    const known = await usersIn(db).byEmail(email);
    return known ? readMember(context, db, known.id) : { email, fullname, ...notYetStaff };
  },
};

/** A person who has never been staff, as the response shows them before they exist. */
const notYetStaff = {
  roles: [],
  state: "former",
  accountStatus: "inactive",
  twoFactorEnabled: false,
} satisfies Partial<StaffMember>;

export const inviteAgain: Handler<typeof staffOperations.inviteAgain> = async (call) => {
  const { context, params } = call;
  const barred = await checkInviting(call);
  if (barred) return barred;
  return command(call, async (db) => {
    const person = await usersIn(db).byIdLocked(params.id ?? "");
    if (person?.role !== "admin") return refuse("not_found");
    if (!mayJoin(person)) return refuse("not_invited");
    await sendInvitation(call, db, person.id);
    await recordAudit(db, call, { action: "staff.reinvited", subject: `user:${person.id}` });
    return readMember(context, db, person.id);
  });
};

/** Each sends an email. */
async function checkInviting({ context, actor }: Inviting): Promise<Refused | null> {
  return consumeRateLimit(context, {
    what: "staff-invitation",
    who: actor.user.id,
    ...context.settings.rateLimits.staffInvitations,
  });
}

interface Invited {
  readonly id: string;
  readonly fullname: string;
  readonly isNew: boolean;
}

/** A new person, or a former staff member. A second request with the same address waits and is refused. */
async function personToInvite(
  { context, actor, body }: Invitation,
  db: Db,
): Promise<Invited | Refused> {
  const { email, fullname } = body;
  const customer = refuse("customer_email", { field: "email" });
  const found = () => usersIn(db).byEmail(email);
  const known = await found();
  if (known) return toInvite(known);
  const given = { email, username: email, fullname, password: null } as const;
  const unusedDetails = { phoneNumber: "", country: "US", currency: "USD" } as const;
  if (await isEmailReserved(context, db, email)) return customer;
  const user = await newUser(
    context,
    { ...given, ...unusedDetails },
    knownRequester(actor.sessionId),
    {
      role: "admin",
      account_status: "pending",
      kyc_status: "approved",
    },
  );
  if (await usersIn(db).insert(user)) return { id: user.id, fullname, isNew: true };
  const other = await found();
  return other ? toInvite(other) : customer;

  function toInvite(person: UserRow): Invited | Refused {
    if (person.role !== "admin") return customer;
    return staffStateOf(person) === "former"
      ? { id: person.id, fullname: person.fullname, isNew: false }
      : refuse("already_staff", { field: "email" });
  }
}

async function sendInvitation({ context, actor }: Inviting, db: Db, id: string): Promise<void> {
  const person = await usersIn(db).byId(id);
  if (!person) return;
  const minutes = limits.staffInvitationHours * 60;
  const href = await newLink(context, db, person, "password_reset", minutes);
  const roles = rolesIn(person.staff_roles);
  await queueEmail(
    context,
    db,
    person,
    staffInvitation({ by: actor.user, roles, href: `${href}&invitation=1` }),
  );
}
