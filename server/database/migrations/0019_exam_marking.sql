ALTER TABLE `marking_markers` ADD `is_paused` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `marking_markers` ADD `noted_time` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `marking_parts` ADD `drift_limit` real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `marking_scripts` ADD `lease_time` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `marking_scripts` ADD `flag_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `marking_scripts_own` ON `marking_scripts` (`part_id`,`submission_id`,`round`,`user_id`) WHERE round in ('sample', 'again', 'check');