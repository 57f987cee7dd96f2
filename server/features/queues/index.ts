import { endpoints, feature } from "../../http/feature";
import { listQueues } from "./list-queues";
import { queueOperations } from "./operations";
import { readQueuePlace } from "./read-queue-place";

export const queues = feature("queues", {
  endpoints: [
    ...endpoints(queueOperations, {
      queues: listQueues,
      queuePlace: readQueuePlace,
    }),
  ],
});
