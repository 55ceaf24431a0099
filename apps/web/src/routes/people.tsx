import type { Person } from "@clausewise/contracts";
import { useState } from "react";
import { PersonDialog } from "../features/people/person-dialog.tsx";
import { PersonRow } from "../features/people/person-row.tsx";
import { useChangePerson, usePeople } from "../features/people/use-people.ts";
import { useSession } from "../features/session/session-context.tsx";
import { ListPage } from "../shared/ui/list-page.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function People() {
  const { user } = useSession();
  const [chosen, setChosen] = useState<Person | null>(null);
  const change = useChangePerson();
  return (
    <ListPage
      list={usePeople()}
      heading="People"
      lede="Everybody who has signed in. What you change here is recorded with your name and the reason."
      label="People"
      counted={["person", "people"]}
      searchLabel="Search people"
      searchHint="Search names and addresses"
      keyOf={({ id }) => id}
      renderRow={(person) => <PersonRow person={person} isSelf={person.id === user?.id} onChange={() => setChosen(person)} />}
      rowHeight={104}
      waiting="Loading the people"
      failed="The people could not be loaded."
      empty={<Empty title="Nobody has signed in yet" />}
      none={["Nobody matches your search", "Try a part of a name or of an address."]}
    >
      {chosen !== null && (
        <PersonDialog key={chosen.id} person={chosen} onClose={() => setChosen(null)} onChange={(what) => change(chosen, what)} />
      )}
    </ListPage>
  );
}
