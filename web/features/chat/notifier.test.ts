import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notifier } from "./notifier.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a first change is told at once, those that follow it once in each interval", () => {
  const notifier = new Notifier(30);
  const told = vi.fn<() => void>();
  notifier.subscribe(told);
  notifier.notifySoon();
  expect(told).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 60; at += 10) {
    notifier.notifySoon();
    vi.advanceTimersByTime(10);
  }
  expect(told).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(3);
  notifier.notifySoon();
  expect(told).toHaveBeenCalledTimes(4);
});

test("the last change is told, unless one that waits for nothing has told it already", () => {
  const notifier = new Notifier(30);
  const told = vi.fn<() => void>();
  notifier.subscribe(told);
  notifier.notifySoon();
  notifier.notifySoon();
  notifier.notify();
  vi.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(2);
});
