import { type Person, RoleType } from "@clausewise/contracts";
import { useState } from "react";
import { spaced } from "../../shared/format.ts";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import styles from "./person-dialog.module.css";
import type { PersonChange } from "./use-people.ts";

interface Props {
  person: Person;
  onClose: () => void;
  onChange: (change: PersonChange) => Promise<void>;
}

const roles = RoleType.options.map((value) => ({ value, label: spaced(value) }));

/** An administrator gives somebody a role, or closes or opens their account, and says why. */
export function PersonDialog({ person, onClose, onChange }: Props) {
  const [role, setRole] = useState<RoleType>(person.role_type);
  const [disabled, setDisabled] = useState(person.disabled_at !== null);
  const [reason, setReason] = useState("");
  const closes = disabled && person.disabled_at === null;
  return (
    <Confirm
      opened
      onClose={onClose}
      title={`Change ${person.name ?? person.email}`}
      action={closes ? "Save and close the account" : "Save"}
      danger={closes}
      onConfirm={() => onChange({ role, disabled, reason })}
      failed={(error) => `Nothing was changed. ${explain(error)}`}
    >
      <div className={styles.fields}>
        <Choice label="Role" data={roles} value={role} onChange={(event) => setRole(RoleType.parse(event.target.value))} />
        <Choice
          label="Account"
          description="A closed account keeps what is in it; its sessions end at once, and nobody can sign in to it."
          data={[
            { value: "open", label: "Open" },
            { value: "closed", label: "Closed" },
          ]}
          value={disabled ? "closed" : "open"}
          onChange={(event) => setDisabled(event.target.value === "closed")}
        />
        <TextField
          label="Reason"
          description="Stands in the audit trail beside the change."
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Confirm>
  );
}
