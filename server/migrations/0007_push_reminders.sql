CREATE TABLE "push_claims" (
	"subscription" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"minute" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_claims_subscription_kind_day_minute_pk" PRIMARY KEY("subscription","kind","day","minute")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_in" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"time_zone" text NOT NULL,
	"quiet" jsonb,
	"reminders" jsonb NOT NULL,
	"next_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("user_id","endpoint")
);
--> statement-breakpoint
ALTER TABLE "push_claims" ADD CONSTRAINT "push_claims_subscription_push_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_claims_at" ON "push_claims" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_next" ON "push_subscriptions" USING btree ("next_at");