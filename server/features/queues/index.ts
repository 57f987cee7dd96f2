import { endpoints, feature } from "../../http/feature";
import { countQueues } from "./count-queues";
import { listQueues } from "./list-queues";
import { queueOperations } from "./operations";
import { readQueuePlace } from "./read-queue-place";

export const queues = feature("queues", {
  endpoints: [
    ...endpoints(queueOperations, {
      queues: listQueues,
      queueCounts: countQueues,
      queuePlace: readQueuePlace,
    }),
  ],
});
