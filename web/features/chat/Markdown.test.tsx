import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { MOST_TIMES_THE_WORK, timesTheWork } from "../../../tests/support/cpu-time.ts";
import { speak } from "../../../tests/support/speak.ts";
import { loadMarkdown, Markdown } from "./Markdown.tsx";

const layout = vi.hoisted(() => ({ overflows: false }));
vi.mock("#web/ui/use-overflows.ts", () => ({ useOverflows: () => layout.overflows }));

beforeAll(async () => {
  await speak("en");
  await loadMarkdown();
});

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);
const bare = (text: string) =>
  render(text)
    .replaceAll(/ class="[^"]*"/g, "")
    .replace(/^<div>([^]*)<\/div>$/, "$1");

const ALLOWED = new Set("div p br strong em del code pre ul ol li blockquote table thead tbody tr th td".split(" "));
const ATTRIBUTES = /^(?: class="[^"<>]*"| start="\d+"| scope="col")*\/?$/;

/** Tags that are not an allowed element with allowed attributes, and unescaped angle brackets. */
function violations(html: string): string[] {
  const tags = [...html.matchAll(/<\/?([^\s<>/]+)([^<>]*)>/g)]
    .filter(([, name = "", attributes = ""]) => !ALLOWED.has(name) || !ATTRIBUTES.test(attributes))
    .map(([tag]) => tag);
  // An angle bracket that remains without the tags is unescaped text.
  const rest = html.replaceAll(/<\/?[a-z]+(?: class="[^"<>]*"| start="\d+"| scope="col")*\/?>/g, "");
  return [...tags, ...(rest.match(/[<>]/g) ?? [])];
}

describe("Markdown", () => {
  it.each([
    ["a **bold** word and an *italic* one", "<p>a <strong>bold</strong> word and an <em>italic</em> one</p>"],
    ["__bold__ _italic_ ***both***", "<p><strong>bold</strong> <em>italic</em> <em><strong>both</strong></em></p>"],
    ["**bold with *italic* inside**", "<p><strong>bold with <em>italic</em> inside</strong></p>"],
    ["one\ntwo\n\nthree", "<p>one<br/>two</p><p>three</p>"],
    ["- one\n- two", "<ul><li>one</li><li>two</li></ul>"],
    ["2. one\n3. two", '<ol start="2"><li>one</li><li>two</li></ol>'],
    ["- one\n  - inner\n- two", "<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>"],
    ["1. one\n\n2. two\n\nafter", '<ol start="1"><li>one</li><li>two</li></ol><p>after</p>'],
    ["Try:\n- one", "<p>Try:</p><ul><li>one</li></ul>"],
    ["> said\n> so", "<blockquote><p>said<br/>so</p></blockquote>"],
    ["## Title\ntext", "<p>Title</p><p>text</p>"],
    ["a\n\n---\n\nb", "<p>a</p><p>b</p>"],
    ["snake_case_name and 2 * 3 * 4", "<p>snake_case_name and 2 * 3 * 4</p>"],
    ["an **unfinished one", "<p>an **unfinished one</p>"],
    [String.raw`\*not italic\*`, "<p>*not italic*</p>"],
    ["[the site](https://example.org/a)", "<p>the site (https://example.org/a)</p>"],
    ["[**the** site](https://example.org/a)", "<p><strong>the</strong> site (https://example.org/a)</p>"],
    ["[https://a.b/](https://a.b/) [](https://a.b/)", "<p>https://a.b/ https://a.b/</p>"],
    ["![a cat](https://example.org/cat.png)", "<p>a cat</p>"],
    ["<img src=x onerror=alert(1)>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"],
    ["~~gone~~ and `code <b>`", "<p><del>gone</del> and <code>code &lt;b&gt;</code></p>"],
    ["```js\nlet a = 1 < 2;\n```", "<pre><code>let a = 1 &lt; 2;</code></pre>"],
    [
      "| Who | What |\n|---|:-:|\n| Ana | **yes** |",
      '<div><table><thead><tr><th scope="col">Who</th><th scope="col">What</th></tr></thead>' +
        "<tbody><tr><td>Ana</td><td><strong>yes</strong></td></tr></tbody></table></div>",
    ],
    ["- [x] done\n- [ ] open", "<ul><li>[x] done</li><li>[ ] open</li></ul>"],
    ["• one\n• two", "<ul><li>one</li><li>two</li></ul>"],
    ["Some text\n---\nmore", "<p>Some text</p><p>more</p>"],
    ["[x]: http://y.z", "<p>[x]: http://y.z</p>"],
    ["", ""],
  ])("renders %j", (text, html) => {
    expect(bare(text)).toBe(html);
  });

  const fragments = fc
    .array(
      fc.constantFrom(
        ..."* ** *** _ __ ` ``` - + 1. 2) > # ## ![a](http://x.y/z.png) [a](javascript:alert(1)) <b> <script> </p> &lt; & \" ' \\ --- | word è 😀".split(
          " ",
        ),
        "\n",
        "\n\n",
        "  ",
        " ",
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(""));

  it("renders only allowed elements and attributes", () => {
    expect(violations('<p onclick="x">a</p>')).not.toEqual([]);
    fc.assert(
      fc.property(fragments, (text) => {
        expect(violations(render(text))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(violations(render(text))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps every word", () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 12 });
    const glue = fc.constantFrom(" ", "\n", "\n\n", "\n- ", "\n1. ", "\n> ", " **", "** ", " _", "\n  - ", "\n## ");
    fc.assert(
      fc.property(words, fc.array(glue, { minLength: 12, maxLength: 12 }), (list, glues) => {
        const html = render(list.map((word, index) => word + (glues[index] ?? "")).join(""));
        const shown = html.replaceAll(/<[^>]*>/g, " ");
        for (const word of list) expect(shown).toContain(word);
      }),
      { numRuns: 1500 },
    );
  });

  it("passes the text of a top-level quotation without markup to BelowQuote", () => {
    const below = ({ text }: { text: string }) => <em>{text}</em>;
    const html = renderToStaticMarkup(
      <Markdown
        text={
          "Here:\n\n> Hi **[Ana](https://a.b/)**, see [*this*](https://c.d/),\n> I can’t come.\n>\n> See you!\n\n- > inside"
        }
        BelowQuote={below}
      />,
    );
    expect([...html.matchAll(/<em>([^<]*)<\/em>/g)].map(([, text]) => text)).toEqual([
      "Hi Ana (https://a.b/), see this (https://c.d/),\nI can’t come.\n\nSee you!",
    ]);
  });

  it("makes an overflowing table a labelled, focusable region", () => {
    layout.overflows = true;
    const html = bare("| Who | *What* |\n|---|---|\n| Ana | yes |");
    layout.overflows = false;
    expect(html).toContain('<div role="region" tabindex="0" aria-label="Table: Who, What"><table>');
  });

  it.each(["**a ", "[", "_a*", "- ", "1. ", "> ", "![a](", "~~a ", "`", "|a\n-|-\n", "* a\n ", "[**a**](b) "])(
    "takes linear time on adversarial input: %j",
    (piece) => {
      // The longest text that is parsed.
      const times = timesTheWork((length) => {
        expect(render(piece.repeat(length / piece.length))).not.toContain("whitespace-pre-line");
      }, 12_000);
      expect(times).toBeLessThan(MOST_TIMES_THE_WORK);
    },
  );
});
