// What waits for an administrator, and where one thing stands in its queue.
import { z } from "zod";
import { queueNames } from "./labels";

const id = z.string().optional();

export const QueueList = z
  .object({
    queues: z
      .array(
        z.object({
          name: z.enum(queueNames).meta({
            description:
              "What waits: `crypto` are payments that the gateway's reports left in doubt",
          }),
          waiting: z.number().meta({ description: "How many wait for a decision" }),
          oldestAt: z
            .string()
            .optional()
            .meta({ description: "Since when the first of them waits" }),
          firstId: id.meta({
            description:
              "Id of the first of them: of a transaction, a person, a message or a proposal",
          }),
        }),
      )
      .meta({ description: "One for each kind, whether anything waits or not" }),
  })
  .meta({ id: "QueueList" });
export type QueueList = z.output<typeof QueueList>;

export const QueuePlaceQuery = z.object({
  queue: z
    .enum(queueNames, { error: `Use one of: ${queueNames.join(", ")}` })
    .default("deposits")
    .meta({ description: "In which queue" }),
});

export const QueuePlace = z
  .object({
    waiting: z.number().meta({ description: "How many wait in this queue" }),
    position: z
      .number()
      .optional()
      .meta({ description: "Counted from the one that waits longest; missing once it is decided" }),
    previousId: id.meta({ description: "Who waits next longer" }),
    nextId: id.meta({ description: "Who waits next shorter" }),
  })
  .meta({ id: "QueuePlace" });
export type QueuePlace = z.output<typeof QueuePlace>;
