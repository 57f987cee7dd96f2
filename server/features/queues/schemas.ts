// Items waiting for an administrator, and the position of one in its queue.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { InstantField, recordId } from "../../kernel/schemas/fields";
import { queueNames } from "./labels";
import { limits } from "../../kernel/limits";

/** Missing if another backend has no staff roles. */
const canReview = z
  .boolean()
  .optional()
  .describe("Whether the caller's roles can decide items of this queue");

export const QueueList = z
  .object({
    queues: z
      .array(
        z.object({
          name: z
            .enum(queueNames)
            .describe(
              "Queue: `payouts` are approved withdrawals that haven't been sent, `bank` are open lines of bank statements, `crypto` are crypto payments to review",
            ),
          waiting: z.number().describe("Number of pending items"),
          oldestAt: InstantField.optional().describe("Time of the oldest one"),
          firstId: recordId(
            "ID of the first record: a transaction, bank line, user, message or approval request",
          ).optional(),
          canReview,
        }),
      )
      .describe("One per queue, including empty ones"),
  })
  .meta({ id: "QueueList" });
export type QueueList = z.output<typeof QueueList>;

export const QueueCounts = z
  .object({
    counts: z
      .array(
        z.object({
          name: z.enum(queueNames).describe("Queue, as in `GET /queues`"),
          waiting: z
            .number()
            .describe(`Number of items; ${limits.queueCountMaximum} means this many or more`),
          canReview,
        }),
      )
      .describe("One per queue, including empty ones"),
  })
  .meta({ id: "QueueCounts" });
export type QueueCounts = z.output<typeof QueueCounts>;

export const QueuePlaceQuery = z.object({
  queue: z
    .enum(queueNames, errorMessage("oneOf", { values: queueNames.join(", ") }))
    .default("deposits")
    .describe("The queue"),
});

export const QueuePlace = z
  .object({
    waiting: z.number().describe("Number of items in this queue"),
    position: z
      .number()
      .optional()
      .describe("Counted from the oldest; missing once it has been decided"),
    previousId: recordId("Next older item").optional(),
    nextId: recordId("Next newer item").optional(),
  })
  .meta({ id: "QueuePlace" });
export type QueuePlace = z.output<typeof QueuePlace>;
