import type { AuditSearchParams } from "~server/features/audit-log/schemas";
import { auditActions, auditLabels } from "~server/features/audit/labels";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { SearchFold } from "~/ui/search-fold";

const textFields = [
  { name: "by", label: "Who did it", hint: "Email or ID" },
  { name: "about", label: "Whom it concerns", hint: "Email or ID" },
  { name: "record", label: "Record", hint: "Reference or ID" },
] as const;

const days = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;

/** Users, record, action and days as a plain GET form: each search has an address. */
export function AuditFilterForm({ search }: { search: AuditSearchParams }) {
  const isNarrowed = [...textFields, ...days].some(({ name }) => search[name]) || search.action;
  return (
    <SearchFold isOpen={Boolean(isNarrowed)}>
      <form
        className="list-search lg:grid-cols-4"
        method="get"
        action={paths.admin.audit()}
        role="search"
        aria-label="Audit log"
      >
        {textFields.map(({ name, label, hint }) => (
          <div key={name}>
            <label htmlFor={`audit-${name}`}>{label}</label>
            <input
              id={`audit-${name}`}
              className="control"
              type="search"
              name={name}
              defaultValue={search[name]}
              placeholder={hint}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ))}
        <div>
          <label htmlFor="audit-action">What was done</label>
          <select
            id="audit-action"
            className="control"
            name="action"
            defaultValue={search.action ?? ""}
          >
            <option value="">Anything</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {auditLabels[action]}
              </option>
            ))}
          </select>
        </div>
        {days.map(({ name, label }) => (
          <div key={name}>
            <label htmlFor={`audit-${name}`}>{label}</label>
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
            Search
          </button>
          {isNarrowed && (
            <ButtonLink href={paths.admin.audit()} tone="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </SearchFold>
  );
}
