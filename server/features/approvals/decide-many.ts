// Rejects or cancels many requests, each as if it were the only one: a refusal doesn't stop the others. Many are never approved together.
import type { approvalRequestOperations } from "./operations";
import type { Call, Handler } from "../../http/call";
import { messageFor } from "../../kernel/refusals";
import { isRefusal } from "../../kernel/refusal";
import { cancelApprovalRequest, rejectApprovalRequest } from "./decide-approval-request";

type Many = Call<
  typeof approvalRequestOperations.rejectMany | typeof approvalRequestOperations.cancelMany
>;
type Single = typeof rejectApprovalRequest | typeof cancelApprovalRequest;

export const rejectApprovalRequests: Handler<typeof approvalRequestOperations.rejectMany> = (
  call,
) => decideEach(call, rejectApprovalRequest, "POST /approval-requests/{id}/rejection");
export const cancelApprovalRequests: Handler<typeof approvalRequestOperations.cancelMany> = (
  call,
) => decideEach(call, cancelApprovalRequest, "POST /approval-requests/{id}/cancellation");

/** Each has its own key, so an interrupted call can be repeated and does nothing twice. */
async function decideEach(call: Many, decide: Single, name: string) {
  const { body, key, locale } = call;
  const items: { id: string; isDone: boolean; obstacle?: { code: string; message: string } }[] = [];
  for (const id of new Set(body.ids)) {
    const answer = await decide({
      ...call,
      params: { id },
      body: { reason: body.reason },
      key: key && `${key}-${items.length}`,
      name,
    });
    items.push(
      isRefusal(answer)
        ? {
            id,
            isDone: false,
            obstacle: {
              code: answer.refused,
              message: messageFor(answer.refused, answer.values, locale),
            },
          }
        : { id, isDone: true },
    );
  }
  return { count: items.filter(({ isDone }) => isDone).length, items };
}
