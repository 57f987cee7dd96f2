import SecondFactorPage from "~/sign-in/second-factor-page";
import { SettingsNav } from "../profiles/settings-nav";

export { action, handle, loader } from "~/sign-in/second-factor-page";

export default function StatusPage() {
  return <SecondFactorPage tabs={<SettingsNav current="second-factor" />} />;
}
