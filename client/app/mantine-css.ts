// Mantine's styles, one file per component and only what the shell and nearly every page needs, in the order that Mantine
// asks for. All are the `.layer` variants: they live in `@layer mantine`, and what is in a layer loses to our modules,
// which are in none, wherever the bundler puts either. So a lazy page may bring the styles of further components in a
// later chunk: components/mantine-css-screens.ts lists those, and pages import it first.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Tooltip.layer.css';
