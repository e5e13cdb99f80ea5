CREATE TABLE "page_layouts" (
	"identity_id" text NOT NULL,
	"page" text NOT NULL,
	"layout" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_layouts_identity_id_page_pk" PRIMARY KEY("identity_id","page")
);
--> statement-breakpoint
ALTER TABLE "page_layouts" ADD CONSTRAINT "page_layouts_identity_id_identities_id_fk" FOREIGN KEY ("identity_id") REFERENCES "identities"("id") ON DELETE cascade ON UPDATE no action;