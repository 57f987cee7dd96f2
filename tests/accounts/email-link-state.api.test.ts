// What staff read about the link that confirms a new email.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { ApprovalRequest } from "~server/features/approvals/schemas";
import { User } from "~server/features/users/schemas";
import { confirmNewEmail, newEmailToken } from "../support/people/lost-mailbox";
import { password, read } from "../support/people/people";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

const newPassword = "an entirely new password";
const fresh = (name: string) => `${name}@mailbox.example.org`;
type Registered = Awaited<ReturnType<TestPortal["registerVerified"]>>;

describeEitherEngine("the link to a new mailbox", (portal) => {
  test.each([
    ["pending", () => Promise.resolve()],
    ["confirmed", (_nora: Registered, token: string) => confirmNewEmail(portal(), token)],
    [
      "cancelled",
      (nora: Registered) =>
        nora.post("/auth/change-password", { currentPassword: password, newPassword }),
    ],
    ["expired", () => Promise.resolve(portal().advance({ hours: 48 }))],
  ] as const)("is %s for staff, on the user and on the request", async (state, then) => {
    const nora = await portal().registerVerified();
    const email = fresh(state);
    const sent = portal().context.now();
    const token = await newEmailToken(portal(), nora, email);
    portal().advance({ minutes: 1 });
    await then(nora, token);
    await eraseDue(portal().context);
    portal().advance({ minutes: 1 });
    const link = {
      state,
      sentAt: new Date(sent).toISOString(),
      expiresAt: new Date(sent + 48 * 3_600_000).toISOString(),
    };
    const admin = await portal().admin();
    const { emailChange } = read(User, await admin.get(`/users/${nora.id}`));
    expect(emailChange).toMatchObject({ ...link, email });
    expect(emailChange?.endedAt === undefined).toBe(state === "pending");
    const request = await admin.get(`/approval-requests/${emailChange?.approvalRequest}`);
    expect(read(ApprovalRequest, request).call?.emailLink).toMatchObject(link);
  });

  test("of an earlier request is canceled by a later one, and hidden from the user", async () => {
    const nora = await portal().registerVerified();
    await newEmailToken(portal(), nora, fresh("earlier"));
    const seen = async (path: string) => (await portal().admin()).get(path);
    const shown = async () => read(User, await seen(`/users/${nora.id}`)).emailChange;
    const earlier = await shown();
    portal().advance({ minutes: 1 });
    await newEmailToken(portal(), nora, fresh("later"));
    expect(await shown()).toMatchObject({ state: "pending", email: fresh("later") });
    const request = await seen(`/approval-requests/${earlier?.approvalRequest}`);
    expect(read(ApprovalRequest, request).call?.emailLink).toMatchObject({ state: "cancelled" });
    expect(read(User, await nora.get(`/users/${nora.id}`)).emailChange).toBeUndefined();
  });
});
