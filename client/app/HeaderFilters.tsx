// A chunk of its own with the styles that only pickers need, the field to search in a long list among them: a role
// without filters never loads it.
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';

export { FilterBar } from '../filters/FilterBar.tsx';
