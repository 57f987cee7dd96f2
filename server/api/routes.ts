// Operation → handler.
import { accountHandlers } from "./account-routes";
import { backOfficeHandlers } from "./back-office-routes";
import type { Handlers } from "./handlers";
import { moneyHandlers } from "./money-routes";

export const handlers: Handlers = { ...accountHandlers, ...moneyHandlers, ...backOfficeHandlers };
