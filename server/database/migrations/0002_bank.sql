CREATE TABLE `answer_sheets` (
	`id` integer PRIMARY KEY NOT NULL,
	`assignment_id` text NOT NULL,
	`paper_id` text NOT NULL,
	`settings` text NOT NULL,
	`layout` text NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `answer_sheets_settings` ON `answer_sheets` (`assignment_id`,`paper_id`,`settings`);--> statement-breakpoint
CREATE TABLE `assignment_classes` (
	`assignment_id` text NOT NULL,
	`class_id` text NOT NULL,
	PRIMARY KEY(`assignment_id`, `class_id`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignment_classes_class` ON `assignment_classes` (`class_id`,`assignment_id`);--> statement-breakpoint
CREATE TABLE `assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`teacher_id` text NOT NULL,
	`task_type` integer NOT NULL,
	`title` text NOT NULL,
	`tag` text DEFAULT '' NOT NULL,
	`subject_id` text NOT NULL,
	`course_id` text NOT NULL,
	`grade_id` text NOT NULL,
	`term` text NOT NULL,
	`paper_id` text,
	`practice_mode` integer,
	`status` integer DEFAULT 1 NOT NULL,
	`due_time` text DEFAULT '' NOT NULL,
	`publish_time` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "assignments_type" CHECK("assignments"."task_type" in (1, 2, 4, 5)),
	CONSTRAINT "assignments_status" CHECK("assignments"."status" in (1, 2))
);
--> statement-breakpoint
CREATE INDEX `assignments_teacher` ON `assignments` (`teacher_id`,`term`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE INDEX `assignments_school` ON `assignments` (`school_id`,`term`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE INDEX `assignments_paper` ON `assignments` (`paper_id`);--> statement-breakpoint
CREATE TABLE `paper_questions` (
	`paper_id` text NOT NULL,
	`position` integer NOT NULL,
	`section` integer NOT NULL,
	`question_id` text NOT NULL,
	`score` real NOT NULL,
	PRIMARY KEY(`paper_id`, `position`),
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `paper_questions_question` ON `paper_questions` (`question_id`,`paper_id`);--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`title` text NOT NULL,
	`subject_id` text NOT NULL,
	`grade_id` text NOT NULL,
	`sections` text NOT NULL,
	`is_personal` integer DEFAULT 0 NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `papers_owner` ON `papers` (`owner_id`,`is_personal`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE TABLE `print_records` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`teacher_id` text NOT NULL,
	`assignment_id` text,
	`class_id` text,
	`title` text NOT NULL,
	`kinds` text NOT NULL,
	`paper_size` text NOT NULL,
	`action` text NOT NULL,
	`copies` integer NOT NULL,
	`pages` integer NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `print_records_teacher` ON `print_records` (`teacher_id`,`create_time`);--> statement-breakpoint
CREATE INDEX `print_records_school` ON `print_records` (`school_id`,`create_time`);--> statement-breakpoint
CREATE TABLE `responses` (
	`submission_id` integer NOT NULL,
	`position` integer NOT NULL,
	`answer` text NOT NULL,
	`score` real,
	`parts` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`submission_id`, `position`),
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` integer PRIMARY KEY NOT NULL,
	`assignment_id` text NOT NULL,
	`student_id` text NOT NULL,
	`class_id` text NOT NULL,
	`paper_id` text NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`marked_count` integer DEFAULT 0 NOT NULL,
	`score` real,
	`submit_time` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "submissions_state" CHECK("submissions"."state" between 0 and 2)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_student` ON `submissions` (`assignment_id`,`student_id`);--> statement-breakpoint
CREATE INDEX `submissions_of_student` ON `submissions` (`student_id`,`submit_time`);--> statement-breakpoint
CREATE INDEX `submissions_paper` ON `submissions` (`paper_id`);--> statement-breakpoint
CREATE TABLE `basket_items` (
	`teacher_id` text NOT NULL,
	`question_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`teacher_id`, `question_id`),
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `knowledge_points` (
	`id` text PRIMARY KEY NOT NULL,
	`subject_id` text NOT NULL,
	`stage` text NOT NULL,
	`grade_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `knowledge_points_subject` ON `knowledge_points` (`subject_id`,`stage`,`position`);--> statement-breakpoint
CREATE TABLE `question_points` (
	`question_id` text NOT NULL,
	`point_id` text NOT NULL,
	PRIMARY KEY(`point_id`, `question_id`),
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`point_id`) REFERENCES `knowledge_points`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_points_question` ON `question_points` (`question_id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text,
	`owner_id` text,
	`subject_id` text NOT NULL,
	`stage` text NOT NULL,
	`grade_id` text NOT NULL,
	`question_type` integer NOT NULL,
	`is_multiple` integer DEFAULT 0 NOT NULL,
	`stem` text NOT NULL,
	`options` text DEFAULT '[]' NOT NULL,
	`answers` text NOT NULL,
	`rubric` text DEFAULT '[]' NOT NULL,
	`solution` text DEFAULT '' NOT NULL,
	`figure` text DEFAULT '' NOT NULL,
	`score` real NOT NULL,
	`facility` real NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "questions_type" CHECK("questions"."question_type" between 1 and 4)
);
--> statement-breakpoint
CREATE INDEX `questions_subject` ON `questions` (`subject_id`,`stage`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE INDEX `questions_owner` ON `questions` (`owner_id`);--> statement-breakpoint
ALTER TABLE `workbook_questions` ADD `question_id` text REFERENCES questions(id);--> statement-breakpoint
CREATE INDEX `workbook_questions_question` ON `workbook_questions` (`question_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `questions_fts` USING fts5(text, content='', contentless_delete=1);
