import { endpoints, feature } from "../../http/feature";
import { listViewers } from "./list-viewers";
import { viewerOperations } from "./operations";
import { viewRecord } from "./view-record";
import { limits } from "../../kernel/limits";
import { viewersIn } from "./store";

export const viewers = feature("viewers", {
  endpoints: [...endpoints(viewerOperations, { view: viewRecord, list: listViewers })],
  erase: { tables: { viewers: "forgotten within minutes" } },
  retention: [
    {
      rows: "viewers",
      kept: { seconds: limits.viewerLapsesSeconds },
      forget: (db, before) => viewersIn(db).forgetSeenBefore(before),
    },
  ],
});
