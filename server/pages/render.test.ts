import { expect, test } from "vitest";
import { pageHtml } from "./render.ts";

const PAGE = '<body><div id="root"></div></body>';
const page = (html: string, reads = "{}") => pageHtml(PAGE, { html, reads, language: "en" }, "n1");

test("data cannot end its script", () => {
  const html = page("", JSON.stringify({ note: "</script><script>alert(1)</script><!--" }));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const data = /id="reads">(.*)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ note: "</script><script>alert(1)</script><!--" });
});

test("replacement patterns in texts stay as they are", () => {
  expect(page("<p>$& $1 $$</p>", '"$&"')).toContain('<div id="root"><p>$& $1 $$</p></div>');
});

test("style attributes become rules with the page's nonce, each distinct one once", () => {
  const html = page('<b style="width:10%"></b><i class="x" style="height:0"></i><u style="width:10%"></u>');
  expect(html).not.toContain(' style="');
  expect(html).toContain('<style nonce="n1">[data-style=s0]{width:10%}[data-style=s1]{height:0}</style>');
  expect(html).toContain('<b data-style="s0"></b><i class="x" data-style="s1"></i><u data-style="s0"></u>');
});

test("text that looks like a style attribute is left alone", () => {
  expect(page('<p>a style="x"</p>')).toContain('<p>a style="x"</p>');
});
