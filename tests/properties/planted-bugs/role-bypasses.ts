// A second person who was made for it.
import type { PlantedBypass } from "./planted-bug";

const newRoles = "tests/second-approval/new-roles.api.test.ts";
export const roles: readonly PlantedBypass[] = [
  {
    name: "a person with a new role requests large amounts",
    file: "server/features/second-approval/post-money.ts",
    find: `      await requireSettledRole(call, db);
      rollBack(`,
    replace: "      rollBack(",
    foundBy: {
      file: newRoles,
      test: "a person with a new role decides small amounts, and can't request large ones",
    },
  },
  {
    name: "a person with a new role approves large amounts",
    file: "server/features/second-approval/post-money.ts",
    find: "if (approval) await requireSettledRole(call, db);",
    replace: "if (approval) await Promise.resolve();",
    foundBy: {
      file: newRoles,
      test: "neither who received it nor who granted it approves a large amount",
    },
  },
  {
    name: "only the second owner counts as having given a role",
    file: "server/features/second-approval/role-grants.ts",
    find: "const granters = [actor.user.id, approval?.requesterId ?? actor.user.id];",
    replace: "const granters = approval ? [actor.user.id] : [actor.user.id];",
    foundBy: {
      file: newRoles,
      test: "neither of two owners who granted it requests or approves a large amount",
    },
  },
  {
    name: "the day of a role begins with the invitation",
    file: "server/features/accounts/reset-password.ts",
    find: "        role_grant_at: context.now(),\n",
    replace: "",
    foundBy: {
      file: "tests/second-approval/new-roles-by-detour.api.test.ts",
      test: "of someone invited starts its day when they join, not when they were invited",
    },
  },
  {
    name: "the preparer of a batch has lost the role since",
    file: "server/features/payouts/end-batch.ts",
    find: `if (!(await rightsNow(context, db, preparedBy)).has("transactions"))`,
    replace: `if (!(await rightsNow(context, db, actor.user.id)).has("transactions"))`,
    foundBy: {
      file: "tests/payouts/batch-safeguards.api.test.ts",
      test: "is not released once its preparer could no longer prepare it",
    },
  },
  {
    name: "an owner who was stopped does not count as the second one",
    file: "server/features/staff/apply-role-change.ts",
    find: "owners: everyOwner }",
    replace: "owners }",
    foundBy: {
      file: "tests/staff/suspended-owner.api.test.ts",
      test: "locks them out immediately, and is not a sole owner by it",
    },
  },
  {
    name: "one owner lets a colleague in again",
    file: "server/features/accounts/staff-status.ts",
    find: "requireSecondOwner(call, {",
    replace: "if (owners.length > 99) requireSecondOwner(call, {",
    foundBy: {
      file: "tests/staff/suspended-owner.api.test.ts",
      test: "reactivates a colleague only with another owner's approval",
    },
  },
  {
    name: "the command makes administrators beside two owners",
    file: "server/features/accounts/create-administrator.ts",
    find: "const enoughOwners = 2;",
    replace: "const enoughOwners = 3;",
    foundBy: {
      file: "tests/staff/created-administrators.api.test.ts",
      test: "can't be created while two owners are active, whatever the roles, but can once one of them is gone",
    },
  },
  {
    name: "API tokens survive the loss of a role",
    file: "server/features/staff/apply-role-change.ts",
    find: "return revokeAllTokens(db, by, person.id);",
    replace: "return 0;",
    foundBy: {
      file: "tests/staff/role-changes.api.test.ts",
      test: "that removes one ends every session and API token by the next call",
    },
  },
  {
    name: "one person turns off a second factor while thresholds are on",
    file: "server/features/accounts/remove-second-factor.ts",
    find: "if (context.settings.approvalThresholds)\n",
    replace: "if (isStaff && context.settings.approvalThresholds)\n",
    foundBy: {
      file: "tests/second-approval/recovery.api.test.ts",
      test: "is turned off by a second person, with their password again",
    },
  },
  {
    name: "one person gives an account another email where no thresholds are set",
    file: "server/features/accounts/change-email.ts",
    find: "    await requireTwoPeople(call, db, {",
    replace: "    if (call.context.settings.approvalThresholds) await requireTwoPeople(call, db, {",
    foundBy: {
      file: "tests/accounts/lost-mailbox.api.test.ts",
      test: "takes two people, even without thresholds, and the request alone changes nothing",
    },
  },
  {
    name: "a person with a new role can be one of two who approve",
    file: "server/features/second-approval/require-two-people.ts",
    find: "if (tooNew) rollBack(tooNew);",
    replace: "if (tooNew && call.approval) rollBack(tooNew);",
    foundBy: {
      file: "tests/second-approval/new-roles-without-money.api.test.ts",
      test: "no one requests or approves resuming payouts, and anyone can stop them",
    },
  },
];
