CREATE TABLE "meal_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kcal" integer NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_memberships" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"canceled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_counts" (
	"day" date PRIMARY KEY NOT NULL,
	"made" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "paid_memberships" ADD CONSTRAINT "paid_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paid_memberships_user" ON "paid_memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_log_subject" ON "staff_log" USING btree ("subject_id");