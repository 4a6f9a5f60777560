import '../app/mantine.css';
import '../app/global.css';
import '../components/mantine-screens.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { createRoot } from 'react-dom/client';
import { onFailure } from '../api/failures.ts';
import { followOtherTabs } from '../api/refetch.ts';
import { loadFonts } from '../app/load-fonts.ts';
import { applyNonce } from '../app/nonce.ts';
import { Providers } from '../app/Providers.tsx';
import { showError } from '../components/toast.ts';
import { ConsoleApp } from './ConsoleApp.tsx';

applyNonce();
onFailure(showError);
followOtherTabs();
createRoot(document.getElementById('root')!).render(
  <Providers>
    <ConsoleApp />
  </Providers>,
);
loadFonts();
