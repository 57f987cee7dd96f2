import { z } from "zod";
import { Id, recordId } from "./fields";

/** Added to the unchanged response of a call that waits for a second person (status 202). */
export const ApprovalReference = z
  .object({
    id: Id,
    state: z.literal("open").describe("Always `open`: it waits for a decision"),
    sameAs: recordId(
      "ID of another request for the same change of the same user: open, or approved in the last 24 hours",
    ).optional(),
  })
  .meta({ id: "ApprovalReference" });
export type ApprovalReference = z.output<typeof ApprovalReference>;

export const approvalRequestField = {
  approvalRequest: ApprovalReference.optional().describe(
    "Only with status 202: nothing has changed yet, and another staff member must approve the request",
  ),
};
