// What the features declare beside their operations, put together.
import { features } from "./features";
import { eraserOf } from "./http/erase";
import { frontDoor } from "./http/front-door";

/** All that have tables, from the bottom up. */
export const declaring = [frontDoor, ...features];

export const erase = eraserOf(declaring.flatMap((feature) => feature.erase ?? []));

export const sealedColumns = declaring.flatMap(({ sealed }) => sealed ?? []);
