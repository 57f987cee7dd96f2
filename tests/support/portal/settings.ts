/** Every setting by the name it has in the environment. */
export { settingNames } from "~server/config/near-misses";
