ALTER TABLE `questions` ADD `template` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `questions_template` ON `questions` (`template`);--> statement-breakpoint
UPDATE `questions` SET `template` = template_of(`question_type`, `stem`, `options`, `figure`,
	(SELECT group_concat(p.`point_id`) FROM `question_points` p WHERE p.`question_id` = `questions`.`id`));
