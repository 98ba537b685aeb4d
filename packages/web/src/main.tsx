import '@fontsource-variable/inter/index.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepOffline } from './offline/register.ts';
import { applySettings } from './settings/settings.ts';

applySettings();
keepOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');
createRoot(root).render(<App />);
