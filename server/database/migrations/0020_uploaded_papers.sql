ALTER TABLE `papers` ADD `file_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `papers` ADD `file_pages` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `papers_file` ON `papers` (`file_hash`) WHERE file_hash <> '';