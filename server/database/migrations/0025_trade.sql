CREATE TABLE `device_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`device_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`cents` integer DEFAULT 0 NOT NULL,
	`user_name` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `device_events_device` ON `device_events` (`device_id`,`create_time`);--> statement-breakpoint
CREATE TABLE `device_readings` (
	`device_id` text NOT NULL,
	`day` text NOT NULL,
	`total` integer NOT NULL,
	`duplex` integer NOT NULL,
	PRIMARY KEY(`device_id`, `day`),
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `device_supplies` (
	`device_id` text NOT NULL,
	`position` integer NOT NULL,
	`label` text NOT NULL,
	`name` text NOT NULL,
	`percent` integer NOT NULL,
	`capacity` integer NOT NULL,
	PRIMARY KEY(`device_id`, `position`),
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`serial` text NOT NULL,
	`kind` text NOT NULL,
	`model` text NOT NULL,
	`partner_id` text NOT NULL,
	`school_id` text,
	`place` text DEFAULT '' NOT NULL,
	`keeper` text DEFAULT '' NOT NULL,
	`connection` text DEFAULT 'boxed' NOT NULL,
	`fault` text DEFAULT '' NOT NULL,
	`fault_time` text DEFAULT '' NOT NULL,
	`report_time` text DEFAULT '' NOT NULL,
	`made_month` text DEFAULT '' NOT NULL,
	`warranty_month` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`create_time` text NOT NULL,
	`is_deleted` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_serial` ON `devices` (`serial`) WHERE is_deleted = 0;--> statement-breakpoint
CREATE INDEX `devices_partner` ON `devices` (`partner_id`,`is_deleted`);--> statement-breakpoint
CREATE INDEX `devices_school` ON `devices` (`school_id`,`is_deleted`);--> statement-breakpoint
CREATE TABLE `channel_rates` (
	`partner_id` text NOT NULL,
	`from_month` text NOT NULL,
	`rate` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `from_month`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "channel_rates_share" CHECK("channel_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE `order_lines` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`item` text NOT NULL,
	`quantity` integer NOT NULL,
	`cents` integer NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`partner_id` text NOT NULL,
	`school_id` text NOT NULL,
	`user_id` text NOT NULL,
	`state` text DEFAULT 'unpaid' NOT NULL,
	`cents` integer NOT NULL,
	`refund_state` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	`pay_time` text DEFAULT '' NOT NULL,
	`deliver_time` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_cents" CHECK("orders"."cents" > 0),
	CONSTRAINT "orders_refund" CHECK("orders"."refund_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_code` ON `orders` (`code`);--> statement-breakpoint
CREATE INDEX `orders_partner` ON `orders` (`partner_id`,`create_time`);--> statement-breakpoint
CREATE INDEX `orders_school` ON `orders` (`school_id`,`create_time`);--> statement-breakpoint
CREATE INDEX `orders_paid` ON `orders` (`pay_time`);--> statement-breakpoint
CREATE TABLE `refund_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`refund_id` integer NOT NULL,
	`act` text NOT NULL,
	`user_id` text NOT NULL,
	`note` text NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`refund_id`) REFERENCES `refunds`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refund_entries_refund` ON `refund_entries` (`refund_id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` integer PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`partner_id` text NOT NULL,
	`cents` integer NOT NULL,
	`stage` text DEFAULT 'asked' NOT NULL,
	`reason` text NOT NULL,
	`booked_month` text DEFAULT '' NOT NULL,
	`create_time` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_open` ON `refunds` (`order_id`) WHERE stage <> 'refused';--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE INDEX `refunds_booked` ON `refunds` (`booked_month`);--> statement-breakpoint
CREATE TABLE `settlement_lines` (
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`paid` integer NOT NULL,
	`refunded` integer NOT NULL,
	`base` integer NOT NULL,
	`rate` integer NOT NULL,
	`own` integer NOT NULL,
	`lower_id` text,
	`lower_rate` integer NOT NULL,
	`lower` integer NOT NULL,
	PRIMARY KEY(`partner_id`, `month`, `position`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lower_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `settlement_lines_order` ON `settlement_lines` (`order_id`);--> statement-breakpoint
CREATE TABLE `settlements` (
	`partner_id` text NOT NULL,
	`month` text NOT NULL,
	`confirm_time` text DEFAULT '' NOT NULL,
	`confirmed_by` text,
	`objection` text DEFAULT '' NOT NULL,
	`pay_time` text DEFAULT '' NOT NULL,
	`paid_by` text,
	PRIMARY KEY(`partner_id`, `month`),
	FOREIGN KEY (`partner_id`) REFERENCES `partners`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`confirmed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`paid_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `partners` ADD `is_suspended` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `partners` ADD `version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `settlement_lines_kept` BEFORE UPDATE ON `settlement_lines` BEGIN SELECT RAISE(ABORT, 'confirmed statements are not changed'); END;--> statement-breakpoint
CREATE TRIGGER `refund_entries_kept` BEFORE UPDATE ON `refund_entries` BEGIN SELECT RAISE(ABORT, 'entries of refunds are not changed'); END;--> statement-breakpoint
CREATE TRIGGER `device_events_kept` BEFORE UPDATE ON `device_events` BEGIN SELECT RAISE(ABORT, 'the history of a device is not changed'); END;--> statement-breakpoint
CREATE TRIGGER `orders_refund_forward` BEFORE UPDATE OF `refund_state` ON `orders` WHEN NEW.refund_state < OLD.refund_state BEGIN SELECT RAISE(ABORT, 'refunds only go forward'); END;
