ALTER TABLE `questions` ADD `draw_into` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `questions` SET `draw_into` = 1 WHERE `figure` <> '' AND `question_type` > 2 AND (`stem` LIKE '%作图%' OR `stem` LIKE '%画出%' OR `stem` LIKE '%作出%' OR `stem` LIKE '%尺规%' OR `stem` LIKE '%图中画%' OR `stem` LIKE '%图上画%' OR `stem` LIKE '%补全%图%');
