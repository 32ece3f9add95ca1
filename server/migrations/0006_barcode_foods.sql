CREATE TABLE "barcode_foods" (
	"code" text PRIMARY KEY NOT NULL,
	"food" jsonb,
	"asked_at" timestamp with time zone NOT NULL
);
