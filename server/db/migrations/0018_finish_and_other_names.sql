ALTER TABLE "chat_messages" ADD COLUMN "finish_reason" text;--> statement-breakpoint
ALTER TABLE "personas" ADD COLUMN "also_called" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_finish_values" CHECK ("chat_messages"."finish_reason" in ('stop', 'length'));--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_also_called_length" CHECK (char_length("personas"."also_called") between 1 and 200);