import { endpoints, feature } from "../../http/feature";
import { listViewers, viewRecord } from "./view-record";
import { viewerOperations } from "./operations";
import { viewersIn } from "./store";
import { viewerLapsesSeconds } from "./rules";

export const viewers = feature("viewers", {
  endpoints: [...endpoints(viewerOperations, { view: viewRecord, list: listViewers })],
  erase: { tables: { viewers: "forgotten within minutes" } },
  retention: [
    {
      rows: "viewers",
      kept: { seconds: viewerLapsesSeconds },
      forget: (db, before) => viewersIn(db).forgetSeenBefore(before),
    },
  ],
});
