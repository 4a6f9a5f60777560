/** The product's title, as headers, the login page and the window's title show it. */
export const productTitle = '启明助教';

/** Title of the window: product title, hyphen, page name. */
export const windowTitle = (page: string): string => `${productTitle}-${page}`;
