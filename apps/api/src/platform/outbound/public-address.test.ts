import { expect, test } from "vitest";
import { isPublic } from "./public-address.ts";

test.each([
  "10.1.2.3",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.0.1",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
])("%s is inside", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each([
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12::1",
  "ff02::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
])("%s is not of the open internet", (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "193.0.0.1", "2600:1901::1", "2a00:1450::1"])(
  "%s is of the open internet",
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);
