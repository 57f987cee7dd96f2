// The person whose area this is, for the pages drawn directly in `layout.tsx`.
import { useOutletContext } from "@remix-run/react";
import type { User } from "~server/features/users/schemas";

export const useProfile = () => useOutletContext<User>();
