export { brand } from "~server/contract/values/brand";
