import './account.css';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../app/load-fonts.ts';
import { LoginPage } from './LoginPage.tsx';

// Neither theme nor configuration is loaded here: this page belongs to the server that it came from.
createRoot(document.getElementById('root')!).render(<LoginPage />);
loadFonts();
