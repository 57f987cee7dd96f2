// What waits for an administrator, and where one thing stands in its queue.
import { says } from "../../kernel/schemas/say";
import { z } from "zod";
import { InstantField } from "../../kernel/schemas/fields";
import { queueNames } from "./labels";
import { limits } from "../../kernel/limits";

const id = z.string().optional();

export const QueueList = z
  .object({
    queues: z
      .array(
        z.object({
          name: z
            .enum(queueNames)
            .describe(
              "What waits: `payouts` are approved withdrawals that were not sent, `crypto` payments that the gateway's reports left in doubt",
            ),
          waiting: z.number().describe("Number of pending items"),
          oldestAt: InstantField.optional().describe("Time of the oldest one"),
          firstId: id.describe(
            "Id of the first of them: of a transaction, a person, a message or a proposal",
          ),
        }),
      )
      .describe("One for each kind, whether anything waits or not"),
  })
  .meta({ id: "QueueList" });
export type QueueList = z.output<typeof QueueList>;

export const QueueCounts = z
  .object({
    counts: z
      .array(
        z.object({
          name: z.enum(queueNames).describe("What waits, as in `GET /queues`"),
          waiting: z
            .number()
            .describe(`How many wait; ${limits.queueCountMaximum} stands for as many or more`),
        }),
      )
      .describe("One for each kind, whether anything waits or not"),
  })
  .meta({ id: "QueueCounts" });
export type QueueCounts = z.output<typeof QueueCounts>;

export const QueuePlaceQuery = z.object({
  queue: z
    .enum(queueNames, says("oneOf", { values: queueNames.join(", ") }))
    .default("deposits")
    .describe("In which queue"),
});

export const QueuePlace = z
  .object({
    waiting: z.number().describe("How many wait in this queue"),
    position: z
      .number()
      .optional()
      .describe("Counted from the one that waits longest; missing once it is decided"),
    previousId: id.describe("Who waits next longer"),
    nextId: id.describe("Who waits next shorter"),
  })
  .meta({ id: "QueuePlace" });
export type QueuePlace = z.output<typeof QueuePlace>;
