import path from "node:path";
import { expect } from "@playwright/test";
import type { CreatedInvitation } from "#domain/invitations/contract.ts";
import { connectDatabase, type Database } from "#server/db/connect.ts";
import { createInvitation } from "#server/records/invitations/create-invitation.ts";
import { readLetters, type ReceivedLetter } from "../support/mail.ts";
import { preparedFolder, startServerProcess, temporaryFolder } from "../support/server-process.ts";

/** The environment variable that passes the shared server to the workers. */
export const SHARED = "E2E_INSTANCE";

/** A running server that several journeys share, each with its own accounts. */
export interface Instance {
  url: string;
  /** The server's database, attached from this process. */
  db: Database;
  /** Creates an invitation, as the command line does while the server runs. */
  invite(options?: { email?: string; expires_at?: Date }): Promise<CreatedInvitation>;
  /** The e-mails sent to an address so far, oldest first. */
  letters(email: string): Promise<ReceivedLetter[]>;
}

interface InstanceAddress {
  url: string;
  folder: string;
}

/**
 * Starts a server. It trusts a proxy, so that each journey can have its own address. `stop` fails if the server logged
 * a warning or an error.
 */
export async function startInstance(
  env: Record<string, string>,
): Promise<InstanceAddress & { stop: () => Promise<void> }> {
  const { folder, remove } = temporaryFolder();
  const server = await startServerProcess({ DATA_DIR: preparedFolder(folder), TRUST_PROXY: "true", ...env });
  return {
    url: server.url,
    folder,
    stop: async () => {
      await server.stop();
      remove();
      const complaints = server
        .stderr()
        .split("\n")
        .filter((line) => !line.includes('"level":"info"') && !line.includes("model_failed") && line !== "");
      expect(complaints, "the server’s complaints").toEqual([]);
    },
  };
}

async function attachInstance(
  { url, folder }: InstanceAddress,
  use: (instance: Instance) => Promise<void>,
): Promise<void> {
  const db = await connectDatabase({ dataDir: folder, attach: true });
  await use({
    url,
    db,
    invite: (options = {}) => createInvitation(db, url, { tester_type: "beta", ...options }),
    letters: async (email) =>
      (await readLetters(path.join(folder, "mail"))).filter((letter) => letter.to === email.toLowerCase()),
  });
  await db.close();
}

/** Uses the server that prepare.ts started. */
export function withSharedInstance(use: (instance: Instance) => Promise<void>): Promise<void> {
  return attachInstance(JSON.parse(process.env[SHARED]!) as InstanceAddress, use);
}

/** Starts a server with these settings for one worker. */
export async function withInstance(
  env: Record<string, string>,
  use: (instance: Instance) => Promise<void>,
): Promise<void> {
  const server = await startInstance(env);
  await attachInstance(server, use);
  await server.stop();
}
