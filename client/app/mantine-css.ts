// Mantine's styles, one file per component and only those that the shell needs, in the order that Mantine asks for.
// All are the `.layer` variants: they live in `@layer mantine`, and what is in a layer loses to our modules, which are
// in none, wherever the bundler puts either. So a lazy page may bring the styles of further components in its own
// chunk: components/mantine-css-screens.ts lists them, and pages import that before anything else.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
