import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/auth.ts";
import { addOperator } from "#server/features/operator/operators.ts";
import type { TestApp, TestUser } from "./app.ts";

/** An account that may enter the operator's room: made an operator, with two-step sign-in on. */
export async function signUpOperator(app: TestApp, name = "Olga"): Promise<TestUser> {
  const user = await app.signUp({ name });
  await addOperator(app.db, user.email, new Date());
  await app.db.withSystem((tx) => tx.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, user.id)));
  return user;
}
