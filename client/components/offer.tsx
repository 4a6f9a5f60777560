import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Long enough to read what was done and to decide. */
const duration = 12_000;

/** Tells what was left undone, with the button that does it after all. */
export function showOffer(message: string, label: string, run: () => void): void {
  notifications.hide(message);
  const accept = () => {
    notifications.hide(message);
    run();
  };
  notifications.show({
    id: message,
    color: 'yellow',
    autoClose: duration,
    withCloseButton: true,
    message: (
      <Group gap={8} wrap="nowrap" justify="space-between">
        <Text inherit>{message}</Text>
        <Button size="compact-sm" variant="light" flex="none" onClick={accept}>
          {label}
        </Button>
      </Group>
    ),
  });
}
