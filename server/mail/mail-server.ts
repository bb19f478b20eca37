import nodemailer from "nodemailer";
import { failureOf, type Failure } from "./mail-failures.ts";

export const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** No part of a letter may include a file or a URL. */
export const NO_EXTERNAL_CONTENT = { disableFileAccess: true, disableUrlAccess: true };

/** Connects and signs in as for a letter, and sends none. Null if the mail server takes that. */
export async function tryMailServer(url: string): Promise<Failure["details"] | null> {
  const transport = nodemailer.createTransport({ url, ...TIME_LIMITS, ...NO_EXTERNAL_CONTENT });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return failureOf(error).details;
  } finally {
    transport.close();
  }
}
