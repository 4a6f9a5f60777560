CREATE TABLE `promotions` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`year_before` text NOT NULL,
	`classes` text NOT NULL,
	`students` text NOT NULL,
	`create_time` text NOT NULL,
	`is_taken_back` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `promotions_school` ON `promotions` (`school_id`,`create_time`);--> statement-breakpoint
ALTER TABLE `assignment_classes` ADD `class_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The work knows the grade that it was set in; of the class only today's own name is known.
UPDATE `assignment_classes` SET `class_name` = (
	SELECT CASE WHEN instr(c.`name`, g.`name`) = 1 THEN c.`name` ELSE g.`name` || c.`name` END
	FROM `assignments` a JOIN `grades` g ON g.`id` = a.`grade_id` JOIN `school_classes` c ON c.`id` = `assignment_classes`.`class_id`
	WHERE a.`id` = `assignment_classes`.`assignment_id`
);
