CREATE TABLE `answer_keys` (
	`assignment_id` text NOT NULL,
	`question_id` text NOT NULL,
	`version` integer NOT NULL,
	`answers` text NOT NULL,
	`rubric` text NOT NULL,
	`user_id` text NOT NULL,
	`create_time` text NOT NULL,
	PRIMARY KEY(`assignment_id`, `question_id`, `version`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `marking_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`assignment_id` text NOT NULL,
	`state` text NOT NULL,
	`marker` text NOT NULL,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`input_tokens` integer DEFAULT 0 NOT NULL,
	`output_tokens` integer DEFAULT 0 NOT NULL,
	`cost` real DEFAULT 0 NOT NULL,
	`fail_reason` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marking_runs_assignment` ON `marking_runs` (`assignment_id`,`create_time`);--> statement-breakpoint
CREATE TABLE `marks` (
	`id` integer PRIMARY KEY NOT NULL,
	`submission_id` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`marker` text NOT NULL,
	`user_id` text,
	`score` real,
	`parts` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`confidence` real NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`key_version` integer DEFAULT 0 NOT NULL,
	`is_simulated` integer DEFAULT 0 NOT NULL,
	`revokes` integer,
	`request_key` text,
	`create_time` text NOT NULL,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "marks_kind" CHECK("marks"."kind" in ('machine', 'person', 'record', 'undo'))
);
--> statement-breakpoint
CREATE INDEX `marks_answer` ON `marks` (`submission_id`,`position`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `marks_request` ON `marks` (`request_key`) WHERE request_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `marks_revoked` ON `marks` (`revokes`) WHERE revokes is not null;--> statement-breakpoint
CREATE TABLE `mistakes` (
	`student_id` text NOT NULL,
	`question_id` text NOT NULL,
	`submission_id` integer NOT NULL,
	`position` integer NOT NULL,
	`source` integer NOT NULL,
	`lost` real NOT NULL,
	`create_time` text NOT NULL,
	PRIMARY KEY(`student_id`, `question_id`, `submission_id`),
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mistakes_source" CHECK("mistakes"."source" in (0, 1, 2))
);
--> statement-breakpoint
CREATE INDEX `mistakes_submission` ON `mistakes` (`submission_id`);--> statement-breakpoint
CREATE TABLE `answer_cuts` (
	`page_id` integer NOT NULL,
	`submission_id` integer NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`part` integer NOT NULL,
	`jpeg` blob NOT NULL,
	`ink` real NOT NULL,
	`likeness` text NOT NULL,
	PRIMARY KEY(`submission_id`, `position`, `kind`, `part`),
	FOREIGN KEY (`page_id`) REFERENCES `scan_pages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "answer_cuts_kind" CHECK("answer_cuts"."kind" in ('blank', 'answer', 'score'))
);
--> statement-breakpoint
CREATE INDEX `answer_cuts_page` ON `answer_cuts` (`page_id`);--> statement-breakpoint
CREATE TABLE `scan_pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`page_no` integer NOT NULL,
	`state` text NOT NULL,
	`read_state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`sheet_id` integer,
	`submission_id` integer,
	`sheet_page` integer DEFAULT 0 NOT NULL,
	`picture` text NOT NULL,
	`reading` text NOT NULL,
	`mended_by` text DEFAULT '' NOT NULL,
	`mend_time` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sheet_id`) REFERENCES `answer_sheets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `scan_pages_page` ON `scan_pages` (`document_id`,`page_no`);--> statement-breakpoint
CREATE INDEX `scan_pages_state` ON `scan_pages` (`document_id`,`state`);--> statement-breakpoint
CREATE UNIQUE INDEX `scan_pages_matched` ON `scan_pages` (`submission_id`,`sheet_page`) WHERE state = 'matched';--> statement-breakpoint
CREATE INDEX `scan_pages_submission` ON `scan_pages` (`submission_id`);--> statement-breakpoint
CREATE INDEX `scan_pages_picture` ON `scan_pages` (`picture`);--> statement-breakpoint
CREATE TABLE `scan_truths` (
	`document_id` text NOT NULL,
	`submission_id` integer NOT NULL,
	`position` integer NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`submission_id`, `position`, `document_id`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `scan_truths_document` ON `scan_truths` (`document_id`);--> statement-breakpoint
CREATE TABLE `scans` (
	`document_id` text PRIMARY KEY NOT NULL,
	`assignment_id` text,
	`read_pages` integer DEFAULT 0 NOT NULL,
	`is_synthetic` integer DEFAULT 0 NOT NULL,
	`making` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `scans_assignment` ON `scans` (`assignment_id`);--> statement-breakpoint
ALTER TABLE `responses` ADD `mark_id` integer;--> statement-breakpoint
ALTER TABLE `submissions` ADD `is_incomplete` integer DEFAULT 0 NOT NULL;