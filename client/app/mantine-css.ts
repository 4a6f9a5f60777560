// Mantine's styles, one file per component and only those that the shell needs, in the order that Mantine asks for.
// All are the `.layer` variants: they live in `@layer mantine`, and what is in a layer loses to our modules, which are
// in none, wherever the bundler puts either. So a lazy page may bring the styles of further components in a later
// chunk: mantine-css-pages.ts lists those, and the table of screens loads it beside each page.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
