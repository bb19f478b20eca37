import { expect, test } from "vitest";
import { fromVendor, withHelpers } from "./web-runtime.ts";

const HELPERS = "var a=e=>()=>e,b=e=>({...e});export{b as n,a as t};";
const VENDOR = 'import{n as e,t}from"./rolldown-runtime-Ab_1-.js";var a=t(7),n=e({x:1});export{a as r,n};';

/** Runs a module and returns what it exports. */
function load(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`) as Promise<Record<string, unknown>>;
}

test("the libraries' file has the helpers, and gives them to others", async () => {
  const made = await load(withHelpers(VENDOR, HELPERS));
  expect((made["r"] as () => number)()).toBe(7);
  expect(made["n"]).toEqual({ x: 1 });
  expect((made["rt_t"] as (value: number) => () => number)(8)()).toBe(8);
});

test("others take them from there, and do not fetch a file that is gone", () => {
  const page =
    'const d=["assets/rolldown-runtime-Ab_1-.js","assets/vendor-C_2.js"];import{t as x}from"./rolldown-runtime-Ab_1-.js";import"./vendor-C_2.js";x(1);';
  expect(fromVendor(page, "assets/rolldown-runtime-Ab_1-.js", "assets/vendor-C_2.js")).toBe(
    'const d=["assets/vendor-C_2.js","assets/vendor-C_2.js"];import{rt_t as x}from"./vendor-C_2.js";import"./vendor-C_2.js";x(1);',
  );
});

test("a file of another form is refused", () => {
  expect(() => withHelpers("var a;", HELPERS)).toThrow("no longer look");
  expect(() => withHelpers(VENDOR, "var a;")).toThrow("no longer look");
});
