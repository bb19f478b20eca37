import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseAnswer } from "../support/chat-stream.ts";
import { createClient, PASSWORD, signUp } from "../support/client.ts";
import { startFakeModel } from "../support/fake-model.ts";
import { logLineProblems, readLogSchema } from "../support/log-schema.ts";
import { startCollector } from "../support/otlp-collector.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

test("a collector gets requests, statements and model calls, and nothing that anybody wrote", async () => {
  const collector = await startCollector();
  const model = await startFakeModel({ kind: "text", text: "Quagmarsh sounds like a long afternoon for you both." });
  const server = await startServerProcess({
    DATA_DIR: preparedFolder(path.join(folder, "traced")),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-collector=yes",
    OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
    AI_BASE_URL: model.url,
    AI_MODEL: "fake",
    AI_API_KEY: "sk-secret",
  });
  const code = server.invitation!.split("/").at(-1)!;
  const client = createClient(server.url).with({
    "user-agent": "Zimbrowser/9 (Quince)",
    traceparent: "00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-bbbbbbbbbbbbbbbb-01",
    tracestate: "zim=zimtracestate",
  });
  const anna = await signUp(client, { code, email: "zimanna@example.org", name: "Zimanna Vexley" });
  const persona = await anna.json<{ id: string }>("/api/personas", { body: { name: "Zimbertram", context: "friend" } });
  await anna.json(`/api/personas/${persona.id}/notes`, { body: { content: "Quagmarsh, he said, and left." } });
  await anna.ask("/api/search?q=Quagmarsh");
  await anna.json("/api/chat/consent", { body: { agreed: true } });
  const answer = await anna.ask("/functions/v1/ai-chat", {
    body: {
      conversationId: crypto.randomUUID(),
      messages: [{ role: "user", content: "What does Quagmarsh mean for Zimbertram?" }],
      personaContext: { personaId: persona.id },
    },
  });
  expect(parseAnswer(answer.text).text).toContain("long afternoon");
  await server.stop();
  await Promise.all([collector.close(), model.close()]);

  const { spans, resource, headers } = collector;
  expect(resource).toMatchObject({ "service.name": "sintonia", "deployment.environment.name": "test" });
  expect(headers[0]).toMatchObject({ "x-collector": "yes" });
  const named = (name: string) => spans.find((span) => span.name === name);
  expect(named("POST /api/personas/:id/notes")?.attributes).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/api/personas/:id/notes",
    "http.response.status_code": 201,
  });
  const chat = named("POST /functions/v1/ai-chat")!;
  const call = named("model answer")!;
  expect(call).toMatchObject({ traceId: chat.traceId, parentId: chat.spanId, failed: false });
  expect(call.attributes).toMatchObject({ "sintonia.task": "answer", "sintonia.outcome": "ok" });
  const statements = spans.filter(
    ({ traceId, attributes }) => traceId === chat.traceId && "db.system.name" in attributes,
  );
  expect(statements.length).toBeGreaterThan(0);
  const texts = spans.map(({ attributes }) => String(attributes["db.query.text"] ?? ""));
  expect(texts.some((text) => /insert into "?notes_persona"? .*\$\d/.test(text))).toBe(true);

  const logged = server
    .stderr()
    .split("\n")
    .find((line) => line.includes('"/functions/v1/ai-chat"'));
  expect(JSON.parse(logged!)).toMatchObject({ trace: chat.traceId });

  const schema = readLogSchema(readFileSync("docs/OPERATIONS.md", "utf8"));
  const lines = server.stderr().trim().split("\n");
  expect(lines.flatMap((line) => logLineProblems(schema, line))).toEqual([]);

  const raw = collector.raw();
  const secrets = ["Zim", "zim", "Vexley", "Quagmarsh", "afternoon", "example.org", "127.0.0.1", "Quince", PASSWORD];
  const ids = [code, anna.cookie.split("=")[1]!.slice(0, 20), persona.id, "sk-secret", "aaaaaaaaaaaa"];
  for (const secret of [...secrets, ...ids]) expect(raw, secret).not.toContain(secret);
  expect(raw).not.toMatch(/app\.user_id = '[0-9a-f]/);
});

test("a server goes on, and says so, while the collector is away", async () => {
  const server = await startServerProcess({
    DATA_DIR: preparedFolder(path.join(folder, "alone")),
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    OTEL_EXPORTER_OTLP_TIMEOUT: "200",
  });
  expect((await createClient(server.url).ask("/api/health")).status).toBeLessThan(500);
  await server.stop();
  expect(await server.exited).toBe(0);
  expect(server.stderr()).toContain('"event":"traces_not_sent"');
});
