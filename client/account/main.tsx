import { personaPassword } from '../../contracts/constants/persona-password.ts';
import './account.css';
import { createRoot } from 'react-dom/client';
import { config, loadConfig } from '../api/config.ts';
import { counted } from '../api/pending.ts';
import { loadFonts } from '../app/load-fonts.ts';
import { LoginPage } from './LoginPage.tsx';
import { developedAs, readAddress, signIn } from './sign-in.ts';

// The page asks at once for the accounts that it offers, and only its configuration tells where.
void counted(loadConfig('../config.json')).then(() => {
  createRoot(document.getElementById('root')!).render(<LoginPage />);
  const address = readAddress(location);
  const account = import.meta.env.DEV ? developedAs(config(), address) : undefined;
  // Refused, the page is as ever.
  if (account !== undefined) void signIn(account, personaPassword, address).catch(() => undefined);
});
loadFonts();
