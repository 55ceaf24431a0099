export { jurisdictionName } from "@clausewise/contracts/jurisdiction-names";
