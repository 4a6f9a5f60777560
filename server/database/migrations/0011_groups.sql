CREATE TABLE `question_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text,
	`owner_id` text,
	`subject_id` text NOT NULL,
	`stage` text NOT NULL,
	`grade_id` text NOT NULL,
	`title` text NOT NULL,
	`passage` text NOT NULL,
	`figure` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `questions` ADD `group_id` text REFERENCES question_groups(id);--> statement-breakpoint
ALTER TABLE `questions` ADD `group_position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `questions_group` ON `questions` (`group_id`,`group_position`);