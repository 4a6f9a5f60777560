CREATE TABLE `task_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`call` text NOT NULL,
	`title` text NOT NULL,
	`asked` text NOT NULL,
	`upload_hash` text DEFAULT '' NOT NULL,
	`upload_name` text DEFAULT '' NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`file_hash` text DEFAULT '' NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`file_size` integer DEFAULT 0 NOT NULL,
	`answer` text DEFAULT '{}' NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `task_calls_upload` ON `task_calls` (`upload_hash`);--> statement-breakpoint
CREATE INDEX `task_calls_file` ON `task_calls` (`file_hash`);--> statement-breakpoint
CREATE INDEX `task_calls_time` ON `task_calls` (`create_time`);