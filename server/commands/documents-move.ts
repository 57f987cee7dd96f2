// Moves the documents between the data folder and S3; which of the two the portal uses is a matter of its settings.
import { documentsIn } from "../features/documents/store";
import { sweepFiles } from "../background/sweep-files";
import type { Command } from "./command";
import { moveDocuments } from "./documents/move-documents";
import { WrongUsage } from "./options";
import { configOfExistingData } from "./stored-data";

const places = { s3: "the S3 bucket", folder: "the data folder" } as const;

export const documentsMove: Command = {
  name: "documents:move",
  summary: "copies every document from the data folder to S3 or back, and proves each copy",
  options: [
    { name: "to", value: "<s3|folder>", isRequired: true, help: "where the documents go" },
    {
      name: "delete-source",
      help: "deletes each document from where it was, once its copy is proved",
    },
  ],
  notes: [
    "Both ends are named by the settings: DATA_DIR and S3_*. It may run while the portal runs, be stopped and be begun again: what is there already is compared and not copied.",
    "First run it; then restart every portal with S3_* set (or unset, for the folder); then run it again with --delete-source.",
    "Files that no row of the database names are not copied: the portal sweeps them away.",
  ],
  async run({ given, progress, openAsFound }) {
    const to = given.text("to");
    if (to !== "s3" && to !== "folder")
      throw new WrongUsage(`--to must be s3 or folder, not "${to ?? ""}".`);
    const config = configOfExistingData();
    if (!config.s3)
      throw new Error(
        "S3 is not set up. Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, for this command at least.",
      );
    const { s3: _, ...inFolder } = config;
    const [bucket, folder] = [
      (await openAsFound(config)).context,
      (await openAsFound(inFolder)).context,
    ];
    const [source, target] = to === "s3" ? [folder, bucket] : [bucket, folder];
    const deletesSource = given.has("delete-source");
    await Promise.all([source.documents.check(), target.documents.check()]);

    progress.stage(`copying documents to ${places[to]}`);
    const knownKeys = (keys: readonly string[]) => documentsIn(source.storage.db).knownKeys(keys);
    const { copied, there, erased, nameless } = await moveDocuments({
      source: source.documents,
      target: target.documents,
      knownKeys,
      deletesSource,
      progress,
    });
    const swept = deletesSource ? await sweepFiles(source) : 0;
    return [
      `${copied} documents copied to ${places[to]} and proved by size and hash; ${there} were there already.`,
      ...(erased > 0 ? [`${erased} were erased while this ran, and are in neither place.`] : []),
      ...(nameless > 0
        ? [
            `${nameless} files that no row names were not copied${swept > 0 ? `; ${swept} of them were deleted` : ""}.`,
          ]
        : []),
      deletesSource
        ? `Nothing of them is left in ${places[to === "s3" ? "folder" : "s3"]}.`
        : `Now restart every portal ${to === "s3" ? "with" : "without"} the S3_ settings, then run this again with --delete-source.`,
    ].join("\n");
  },
};
