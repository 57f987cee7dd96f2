// The signed-in customer, for the pages rendered directly in `layout.tsx`.
import { useOutletContext } from "@remix-run/react";
import type { Profile } from "~server/features/users/schemas";

export const useProfile = () => useOutletContext<Profile>();
