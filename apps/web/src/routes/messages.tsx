import { MessageCard } from "../features/contact/message-card.tsx";
import { useMessages } from "../features/contact/use-messages.ts";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function Messages() {
  return (
    <ListPage
      list={useMessages()}
      heading="Messages"
      lede="What people have written to you through the contact form."
      label="Messages"
      counted={["message", "messages"]}
      searchLabel="Search messages"
      searchHint="Search names, addresses and words"
      keyOf={({ id }) => id}
      renderRow={(message) => <MessageCard message={message} />}
      rowHeight={150}
      waiting="Loading the messages"
      failed="The messages could not be loaded."
      empty={<Empty title="No messages yet">What people send through Contact Us arrives here.</Empty>}
      none={["No messages match your search", "Try fewer or other words."]}
    />
  );
}
