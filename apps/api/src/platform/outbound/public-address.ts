import { BlockList, isIPv6 } from "node:net";

/** Networks that are this machine, this organisation, or nobody's. */
const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  inside.addSubnet(network, prefix, "ipv4");

/** Of IPv6 only what is given out to the world counts, and of that not what stands for an IPv4 address or for nobody. */
const outside = new BlockList();
outside.addSubnet("2000::", 3, "ipv6");
const standIns = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  standIns.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is one of the open internet. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? outside.check(address, "ipv6") && !standIns.check(address, "ipv6") : !inside.check(address, "ipv4");
