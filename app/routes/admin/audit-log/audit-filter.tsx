import type { AuditSearchParams } from "~server/features/audit-log/schemas";
import { allChanges, auditGroups, isAuditAction } from "~server/features/audit/labels";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { SearchFold } from "~/ui/search-fold";
import { useMessages } from "~/ui/use-messages";

const textFields = [
  { name: "by", label: "actor", hint: "nameOrId" },
  { name: "about", label: "affectedUser", hint: "nameOrId" },
  { name: "record", label: "object", hint: "referenceOrId" },
] as const;

const presets = [allChanges, ...auditGroups] as const;

const days = [
  { name: "from", label: "from" },
  { name: "to", label: "to" },
] as const;

/** Users, record, action and days as a plain GET form, so each search has a URL. */
export function AuditFilterForm({ search }: { search: AuditSearchParams }) {
  const t = useMessages("staffAuditLog");
  const actions = useMessages("staffAuditActions");
  const isNarrowed = [...textFields, ...days].some(({ name }) => search[name]) || search.action;
  return (
    <SearchFold isOpen={Boolean(isNarrowed)}>
      <form
        className="list-search in-one-line of-four"
        method="get"
        action={paths.admin.audit()}
        role="search"
        aria-label={t("title")}
      >
        {textFields.map(({ name, label, hint }) => (
          <div key={name}>
            <label htmlFor={`audit-${name}`}>{t(label)}</label>
            <input
              id={`audit-${name}`}
              className="control"
              type="search"
              name={name}
              defaultValue={search[name]}
              placeholder={t(hint)}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ))}
        <div>
          <label htmlFor="audit-action">{t("action")}</label>
          <select
            id="audit-action"
            className="control"
            name="action"
            defaultValue={search.action ?? ""}
          >
            <option value="">{t("allActions")}</option>
            {presets.map((group) => (
              <option key={group} value={group}>
                {t(`group.${group}`)}
              </option>
            ))}
            {search.action && isAuditAction(search.action) && (
              <option value={search.action}>
                {t("onlyThis", { action: actions(search.action) })}
              </option>
            )}
          </select>
        </div>
        {days.map(({ name, label }) => (
          <div key={name}>
            <label htmlFor={`audit-${name}`}>{t(label)}</label>
            <input
              id={`audit-${name}`}
              className="control"
              type="date"
              name={name}
              defaultValue={search[name]}
            />
          </div>
        ))}
        <div className="actions">
          <button type="submit" className="button secondary">
            {t("search")}
          </button>
          {isNarrowed && (
            <ButtonLink href={paths.admin.audit()} tone="quiet">
              {t("clear")}
            </ButtonLink>
          )}
        </div>
      </form>
    </SearchFold>
  );
}
