// KaTeX with its styles and fonts, a chunk of its own that comes with the first formula.
import 'katex/dist/katex.css';

export { default } from 'katex';
