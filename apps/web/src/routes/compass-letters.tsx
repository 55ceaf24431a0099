import { useOfficialSource } from "../features/official/use-official.ts";
import { WarningLetters } from "../features/warning-letters/warning-letters.tsx";
import { formatDay } from "../shared/format.ts";

const letterRegister = "fda-warning-letters";

/** The Compass's tab of warning letters. */
export function CompassLetters() {
  const source = useOfficialSource(letterRegister).data?.source;
  const isHeard = source !== undefined && source.last_success !== null;
  return (
    <WarningLetters
      basis={
        isHeard
          ? `FDA's warning letters as its list stood on ${formatDay(source.last_success ?? "")}. Families and kinds of product are told by our rules from the subject line and the office.`
          : "A selection of letters to makers of devices, drugs and biologics that is built in: FDA's own list has not been fetched yet. Families and kinds of product are told by our rules from the subject line and the office."
      }
    />
  );
}
