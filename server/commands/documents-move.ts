// Moves the documents between the data folder and S3; the settings determine which one the portal uses.
import { documentsIn } from "../features/documents/store";
import { sweepFiles } from "../features/documents/sweep-files";
import type { Command } from "./command";
import { counted } from "./counted";
import { moveDocuments } from "./documents/move-documents";
import { WrongUsage } from "./options";
import { configOfExistingData } from "./stored-data";

const places = { s3: "the S3 bucket", folder: "the data folder" } as const;

export const documentsMove: Command = {
  name: "documents:move",
  summary: "Move documents between the data folder and S3, verifying each copy",
  doing: "Moving the documents of",
  options: [
    { name: "to", value: "<s3|folder>", isRequired: true, help: "where to move the documents" },
    {
      name: "delete-source",
      help: "delete each original once its copy is verified",
    },
  ],
  notes: [
    "Uses the settings DATA_DIR and S3_*. Can run while the portal is running, and can be stopped and restarted: existing copies are compared, not copied again.",
    "Run it once, restart every host with S3_* set (or unset, for the folder), then run it again with --delete-source.",
    "Files without a row in the database aren't copied: the portal deletes them.",
  ],
  async run({ env, options, progress, open }) {
    const to = options.text("to");
    if (to !== "s3" && to !== "folder")
      throw new WrongUsage(`--to must be s3 or folder, not "${to ?? ""}".`);
    const config = configOfExistingData(env);
    if (!config.s3)
      throw new Error(
        "S3 isn't configured. Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY at least for this command.",
      );
    const { s3: _, ...inFolder } = config;
    const [bucket, folder] = [(await open(config)).context, (await open(inFolder)).context];
    const [source, target] = to === "s3" ? [folder, bucket] : [bucket, folder];
    const deletesSource = options.has("delete-source");
    await Promise.all([source.documents.check(), target.documents.check()]);

    progress.stage(`copying documents to ${places[to]}`);
    const knownKeys = (keys: readonly string[]) => documentsIn(source.storage.db).knownKeys(keys);
    // Before the named ones go: a store without any is not recognized as the portal's own.
    const swept = deletesSource ? await sweepFiles(source) : 0;
    const { copied, there, erased, nameless } = await moveDocuments({
      source: source.documents,
      target: target.documents,
      knownKeys,
      deletesSource,
      progress,
    });
    const place = places[to === "s3" ? "folder" : "s3"];
    return [
      `Documents copied to ${places[to]}, with size and hash verified: ${copied}. Already there: ${there}.`,
      ...(erased > 0 ? [`Erased in the meantime, and in neither place: ${erased}.`] : []),
      ...(swept > 0 ? [`Deleted files without a row in the database: ${swept}.`] : []),
      ...(nameless > 0 && !deletesSource
        ? [`Skipped files without a row in the database: ${nameless}.`]
        : []),
      deletesSource
        ? nameless > 0
          ? `Left in ${place}, because they are less than an hour old and have no row in the database: ${counted(nameless, "file")}. Run this again in an hour.`
          : `No documents are left in ${place}.`
        : `Now restart every host ${to === "s3" ? "with" : "without"} the S3_ settings, then run this again with --delete-source.`,
    ].join("\n");
  },
};
