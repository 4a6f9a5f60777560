// Apart from the scripts themselves, which few pages need.
const floatingKey = 'script-of';

/** The persona whose script floats in the product, in this tab. */
export const floatingScript = (): string => sessionStorage.getItem(floatingKey) ?? '';

/** Lets a persona's script float in the product of this tab; "" ends that. */
export const floatScript = (account: string): void => sessionStorage.setItem(floatingKey, account);
