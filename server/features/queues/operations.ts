// Items waiting for an administrator.
import type { Operation } from "../../http/operation";
import { QueueCounts, QueueList, QueuePlace, QueuePlaceQuery } from "./schemas";

export const queueOperations = {
  queues: {
    method: "GET",
    path: "/queues",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "List review queues",
    answer: QueueList,
    returns: "Every queue, including empty ones",
    refusals: [],
  },
  queueCounts: {
    method: "GET",
    path: "/queue-counts",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Count items in each review queue",
    answer: QueueCounts,
    returns: "A count for each queue",
    refusals: [],
  },
  queuePlace: {
    method: "GET",
    path: "/queues/{id}",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get a queue position",
    description:
      "Reviewed items have neighbors, too, so that the next one can be opened after a decision.",
    idParameter: "ID of a transaction, bank line, user, message or approval request",
    query: QueuePlaceQuery,
    answer: QueuePlace,
    returns: "Its position and neighbors",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
