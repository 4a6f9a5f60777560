CREATE TABLE `marking_markers` (
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`share` real DEFAULT 0 NOT NULL,
	`class_ids` text DEFAULT '[]' NOT NULL,
	`is_off` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`part_id`, `user_id`),
	FOREIGN KEY (`part_id`) REFERENCES `marking_parts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marking_markers_user` ON `marking_markers` (`user_id`,`part_id`);--> statement-breakpoint
CREATE TABLE `marking_parts` (
	`id` text PRIMARY KEY NOT NULL,
	`exam_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`name` text NOT NULL,
	`positions` text NOT NULL,
	`is_double` integer DEFAULT 0 NOT NULL,
	`tolerance` real DEFAULT 0 NOT NULL,
	`with_machine` integer DEFAULT 0 NOT NULL,
	`way` text NOT NULL,
	`leader_id` text NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`leader_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `marking_parts_subject` ON `marking_parts` (`exam_id`,`subject_id`);--> statement-breakpoint
CREATE INDEX `marking_parts_leader` ON `marking_parts` (`leader_id`);--> statement-breakpoint
CREATE TABLE `marking_scripts` (
	`id` integer PRIMARY KEY NOT NULL,
	`part_id` text NOT NULL,
	`submission_id` integer NOT NULL,
	`round` text NOT NULL,
	`user_id` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`scores` text DEFAULT '' NOT NULL,
	`score` real,
	`flag` text DEFAULT '' NOT NULL,
	`mark_time` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`part_id`) REFERENCES `marking_parts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`submission_id`) REFERENCES `submissions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marking_scripts_round` ON `marking_scripts` (`part_id`,`submission_id`,`round`) WHERE round in ('first', 'second', 'third', 'leader');--> statement-breakpoint
CREATE INDEX `marking_scripts_user` ON `marking_scripts` (`user_id`,`part_id`,`state`);--> statement-breakpoint
CREATE INDEX `marking_scripts_state` ON `marking_scripts` (`part_id`,`state`,`round`);--> statement-breakpoint
CREATE INDEX `marking_scripts_submission` ON `marking_scripts` (`submission_id`);--> statement-breakpoint
CREATE TABLE `exam_classes` (
	`exam_id` text NOT NULL,
	`class_id` text NOT NULL,
	`class_name` text NOT NULL,
	`group_name` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`exam_id`, `class_id`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_classes_class` ON `exam_classes` (`class_id`,`exam_id`);--> statement-breakpoint
CREATE TABLE `exam_leaders` (
	`exam_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`exam_id`, `user_id`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_leaders_user` ON `exam_leaders` (`user_id`,`exam_id`);--> statement-breakpoint
CREATE TABLE `exam_rooms` (
	`id` text PRIMARY KEY NOT NULL,
	`exam_id` text NOT NULL,
	`name` text NOT NULL,
	`capacity` integer NOT NULL,
	`columns` integer NOT NULL,
	`position` integer NOT NULL,
	`invigilators` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exam_rooms_capacity" CHECK("exam_rooms"."capacity" > 0)
);
--> statement-breakpoint
CREATE INDEX `exam_rooms_exam` ON `exam_rooms` (`exam_id`,`position`);--> statement-breakpoint
CREATE TABLE `exam_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_templates_school` ON `exam_templates` (`school_id`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE TABLE `exams` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`joint_id` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`grade_id` text NOT NULL,
	`term` text NOT NULL,
	`owner_id` text NOT NULL,
	`state` text DEFAULT 'planned' NOT NULL,
	`start_date` text NOT NULL,
	`end_date` text NOT NULL,
	`settings` text NOT NULL,
	`copied_from` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grade_id`) REFERENCES `grades`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exams_days" CHECK("exams"."start_date" <= "exams"."end_date")
);
--> statement-breakpoint
CREATE INDEX `exams_school` ON `exams` (`school_id`,`is_deleted`,`start_date`);--> statement-breakpoint
CREATE INDEX `exams_joint` ON `exams` (`joint_id`) WHERE joint_id <> '';--> statement-breakpoint
CREATE TABLE `exam_item_sums` (
	`exam_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`class_id` text NOT NULL,
	`position` integer NOT NULL,
	`answered` integer NOT NULL,
	`sum` real NOT NULL,
	`squares` real NOT NULL,
	PRIMARY KEY(`exam_id`, `subject_id`, `class_id`, `position`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_item_sums_class` ON `exam_item_sums` (`exam_id`,`class_id`);--> statement-breakpoint
CREATE TABLE `exam_results` (
	`exam_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`student_id` text NOT NULL,
	`class_id` text NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`score` real,
	PRIMARY KEY(`exam_id`, `subject_id`, `student_id`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exam_results_state" CHECK("exam_results"."state" between 0 and 4)
);
--> statement-breakpoint
CREATE INDEX `exam_results_class` ON `exam_results` (`exam_id`,`class_id`,`subject_id`);--> statement-breakpoint
CREATE INDEX `exam_results_student` ON `exam_results` (`student_id`,`exam_id`);--> statement-breakpoint
CREATE TABLE `exam_score_sums` (
	`exam_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`class_id` text NOT NULL,
	`score` real NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`exam_id`, `subject_id`, `class_id`, `score`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `exam_score_sums_class` ON `exam_score_sums` (`exam_id`,`class_id`);--> statement-breakpoint
CREATE TABLE `exam_students` (
	`exam_id` text NOT NULL,
	`student_id` text NOT NULL,
	`class_id` text NOT NULL,
	`exam_no` text DEFAULT '' NOT NULL,
	`room_id` text,
	`seat` integer,
	PRIMARY KEY(`exam_id`, `student_id`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`room_id`) REFERENCES `exam_rooms`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_students_number` ON `exam_students` (`exam_id`,`exam_no`) WHERE exam_no <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `exam_students_seat` ON `exam_students` (`room_id`,`seat`) WHERE room_id is not null;--> statement-breakpoint
CREATE INDEX `exam_students_class` ON `exam_students` (`exam_id`,`class_id`);--> statement-breakpoint
CREATE INDEX `exam_students_student` ON `exam_students` (`student_id`,`exam_id`);--> statement-breakpoint
CREATE TABLE `exam_subjects` (
	`exam_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`course_id` text NOT NULL,
	`position` integer NOT NULL,
	`date` text NOT NULL,
	`from_time` text NOT NULL,
	`to_time` text NOT NULL,
	`full` real NOT NULL,
	`way` text NOT NULL,
	`paper_id` text,
	`assignment_id` text,
	`publish_time` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`exam_id`, `subject_id`),
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exam_subjects_times" CHECK("exam_subjects"."from_time" < "exam_subjects"."to_time")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_subjects_assignment` ON `exam_subjects` (`assignment_id`) WHERE assignment_id is not null;--> statement-breakpoint
ALTER TABLE `assignments` ADD `exam_id` text REFERENCES exams(id);--> statement-breakpoint
CREATE INDEX `assignments_exam` ON `assignments` (`exam_id`) WHERE exam_id is not null;--> statement-breakpoint
ALTER TABLE `school_settings` ADD `exam_settings` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `school_settings` ADD `shows_ranks` integer DEFAULT 0 NOT NULL;