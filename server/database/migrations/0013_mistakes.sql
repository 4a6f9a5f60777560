CREATE TABLE `custom_mistakes` (
	`id` text PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`question_id` text NOT NULL,
	`user_id` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`picture` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `custom_mistakes_mistake` ON `custom_mistakes` (`student_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `mistake_decisions` (
	`id` integer PRIMARY KEY NOT NULL,
	`student_id` text NOT NULL,
	`question_id` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`user_id` text NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mistake_decisions_mistake` ON `mistake_decisions` (`student_id`,`question_id`,`id`);--> statement-breakpoint
CREATE TABLE `point_sums` (
	`student_id` text NOT NULL,
	`point_id` text NOT NULL,
	`answered` integer NOT NULL,
	`right` integer NOT NULL,
	PRIMARY KEY(`student_id`, `point_id`),
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`point_id`) REFERENCES `knowledge_points`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `question_sums` (
	`class_id` text NOT NULL,
	`assignment_id` text NOT NULL,
	`question_id` text NOT NULL,
	`answered` integer NOT NULL,
	`wrong` integer NOT NULL,
	PRIMARY KEY(`class_id`, `assignment_id`, `question_id`),
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_sums_question` ON `question_sums` (`question_id`,`assignment_id`);--> statement-breakpoint
CREATE TABLE `school_settings` (
	`school_id` text PRIMARY KEY NOT NULL,
	`mastery_times` integer NOT NULL,
	`mastery_days` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
DROP TABLE `mistakes`;--> statement-breakpoint
CREATE TABLE `mistakes` (
	`student_id` text NOT NULL,
	`question_id` text NOT NULL,
	`source` integer NOT NULL,
	`attempt_count` integer NOT NULL,
	`wrong_count` integer NOT NULL,
	`first_time` text NOT NULL,
	`wrong_time` text NOT NULL,
	`last_time` text NOT NULL,
	`right_days` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`by_hand_time` text DEFAULT '' NOT NULL,
	`cause` text NOT NULL,
	`is_confirmed` integer DEFAULT 0 NOT NULL,
	`stability` real NOT NULL,
	`due_date` text NOT NULL,
	PRIMARY KEY(`student_id`, `question_id`),
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mistakes_source" CHECK("mistakes"."source" in (0, 1, 2))
);
--> statement-breakpoint
DROP INDEX `submissions_paper`;--> statement-breakpoint
CREATE INDEX `submissions_paper` ON `submissions` (`paper_id`,`student_id`);--> statement-breakpoint
ALTER TABLE `paper_questions` ADD `practises` text REFERENCES questions(id);--> statement-breakpoint
CREATE INDEX `paper_questions_practises` ON `paper_questions` (`practises`,`paper_id`) WHERE practises is not null;--> statement-breakpoint
CREATE INDEX `mistakes_right` ON `mistakes` (`student_id`,`right_days`,`by_hand_time`) WHERE right_days <> '';--> statement-breakpoint
INSERT INTO `settings` (`key`, `value`) SELECT 'mistakesPending', '1' WHERE EXISTS (SELECT 1 FROM `assignments` WHERE `publish_time` <> '');
