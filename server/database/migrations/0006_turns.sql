ALTER TABLE `jobs` ADD `user_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `served` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `spent` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `progress` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `jobs_turns` ON `jobs` (`kind`,`user_id`,`served`,`id`) WHERE state = 0;--> statement-breakpoint
CREATE INDEX `jobs_served` ON `jobs` (`kind`,`user_id`,`served`);