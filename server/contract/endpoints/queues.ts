// What waits for an administrator's decision.
import type { Endpoint } from "../endpoint";
import { QueueList, QueuePlace, QueuePlaceQuery } from "../schemas/queues";

export const queueEndpoints = {
  queues: {
    method: "GET",
    path: "/queues",
    access: "admin",
    summary: "What waits for a decision, by kind",
    answer: QueueList,
  },
  queuePlace: {
    method: "GET",
    path: "/queues/{id}",
    access: "admin",
    summary: "Where something stands in its queue, and its neighbours",
    query: QueuePlaceQuery,
    answer: QueuePlace,
  },
} as const satisfies Record<string, Endpoint>;
