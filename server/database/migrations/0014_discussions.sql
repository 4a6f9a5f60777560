CREATE TABLE `discussed_questions` (
	`class_id` text NOT NULL,
	`question_id` text NOT NULL,
	`user_id` text NOT NULL,
	`create_time` text NOT NULL,
	PRIMARY KEY(`class_id`, `question_id`),
	FOREIGN KEY (`class_id`) REFERENCES `school_classes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
