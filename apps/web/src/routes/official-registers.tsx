import type { OfficialSource } from "@clausewise/contracts";
import { useAddress } from "../shared/address.ts";
import { RegisterLookUp } from "../features/official/register-look-up.tsx";
import { useSources } from "../features/official/use-official.ts";
import { Choice } from "../shared/ui/fields.ts";
import styles from "./official-registers.module.css";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** Looking something up in an official register. */
export function OfficialRegisters() {
  return (
    <Page title="Registers" width="wide">
      <PageHead heading="Registers" lede="Look something up in an official register. What it does not list may still exist." />
      <QueryState
        query={useSources()}
        waiting="Asking which registers there are"
        failed="The registers could not be loaded."
        isEmpty={({ sources }) => registersOf(sources).length === 0}
        empty={<Empty title="No register is watched">This version of the program knows of none.</Empty>}
      >
        {({ sources }) => <Chosen registers={registersOf(sources)} />}
      </QueryState>
    </Page>
  );
}

const registersOf = (sources: readonly OfficialSource[]) => sources.filter(({ holds }) => holds === "register");

/** One that something can be looked up in, where there is any. */
const firstToOpen = (registers: readonly OfficialSource[]) => registers.find(({ entries }) => entries > 0) ?? registers[0];

function Chosen({ registers }: { registers: readonly OfficialSource[] }) {
  const [params, setParams] = useAddress();
  const register = registers.find(({ id }) => id === params.get("register")) ?? firstToOpen(registers);
  if (register === undefined) return null;
  return (
    <>
      <Choice
        label="Register"
        className={styles.register ?? ""}
        value={register.id}
        onChange={(event) => setParams({ register: event.target.value })}
        data={registers.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <RegisterLookUp key={register.id} register={register} />
    </>
  );
}
