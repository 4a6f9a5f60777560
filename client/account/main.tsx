import './account.css';
import { createRoot } from 'react-dom/client';
import { loadConfig } from '../api/config.ts';
import { counted } from '../api/pending.ts';
import { loadFonts } from '../app/load-fonts.ts';
import { LoginPage } from './LoginPage.tsx';

// The page asks at once for the accounts that it offers, and only its configuration tells where.
void counted(loadConfig('../config.json')).then(() =>
  createRoot(document.getElementById('root')!).render(<LoginPage />),
);
loadFonts();
