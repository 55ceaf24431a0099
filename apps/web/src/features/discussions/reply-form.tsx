import { Button } from "@mantine/core";
import type { Ref } from "react";
import { explain } from "../../shared/trpc.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./discussions.module.css";
import { PostField } from "./post-field.tsx";
import { howToWrite } from "./words.ts";
import type { Reply } from "./use-discussions.ts";

/** A person replies; what is typed is kept with the discussion. */
export function ReplyForm({ reply, field }: { reply: Reply; field: Ref<HTMLTextAreaElement> }) {
  const { form, send, ready, sending, error } = reply;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="Reply">
      <PostField
        field={field}
        threadId={form.values.id}
        label="Your reply"
        description={howToWrite}
        {...form.field("content")}
        value={form.values.content}
        onWrite={(content) => form.change({ content })}
      />
      {error !== null && <Problem title="Your reply was not sent.">What you typed is kept. {explain(error)}</Problem>}
      <div className={styles.foot}>
        <p>Everybody who is signed in can read it.</p>
        <Button type="submit" loading={sending} disabled={!ready}>
          Reply
        </Button>
      </div>
    </form>
  );
}
