import mark from './mark.svg';

/** The product's mark; the name always stands beside it. */
export const Mark = ({ size = 26 }: { size?: number }) => <img src={mark} width={size} height={size} alt="" />;
