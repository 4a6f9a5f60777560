CREATE TABLE `workbook_entries` (
	`question_id` text PRIMARY KEY NOT NULL,
	`author_id` text NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`content` text NOT NULL,
	`second_answers` text DEFAULT '' NOT NULL,
	`second_id` text,
	`note` text DEFAULT '' NOT NULL,
	`returns` integer DEFAULT 0 NOT NULL,
	`save_time` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `workbook_questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`second_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `workbook_entries_author` ON `workbook_entries` (`author_id`,`save_time`);--> statement-breakpoint
CREATE TABLE `workbook_page_work` (
	`page_id` text PRIMARY KEY NOT NULL,
	`state` text DEFAULT 'entering' NOT NULL,
	`is_empty` integer DEFAULT 0 NOT NULL,
	`picture` text DEFAULT '' NOT NULL,
	`enterer_id` text,
	`reviewer_id` text,
	`is_assigned` integer DEFAULT 0 NOT NULL,
	`holder_id` text,
	`held_time` text DEFAULT '' NOT NULL,
	`submit_time` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `workbook_pages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`enterer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reviewer_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`holder_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `workbook_page_work_enterer` ON `workbook_page_work` (`enterer_id`,`state`);