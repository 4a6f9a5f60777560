/** The password of everybody in worlds that are made for demonstrations. */
export const personaPassword = 'understudy';
