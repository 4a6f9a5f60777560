ALTER TABLE `submissions` ADD `doubtful_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `print_records_assignment` ON `print_records` (`assignment_id`);--> statement-breakpoint
UPDATE `submissions` SET `doubtful_count` = (SELECT count(*) FROM `responses` r JOIN `marks` m ON m.`id` = r.`mark_id`
  WHERE r.`submission_id` = `submissions`.`id` AND m.`kind` = 'machine' AND (m.`score` IS NULL OR m.`confidence` < 0.8));