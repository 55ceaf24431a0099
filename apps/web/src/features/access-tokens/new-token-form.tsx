import { AccessScope, accessScopes } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { explain } from "../../shared/trpc.ts";
import { CheckBox, Choice, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./access-tokens.module.css";
import type { useTokenChanges } from "./use-tokens.ts";

const spans = [
  { value: "7", label: "A week" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "365", label: "A year" },
];

/** Asks which program it is for, what that may do and for how long. */
export function NewTokenForm({ changes: { form, send, sending, error } }: { changes: ReturnType<typeof useTokenChanges> }) {
  const { scopes, days } = form.values;
  const toggle = (scope: AccessScope, on: boolean) =>
    form.change({ scopes: AccessScope.options.filter((one) => (one === scope ? on : scopes.includes(one))) });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="New access token">
      <TextField label="What uses it" placeholder="Assistant on my laptop" required maxLength={100} {...form.field("name")} />
      <Choice
        label="Good for"
        data={spans}
        value={String(days)}
        onChange={(event) => form.change({ days: Number(event.currentTarget.value) })}
      />
      <fieldset className={styles.scopes}>
        <legend>What it allows</legend>
        {AccessScope.options.map((scope) => (
          <CheckBox
            key={scope}
            label={accessScopes[scope].label}
            description={accessScopes[scope].means}
            checked={scopes.includes(scope)}
            onChange={(event) => toggle(scope, event.currentTarget.checked)}
          />
        ))}
        {form.field("scopes").error !== undefined && <p role="alert">Choose at least one.</p>}
      </fieldset>
      <Button type="submit" variant="default" loading={sending}>
        Make a token
      </Button>
      {error !== null && (
        <div className={styles.wide}>
          <Problem title="No token was made.">What you typed is kept. {explain(error)}</Problem>
        </div>
      )}
    </form>
  );
}
