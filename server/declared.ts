// What the features declare beside their operations, put together.
import { features } from "./features";
import { approvableAmong } from "./features/second-approval/with-approval";
import { eraserOf } from "./http/erase";
import { frontDoor } from "./http/front-door";

/** All that have tables, from the bottom up. */
export const declaring = [frontDoor, ...features];

export const erase = eraserOf(declaring.flatMap((feature) => feature.erase ?? []));

/** Whose calls may need a second person. */
export const approvable = approvableAmong(features.flatMap((feature) => feature.endpoints));

/** What `erase-due` deletes, in this order. */
export const retention = declaring.flatMap((feature) => feature.retention ?? []);

export const background = declaring.flatMap((feature) => feature.background ?? []);

/** All columns that are encrypted with the environment's key. */
export const sealedColumns = declaring.flatMap(({ sealed }) => sealed ?? []);
