CREATE TABLE `exam_publishings` (
	`id` text PRIMARY KEY NOT NULL,
	`exam_id` text NOT NULL,
	`act` text NOT NULL,
	`subject_ids` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text DEFAULT 'running' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_publishings_exam` ON `exam_publishings` (`exam_id`,`create_time`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_publishings_running` ON `exam_publishings` (`exam_id`) WHERE state = 'running';--> statement-breakpoint
ALTER TABLE `exam_results` ADD `make_up_score` real;--> statement-breakpoint
ALTER TABLE `exam_results` ADD `note` text DEFAULT '' NOT NULL;