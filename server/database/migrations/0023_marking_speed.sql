DROP INDEX `marking_scripts_user`;--> statement-breakpoint
DROP INDEX `marking_scripts_submission`;--> statement-breakpoint
CREATE INDEX `marking_scripts_user` ON `marking_scripts` (`user_id`,`part_id`,`state`,`round`,`mark_time`);--> statement-breakpoint
CREATE INDEX `marking_scripts_submission` ON `marking_scripts` (`submission_id`,`part_id`,`round`);--> statement-breakpoint
CREATE INDEX `submissions_scattered` ON `submissions` (`assignment_id`,`state`,("id" * 48271 % 65521),`class_id`);--> statement-breakpoint
CREATE INDEX `marking_outcomes_open` ON `marking_outcomes` (`part_id`,("submission_id" * 48271 % 65521)) WHERE state = 'open';