import { notifications } from '@mantine/notifications';

/** How long a toast stays, in milliseconds, and how far it keeps from the top, in pixels. */
export const toastDuration = 3_000;
export const toastOffset = 16;

const show = (message: string, color: string): void => {
  // The message is the id, so that one cause shows one toast however often it happens.
  notifications.hide(message);
  notifications.show({ id: message, message, color, autoClose: toastDuration, withCloseButton: true });
};

/** Tells that something failed. */
export const showError = (message: string): void => show(message, 'red');

/** Tells that something worked whose result is not visible otherwise. */
export const showDone = (message: string): void => show(message, 'teal');
