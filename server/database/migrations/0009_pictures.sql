ALTER TABLE `answer_cuts` ADD `width` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `answer_cuts` ADD `height` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `answer_cuts` ADD `version` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Pictures that are there already get a name too, by which a browser may keep them.
UPDATE `answer_cuts` SET `version` = lower(hex(randomblob(8)));
