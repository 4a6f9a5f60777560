import './app/mantine.css';
import './app/global.css';
import { createRoot } from 'react-dom/client';
import { loadConfig } from './api/config.ts';
import { counted } from './api/pending.ts';
import { App } from './app/App.tsx';
import { connect } from './app/connect.ts';
import { applyNonce } from './app/nonce.ts';
import { openSession, prefetchFirst } from './app/open.ts';
import { loadFonts } from './app/load-fonts.ts';

applyNonce();
connect();
prefetchFirst();

// The skeleton stands while configuration and session load; what they decide arrives by the promise.
const opened = counted(loadConfig().then(openSession));
createRoot(document.getElementById('root')!).render(<App opened={opened} />);

loadFonts();
