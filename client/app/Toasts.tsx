// Loaded beside the first screen: a toast that comes earlier waits in its store.
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { toastDuration } from '../components/toast.ts';

/** Where toasts show up: above everything, and as far from the top as the theme's medium spacing. */
export default function Toasts() {
  return <Notifications position="top-center" autoClose={toastDuration} limit={4} zIndex={1001} />;
}
