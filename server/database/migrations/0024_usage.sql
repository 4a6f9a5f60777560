CREATE TABLE `school_contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`number` text NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`seats` integer NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `school_contracts_school` ON `school_contracts` (`school_id`,`end_date`);--> statement-breakpoint
CREATE TABLE `usage_days` (
	`school_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`app` text NOT NULL,
	`subject_id` text NOT NULL,
	`events` integer NOT NULL,
	`quantity` integer NOT NULL,
	`cents` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`school_id`, `date`, `kind`, `app`, `subject_id`),
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `usage_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`date` text NOT NULL,
	`kind` text NOT NULL,
	`app` text NOT NULL,
	`subject_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`cents` integer DEFAULT 0 NOT NULL,
	`user_id` text,
	`create_time` text NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "usage_events_kind" CHECK("usage_events"."kind" in ('assign', 'print', 'scan', 'mark', 'order'))
);
--> statement-breakpoint
CREATE INDEX `usage_events_school` ON `usage_events` (`school_id`,`date`);