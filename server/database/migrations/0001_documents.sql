CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`owner` text DEFAULT '' NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_state" CHECK("jobs"."state" between 0 and 2)
);
--> statement-breakpoint
CREATE INDEX `jobs_waiting` ON `jobs` (`state`,`lease_until`) WHERE state < 2;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_open` ON `jobs` (`kind`,`target_id`) WHERE state < 2;--> statement-breakpoint
CREATE TABLE `class_workbooks` (
	`class_id` text NOT NULL,
	`workbook_id` text NOT NULL,
	PRIMARY KEY(`class_id`, `workbook_id`),
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`workbook_id`) REFERENCES `workbooks`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `class_workbooks_book` ON `class_workbooks` (`workbook_id`);--> statement-breakpoint
CREATE TABLE `workbook_pages` (
	`id` text PRIMARY KEY NOT NULL,
	`workbook_id` text NOT NULL,
	`page_no` integer NOT NULL,
	`title` text NOT NULL,
	FOREIGN KEY (`workbook_id`) REFERENCES `workbooks`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `workbook_pages_book` ON `workbook_pages` (`workbook_id`,`page_no`);--> statement-breakpoint
CREATE TABLE `workbook_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`position` integer NOT NULL,
	`question_type` integer NOT NULL,
	`score` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `workbook_pages`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "workbook_questions_type" CHECK("workbook_questions"."question_type" between 1 and 4)
);
--> statement-breakpoint
CREATE INDEX `workbook_questions_page` ON `workbook_questions` (`page_id`,`position`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`school_id` text,
	`shelf` text DEFAULT 'print' NOT NULL,
	`title` text NOT NULL,
	`kind` text DEFAULT 'unknown' NOT NULL,
	`extension` text DEFAULT '' NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`pages` integer DEFAULT 0 NOT NULL,
	`hash` text DEFAULT '' NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`fail_reason` text DEFAULT '' NOT NULL,
	`is_read` integer DEFAULT 1 NOT NULL,
	`scope` integer DEFAULT 0 NOT NULL,
	`class_id` text,
	`grade_id` text DEFAULT '' NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`copies` integer DEFAULT 1 NOT NULL,
	`print_mode` integer DEFAULT 1 NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_state" CHECK("__new_documents"."state" between 0 and 5),
	CONSTRAINT "documents_scope" CHECK("__new_documents"."scope" between 0 and 2)
);
--> statement-breakpoint
INSERT INTO `__new_documents`("id", "teacher_id", "school_id", "title", "state", "fail_reason", "is_read", "create_time") SELECT d."id", d."teacher_id", u."school_id", d."title", CASE d."state" WHEN 5 THEN 5 ELSE 4 END, '文件已丢失，请重新上传', d."is_read", d."create_time" FROM `documents` d JOIN `users` u ON u."id" = d."teacher_id";--> statement-breakpoint
DROP TABLE `documents`;--> statement-breakpoint
ALTER TABLE `__new_documents` RENAME TO `documents`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `documents_unread` ON `documents` (`teacher_id`,`shelf`,`is_read`,`state`);--> statement-breakpoint
CREATE INDEX `documents_shelf` ON `documents` (`teacher_id`,`shelf`,`create_time`);--> statement-breakpoint
CREATE INDEX `documents_title` ON `documents` (`teacher_id`,`shelf`,`title`);--> statement-breakpoint
CREATE INDEX `documents_shared` ON `documents` (`school_id`,`create_time`) WHERE scope <> 0;--> statement-breakpoint
CREATE INDEX `documents_hash` ON `documents` (`hash`);--> statement-breakpoint
INSERT INTO `class_workbooks` SELECT c."id", w."id" FROM `school_classes` c JOIN `workbooks` w ON w."grade_id" = c."grade_id" WHERE c."status" = 0;
