CREATE TABLE `mistake_groupings` (
	`class_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`term` text NOT NULL,
	`source` integer NOT NULL,
	`version` integer NOT NULL,
	`groups` text NOT NULL,
	`proposed` text NOT NULL,
	`user_id` text NOT NULL,
	`create_time` text NOT NULL,
	PRIMARY KEY(`class_id`, `subject_id`, `term`, `source`),
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
