// Who can be invited or given other roles, and what a change of roles adds and removes.
import { expect, test } from "vitest";
import { checkStaffState, roleDifference } from "~server/features/staff/rules";
import { isAdministrator, mayJoin, staffStateOf } from "~server/features/users/rules";

test.each([
  [[], ["owner"], ["owner"], []],
  [["owner"], [], [], ["owner"]],
  [["owner"], ["owner"], [], []],
  [["owner", "support"], ["support", "auditor"], ["auditor"], ["owner"]],
  [[], ["owner", "auditor"], ["auditor", "owner"], []],
] as const)("from %j to %j adds %j and removes %j", (before, after, added, removed) => {
  expect(roleDifference(before, after)).toEqual({ added, removed });
});

test.each([
  ["current", true, "already_staff"],
  ["invited", true, "already_staff"],
  ["former", true, undefined],
  ["current", false, undefined],
  ["invited", false, undefined],
  ["former", false, "former_staff"],
] as const)("someone %s, by invitation %s: %s", (state, isInvitation, refused) => {
  expect(checkStaffState(state, isInvitation)?.refused).toBe(refused);
});

test.each([
  ["hash", "owner", "current"],
  ["hash", "", "current"],
  ["", "owner", "invited"],
  ["", "", "former"],
] as const)("with the password %j and the roles %j they are %s", (password, roles, state) => {
  expect(staffStateOf({ password_hash: password, staff_roles: roles })).toBe(state);
});

test.each([
  ["", "owner", "pending", true],
  ["", "owner", "active", true],
  ["", "owner", "inactive", false],
  ["", "owner", "suspended", false],
  ["hash", "owner", "active", false],
  ["", "", "active", false],
] as const)(
  "with the password %j, the roles %j and the status %s an invitation counts: %s",
  (password, roles, status, counts) => {
    expect(mayJoin({ password_hash: password, staff_roles: roles, account_status: status })).toBe(
      counts,
    );
  },
);

test.each([
  ["admin", "active", true],
  ["admin", "suspended", false],
  ["admin", "inactive", false],
  ["admin", "pending", false],
  ["user", "active", false],
] as const)("a %s who is %s has staff rights: %s", (role, accountStatus, has) => {
  expect(isAdministrator({ role, accountStatus })).toBe(has);
});
