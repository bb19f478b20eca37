import { expect, test } from "vitest";
import { isPushEndpoint, isPushHost, PUSH_HOSTS } from "./push-hosts.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("%s is the address of a browser’s push service", (endpoint) => {
  expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://user:secret@fcm.googleapis.com/abc",
  "https://fcm.googleapis.com.example.org/abc",
  "https://example.org/?https://fcm.googleapis.com/",
  "https://push.apple.com/abc",
  "https://evilpush.apple.com/abc",
  "https://127.0.0.1/abc",
  "http://127.0.0.1:5432/abc",
  "https://[::1]/abc",
  "https://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "ftp://fcm.googleapis.com/",
  "fcm.googleapis.com",
  "",
])("%s is none", (endpoint) => {
  expect(isPushEndpoint(endpoint, PUSH_HOSTS)).toBe(false);
});

test("an address of this machine is accepted only if it is listed, with its port", () => {
  const hosts = ["http://127.0.0.1:4000"];
  expect(isPushEndpoint("http://127.0.0.1:4000/push/1", hosts)).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:4001/push/1", hosts)).toBe(false);
  expect(isPushEndpoint("https://fcm.googleapis.com/abc", hosts)).toBe(false);
});

test("a setting is a host, all hosts below one, or an address of this machine", () => {
  for (const setting of [...PUSH_HOSTS, "push.example.org", "http://127.0.0.1:4000"])
    expect(isPushHost(setting)).toBe(true);
  for (const setting of ["", "*", "*.com", "https://example.org", "http://10.0.0.1:80", "a b", "localhost"]) {
    expect(isPushHost(setting)).toBe(false);
  }
});
