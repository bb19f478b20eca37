alter table invitations add column address_refused boolean not null default false;
--> statement-breakpoint
grant select (address_refused), update (address_refused) on invitations to sintonia_operator;
