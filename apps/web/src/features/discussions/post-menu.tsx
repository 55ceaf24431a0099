import { reportReasonLabels, reportReasons } from "@clausewise/contracts/discussion-words";
import { Menu } from "@mantine/core";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { useState } from "react";
import { explain } from "../../shared/trpc.ts";
import { Confirm } from "../../shared/ui/confirm.tsx";
import { Choice, TextArea } from "../../shared/ui/fields.ts";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import styles from "./discussions.module.css";
import type { PostProps } from "./post-props.ts";

const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

type Asked = "remove" | "report" | "hide" | null;

/** What is done seldom with a post: taken back, reported, removed. */
export function PostMenu({ post, moderates, acts }: Pick<PostProps, "post" | "moderates" | "acts">) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton label="More">
            <IconDots size={16} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {post.is_own && <Menu.Item onClick={() => setAsked("remove")}>Delete</Menu.Item>}
          {!post.is_own && <Menu.Item onClick={() => setAsked("report")}>Report</Menu.Item>}
          {moderates && <Menu.Item onClick={() => setAsked("hide")}>Remove as moderator</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Confirm
        opened={asked === "remove"}
        onClose={close}
        title="Delete what you wrote?"
        action="Delete"
        danger
        onConfirm={async () => void (await acts.remove(post.id))}
        failed={(error) => `It was not deleted. ${explain(error)}`}
      >
        Its words go for good. What others replied stays.
      </Confirm>
      <Report id={post.id} opened={asked === "report"} onClose={close} acts={acts} />
      <Hide id={post.id} opened={asked === "hide"} onClose={close} acts={acts} />
    </>
  );
}

interface AskProps extends Pick<PostProps, "acts"> {
  id: string;
  opened: boolean;
  onClose: () => void;
}

function Report({ id, opened, onClose, acts }: AskProps) {
  const [reason, setReason] = useState<(typeof reportReasons)[number]>("wrong");
  const [note, setNote] = useState("");
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title="Report this post?"
      action="Report"
      onConfirm={async () => void (await acts.report({ id, reason, note }))}
      failed={(error) => `It was not reported. ${explain(error)}`}
    >
      <div className={styles.form}>
        <p>Reviewers and administrators look at it. They see that it was you.</p>
        <Choice
          label="What is wrong with it"
          data={reasons}
          value={reason}
          onChange={({ target }) => setReason(reportReasons.find((one) => one === target.value) ?? reason)}
        />
        <TextArea
          label="What they should know (optional)"
          rows={3}
          maxLength={5000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Confirm>
  );
}

function Hide({ id, opened, onClose, acts }: AskProps) {
  const [reason, setReason] = useState("");
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title="Remove this post?"
      action="Remove"
      danger
      onConfirm={async () => void (await acts.hide(id, reason))}
      failed={(error) => `It was not removed. ${explain(error)}`}
    >
      <div className={styles.form}>
        <p>Everybody reads the reason in place of its words; its author is told. It can be put back.</p>
        <TextArea label="Reason" required rows={3} maxLength={5000} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
    </Confirm>
  );
}
