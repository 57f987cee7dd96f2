import { endpoints, feature } from "../../http/feature";
import { countQueues, listQueues, readQueuePlace } from "./read-queues";
import { queueOperations } from "./operations";

export const queues = feature("queues", {
  endpoints: [
    ...endpoints(queueOperations, {
      queues: listQueues,
      queueCounts: countQueues,
      queuePlace: readQueuePlace,
    }),
  ],
});
