// Work that waits for an administrator.
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
    summary: "What waits for a decision, by kind",
    answer: QueueList,
    returns: "Every queue, also those in which nothing waits",
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
    summary: "How much waits for a decision, by kind",
    answer: QueueCounts,
    returns: "A count for every queue",
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
    summary: "Where something stands in its queue, and its neighbours",
    description:
      "What is decided already has neighbours, too: so the next one can be opened after a decision.",
    idParameter: "Id of a transaction, a person, a message or a proposal",
    query: QueuePlaceQuery,
    answer: QueuePlace,
    returns: "Its place",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
