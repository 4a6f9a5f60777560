CREATE TABLE `wellbeing_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`school_id` text NOT NULL,
	`text_id` text NOT NULL,
	`student_id` text NOT NULL,
	`source` text NOT NULL,
	`written_at` text NOT NULL,
	`user_id` text NOT NULL,
	`act` text NOT NULL,
	`reason` text NOT NULL,
	`sealed` blob NOT NULL,
	`time` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `wellbeing_log_school` ON `wellbeing_log` (`school_id`,`time`);--> statement-breakpoint
CREATE INDEX `wellbeing_log_text` ON `wellbeing_log` (`text_id`);--> statement-breakpoint
CREATE TABLE `wellbeing_records` (
	`id` text PRIMARY KEY NOT NULL,
	`text_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`happened_at` text NOT NULL,
	`from_level` integer,
	`to_level` integer,
	`sealed` blob NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`text_id`) REFERENCES `wellbeing_texts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `wellbeing_records_text` ON `wellbeing_records` (`text_id`,`happened_at`);--> statement-breakpoint
CREATE TABLE `wellbeing_rules` (
	`school_id` text PRIMARY KEY NOT NULL,
	`keep_days` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `wellbeing_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`student_id` text NOT NULL,
	`class_id` text NOT NULL,
	`source` text NOT NULL,
	`written_at` text NOT NULL,
	`length` integer NOT NULL,
	`sealed` blob NOT NULL,
	`moods` text NOT NULL,
	`themes` text NOT NULL,
	`proposed` integer NOT NULL,
	`level` integer NOT NULL,
	`state` text NOT NULL,
	`owner_id` text,
	`next_step` text DEFAULT '' NOT NULL,
	`next_at` text DEFAULT '' NOT NULL,
	`closed_at` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`student_id`) REFERENCES `students`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "wellbeing_texts_level" CHECK("wellbeing_texts"."level" between 0 and 3 and "wellbeing_texts"."proposed" between 0 and 3)
);
--> statement-breakpoint
CREATE INDEX `wellbeing_texts_school` ON `wellbeing_texts` (`school_id`,`level`,`written_at`);--> statement-breakpoint
CREATE INDEX `wellbeing_texts_time` ON `wellbeing_texts` (`school_id`,`written_at`);--> statement-breakpoint
CREATE INDEX `wellbeing_texts_student` ON `wellbeing_texts` (`student_id`,`written_at`);
--> statement-breakpoint
CREATE TRIGGER `wellbeing_log_kept` BEFORE UPDATE ON `wellbeing_log` BEGIN SELECT raise(abort, 'the log of openings is not changed'); END;
--> statement-breakpoint
CREATE TRIGGER `wellbeing_log_stays` BEFORE DELETE ON `wellbeing_log` BEGIN SELECT raise(abort, 'the log of openings is not removed'); END;
