import { Button } from "@mantine/core";
import { explain } from "../../shared/trpc.ts";
import { Dialog } from "../../shared/ui/dialog.tsx";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./discussions.module.css";
import { categoryOptions, howToWrite } from "./words.ts";
import { PostField } from "./post-field.tsx";
import { useNewDiscussion } from "./use-discussions.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A person starts a discussion. */
export function DiscussionDialog({ opened, onClose, onCreated }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Start Discussion" size="lg">
      <DiscussionForm onCreated={onCreated} />
    </Dialog>
  );
}

function DiscussionForm({ onCreated }: Pick<Props, "onCreated">) {
  const { form, send, ready, sending, error } = useNewDiscussion(onCreated);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="Discussion">
      <TextField label="Title" required maxLength={300} data-autofocus {...form.field("title")} />
      <PostField
        threadId={undefined}
        label="Content"
        description={howToWrite}
        required
        minRows={7}
        {...form.field("content")}
        value={form.values.content}
        onWrite={(content) => form.change({ content })}
      />
      <Choice label="Category" data={categoryOptions} {...form.field("category")} />
      <TextField label="Tags (optional)" placeholder="predicate, software" maxLength={400} {...form.field("tags")} />
      {form.problems.length > 0 && <Problem title="It is not started yet.">{form.problems.join(" ")}</Problem>}
      {error !== null && <Problem title="The discussion was not started.">What you typed is kept. {explain(error)}</Problem>}
      <div className={styles.foot}>
        <p>Everybody who is signed in can read it. Write nothing that is confidential.</p>
        <Button type="submit" loading={sending} disabled={!ready}>
          Start Discussion
        </Button>
      </div>
    </form>
  );
}
