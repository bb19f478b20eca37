import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";

const searchSchema = z.object({
  invite: z.string().optional().catch(undefined),
  next: z.string().optional().catch(undefined),
});

export const Route = createFileRoute("/auth")({ validateSearch: searchSchema, component: () => null });
