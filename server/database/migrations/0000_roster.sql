CREATE TABLE `courses` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`subject_id` text NOT NULL,
	`stage` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_id` text NOT NULL,
	`title` text NOT NULL,
	`state` integer DEFAULT 0 NOT NULL,
	`is_read` integer DEFAULT 0 NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "documents_state" CHECK("documents"."state" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX `documents_unread` ON `documents` (`teacher_id`,`is_read`,`state`);--> statement-breakpoint
CREATE TABLE `grades` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`stage` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `offered_courses` (
	`school_id` text NOT NULL,
	`grade_id` text NOT NULL,
	`course_id` text NOT NULL,
	PRIMARY KEY(`school_id`, `grade_id`, `course_id`),
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grade_id`) REFERENCES `grades`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `offered_courses_course` ON `offered_courses` (`course_id`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`ancestors` text NOT NULL,
	`name` text NOT NULL,
	`contact` text NOT NULL,
	`phone` text NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `partners_parent` ON `partners` (`parent_id`);--> statement-breakpoint
CREATE TABLE `school_classes` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`grade_id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`status` integer DEFAULT 0 NOT NULL,
	`graduated_year` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grade_id`) REFERENCES `grades`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "classes_status" CHECK("school_classes"."status" in (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `classes_name` ON `school_classes` (`school_id`,`grade_id`,`name`) WHERE is_deleted = 0 and status = 0;--> statement-breakpoint
CREATE INDEX `classes_grade` ON `school_classes` (`school_id`,`grade_id`,`position`);--> statement-breakpoint
CREATE TABLE `schools` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`stage` text NOT NULL,
	`area` text NOT NULL,
	`partner_id` text,
	`promoted_year` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `schools_partner` ON `schools` (`partner_id`);--> statement-breakpoint
CREATE INDEX `schools_area` ON `schools` (`area`);--> statement-breakpoint
CREATE TABLE `sequences` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `students` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`class_id` text,
	`name` text NOT NULL,
	`student_no` text NOT NULL,
	`gender` integer DEFAULT 0 NOT NULL,
	`guardian_name` text DEFAULT '' NOT NULL,
	`guardian_phone` text DEFAULT '' NOT NULL,
	`status` integer DEFAULT 0 NOT NULL,
	`graduated_year` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT 0 NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "students_status" CHECK("students"."status" in (0, 1)),
	CONSTRAINT "students_gender" CHECK("students"."gender" in (0, 1, 2)),
	CONSTRAINT "students_enabled" CHECK("students"."enabled" in (0, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `students_number` ON `students` (`school_id`,`student_no`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `students_class_number` ON `students` (`class_id`,`is_deleted`,`student_no`);--> statement-breakpoint
CREATE INDEX `students_school_number` ON `students` (`school_id`,`is_deleted`,`student_no`);--> statement-breakpoint
CREATE INDEX `students_school_status` ON `students` (`school_id`,`is_deleted`,`status`,`student_no`,`graduated_year`);--> statement-breakpoint
CREATE INDEX `students_school_name` ON `students` (`school_id`,`is_deleted`,`name`);--> statement-breakpoint
CREATE INDEX `students_school_time` ON `students` (`school_id`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE TABLE `teachings` (
	`class_id` text NOT NULL,
	`course_id` text NOT NULL,
	`teacher_id` text NOT NULL,
	`create_time` text NOT NULL,
	PRIMARY KEY(`class_id`, `course_id`),
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `teachings_teacher` ON `teachings` (`teacher_id`);--> statement-breakpoint
CREATE INDEX `teachings_course` ON `teachings` (`course_id`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`);--> statement-breakpoint
CREATE INDEX `tokens_expiry` ON `tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_roles` (
	`user_id` text NOT NULL,
	`role_key` text NOT NULL,
	`position` integer NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`grade_id` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`user_id`, `role_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_roles_key` ON `user_roles` (`role_key`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`password_hash` text NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`gender` integer DEFAULT 0 NOT NULL,
	`school_id` text,
	`partner_id` text,
	`area` text DEFAULT '' NOT NULL,
	`persona` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "users_gender" CHECK("users"."gender" in (0, 1, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_account` ON `users` (`account`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`school_id`,`phone`) WHERE is_deleted = 0 and phone <> '';--> statement-breakpoint
CREATE INDEX `users_school_name` ON `users` (`school_id`,`is_deleted`,`name`);--> statement-breakpoint
CREATE INDEX `users_school_account` ON `users` (`school_id`,`is_deleted`,`account`);--> statement-breakpoint
CREATE INDEX `users_school_time` ON `users` (`school_id`,`is_deleted`,`create_time`);--> statement-breakpoint
CREATE INDEX `users_partner` ON `users` (`partner_id`);--> statement-breakpoint
CREATE INDEX `users_persona` ON `users` (`persona`) WHERE persona <> '';--> statement-breakpoint
CREATE TABLE `workbooks` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`course_id` text NOT NULL,
	`grade_id` text NOT NULL,
	`term` text NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grade_id`) REFERENCES `grades`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `workbooks_course` ON `workbooks` (`grade_id`,`course_id`,`term`);