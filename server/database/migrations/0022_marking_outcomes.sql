CREATE TABLE `marking_outcomes` (
	`part_id` text NOT NULL,
	`submission_id` integer NOT NULL,
	`state` text NOT NULL,
	`marks` integer NOT NULL,
	`difference` real,
	`score` real,
	PRIMARY KEY(`part_id`, `submission_id`),
	FOREIGN KEY (`part_id`) REFERENCES `marking_parts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marking_outcomes_state` ON `marking_outcomes` (`part_id`,`state`,`marks`,`difference`);--> statement-breakpoint
CREATE INDEX `marking_outcomes_difference` ON `marking_outcomes` (`part_id`,`difference`);