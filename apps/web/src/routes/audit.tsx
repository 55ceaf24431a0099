import { AuditExport } from "../features/audit/audit-export.tsx";
import { AuditFilters } from "../features/audit/audit-filters.tsx";
import { AuditRow } from "../features/audit/audit-row.tsx";
import { SavedViews } from "../features/audit/saved-views.tsx";
import { useAudit } from "../features/audit/use-audit.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function Audit() {
  const list = useAudit();
  return (
    <ListPage
      list={list}
      heading="Audit trail"
      lede="Who did what, and when. That you read it is recorded too."
      action={<AuditExport list={list} />}
      label="Audit records"
      counted={["record", "records"]}
      filters={
        <>
          <AuditFilters list={list} />
          <SavedViews list={list} />
        </>
      }
      keyOf={({ sequence }) => String(sequence)}
      renderRow={(record) => <AuditRow record={record} onPerson={(id) => list.choose("person", id)} />}
      rowHeight={120}
      waiting="Loading the records"
      failed="The records could not be loaded."
      empty={<Empty title="Nothing is recorded yet" />}
      none={["No records fit", "Take a filter off, or choose other days."]}
    />
  );
}
