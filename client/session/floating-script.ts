// Apart from the scripts themselves, which few pages need.
const floatingKey = 'script-of';

/** The script that floats in the product, in this tab. */
export const floatingScript = (): string => sessionStorage.getItem(floatingKey) ?? '';

/** Lets a script float in the product of this tab; "" ends that. */
export const floatScript = (script: string): void => sessionStorage.setItem(floatingKey, script);
