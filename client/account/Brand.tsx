import mark from '../app/mark.svg';
import { productTitle } from '../app/product.ts';

/** What one signs in to. */
export const Brand = () => (
  <header className="brand">
    <h1>
      <img src={mark} width={36} height={36} alt="" />
      {productTitle}
    </h1>
    <p>把时间还给课堂</p>
  </header>
);
