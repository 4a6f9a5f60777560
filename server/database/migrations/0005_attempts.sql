CREATE TABLE `attempts` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`asked` text NOT NULL,
	`answer` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `attempts_done` ON `attempts` (`done_at`);