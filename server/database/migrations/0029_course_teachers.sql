CREATE TABLE `__new_teachings` (
	`class_id` text NOT NULL,
	`course_id` text NOT NULL,
	`teacher_id` text NOT NULL,
	`create_time` text NOT NULL,
	PRIMARY KEY(`class_id`, `course_id`, `teacher_id`),
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`teacher_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_teachings`("class_id", "course_id", "teacher_id", "create_time") SELECT "class_id", "course_id", "teacher_id", "create_time" FROM `teachings`;--> statement-breakpoint
DROP TABLE `teachings`;--> statement-breakpoint
ALTER TABLE `__new_teachings` RENAME TO `teachings`;--> statement-breakpoint
CREATE INDEX `teachings_teacher` ON `teachings` (`teacher_id`);--> statement-breakpoint
CREATE INDEX `teachings_course` ON `teachings` (`course_id`);