import { Button } from "@mantine/core";
import { explain } from "../../shared/trpc.ts";
import { Choice, TextField } from "../../shared/ui/fields.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./discussions.module.css";
import { categoryOptions, howToWrite } from "./words.ts";
import { PostField } from "./post-field.tsx";
import type { PostProps } from "./post-props.ts";
import { useEditing } from "./use-thread.ts";

/** What can be edited of a post; only what begins a discussion has more than its words. */
function editable(post: PostProps["post"]) {
  const { id, content } = post;
  if (!("title" in post)) return { id, content };
  return { id, content, title: post.title, category: post.category, tags: post.tags.join(", ") };
}

/** A person changes what they wrote. */
export function EditForm({ post, thread, onDone }: Pick<PostProps, "post" | "thread"> & { onDone: () => void }) {
  const { form, send, sending, error } = useEditing(editable(post), onDone);
  const isOpening = "title" in post;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)} aria-label="Edit">
      {isOpening && <TextField label="Title" required maxLength={300} {...form.field("title")} />}
      <PostField
        threadId={thread.id}
        label="Content"
        description={howToWrite}
        required
        minRows={6}
        autoFocus
        {...form.field("content")}
        value={form.values.content}
        onWrite={(content) => form.change({ content })}
      />
      {isOpening && <Choice label="Category" data={categoryOptions} {...form.field("category")} />}
      {isOpening && <TextField label="Tags (optional)" maxLength={400} {...form.field("tags")} />}
      {error !== null && <Problem title="It was not changed.">What you typed is kept. {explain(error)}</Problem>}
      <div className={styles.foot}>
        <p>What it says now can still be read by everybody.</p>
        <div className={styles.acts}>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" loading={sending}>
            Save
          </Button>
        </div>
      </div>
    </form>
  );
}
