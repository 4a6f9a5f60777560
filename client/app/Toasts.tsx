// Loaded beside the first screen: a toast that comes earlier waits in its store.
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { toastDuration, toastOffset } from '../components/toast.ts';

/** Where toasts show up: at the top, and above everything. */
export default function Toasts() {
  return (
    <Notifications
      position="top-center"
      autoClose={toastDuration}
      limit={4}
      style={{ top: toastOffset }}
      zIndex={1001}
    />
  );
}
