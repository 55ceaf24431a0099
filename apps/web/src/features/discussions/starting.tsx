import { Button } from "@mantine/core";
import { Suspense, lazy, useState } from "react";
import { useNavigate } from "react-router";

const DiscussionDialog = lazy(async () => ({ default: (await import("./discussion-dialog.tsx")).DiscussionDialog }));

/** Opens the form of a new discussion, and then that discussion. */
export function StartDiscussion() {
  const [opened, setOpened] = useState(false);
  // Once opened it stays, so that it can close with the focus given back.
  const [wanted, setWanted] = useState(false);
  const navigate = useNavigate();
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <>
      <Button onClick={open}>Start Discussion</Button>
      {wanted && (
        <Suspense fallback={null}>
          <DiscussionDialog
            opened={opened}
            onClose={() => setOpened(false)}
            onCreated={(id) => {
              setOpened(false);
              void navigate(`/discussion-board/${id}`);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
